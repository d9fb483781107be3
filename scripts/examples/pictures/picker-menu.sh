# The open list of a menu, filtered by what was typed.
ballot preview --svg --width 64 --caption "picker --style menu" --keys '/ "eu" Down' \
  --picker region='Region' --style menu --delimiter '|' --columns value,detail --options-from - <<'OPTIONS'
eu-west-1|Ireland
eu-west-2|London
eu-central-1|Frankfurt
us-east-1|Virginia
us-west-2|Oregon
ap-south-1|Mumbai
OPTIONS
