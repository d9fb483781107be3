// The module is built up in the commits that follow.
