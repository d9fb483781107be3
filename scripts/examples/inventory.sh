#!/bin/sh
# Finds a server in a JSON inventory by typing a part of its name, role or place, and does something
# with it. Only the reboot has to be confirmed, with a word.
# shellcheck disable=SC2154 # eval assigns the answers
here=$(dirname -- "$0")
answers=$(ballot form "$here/inventory.json" --format shell -- "$@") || exit
eval "$answers"

case $action in
  login) echo "would run: ssh -- $server" ;;
  logs) echo "would run: ssh -- $server journalctl --lines $lines --unit $service" ;;
  restart) echo "would run: ssh -- $server sudo systemctl restart -- $service" ;;
  reboot) echo "would run: ssh -- $server sudo reboot" ;;
esac
