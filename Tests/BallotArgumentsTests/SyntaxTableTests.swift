import BallotArguments
import Testing

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
