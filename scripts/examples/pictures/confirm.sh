# A guard: nothing is chosen at the start.
ballot preview --svg --width 64 --caption "confirm" --keys 'y' \
  --confirm go='Delete the old releases?'
