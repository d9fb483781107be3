import BallotTerminal
import Testing

/// `--filter` prints what a person would see under the query, in the same order.
@Test func theFilterPrintsItsMatchesBestFirst() throws {
  let files = [
    "paths": "src/main.swift\ndocs/maintain.md\nmain\nREADME\n", "nul": "a b\0a\nb\0c\0",
    "table": "1\tOne\tfirst\n2\tTwo\tsecond\n",
    "numbers.json": "[10, {\"value\": 1, \"label\": \"Ten\"}]",
  ]
  let table: [(line: String, input: String, summary: String)] = [
    (
      "picker --filter main --options-from paths", "",
      "[0] main\nsrc/main.swift\ndocs/maintain.md\n"
    ),
    ("picker --filter main", "no\nmain\n", "[0] main\n"),
    ("picker --filter main", "no end main", "[0] no end main\n"),
    ("picker --filter '' --options-from paths P", "", "[0] \(files["paths"] ?? "")"),
    ("picker --filter a --read0 --print0 --options-from nul", "", "[0] a b\0a\nb\0"),
    ("picker --filter second --delimiter \\t --options-from table", "", "[0] 2\n"),
    ("picker --filter ten --options-json numbers.json", "", "[0] 1\n"),
    ("picker --filter b P a b c", "", "[0] b\n"),
    ("picker --filter z --options-command list", "", "[0] zed\n"),
  ]
  for row in table {
    let run = try Run(row.line, input: row.input, files: files) { _ in printing("one\nzed\n") }
    #expect(run.summary == row.summary, "\(row.line)")
  }
}

/// No match is a missing answer; only lines that would be printed have to be UTF-8.
@Test func theFilterSaysWhyThereIsNothing() throws {
  let bytes: [String: [UInt8]] = ["latin1": Array("good\nbad f".utf8) + [0xFC, 0x0A]]
  let table: [(line: String, code: Int, words: [String])] = [
    ("picker --filter q a b", 3, ["no option matches q"]),
    ("picker --filter q P", 3, ["no option matches q"]),
    ("picker --filter bad --options-from latin1", 5, ["line 2", "byte 6", "iconv"]),
    ("picker --filter good --options-from missing", 5, ["missing", "No such file"]),
    ("picker --filter a --format json a", 2, ["--format", "--filter"]),
    ("picker", 2, ["PROMPT is missing"]),
    ("radio --filter a P a", 2, ["--filter"]),
  ]
  for row in table {
    let run = try Run(row.line, bytes: bytes)
    #expect(run.code == row.code && run.output.isEmpty, "\(row.line): \(run.summary)")
    for word in row.words { #expect(run.diagnostics.contains(word), "\(row.line): \(run.summary)") }
  }
  let good = try Run("picker --filter good --options-from latin1", bytes: bytes)
  #expect(good.summary == "[0] good\n")
}
