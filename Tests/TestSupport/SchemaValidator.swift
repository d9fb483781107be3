public import BallotJSON
import Foundation

/// The validator of the Python package `jsonschema`: what it makes of values and their schemas.
public struct SchemaValidator {
  /// A value, and whether a schema must let it pass.
  public struct Case {
    let name: String
    let schema: JSON
    let value: JSON
    let isValid: Bool

    /// A value that a schema must let pass, or refuse.
    public init(_ name: String, _ schema: JSON, _ value: JSON, isValid: Bool) {
      self.name = name
      self.schema = schema
      self.value = value
      self.isValid = isValid
    }
  }

  /// Judges each value by the draft that its schema names, and the schema by its own.
  private static let program = """
    import json, sys
    from jsonschema.validators import Draft202012Validator, validator_for
    for line in sys.stdin:
        schema, value = json.loads(line)
        validator = validator_for(schema, default=Draft202012Validator)
        validator.check_schema(schema)
        print(json.dumps([error.message for error in validator(schema).iter_errors(value)]))
    """

  /// Judges all of the cases.
  /// - Returns: a line for each that is judged otherwise than it must be; `nil` where there is no
  ///   validator.
  public static func faults(_ cases: [Case]) throws -> [String]? {
    guard Python.path != nil else { return nil }
    var lines: [UInt8] = []
    for wanted in cases {
      let pair: JSON = [wanted.schema, wanted.value]
      lines += pair.utf8() + [0x0A]
    }
    guard let output = try Python.run(program, input: Data(lines)) else {
      return ["the validator failed"]
    }
    let judged = [UInt8](output).split(separator: 0x0A)
    guard judged.count == cases.count else { return ["\(judged.count) of \(cases.count) judged"] }
    return zip(cases, judged).compactMap { wanted, line in
      let errors = String(decoding: line, as: UTF8.self)
      guard (errors == "[]") != wanted.isValid else { return nil }
      return "\(wanted.name): \(wanted.isValid ? errors : "let pass") \(wanted.value.text())"
    }
  }
}
