/// Faults of a form as a whole.
let formRows: [FaultyRow] = [
  FaultyRow(
    ##"{▸"titel": "Deploy", "questions": [{"type": "confirm", "name": "go"}]}"##,
    ##"a form has no "titel": did you mean "title"?"##),
  FaultyRow(
    ##"{"title": ▸7, "questions": [{"type": "confirm", "name": "go"}]}"##,
    ##"7 is not text: put it in double quotes"##),
  FaultyRow(
    ##"{"layout": ▸"stepps", "questions": [{"type": "confirm", "name": "go"}]}"##,
    ##""stepps" is not known here: write "page" or "steps"; did you mean "steps"?"##),
  FaultyRow(
    ##"{"layout": "page", ▸"layout": "steps", "questions": [{"type": "confirm", "name": "go"}]}"##,
    ##""layout" is here twice: remove one"##),
  FaultyRow(
    ##"{"review": ▸"yes", "questions": [{"type": "confirm", "name": "go"}]}"##,
    ##"text is not true or false: write one of them, without quotes"##),
  FaultyRow(
    ##"{"envPrefix": ▸"", "questions": [{"type": "confirm", "name": "go"}]}"##,
    ##"an empty prefix would let any variable answer: name one, such as DEPLOY_"##),
  FaultyRow(
    ##"{"envPrefix": ▸"1-", "questions": [{"type": "confirm", "name": "go"}]}"##,
    ##""1-" begins no variable: use letters, digits and _, such as DEPLOY_"##),
  FaultyRow(
    ##"{"given": ▸["gpu"], "questions": [{"type": "confirm", "name": "go"}]}"##,
    ##"a list is not an object: write { and } with members between them"##),
  FaultyRow(
    ##"{"given": {"gpu": ▸null}, "questions": [{"type": "confirm", "name": "go"}]}"##,
    ##"a fact is text, a number, true or false: write one of them"##),
  FaultyRow(
    ##"{"given": {▸"g pu": "no"}, "questions": [{"type": "confirm", "name": "go"}]}"##,
    ##""g pu" is no name: use letters, digits, _ and -, with a letter first"##),
  FaultyRow(
    ##"{"given": {"go": "no"}, "questions": [{"type": "confirm", "name": ▸"go"}]}"##,
    ##""go" is also a fact under given: rename one, since conditions could mean either"##),
  FaultyRow(
    ##"{"questions": ▸[]}"##,
    ##"the form asks nothing: give it a question"##),
  FaultyRow(
    ##"{"questions": ▸{"type": "confirm"}}"##,
    ##"questions are a list: write [ and ] around them"##),
  FaultyRow(
    ##"▸{"title": "Deploy"}"##,
    ##"the form asks nothing: give it a question"##),
  FaultyRow(
    ##"▸[1]"##,
    ##"a list is not an object: write { and } with members between them"##),
  FaultyRow(
    ##"{"questions": [▸7, {"type": "confirm", "name": "go"}]}"##,
    ##"7 is not an object: write { and } with members between them"##),
  FaultyRow(
    ##"{"questions": [{"type": "confirm", "name": "go"}]▸"##,
    ##"the text ends inside the object that begins at 1:1: add }"##),
  FaultyRow(
    ##"{"questions": [{"type": "confirm" ▸"name": "go"}]}"##,
    ##"no comma between two values: put a comma before this one"##),
]
