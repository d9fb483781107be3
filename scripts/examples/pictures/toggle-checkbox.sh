# On or off, as a checkbox.
ballot preview --svg --width 64 --caption "toggle --style checkbox" --keys 'y' \
  --toggle tests='Run the tests?' --style checkbox
