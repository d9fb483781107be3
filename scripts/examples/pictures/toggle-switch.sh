# On or off, as a switch.
ballot preview --svg --width 64 --caption "toggle --style switch" --keys 'y' \
  --toggle tests='Run the tests?' --style switch
