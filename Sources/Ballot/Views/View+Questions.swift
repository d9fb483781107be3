public import BallotForms
public import BallotJSON

extension View {
  /// The name of the answer: its key in results, its flag, its environment variable. Without it a
  /// question bears its label in kebab case, the first line of several. A letter, then letters, digits, `_` and `-`.
  public func name(_ name: String) -> ModifiedView<Self> {
    modified { $0.name = name }
  }

  /// Help under the prompt, or beside an option.
  public func help(_ text: some StringProtocol) -> ModifiedView<Self> {
    let text = String(text)
    return modified { $0.detail = text }
  }

  /// A glyph or emoji before the label.
  public func icon(_ glyph: String) -> ModifiedView<Self> {
    modified { $0.icon = glyph }
  }

  /// The question may stay open: Enter without a choice leaves it so.
  public func optional(_ isOptional: Bool = true) -> ModifiedView<Self> {
    modified { $0.isOptional = isOptional }
  }

  /// An option that cannot be chosen, and why.
  public func disabled(_ reason: String) -> ModifiedView<Self> {
    modified { $0.disabled = reason }
  }

  /// An option that cannot be chosen.
  public func disabled(_ isDisabled: Bool = true) -> ModifiedView<Self> {
    modified { $0.disabled = isDisabled ? "" : nil }
  }

  /// The words for on and off of toggles, and for yes and no of a confirm.
  public func labels(on: String, off: String) -> ModifiedView<Self> {
    modified {
      $0.onLabel = on
      $0.offLabel = off
    }
  }

  /// Shown where the answer with this name is one of the values.
  public func shown(when name: String, is values: JSON...) -> ModifiedView<Self> {
    modified { $0.conditions.append(Condition(name, .isAny, values)) }
  }

  /// Shown where the answer with this name is none of the values.
  public func shown(when name: String, isNot values: JSON...) -> ModifiedView<Self> {
    modified { $0.conditions.append(Condition(name, .isNone, values)) }
  }

  /// Changes the questions as plain data, where no other modifier has a word for it.
  public func question(_ change: @escaping (inout Question) -> Void) -> ModifiedView<Self> {
    modified { $0.changes.append(change) }
  }
}
