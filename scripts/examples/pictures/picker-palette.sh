# A grid of swatches, the name of the current one beside it.
ballot preview --svg --width 64 --caption "picker --style palette" --keys 'Right Right Right' \
  --picker label='Label' --style palette --options-json - <<'OPTIONS'
{"value": "red", "tint": "red"}
{"value": "green", "tint": "green"}
{"value": "amber", "tint": "#ffb000"}
{"value": "blue", "tint": "blue"}
{"value": "purple", "tint": "#8250df"}
{"value": "teal", "tint": "#20a0a0"}
OPTIONS
