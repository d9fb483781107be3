# A picker that looks like a radio.
ballot preview --svg --width 64 --caption "picker --style radioGroup" --keys 'Down Down' \
  --picker flavour='Flavour' --style radioGroup --option chocolate --option vanilla \
  --option strawberry
