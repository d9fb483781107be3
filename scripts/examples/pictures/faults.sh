# All faults in one go, each with the way to answer it.
ballot preview deploy.json --svg --width 96 --caption "deploy.sh --env prd --lists eng" \
  -- --non-interactive --env prd --lists eng
