import BallotJSON
import Foundation
import Testing

/// The folder of the suite, beside this file.
private let suite = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "JSONTestSuite")

/// The files that RFC 8259 leaves to the reader and Ballot accepts: numbers of any size keep their
/// text, 500 levels are within the limit, and a byte order mark is passed.
private let acceptedByChoice = [
  "i_number_double_huge_neg_exp.json", "i_number_huge_exp.json",
  "i_number_neg_int_huge_exp.json", "i_number_pos_double_huge_exp.json",
  "i_number_real_neg_overflow.json", "i_number_real_pos_overflow.json",
  "i_number_real_underflow.json", "i_number_too_big_neg_int.json",
  "i_number_too_big_pos_int.json", "i_number_very_big_negative_int.json",
  "i_structure_500_nested_arrays.json", "i_structure_UTF-8_BOM_empty_object.json",
]

/// Those that Ballot refuses: halves of surrogate pairs, and text that is not UTF-8.
private let refusedByChoice: [(fault: JSONFault, files: [String])] = [
  (
    .loneSurrogate,
    [
      "i_object_key_lone_2nd_surrogate.json", "i_string_1st_surrogate_but_2nd_missing.json",
      "i_string_1st_valid_surrogate_2nd_invalid.json",
      "i_string_incomplete_surrogate_and_escape_valid.json",
      "i_string_incomplete_surrogate_pair.json",
      "i_string_incomplete_surrogates_escape_valid.json",
      "i_string_invalid_lonely_surrogate.json", "i_string_invalid_surrogate.json",
      "i_string_inverted_surrogates_U+1D11E.json", "i_string_lone_second_surrogate.json",
    ]
  ),
  (
    .notUTF8,
    [
      "i_string_UTF-8_invalid_sequence.json", "i_string_UTF8_surrogate_U+D800.json",
      "i_string_invalid_utf-8.json", "i_string_iso_latin_1.json",
      "i_string_lone_utf8_continuation_byte.json", "i_string_not_in_unicode_range.json",
      "i_string_overlong_sequence_2_bytes.json", "i_string_overlong_sequence_6_bytes.json",
      "i_string_overlong_sequence_6_bytes_null.json", "i_string_truncated-utf-8.json",
    ]
  ),
  (
    .utf16,
    [
      "i_string_UTF-16LE_with_BOM.json", "i_string_utf16BE_no_BOM.json",
      "i_string_utf16LE_no_BOM.json",
    ]
  ),
]

private func names(startingWith prefix: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: suite.path)
    .filter { $0.hasPrefix(prefix) }.sorted()
}

private func bytes(_ name: String) throws -> [UInt8] {
  try [UInt8](Data(contentsOf: suite.appending(path: name)))
}

@Test func everyFileThatMustBeAcceptedIsAndIsWrittenAgain() throws {
  let files = try names(startingWith: "y_")
  #expect(files.count == 95)
  for file in files {
    guard let json = try? JSON(parsing: bytes(file)) else {
      Issue.record("\(file) is refused: \(String(describing: fault(in: try bytes(file))))")
      continue
    }
    for layout in [JSONLayout.compact, .pretty] {
      #expect((try? JSON(parsing: json.utf8(layout))) == json, "\(file)")
    }
  }
}

@Test func everyFileThatMustBeRefusedIs() throws {
  let files = try names(startingWith: "n_")
  #expect(files.count == 188)
  for file in files {
    #expect(try fault(in: bytes(file)) != nil, "\(file)")
    // One after another, values may also follow each other or be none.
    _ = try? LocatedJSON.parseSequence(bytes(file))
  }
}

@Test func everyFileLeftToTheReaderIsDecided() throws {
  let refused = refusedByChoice.flatMap(\.files)
  #expect(try names(startingWith: "i_") == (acceptedByChoice + refused).sorted())
  for file in acceptedByChoice {
    #expect(try fault(in: bytes(file)) == nil, "\(file)")
  }
  for (expected, files) in refusedByChoice {
    for file in files {
      #expect(try fault(in: bytes(file)) == expected, "\(file)")
    }
  }
}
