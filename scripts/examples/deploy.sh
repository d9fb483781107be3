#!/bin/sh
# Deploys a service: a target, a region where there is one, and a confirm that only matters outside
# of dev. For people, and for CI: `deploy.sh --env prod --region us-east-1 --no-notify --yes`.
# shellcheck disable=SC2154 # eval assigns the answers
here=$(dirname -- "$0")
answers=$(ballot form "$here/deploy.json" --format shell -- "$@") || exit
eval "$answers"

[ "$tests" = false ] || echo "would run the tests"
echo "would deploy to $env${region+ in $region}"
eval "set -- $notify"
for group; do echo "would tell $group"; done
