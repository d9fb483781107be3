# One of a few, all in view: the second is chosen, the last cannot be.
ballot preview --svg --width 64 --caption "radio" --keys 'Down Down' --radio env='Deploy to' \
  --options-json - <<'OPTIONS'
"dev"
"staging"
{"value": "prod", "label": "Production", "icon": "🚀", "detail": "customers see it"}
{"value": "dr", "disabled": "frozen until Monday"}
OPTIONS
