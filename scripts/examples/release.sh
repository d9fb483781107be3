#!/bin/sh
# Bumps a version and tags it: the branch is a fact that decides which bumps there are, and an
# "Another version…" row takes one that has to look like a version.
# shellcheck disable=SC2154 # eval assigns the answers
here=$(dirname -- "$0")
branch=$(git symbolic-ref --short HEAD 2>/dev/null) || branch=main
answers=$(ballot form "$here/release.json" --given "branch=${RELEASE_FROM:-$branch}" \
  --format shell -- "$@") || exit
eval "$answers"

echo "would release $bump: $headline"
if [ "$sign" = true ]; then echo "would sign the tag with $signer"; fi
eval "set -- $publish"
for place; do echo "would publish to the $place"; done
