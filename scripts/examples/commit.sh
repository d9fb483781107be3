#!/bin/sh
# Writes the message of a conventional commit. As a git alias:
# `git config alias.cc '!commit.sh'`, then `git cc`, or `git cc --kind fix --subject '…'`.
# shellcheck disable=SC2154 # eval assigns the answers
here=$(dirname -- "$0")
answers=$(ballot form "$here/commit.json" --format shell -- "$@") || exit
eval "$answers"

echo "would commit:"
echo "$kind${scope:+($scope)}${breaks+!}: $subject"
[ -z "$body" ] || printf '\n%s\n' "$body"
[ -z "${breaks-}" ] || printf '\nBREAKING CHANGE: %s\n' "$breaks"
