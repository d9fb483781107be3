import BallotJSON

/// What is wrong with a question now that its options are read from elsewhere: `faults(in:from:)`
/// judges only those that stand in the form.
/// - Parameters:
///   - question: the question.
///   - index: its index in `Form.items`.
///   - options: what was read.
public func faults(in question: Question, at index: Int, withOptions options: OptionList)
  -> [FormFault]
{
  guard question.optionSource != nil else { return [] }
  var list = FaultList()
  if question.takesSeveral {
    let enabled = (0..<options.count).count { options.isEnabled($0) }
    if let least = question.minimum?.integer, least > enabled, enabled > 0 {
      list.add(
        "only \(enabled) options can be chosen, fewer than \(least): lower it",
        at: FormPlace(item: index, .member("min")))
    }
    if options.position(ofText: "") != nil {
      list.add(
        "an empty option could not be told from none: leave out empty lines",
        at: FormPlace(item: index, .member("options")))
    }
  }
  let values = (question.initialValue.map { [$0] } ?? []) + question.initialValues.map(\.value)
  for value in values {
    do throws(Refusal) {
      _ = try Checking.answer(value, to: question, options: options)
    } catch {
      list.add(
        "the default \(value.text()) will not do: \(error.words)",
        at: FormPlace(item: index, .member("default")))
    }
  }
  return list.faults
}
