public import BallotForms
public import BallotTerminal

extension RunSettings {
  /// What fits the locale and the terminal of a world: `LC_ALL`, `LC_CTYPE` and `LANG` say which
  /// glyphs, `NO_COLOR`, `FORCE_COLOR`, `CLICOLOR_FORCE`, `CLICOLOR`, `COLORTERM` and `TERM` which
  /// colours.
  /// - Parameters:
  ///   - world: where the form runs.
  ///   - timeout: how long may pass before the form is over; `nil` for no limit.
  public init(in world: any World, timeout: Duration? = nil) {
    self.init(AskingChoices(), in: world, timeout: timeout)
  }

  /// What the arguments of a run say, and the environment where they say nothing.
  package init(_ choices: AskingChoices, in world: any World, timeout: Duration? = nil) {
    let isUnicode = !choices.isASCII && isUTF8Locale(world.variable)
    self.init(
      theme: Theme(glyphs: isUnicode ? .unicode : .ascii),
      colors: colorDepth(choices.color, isTerminal: true, variable: world.variable),
      timeout: timeout)
  }
}
