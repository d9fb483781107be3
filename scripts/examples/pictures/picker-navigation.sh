# A row that opens a screen of its own.
ballot preview --svg --width 64 --height 12 --caption "picker --style navigation" --keys 'Down' \
  --picker city='City' --style navigation --option Athens --option Bergen --option Lisbon \
  --option Osaka --option Quito
