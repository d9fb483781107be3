# Several questions on one page.
ballot preview deploy.json --svg --width 64 --caption "ballot form deploy.json" \
  --keys 'Down Down Down Enter'
