public import BallotForms
public import BallotTerminal

extension View {
  /// The accent of controls, and the colour of glyphs and markers.
  public func tint(_ color: Color?) -> ModifiedView<Self> {
    modified { $0.tint = color }
  }

  /// The colour of text and glyphs.
  public func foregroundColor(_ color: Color?) -> ModifiedView<Self> {
    modified { $0.foreground = color }
  }

  /// The colour of text and glyphs.
  public func foregroundStyle(_ color: Color) -> ModifiedView<Self> {
    modified { $0.foreground = color }
  }

  /// Bold text, in a toggle's style.
  public func bold() -> ModifiedView<Self> {
    modified { $0.attributes.insert(.bold) }
  }

  /// Dim text, in a toggle's style.
  public func dim() -> ModifiedView<Self> {
    modified { $0.attributes.insert(.dim) }
  }

  /// Controls without their labels. Line mode and messages still say them.
  public func labelsHidden() -> ModifiedView<Self> {
    modified { $0.labelsHidden = true }
  }

  /// How toggles look: `.switch`, `.checkbox`, `.button`, or a style of one's own.
  public func toggleStyle(_ style: some ToggleStyle) -> ModifiedView<Self> {
    modified { $0.toggleStyle = style }
  }

  /// How pickers look: one of the seven styles, or one's own.
  public func pickerStyle(_ style: some PickerStyle) -> ModifiedView<Self> {
    modified { $0.pickerStyle = style }
  }

  /// Which way the options of radios and groups lie; side by side as long as they fit.
  public func orientation(_ orientation: Orientation) -> ModifiedView<Self> {
    modified { $0.orientation = orientation }
  }

  /// Options of the radio group style side by side, as long as they fit.
  public func horizontalRadioGroupLayout() -> ModifiedView<Self> {
    orientation(.horizontal)
  }

  /// What a glyph is called where none is drawn: the state of a toggle in line mode.
  public func accessibilityLabel(_ label: some StringProtocol) -> ModifiedView<Self> {
    let label = String(label)
    return modified { $0.spoken = label }
  }

  /// What a glyph is called where none is drawn: the state of a toggle in line mode.
  public func accessibility(label: Text) -> ModifiedView<Self> {
    accessibilityLabel(LabelContent(label).title)
  }
}
