import BallotJSON
import Testing

/// `--error-format json` says all faults in one object on standard error.
@Test func faultsAreOneObject() throws {
  let run = try Run(
    "form --error-format json --radio env=Env --option dev --option prod --text n=N --number "
      + "-- --env prd --n x")
  #expect(run.code == 4)
  #expect(run.output.isEmpty)
  let object = try JSON(parsing: Array(run.diagnostics.utf8))
  #expect(object["exitCode"] == 4)
  let faults = try #require(object["faults"]?.array)
  #expect(faults.count == 2)
  let first = try #require(faults.first)
  for (member, value): (String, JSON) in [
    ("exitCode", 4), ("name", "env"), ("value", "prd"), ("source", "--env"), ("nearest", "prod"),
    ("allowed", ["dev", "prod"]), ("reason", "not one of the options"),
  ] {
    #expect(first[member] == value, "\(member): \(run.diagnostics)")
  }
}

@Test func everyKindOfFaultCanBeJSON() throws {
  let file = "{\"questions\": [\n {\"type\": \"raido\", \"name\": \"a\"}]}"
  let table: [(line: String, code: JSON, words: String)] = [
    ("radio --error-format json --bogus P a", 2, "unknown option"),
    ("radio --bogus --error-format=json P a", 2, "unknown option"),
    ("radio --error-format json P a", 3, "nobody to ask"),
    ("form --error-format json f.json", 2, "did you mean"),
    ("form --error-format json none", 5, "cannot be read"),
    ("schema --error-format json none", 5, "cannot be read"),
    ("preview --error-format json none", 5, "cannot be read"),
    ("preview --error-format json --keys Bogus --radio a=A --option x", 2, "--keys"),
  ]
  for row in table {
    let run = try Run(row.line, files: ["f.json": file])
    let object = try JSON(parsing: Array(run.diagnostics.utf8))
    #expect(object["exitCode"] == row.code, "\(row.line): \(run.summary)")
    let message = object["faults"]?.array?.first?["message"]?.string
    #expect(message?.contains(row.words) == true, "\(row.line): \(run.summary)")
    #expect(message?.contains("\n") == false, "\(row.line): \(run.summary)")
  }
  let located = try Run("form --error-format json f.json", files: ["f.json": file])
  let fault = try JSON(parsing: Array(located.diagnostics.utf8))["faults"]?.array?.first
  #expect(fault?["file"] == "f.json" && fault?["line"] == 2 && fault?["column"] == 11)
  let text = try Run("form --error-format text f.json", files: ["f.json": file])
  #expect(text.diagnostics.hasPrefix("f.json:2:11: "))
}

/// Secrets are dots there too.
@Test func faultsHideSecrets() throws {
  let run = try Run(
    "text --error-format json --secret --pattern '^a' --answers f P", files: ["f": "answer=hunter2"]
  )
  #expect(run.code == 4)
  #expect(!run.diagnostics.contains("hunter2"), "\(run.summary)")
}
