#!/bin/sh
# The inspector of a drawing program: one control drives all four borders, another both corners.
# Where they differ it shows "mixed", and leaves them alone until it is used.
# shellcheck disable=SC2154 # eval assigns the answers
here=$(dirname -- "$0")
answers=$(ballot form "$here/inspector.json" --format shell --prefix box_ -- "$@") || exit
eval "$answers"

echo "would draw $box_top, $box_bottom, $box_left and $box_right in $box_colour"
echo "would round the top: $box_round_top, the bottom: $box_round_bottom"
