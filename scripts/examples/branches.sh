#!/bin/sh
# Deletes merged git branches: the list comes from a pipe, and whatever git allows in a name stays
# one option. Outside of a repository it shows a made-up list.
# shellcheck disable=SC2154 # eval assigns the answers
here=$(dirname -- "$0")

merged() {
  # for-each-ref writes a tab for %09.
  git for-each-ref --merged HEAD --sort=committerdate refs/heads \
    --format='%(refname:short)%09%(committerdate:relative)' 2>/dev/null ||
    printf '%s\t%s\n' fix/typo '3 weeks ago' feature/login '9 days ago' try-it '2 days ago'
}

answers=$(merged | ballot form "$here/branches.json" --format shell -- "$@") || exit
eval "$answers"

eval "set -- ${branches-}"
for branch; do
  echo "would run: git branch -d -- $branch"
  if [ "$remote" = true ]; then echo "would run: git push origin :$branch"; fi
done
