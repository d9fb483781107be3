import BallotArguments

/// Command lines to copy, the most used first.
func examples(of name: CommandName) -> [ExampleDeclaration] {
  switch name {
  case .confirm:
    [
      ExampleDeclaration("ballot confirm 'Delete 12 branches?' && git branch -D $branches"),
      ExampleDeclaration(
        "ballot confirm --typed production 'Really deploy?' || exit",
        "The word has to be typed."),
      ExampleDeclaration(
        "ballot confirm --yes 'Go on?'", "With nobody there; without --yes it is exit code 3."),
    ]
  case .radio:
    [
      ExampleDeclaration("env=$(ballot radio -r 'Deploy to' dev staging prod) || exit"),
      ExampleDeclaration(
        "ballot radio --default staging 'Deploy to' dev staging prod",
        "With nobody there: {\"answer\":\"staging\"}"),
      ExampleDeclaration("ballot radio -r -- 'Which file' *", "Names from elsewhere."),
    ]
  case .text:
    [
      ExampleDeclaration("name=$(ballot text -r 'Release name') || exit"),
      ExampleDeclaration("ballot text --number --min 1 --max 65535 --default 8080 'Port'"),
      ExampleDeclaration("password=$(ballot text -r --secret --repeat 'Password') || exit"),
    ]
  case .toggle:
    [
      ExampleDeclaration("ballot toggle --exit-status --default on 'Run the tests?' && make test"),
      ExampleDeclaration(
        "ballot toggle --master Everyone 'Notify' team ops sales", "Any number of a few."),
    ]
  case .picker:
    [
      ExampleDeclaration(
        "branch=$(git branch --format '%(refname:short)' | ballot picker -r Branch) || exit"),
      ExampleDeclaration("ballot picker --multiple --max 3 'Toppings' cheese ham olives onions"),
      ExampleDeclaration("ballot picker --style wheel --options-from hours.txt 'Hour'"),
    ]
  case .form:
    [
      ExampleDeclaration(
        """
        ballot form --title Deploy \\
          --radio env='Deploy to' --option dev --option staging --option prod \\
          --toggle tests='Run the tests?' --default on \\
          --confirm go='Deploy to {env}?'
        """, "Several questions, one JSON object."),
      ExampleDeclaration(
        "a=$(ballot form --format shell --text name=Name -- \"$@\") || exit; eval \"$a\"",
        "A script with flags and help of its own."),
      ExampleDeclaration(
        "ballot form request.json --result mcp --confirm send='Send the answers?'",
        "A request of the Model Context Protocol; no declines it."),
    ]
  case .preview:
    [
      ExampleDeclaration(
        "ballot preview deploy.json --keys 'Down Space Tab'", "The form after three keys, as text."),
      ExampleDeclaration(
        "ballot preview deploy.json --svg --caption deploy.sh --output deploy.svg",
        "A picture for a README, on light and dark pages."),
      ExampleDeclaration(
        "ballot preview deploy.json --keys 'Down Enter' --expect deploy.txt",
        "In tests: exit code 1 and the difference where the form looks different."),
      ExampleDeclaration(
        "ballot preview deploy.json -- --env prod2", "What a wrong answer in CI is told."),
    ]
  case .schema:
    [
      ExampleDeclaration(
        "ballot schema > form.schema.json", "For editors: what a form file may hold."),
      ExampleDeclaration(
        "ballot schema deploy.json > answers.schema.json", "What the form's answers may be."),
    ]
  case .completions:
    [
      ExampleDeclaration("eval \"$(ballot completions bash)\"", "In ~/.bashrc."),
      ExampleDeclaration("ballot completions fish | source", "In ~/.config/fish/config.fish."),
      ExampleDeclaration(
        "ballot completions bash deploy.json --command deploy.sh > deploy.bash",
        "For a script that passes its arguments to the form."),
    ]
  case .demo: [ExampleDeclaration("ballot demo")]
  case .help, .manual: []
  }
}

/// What has to be known besides the options.
func discussion(of name: CommandName) -> String {
  switch name {
  case .confirm:
    "A confirm guards what follows &&. It has no default: with nobody there and no --yes it ends "
      + "with exit code 3, never with a silent no."
  case .radio, .picker:
    "Without options of any kind they are read from standard input, one a line, unless that is a "
      + "terminal. Options of the command stand before PROMPT."
  case .toggle: "Options of the command stand before PROMPT."
  case .form:
    "Options belong to the question that was opened last. NAME is a letter, then letters, digits, "
      + "_ and -. {NAME} in a confirm or a note quotes an earlier answer."
  case .preview:
    "KEYS are names, characters, and text in double quotes, a second apart: Down Space Enter "
      + "Ctrl-C Shift-Tab F1 \"typed text\" Paste \"pasted\". With --plain they are what is typed, "
      + "a line up to each Enter. The picture is the same on every machine: the environment is not "
      + "read, and no command is run without --run-commands. What stands after -- is read as by "
      + "ballot form, and where an answer is wrong the picture shows what is said."
  case .schema:
    "Without FILE it describes form files, with FILE the JSON that the form prints, in JSON Schema "
      + "2020-12."
  case .completions:
    "Without FILE they complete ballot, with FILE and --command the flags of the form, for a "
      + "script that passes \"$@\" on after --. Options that a command prints are completed only "
      + "with --complete-commands, as that runs the command at each Tab."
  case .text, .demo, .help, .manual: ""
  }
}
