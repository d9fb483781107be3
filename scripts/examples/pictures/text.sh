# A line of text.
ballot preview --svg --width 64 --caption "text" --keys '"spring-2"' \
  --text name='Release name' --pattern '^[a-z0-9-]+$'
