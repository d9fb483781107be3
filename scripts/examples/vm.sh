#!/bin/sh
# Makes a virtual machine: facts about this computer decide what is asked and what is warned of, and
# numbers have limits. Facts can be set from outside, to try it: `VM_KVM=no vm.sh`.
# shellcheck disable=SC2154 # eval assigns the answers
here=$(dirname -- "$0")
[ -e /dev/kvm ] && kvm=yes || kvm=no
[ -e /dev/dri/card1 ] && gpu=yes || gpu=no
answers=$(ballot form "$here/vm.json" --given "kvm=${VM_KVM:-$kvm}" --given "gpu=${VM_GPU:-$gpu}" \
  --given "bridges=${VM_BRIDGES-br0}" --format shell -- "$@") || exit
eval "$answers"

echo "would make $vm with $system: $cores cores, $memory GiB of memory, $disk GiB of disk"
echo "would connect it: $network${address:+ as $address}"
if [ "${graphics-}" = true ]; then echo "would pass the graphics card on"; fi
if [ "$start" = true ]; then echo "would start it"; fi
