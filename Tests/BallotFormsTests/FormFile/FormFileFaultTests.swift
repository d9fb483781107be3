import BallotForms
import BallotJSON
import Testing

@Test func faultsOfAFormAreAtTheirPlaces() {
  for row in formRows {
    let difference = row.difference()
    #expect(difference == nil, "\(difference ?? "")")
  }
}

@Test func faultsOfQuestionsAreAtTheirPlaces() {
  for row in questionRows + optionRows + referenceRows {
    let difference = row.difference { "{\"questions\": [\n  \($0)\n]}" }
    #expect(difference == nil, "\(difference ?? "")")
  }
}

@Test func aFaultIsPrintedWithItsLineAndACaret() {
  let text = """
    {"title": "Überall",
     "questions": [
       {"type": "confirm", "name": "go", "lable": "Go?\u{9B}"},
       {"type": "text", "name": "go"}
     ]}
    """
  do throws(FormFileError) {
    _ = try readForm(Array(text.utf8), path: "dir/deploy\u{1B}.json")
    Issue.record("the form was read")
  } catch {
    #expect(
      error.description == """
        dir/deploy^[.json:3:38: a confirm has no "lable": did you mean "label"?
             {"type": "confirm", "name": "go", "lable": "Go?\\u009b"},
                                               ^
        dir/deploy^[.json:4:29: the name "go" is taken by an earlier question: choose another
             {"type": "text", "name": "go"}
                                      ^
        """)
  }
}

@Test func aFileThatIsTooLargeIsRefusedUnread() {
  let bytes = [UInt8](repeating: 0x20, count: formFileLimit + 1)
  #expect(
    faults(bytes).map(\.message) == [
      "the file is larger than 8 MiB: put long lists of options into files of their own"
    ])
}

@Test func moreOptionsThanAFormMayHoldAreRefused() {
  let options = repeatElement("1", count: 10_001).joined(separator: ",")
  let text = #"{"questions":[{"type":"picker","name":"a","options":[\#(options)]}]}"#
  #expect(
    faults(Array(text.utf8)).map(\.message) == [
      "more than 10000 options in the file: put them into a file of their own, one a line, and "
        + "name it in optionsFrom"
    ])
}

@Test func nestingIsLimited() {
  let text = String(repeating: "[", count: 600)
  #expect(
    faults(Array(text.utf8)).map(\.message) == [
      "more than 512 arrays and objects inside each other: nest fewer"
    ])
}

@Test func aHundredFaultsAreEnough() {
  let item = #"{"type":"text","nam":"a"}"#
  let text = "{\"questions\":[\(repeatElement(item, count: 9_999).joined(separator: ","))]}"
  #expect(faults(Array(text.utf8)).count == 100)
}

@Test func placesFoundInOnePassAreThoseFoundOneByOne() {
  let text = "\u{FEFF}{\"ü\": 1,\r\n \"é\u{301}\": [2,\r 3],\n\n \"👩‍👩‍👧‍👦\": {\"a\": 4}}"
  let source = SourceText(Array(text.utf8))
  let offsets = source.bytes.indices.filter { source.bytes[$0] < 0x80 && source.bytes[$0] > 0x20 }
  let alone = offsets.map { source.position(at: $0) }
  #expect(source.positions(at: offsets) == alone)
  #expect(source.positions(at: [source.bytes.count + 9]).map(\.offset) == [source.bytes.count])
}
