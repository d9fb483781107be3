#!/bin/sh
# Chooses what is backed up, where to, for how long: limits on a number, a folder of one's own, and
# a passphrase that is typed twice and only reaches the program that needs it, by its environment.
# shellcheck disable=SC2154 # eval assigns the answers
here=$(dirname -- "$0")
answers=$(ballot form "$here/backup.json" --format shell -- "$@") || exit
eval "$answers"

eval "set -- $folders"
for folder; do echo "would back up $folder to $target for $keep days"; done
if [ "$nightly" = true ]; then echo "would do so every night at $hour"; fi
if [ "$encrypt" = true ]; then echo "would encrypt with ${#passphrase} characters"; fi
