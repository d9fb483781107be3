# On or off, as a button.
ballot preview --svg --width 64 --caption "toggle --style button" --keys 'y' \
  --toggle tests='Run the tests?' --style button
