# The same form line by line, for screen readers, dumb terminals and pipes.
ballot preview deploy.json --plain --svg --width 64 --caption "ballot form deploy.json --plain" \
  --keys '3 Enter Enter 2 Enter'
