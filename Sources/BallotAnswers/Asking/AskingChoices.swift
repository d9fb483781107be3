/// What the arguments of a run say about who is asked and what that looks like.
package struct AskingChoices {
  /// Whether nothing is asked.
  package var isNonInteractive = false
  /// Whether questions are asked although a variable forbids it.
  package var isInteractive = false
  /// Whether questions are asked line by line.
  package var isPlain = false
  /// Whether only ASCII is drawn.
  package var isASCII = false
  /// When colours are used.
  package var color = ColorChoice.auto

  /// Nothing said: the environment decides.
  package init() {}
}
