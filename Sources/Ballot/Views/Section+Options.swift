/// Options that stand together in a picker.
public struct Choices<Value: Hashable>: View {
  /// Options are no piece of a form.
  public typealias Body = EmptyView
  let choices: () -> [Choice<Value>]

  /// No piece.
  public func pieces(in environment: ViewEnvironment) -> [ViewPiece] { [] }
}

/// In a picker. Disfavoured, so that a section of a form is one of views wherever it can be both.
extension Section {
  /// Options under this heading.
  @_disfavoredOverload
  public init<Value>(
    _ title: some StringProtocol,
    @OptionBuilder<Value> content: @escaping () -> [Choice<Value>]
  ) where Content == Choices<Value> {
    let title = String(title)
    self.init({ title }, Choices(choices: content))
  }

  /// Options that belong together, without a heading.
  @_disfavoredOverload
  public init<Value>(@OptionBuilder<Value> content: @escaping () -> [Choice<Value>])
  where Content == Choices<Value> {
    self.init({ "" }, Choices(choices: content))
  }

  /// Options under a heading that a view makes.
  @_disfavoredOverload
  public init<Value>(
    @OptionBuilder<Value> content: @escaping () -> [Choice<Value>],
    @ViewBuilder header: () -> some View
  ) where Content == Choices<Value> {
    let header = header()
    self.init({ LabelContent(header).title }, Choices(choices: content))
  }

  /// Options under a heading that a view makes.
  @_disfavoredOverload
  public init<Value>(
    header: some View, @OptionBuilder<Value> content: @escaping () -> [Choice<Value>]
  ) where Content == Choices<Value> {
    self.init({ LabelContent(header).title }, Choices(choices: content))
  }

  /// The options, each with the heading it stands under.
  func choices<Value>() -> [Choice<Value>] where Content == Choices<Value> {
    content.choices().map { choice in
      var choice = choice
      choice.option.section = choice.option.section ?? title()
      return choice
    }
  }
}
