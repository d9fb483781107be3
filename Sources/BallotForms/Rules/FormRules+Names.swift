extension FormRules {
  /// A question's name, and the flag, variable and key that come from it.
  mutating func checkNames(_ question: Question, _ index: Int) {
    let place = FormPlace(item: index, .member("name"))
    if !question.isNamedAfterSources, let first = names.owner(of: question.name), first != index {
      list.add(
        "the name \(quotedText(question.name)) is taken by an earlier question: choose another",
        at: place)
      return
    }
    guard question.sources.isEmpty else {
      if !question.isNamedAfterSources { checkSyntax(question.name, place) }
      return
    }
    checkSyntax(question.name, place)
    checkDerived(question.name, place)
    if question.key != nil || names.sharesVariable(question.name) == nil,
      let other = names.sharesKey(question.name, question.key)
    {
      list.add(
        "\(quotedText(question.name)) and \(quotedText(other)) have one key in the result: "
          + "rename one, or give one a key of its own",
        at: question.key == nil ? place : FormPlace(item: index, .member("key")))
    }
    if let key = question.key, !isKey(key) {
      list.add(
        "\(quotedText(key)) is no key: use letters, digits and _, with no digit first",
        at: FormPlace(item: index, .member("key")))
    }
  }

  /// Checks that a text is a NAME, where it must be one (decisions 1.12).
  mutating func checkSyntax(_ name: String, _ place: FormPlace) {
    if origin != .schema, !isName(name) { list.add(nameRule(name), at: place) }
  }

  /// Checks the flag and the variable that come from a name.
  mutating func checkDerived(_ name: String, _ place: FormPlace) {
    if names.isFact(name) {
      list.add(
        "\(quotedText(name)) is also a fact under given: rename one, since conditions could mean "
          + "either", at: place)
    }
    guard isName(name) else { return }
    if let other = names.sharesVariable(name) {
      list.add(
        "\(name) and \(other) share the variable \(variableName(name)): rename one", at: place)
    }
    let flag = String(name.map { $0 == "_" ? "-" : $0 })
    for taken in commonFlags where origin != .schema && (flag == taken || "no-" + flag == taken) {
      list.add("--\(taken) is a flag of every form: choose another name", at: place)
    }
    if let other = names.inverted(name) {
      list.add(
        "--no-\(flag) would be both the flag of \(other) and the way to turn \(name) off: "
          + "rename one", at: place)
    }
  }
}

private func isKey(_ text: String) -> Bool {
  guard let first = text.utf8.first, !(0x30...0x39).contains(first) else { return false }
  return text.utf8.allSatisfy { byte in
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
      || byte == 0x5F
  }
}
