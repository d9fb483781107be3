# All options in one row.
ballot preview --svg --width 64 --caption "picker --style segmented" --keys 'Right Right' \
  --picker theme='Theme' --style segmented --option Light --option Dark --option System
