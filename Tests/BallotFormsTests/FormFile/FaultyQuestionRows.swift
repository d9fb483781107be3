/// Faults of the members of a question.
let questionRows: [FaultyRow] = [
  FaultyRow(
    ##"▸{"name": "go"}"##,
    ##"an item needs a "type", which is "radio", "toggle", "picker", "text" or "confirm", or a "section" or a "note": add one"##
  ),
  FaultyRow(
    ##"{"type": ▸7, "name": "env"}"##,
    ##"7 is not text: put it in double quotes"##),
  FaultyRow(
    ##"▸{"type": "confirm"}"##,
    ##"the question has no "name": add one, the key of its answer in the result"##),
  FaultyRow(
    ##"{"type": "confirm", "name": ▸""}"##,
    ##""" is no name: use letters, digits, _ and -, with a letter first"##),
  FaultyRow(
    ##"{"type": "confirm", "name": ▸"1st"}"##,
    ##""1st" is no name: use letters, digits, _ and -, with a letter first"##),
  FaultyRow(
    ##"{"type": "confirm", "name": ▸7}"##,
    ##"7 is not text: put it in double quotes"##),
  FaultyRow(
    ##"{"type": "confirm", "name": "go", ▸"lable": "Go?"}"##,
    ##"a confirm has no "lable": did you mean "label"?"##),
  FaultyRow(
    ##"{"type": "confirm", "name": "go", ▸"colour": "Go?"}"##,
    ##"a confirm has no "colour": remove it"##),
  FaultyRow(
    ##"{"type": "toggle", "name": "go", ▸"typed": "Go?"}"##,
    ##"a toggle has no "typed", only a confirm has: remove it, or make this another kind"##),
  FaultyRow(
    ##"{"type": "confirm", "name": "go", ▸"default": true}"##,
    ##"a confirm has no "default", only a radio, toggle, picker or text has: remove it, or make this another kind"##
  ),
  FaultyRow(
    ##"{"type": "text", "name": "a"}, {"type": "text", "name": ▸"a"}"##,
    ##"the name "a" is taken by an earlier question: choose another"##),
  FaultyRow(
    ##"{"type": "text", "name": "a_b"}, {"type": "text", "name": ▸"a-b"}"##,
    ##"a-b and a_b share the variable A_B: rename one"##),
  FaultyRow(
    ##"{"type": "text", "name": "env"}, {"type": "text", "name": ▸"ENV"}"##,
    ##"ENV and env share the variable ENV: rename one"##),
  FaultyRow(
    ##"{"type": "toggle", "name": ▸"color"}, {"type": "toggle", "name": "no-color"}"##,
    ##"--no-color would be both the flag of no-color and the way to turn color off: rename one"##),
  FaultyRow(
    ##"{"type": "text", "name": ▸"help"}"##,
    ##"--help is a flag of every form: choose another name"##),
  FaultyRow(
    ##"{"type": "toggle", "name": ▸"input"}"##,
    ##"--no-input is a flag of every form: choose another name"##),
  FaultyRow(
    ##"{"type": "text", "name": "a", "key": "K"}, {"type": "text", "name": "b", "key": ▸"K"}"##,
    ##""b" and "a" have one key in the result: rename one, or give one a key of its own"##),
  FaultyRow(
    ##"{"type": "text", "name": "a", "key": ▸"1 K"}"##,
    ##""1 K" is no key: use letters, digits and _, with no digit first"##),
  FaultyRow(
    ##"{"type": "confirm", "name": "go", "label": ["a", ▸7]}"##,
    ##"7 is not text: put it in double quotes"##),
  FaultyRow(
    ##"{"type": "confirm", "name": "go", "detail": ▸true}"##,
    ##"true is not text or a list of lines: put it in double quotes"##),
  FaultyRow(
    ##"▸{"type": "radio", "name": "env"}"##,
    ##"a radio needs something to choose from: give it options"##),
  FaultyRow(
    ##"{"type": "toggle", "name": "tests", "default": ▸"maybe"}"##,
    ##"the default "maybe" will not do: neither on nor off; choose "on", "off", "yes", "no", "true" or "false""##
  ),
  FaultyRow(
    ##"{"type": "text", "name": "port", "number": true, "default": ▸"many"}"##,
    ##"the default "many" will not do: not a number; choose another, or remove it"##),
  FaultyRow(
    ##"{"type": "text", "name": "port", "number": true, "min": 1, "default": ▸0}"##,
    ##"the default 0 will not do: below 1; choose another, or remove it"##),
  FaultyRow(
    ##"{"type": "text", "name": "host", "default": ▸7}"##,
    ##"the default 7 will not do: not text; choose another, or remove it"##),
  FaultyRow(
    ##"{"type": "text", "name": "host", "secret": true, "max": 3, "default": ▸"hunter2"}"##,
    ##"the default of the secret will not do: longer than 3 characters; choose another, or remove it"##
  ),
  FaultyRow(
    ##"{"type": "text", "name": "host", "pattern": "^[a-z]+$", "default": ▸"A"}"##,
    ##"the default "A" will not do: does not match ^[a-z]+$; choose another, or remove it"##),
  FaultyRow(
    ##"{"type": "text", "name": "host", "default": ▸null}"##,
    ##"the default null will not do: empty, and an answer is required; choose another, or remove it"##
  ),
  FaultyRow(
    ##"{"type": "text", "name": "host", "pattern": ▸"(a"}"##,
    ##"character 1 of the pattern: a ( without its ): add ), or write \( for the character"##),
  FaultyRow(
    ##"{"type": "text", "name": "port", "number": true, "pattern": ▸"a"}"##,
    ##"a number has limits, not a pattern: use min and max"##),
  FaultyRow(
    ##"{"type": "text", "name": "port", "number": true, "min": ▸3, "max": 2}"##,
    ##"min is above max (2): swap them, or change one"##),
  FaultyRow(
    ##"{"type": "text", "name": "host", "min": ▸-1}"##,
    ##"min counts, so it is a whole number from 0: not -1"##),
  FaultyRow(
    ##"{"type": "text", "name": "host", "max": ▸1.5}"##,
    ##"max counts, so it is a whole number from 0: not 1.5"##),
  FaultyRow(
    ##"{"type": "text", "name": "host", "min": ▸"3"}"##,
    ##"text is not a number: write one, without quotes"##),
  FaultyRow(
    ##"{"type": "toggle", "name": "tests", "max": ▸1}"##,
    ##"max is for a toggle with options: give it some, or remove it"##),
  FaultyRow(
    ##"{"type": "text", "name": "file", "exists": ▸true}"##,
    ##"exists is for paths: add path, or remove it"##),
  FaultyRow(
    ##"{"type": "text", "name": "file", "path": ▸"dir"}"##,
    ##""dir" is not known here: write "file" or "folder""##),
  FaultyRow(
    ##"{"type": "text", "name": "file", "path": ▸"file", "number": true}"##,
    ##"an answer is a number or a path, not both: remove one"##),
  FaultyRow(
    ##"{"type": "text", "name": "file", "path": ▸"file", "secret": true}"##,
    ##"a path is completed as it is typed, so it is no secret: remove one"##),
  FaultyRow(
    ##"{"type": "text", "name": "pin", "number": ▸true, "secret": true}"##,
    ##"a secret is text: remove number"##),
  FaultyRow(
    ##"{"type": "confirm", "name": "go", "typed": ▸""}"##,
    ##"nothing cannot be typed: give a word"##),
  FaultyRow(
    ##"{"type": "toggle", "name": "tests", "style": ▸"menu"}"##,
    ##"menu is a style of pickers: a toggle is automatic, switch, checkbox or button"##),
  FaultyRow(
    ##"{"type": "toggle", "name": "tests", "tint": ▸"#12"}"##,
    ##""#12" is no colour: write a name, "#rgb", "#rrggbb", or a number from 0 to 255"##),
  FaultyRow(
    ##"{"type": "toggle", "name": "tests", "tint": ▸300}"##,
    ##""300" is no colour: write a name, "#rgb", "#rrggbb", or a number from 0 to 255"##),
  FaultyRow(
    ##"{"type": "toggle", "name": "tests", "master": ▸"All"}"##,
    ##"master is a toggle for all options, and there are none: give options, or remove it"##),
]
