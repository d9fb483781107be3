/// Faults of conditions, sources, quotations, sections and notes.
let referenceRows: [FaultyRow] = [
  FaultyRow(
    ##"{"type": "radio", "name": "env", "options": ["dev", {"value": "prod", "when": {▸"env": "dev"}}]}"##,
    ##""env" is this question itself: name an earlier question or a fact"##),
  FaultyRow(
    ##"{"type": "text", "name": "a", "when": {▸"b": 1}}"##,
    ##"no question before this one is named "b": name an earlier question or a fact"##),
  FaultyRow(
    ##"{"type": "text", "name": "tests"}, {"type": "text", "name": "a", "when": {▸"test": 1}}"##,
    ##"no question before this one is named "test": name an earlier question or a fact; did you mean "tests"?"##
  ),
  FaultyRow(
    ##"{"type": "text", "name": "a", "when": {▸"b": 1}}, {"type": "text", "name": "b"}"##,
    ##""b" is asked later: move it before this, or name an earlier question or a fact"##),
  FaultyRow(
    ##"{"type": "text", "name": "a", "when": {▸"a": 1}}"##,
    ##""a" is this question itself: name an earlier question or a fact"##),
  FaultyRow(
    ##"{"type": "radio", "name": "env", "options": ["dev", "prod"]}, {"type": "text", "name": "a", "when": {"env": ▸"prd"}}"##,
    ##""env" has no option "prd": compare with one of its values; did you mean "prod"?"##),
  FaultyRow(
    ##"{"type": "toggle", "name": "tests"}, {"type": "text", "name": "a", "when": {"tests": ▸"often"}}"##,
    ##""tests" is on or off, not "often": compare with true or false"##),
  FaultyRow(
    ##"{"type": "text", "name": "a"}, {"type": "text", "name": "b", "when": {"a": ▸null}}"##,
    ##"null is not text, a number, true or false: write one of them"##),
  FaultyRow(
    ##"{"type": "text", "name": "a"}, {"type": "text", "name": "b", "when": {"a": ▸{}}}"##,
    ##"a condition is a value, a list of values, or {"not": …}: write one of them"##),
  FaultyRow(
    ##"{"type": "text", "name": "a"}, {"type": "text", "name": "b", "when": {"a": {▸"nto": 1}}}"##,
    ##"a condition has no "nto": did you mean "not"?"##),
  FaultyRow(
    ##"{"type": "text", "name": "a"}, {"type": "text", "name": "b", "when": {"a": ▸[]}}"##,
    ##"a condition needs a value to compare with: give one, or remove it"##),
  FaultyRow(
    ##"{"type": "text", "name": "a"}, {"type": "text", "name": "b", "when": ▸"a=1"}"##,
    ##"text is not an object: write { and } with members between them"##),
  FaultyRow(
    ##"{"note": ▸"Hello {name}"}, {"type": "text", "name": "name"}"##,
    ##""name" is asked later: move it before this, or write {{name} for the text itself"##),
  FaultyRow(
    ##"{"type": "confirm", "name": "go", "label": ▸"Go to {env}?"}"##,
    ##"no question before this one is named "env": write {{env} for the text itself"##),
  FaultyRow(
    ##"{"section": "A", ▸"name": "a"}, {"type": "confirm", "name": "go"}"##,
    ##"a section has no "name": remove it"##),
  FaultyRow(
    ##"{"section": ▸7}, {"type": "confirm", "name": "go"}"##,
    ##"7 is not text: put it in double quotes"##),
  FaultyRow(
    ##"{"note": ["a", ▸7]}, {"type": "confirm", "name": "go"}"##,
    ##"7 is not text: put it in double quotes"##),
  FaultyRow(
    ##"{"section": "A", "when": {▸"go": true}}, {"type": "confirm", "name": "go"}"##,
    ##""go" is asked later: move it before this, or name an earlier question or a fact"##),
  FaultyRow(
    ##"{"type": "toggle", "sources": ▸"a"}"##,
    ##"text is not a list: write [ and ] around it"##),
  FaultyRow(
    ##"{"type": "toggle", "sources": ▸[]}"##,
    ##"sources are 1 to 10000 names: list them, or remove this"##),
  FaultyRow(
    ##"{"type": "toggle", "sources": ["a", ▸"a"]}"##,
    ##""a" is listed twice: remove one"##),
  FaultyRow(
    ##"{"type": "toggle", "sources": ["a", ▸"b c"]}"##,
    ##""b c" is no name: use letters, digits, _ and -, with a letter first"##),
  FaultyRow(
    ##"{"type": "toggle", "sources": ["a", ▸"b"]}, {"type": "text", "name": "b"}"##,
    ##""b" does not take the same values: it is a text; make them alike, or remove it here"##),
  FaultyRow(
    ##"{"type": "radio", "name": "top", "options": ["thin", "thick"]}, {"type": "picker", "sources": [▸"top", "bottom"], "options": ["thin"]}"##,
    ##""top" does not take the same values: it has "thick"; make them alike, or remove it here"##),
  FaultyRow(
    ##"{"type": "toggle", "name": "all", "sources": ["a", "b"]}, {"type": "toggle", "sources": [▸"all", "c"]}"##,
    ##""all" is itself a control over other answers: name those"##),
  FaultyRow(
    ##"{"type": "toggle", "name": "all", "sources": ["a", "b"]}, {"type": "text", "name": "c", "when": {▸"all": true}}"##,
    ##""all" drives other answers and has none of its own: name one of its sources"##),
  FaultyRow(
    ##"{"type": "toggle", "name": "a", "sources": [▸"a", "b"]}"##,
    ##"the control bears the name of one of its sources: give it another, or none"##),
  FaultyRow(
    ##"{"type": "picker", "sources": ["top", "bottom"], "options": ["thin"], "default": {▸"left": "thin"}}"##,
    ##""left" is none of the sources: name one of them"##),
  FaultyRow(
    ##"{"type": "picker", "sources": ["top", "bottom"], "options": ["thin"], "default": {"top": ▸"thick"}}"##,
    ##"the default "thick" will not do: not one of the options; choose "thin"; did you mean "thin"?"##
  ),
  FaultyRow(
    ##"{"type": "picker", "sources": ["top", "bottom"], "options": ["thin"], "default": {"top": "thin", ▸"top": "thin"}}"##,
    ##""top" is here twice: remove one"##),
  FaultyRow(
    ##"{"type": ▸"rdio", "name": "env", ▸"lable": "Deploy to"}, {"type": "text", "name": "a", "when": {▸"enw": "x"}, "min": ▸5, "max": 1}"##,
    ##""rdio" is not known here: write "radio", "toggle", "picker", "text" or "confirm"; did you mean "radio"?"##,
    ##"a question has no "lable": did you mean "label"?"##,
    ##"no question before this one is named "enw": name an earlier question or a fact; did you mean "env"?"##,
    ##"min is above max (1): swap them, or change one"##),
  FaultyRow(
    ##"{"type": "radio", "name": "env", "options": [▸[], "dev"], "default": "prod"}, {"type": "text", "name": "a", "when": {"env": "prod"}, "default": ▸7}"##,
    ##"an option is text, a number, true, false, or an object with a "value": write one of them"##,
    ##"the default 7 will not do: not text; choose another, or remove it"##),
]
