# All options in place.
ballot preview --svg --width 64 --caption "picker --style inline" --keys 'Down Down' \
  --picker flavour='Flavour' --style inline --option chocolate --option vanilla --option strawberry
