/// Faults of options, and of defaults and limits that depend on them.
let optionRows: [FaultyRow] = [
  FaultyRow(
    ##"{"type": ▸"rdio", "name": "env", "options": ["a"]}"##,
    ##""rdio" is not known here: write "radio", "toggle", "picker", "text" or "confirm"; did you mean "radio"?"##
  ),
  FaultyRow(
    ##"{"type": "radio", "name": "env", "options": ▸"dev"}"##,
    ##"options are a list: write [ and ] around them"##),
  FaultyRow(
    ##"{"type": "radio", "name": "env", "options": ▸[]}"##,
    ##"a radio needs something to choose from: give it options"##),
  FaultyRow(
    ##"{"type": "radio", "name": "env", "options": ["dev", ▸null]}"##,
    ##"an option is text, a number, true, false, or an object with a "value": write one of them"##),
  FaultyRow(
    ##"{"type": "radio", "name": "env", "options": ["dev", ▸{"label": "Production"}]}"##,
    ##"the option has no "value": add one, what the answer holds"##),
  FaultyRow(
    ##"{"type": "radio", "name": "env", "options": ["dev", {"value": ▸null}]}"##,
    ##"an option's value is text, a number, true, false or an object: write one of them"##),
  FaultyRow(
    ##"{"type": "radio", "name": "env", "options": ["dev", {"value": "prod", ▸"lable": "Production"}]}"##,
    ##"an option has no "lable": did you mean "label"?"##),
  FaultyRow(
    ##"{"type": "radio", "name": "env", "options": [{"value": "prod", "disabled": ▸7}]}"##,
    ##"disabled is true, or the reason as text: write one of them"##),
  FaultyRow(
    ##"{"type": "radio", "name": "env", "options": [{"value": "prod", "tint": ▸"gren"}]}"##,
    ##""gren" is no colour: write a name, "#rgb", "#rrggbb", or a number from 0 to 255; did you mean "green"?"##
  ),
  FaultyRow(
    ##"{"type": "radio", "name": "env", "options": [{"value": "prod", "keywords": ▸"live"}]}"##,
    ##"text is not a list: write [ and ] around it"##),
  FaultyRow(
    ##"{"type": "toggle", "name": "lists", "options": ["team", ▸""]}"##,
    ##"an option whose value is empty could not be told from none: give it a value, and the text as its label"##
  ),
  FaultyRow(
    ##"{"type": "radio", "name": "env", "options": ["dev", "staging"], "default": ▸"stagin"}"##,
    ##"the default "stagin" will not do: not one of the options; choose "dev" or "staging"; did you mean "staging"?"##
  ),
  FaultyRow(
    ##"{"type": "radio", "name": "env", "options": ["dev", {"value": "dr", "disabled": "frozen"}], "default": ▸"dr"}"##,
    ##"the default "dr" will not do: not available: frozen; choose "dev""##),
  FaultyRow(
    ##"{"type": "radio", "name": "env", "options": ["dev"], "default": ▸["dev"]}"##,
    ##"the default ["dev"] will not do: not one of the options; choose "dev""##),
  FaultyRow(
    ##"{"type": "toggle", "name": "lists", "options": ["team", "ops"], "default": ▸"team"}"##,
    ##"the default of a question with several answers is a list: write ["team"]"##),
  FaultyRow(
    ##"{"type": "toggle", "name": "lists", "options": ["team", "ops"], "default": ▸["tean"]}"##,
    ##"the default ["tean"] will not do: not one of the options; choose "team" or "ops"; did you mean "team"?"##
  ),
  FaultyRow(
    ##"{"type": "toggle", "name": "lists", "options": ["team", "ops"], "default": ▸["ops", "ops", "ops"]}"##,
    ##"the default has more elements than there are options: name each once"##),
  FaultyRow(
    ##"{"type": "radio", "name": "env", "options": ["dev"], "pattern": ▸"a"}"##,
    ##"pattern judges typed text, and only options can be chosen: add other, or remove it"##),
  FaultyRow(
    ##"{"type": "toggle", "name": "lists", "options": ["team", "ops"], "min": ▸3}"##,
    ##"only 2 options can be chosen, fewer than 3: lower it"##),
  FaultyRow(
    ##"{"type": "picker", "name": "env", "options": ["dev"], "max": ▸1}"##,
    ##"max is for a picker of several: add multiple, or remove it"##),
  FaultyRow(
    ##"{"type": "picker", "name": "env", "options": ["dev"], "height": ▸0}"##,
    ##"a list needs a row: give 1 or more"##),
  FaultyRow(
    ##"{"type": "picker", "name": "env", "options": ["dev"], "height": ▸2.5}"##,
    ##"2.5 is not a whole number: write one, without quotes"##),
  FaultyRow(
    ##"{"type": "picker", "name": "env", "options": ["dev"], "style": ▸"whel"}"##,
    ##"no style "whel": a picker is automatic, menu, segmented, inline, wheel, palette, navigation, radioGroup or checkboxGroup; did you mean "wheel"?"##
  ),
  FaultyRow(
    ##"{"type": "picker", "name": "env", "options": ["dev"], "style": ▸"switch"}"##,
    ##"switch is a style of toggles: a picker is automatic, menu, segmented, inline, wheel, palette, navigation, radioGroup or checkboxGroup"##
  ),
  FaultyRow(
    ##"{"type": "radio", "name": "env", "options": ["dev"], "orientation": ▸"flat"}"##,
    ##""flat" is not known here: write "vertical" or "horizontal""##),
  FaultyRow(
    ##"{"type": "picker", "name": "env", "options": ["dev"], "multiple": true, "other": ▸"Another"}"##,
    ##"the text of other is one answer, and several may be chosen: remove other or multiple"##),
  FaultyRow(
    ##"{"type": "picker", "name": "env", "options": ["dev"], "multiple": true, "ifOne": ▸"take"}"##,
    ##"take is for one answer, and several may be chosen: remove it"##),
  FaultyRow(
    ##"{"type": "radio", "name": "env", "options": ["dev"], "delimiter": ▸":"}"##,
    ##"delimiter is for options read as lines: give optionsFrom or optionsCommand, or remove it"##),
  FaultyRow(
    ##"{"type": "radio", "name": "env", "options": ["dev"], "valueKey": ▸"id"}"##,
    ##"valueKey is for options read as JSON: give optionsJson, or remove it"##),
  FaultyRow(
    ##"{"type": "radio", "name": "env", "optionsFrom": "a", "delimiter": ▸""}"##,
    ##"an empty delimiter splits nothing: give a text such as a tab, or remove it"##),
  FaultyRow(
    ##"{"type": "radio", "name": "env", "optionsFrom": "a", "columns": ▸["label"]}"##,
    ##"columns need a delimiter between them: give one"##),
  FaultyRow(
    ##"{"type": "radio", "name": "env", "optionsFrom": "a", "delimiter": ":", "columns": ["label", ▸"lable"]}"##,
    ##""lable" is not known here: write "value", "label" or "detail"; did you mean "label"?"##),
  FaultyRow(
    ##"{"type": "radio", "name": "env", "optionsFrom": "a", "delimiter": ":", "columns": ["label", ▸"label"]}"##,
    ##"the column label comes twice: name each once"##),
  FaultyRow(
    ##"{"type": "radio", "name": "env", "optionsFrom": "a", ▸"optionsCommand": "ls"}"##,
    ##"options are read from one place: remove "optionsCommand" or "optionsFrom""##),
  FaultyRow(
    ##"{"type": "radio", "name": ▸"1", "options": ["dev"], ▸"min": 2, "tint": ▸"bleu", "default": ▸"prod"}"##,
    ##""1" is no name: use letters, digits, _ and -, with a letter first"##,
    ##"a radio has no "min", only a toggle, picker or text has: remove it, or make this another kind"##,
    ##""bleu" is no colour: write a name, "#rgb", "#rrggbb", or a number from 0 to 255; did you mean "blue"?"##,
    ##"the default "prod" will not do: not one of the options; choose "dev""##),
]
