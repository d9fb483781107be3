#!/bin/sh
# Starts a project, one step at a time with a review at the end: the folder follows the name, and
# the frameworks follow the language.
# shellcheck disable=SC2154 # eval assigns the answers
here=$(dirname -- "$0")
answers=$(ballot form "$here/scaffold.json" --format shell --prefix new_ -- "$@") || exit
eval "$answers"

echo "would make $new_folder: $new_name in $new_language${new_framework:+ with $new_framework}"
eval "set -- $new_extras"
for extra; do echo "would add $extra${new_ci:+ ($new_ci)}"; done
echo "would write the licence: $new_licence"
if [ "$new_git" = true ]; then echo "would run: git init -- $new_folder"; fi
