# Any number of a few, with a toggle for all of them in its mixed state.
ballot preview --svg --width 64 --caption "toggle --master Everyone" --keys 'Down Down Space' \
  --toggle lists='Notify' --master Everyone --option team --option ops --option sales
