# A radio that lies flat.
ballot preview --svg --width 64 --caption "radio --orientation horizontal" --keys 'Right Right' \
  --radio size='Size' --orientation horizontal --option small --option medium --option large
