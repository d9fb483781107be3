import BallotForms
public import BallotTerminal

/// A style that the engine draws, and that form files name.
protocol BuiltInToggleStyle: ToggleStyle {
  /// The word that names it in form files.
  var name: String { get }
  /// The accent; `nil` for that of the toggle.
  var tint: Color? { get }
  /// The style as the engine has it.
  var drawn: any BallotForms.ToggleStyle { get }
}

extension BuiltInToggleStyle {
  var tint: Color? { nil }
  var name: String { drawn.name }
}

/// A toggle as a built-in style draws it, to be a part of another style.
public struct StyledToggle: View {
  /// A piece itself.
  public typealias Body = EmptyView
  let control: ToggleBody

  /// One control.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] {
    [ViewPiece(.control(control), environment)]
  }
}

/// A button for a question alone, a switch on a page.
public struct DefaultToggleStyle: BuiltInToggleStyle {
  /// The style.
  public init() {}
  var drawn: any BallotForms.ToggleStyle { AutomaticToggleStyle() }
  /// The toggle as it is drawn.
  public func makeBody(configuration: Configuration) -> StyledToggle {
    StyledToggle(control: drawn.makeBody(configuration: configuration.data))
  }
}

/// A track with a knob at its end.
public struct SwitchToggleStyle: BuiltInToggleStyle {
  let tint: Color?
  /// The style, in a colour of its own or in the toggle's.
  public init(tint: Color? = nil) { self.tint = tint }
  var drawn: any BallotForms.ToggleStyle { BallotForms.SwitchToggleStyle() }
  /// The toggle as it is drawn.
  public func makeBody(configuration: Configuration) -> StyledToggle {
    StyledToggle(control: drawn.makeBody(configuration: configuration.data))
  }
}

/// A box.
public struct CheckboxToggleStyle: BuiltInToggleStyle {
  /// The style.
  public init() {}
  var drawn: any BallotForms.ToggleStyle { BallotForms.CheckboxToggleStyle() }
  /// The toggle as it is drawn.
  public func makeBody(configuration: Configuration) -> StyledToggle {
    StyledToggle(control: drawn.makeBody(configuration: configuration.data))
  }
}

/// Two words side by side, the chosen one inverted.
public struct ButtonToggleStyle: BuiltInToggleStyle {
  /// The style.
  public init() {}
  var drawn: any BallotForms.ToggleStyle { BallotForms.ButtonToggleStyle() }
  /// The toggle as it is drawn.
  public func makeBody(configuration: Configuration) -> StyledToggle {
    StyledToggle(control: drawn.makeBody(configuration: configuration.data))
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A button for a question alone, a switch on a page.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A track with a knob at its end.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// Two words side by side, the chosen one inverted.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
