#!/bin/sh
# Installs something: a licence that has to be accepted before anything else is asked, a password
# typed twice, and a check of its own. Unattended, the password comes from the environment:
# `LEDGER_PASSWORD=… installer.sh --licence accept --yes`.
# shellcheck disable=SC2154 # eval assigns the answers
here=$(dirname -- "$0")
answers=$(ballot form "$here/installer.json" --format shell -- "$@") || exit
eval "$answers"

if [ "$licence" = decline ]; then
  echo "nothing was installed"
  exit
fi
eval "set -- $parts"
for part; do echo "would install the $part to $folder"; done
echo "would listen on port $port"
echo "would make $admin the administrator, with a password of ${#password} characters"
[ -z "$serial" ] || echo "would register $serial"
