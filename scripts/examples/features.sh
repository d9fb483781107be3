#!/bin/sh
# Turns features on and off in the `.env` file that is there: known keys change where they stand,
# comments and everything else stay as they are. A person starts with the values that the file has;
# with flags, whatever they do not name stays. Without a file in ENV_FILE it changes a made-up one
# and prints it.
here=$(dirname -- "$0")
file=${ENV_FILE-}
if [ -z "$file" ]; then
  folder=$(mktemp -d) || exit
  trap 'rm -rf -- "$folder"' EXIT
  file=$folder/.env
  printf '%s\n' '# The shop' 'FEATURE_SEARCH=1   # since May' 'SECRET=do-not-touch' \
    'LOG_LEVEL=debug' >"$file"
fi

[ $# -gt 0 ] && from=--answers || from=--suggestions
ballot form "$here/features.json" "$from" "$file" \
  --format dotenv --output "$file" --merge -- "$@" || exit
[ -n "${ENV_FILE-}" ] || cat -- "$file"
