# A drum whose ends join.
ballot preview --svg --width 64 --caption "picker --style wheel" --keys 'Down' \
  --picker hour='Hour' --style wheel --default 10 --option 08 --option 09 --option 10 --option 11 \
  --option 12 --option 13
