import BallotForms
import BallotJSON
import Foundation
import Testing

/// A published file, and what becomes of it.
private struct RealFile {
  let name: String
  /// How many questions it asks, and how many of them have no default; or the first of its faults
  /// and how many there are.
  enum Outcome: Equatable {
    case form(questions: Int, open: Int)
    case refused(String, faults: Int)
  }
  let outcome: Outcome

  init(_ name: String, _ outcome: Outcome) {
    self.name = name
    self.outcome = outcome
  }
}

/// The bytes of a file in `Data`.
func realFile(_ name: String) throws -> [UInt8] {
  let folder = URL(filePath: #filePath).deletingLastPathComponent()
  return Array(try Data(contentsOf: folder.appending(path: "Data/" + name)))
}

/// The names of all files in `Data`, with their folders.
func realFileNames() throws -> [String] {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Data")
  return try ["cookiecutter", "mcp", "schema"].flatMap { kind in
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: kind).path())
      .sorted()
      .map { "\(kind)/\($0)" }
  }
}

/// The path that a file would have in its repository.
func realPath(_ name: String) -> String {
  name.hasPrefix("cookiecutter/") ? name + "/cookiecutter.json" : name
}

@Test func publishedFilesAreReadOrRefusedWithTheirReason() throws {
  for file in realFiles {
    let outcome: RealFile.Outcome
    do throws(FormFileError) {
      let read = try readForm(try bytes(file.name), path: realPath(file.name))
      outcome = .form(
        questions: read.questions.count,
        open: read.questions.count { $0.initialValue == nil })
    } catch {
      let first = error.faults[0]
      outcome = .refused("\(first.position): \(first.message)", faults: error.faults.count)
    }
    #expect(outcome == file.outcome, "\(file.name)")
  }
  #expect(realFiles.map(\.name).sorted() == (try realFileNames().sorted()))
}

/// Every flat schema is a form, and so is every request of MCP in form mode. (Of all 30
/// `cookiecutter.json` that parse, 29 are; three may not be copied here. The schemas that are no
/// forms hold objects, lists of free text, or values of several types.)
@Test func asManyPublishedFilesAreFormsAsPromised() {
  func count(_ folder: String) -> [Int] {
    let files = realFiles.filter { $0.name.hasPrefix(folder) }
    let forms = files.filter {
      switch $0.outcome {
      case .form: true
      case .refused: false
      }
    }
    return [forms.count, files.count]
  }
  #expect(count("cookiecutter/") == [26, 29])
  #expect(count("schema/") == [9, 24])
  #expect(count("mcp/") == [3, 11])
}

/// Each property schema of the protocol is a question of a request.
@Test func propertySchemasOfTheProtocolAreQuestions() throws {
  let names = try realFileNames().filter { $0.hasPrefix("mcp/") && $0.contains("Schema.") }
  #expect(names.count == 7)
  for name in names {
    let property = String(decoding: try realFile(name), as: UTF8.self)
    let request = """
      {"message": "m", "requestedSchema": {"type": "object", "properties": {"a": \(property)}}}
      """
    let read = try readForm(Array(request.utf8), path: name)
    #expect(read.questions.count == 1, "\(name)")
  }
}

/// The bytes of a file; none, which is a fault of its own, where it is missing.
private func bytes(_ name: String) throws(FormFileError) -> [UInt8] {
  (try? realFile(name)) ?? []
}

private let realFiles: [RealFile] = [
  RealFile(
    "cookiecutter/7758285__cookiecutter-simple-django-cn.json",
    .form(questions: 10, open: 1)),
  RealFile(
    "cookiecutter/Azure-Samples__Azure-Python-Standardization-Template-Generator.json",
    .form(questions: 6, open: 0)),
  RealFile(
    "cookiecutter/CentreForDigitalHumanities__cookiecutter-webapp-deluxe.json",
    .form(questions: 19, open: 7)),
  RealFile(
    "cookiecutter/FrankLef__cookiecutter-proj.json",
    .form(questions: 10, open: 3)),
  RealFile(
    "cookiecutter/KaiL4eK__pyproject-cookiecutter.json",
    .form(questions: 18, open: 2)),
  RealFile(
    "cookiecutter/MolSSI__cookiecutter-cms.json",
    .form(questions: 9, open: 2)),
  RealFile(
    "cookiecutter/acdh-oeaw__dse-static-cookiecutter.json",
    .form(questions: 12, open: 3)),
  RealFile(
    "cookiecutter/audreyfeldroy__cookiecutter-pypackage.json",
    .form(questions: 11, open: 4)),
  RealFile(
    "cookiecutter/aws__aws-sam-cli-app-templates.dotnet10-hello-pt.json",
    .form(questions: 6, open: 0)),
  RealFile(
    "cookiecutter/beeware__briefcase-template.json",
    .form(questions: 35, open: 4)),
  RealFile(
    "cookiecutter/claysllanxavier__django-cookiecutter.json",
    .form(questions: 12, open: 4)),
  RealFile(
    "cookiecutter/cookiecutter__cookiecutter-django.json",
    .form(questions: 27, open: 2)),
  RealFile(
    "cookiecutter/cookiecutter__cookiecutter.bad-json.json",
    .refused(
      #"1:20: no colon after a name: put a : between the name and its value"#, faults: 1)),
  RealFile(
    "cookiecutter/cookiecutter__cookiecutter.empty.json",
    .refused(
      #"1:1: there is no value: write one, such as {}"#, faults: 1)),
  RealFile(
    "cookiecutter/cookiecutter__cookiecutter.fake-repo-tmpl.json",
    .form(questions: 11, open: 1)),
  RealFile(
    "cookiecutter/cookiecutter__cookiecutter.nested-templates.json",
    .form(questions: 1, open: 0)),
  RealFile(
    "cookiecutter/fpgmaas__cookiecutter-uv.json",
    .form(questions: 16, open: 1)),
  RealFile(
    "cookiecutter/ionelmc__cookiecutter-pylibrary.json",
    .form(questions: 45, open: 8)),
  RealFile(
    "cookiecutter/kedro-org__kedro-starters.databricks-iris.json",
    .form(questions: 6, open: 5)),
  RealFile(
    "cookiecutter/labd__mach-component-cookiecutter.azure.json",
    .form(questions: 14, open: 3)),
  RealFile(
    "cookiecutter/nautobot__cookiecutter-nautobot-app.ssot.json",
    .form(questions: 20, open: 11)),
  RealFile(
    "cookiecutter/openedx__edx-cookiecutters.python-template.json",
    .form(questions: 14, open: 2)),
  RealFile(
    "cookiecutter/plone__cookiecutter-zope-instance.json",
    .refused(
      #"37:18: the values in an object need Jinja, which is not evaluated: write them out"#,
      faults: 1)),
  RealFile(
    "cookiecutter/plone__cookieplone-templates.docs-starter.json",
    .form(questions: 6, open: 0)),
  RealFile(
    "cookiecutter/plone__cookieplone-templates.projects-monorepo.json",
    .form(questions: 19, open: 7)),
  RealFile(
    "cookiecutter/reef-technologies__cookiecutter-rt-django.json",
    .form(questions: 40, open: 6)),
  RealFile(
    "cookiecutter/scientific-python__cookie.json",
    .form(questions: 10, open: 1)),
  RealFile(
    "cookiecutter/ssciwr__cookiecutter-cpp-project.json",
    .form(questions: 16, open: 3)),
  RealFile(
    "schema/0x5e__homebridge-tuya-platform.json",
    .refused(
      #"14:17: a question cannot express "required" here: remove it, or check the answer afterwards"#,
      faults: 2)),
  RealFile(
    "schema/SchemaStore__schemastore.attw.json",
    .refused(
      #"21:9: an option needs one value: add "const""#,
      faults: 10)),
  RealFile(
    "schema/SchemaStore__schemastore.chart.json",
    .refused(
      #"34:16: a question cannot express "items" of any value: give them an "enum", or "oneOf" with "const" and "title""#,
      faults: 14)),
  RealFile(
    "schema/SchemaStore__schemastore.creatomic.json",
    .refused(
      #"17:15: a question has answers of one type: remove the property, or give it a simple type"#,
      faults: 3)),
  RealFile(
    "schema/SchemaStore__schemastore.github-cli-config.json",
    .refused(
      #"50:15: a question has one answer, not an object: remove the property, or give it a simple type"#,
      faults: 1)),
  RealFile(
    "schema/SchemaStore__schemastore.partial-black.json",
    .refused(
      #"49:16: a question cannot express "items" of any value: give them an "enum", or "oneOf" with "const" and "title""#,
      faults: 2)),
  RealFile(
    "schema/SchemaStore__schemastore.stylua.json",
    .refused(
      #"101:15: a question has one answer, not an object: remove the property, or give it a simple type"#,
      faults: 1)),
  RealFile(
    "schema/SchemaStore__schemastore.vsix-publish.json",
    .refused(
      #"6:15: a question has one answer, not an object: remove the property, or give it a simple type"#,
      faults: 7)),
  RealFile(
    "schema/angular__angular-cli.application.json",
    .form(questions: 18, open: 5)),
  RealFile(
    "schema/angular__angular-cli.ng-new.json",
    .refused(
      #"36:9: an option needs one value: add "const""#, faults: 4)),
  RealFile(
    "schema/databricks__mlops-stacks.json",
    .form(questions: 20, open: 5)),
  RealFile(
    "schema/eclipsesource__jsonforms-react-seed.json",
    .form(questions: 7, open: 7)),
  RealFile(
    "schema/faros-ai__airbyte-connectors.gitlab.json",
    .refused(
      #"15:17: a question has one answer, not an object: remove the property, or give it a simple type"#,
      faults: 7)),
  RealFile(
    "schema/faros-ai__airbyte-connectors.pagerduty.json",
    .refused(
      #"54:18: a question cannot express "items" of any value: give them an "enum", or "oneOf" with "const" and "title""#,
      faults: 1)),
  RealFile(
    "schema/github__github-mcp-server.add_comment_to_pending_review.json",
    .form(questions: 10, open: 10)),
  RealFile(
    "schema/json-schema-form__angular-schema-form.sink.json",
    .refused(
      #"42:17: a question has one answer, not an object: remove the property, or give it a simple type"#,
      faults: 2)),
  RealFile(
    "schema/jupyterlab__jupyterlab.inline-completer.json",
    .refused(
      #"40:15: a question has one answer, not an object: remove the property, or give it a simple type"#,
      faults: 1)),
  RealFile(
    "schema/jupyterlab__jupyterlab.notification.json",
    .form(questions: 3, open: 0)),
  RealFile(
    "schema/nf-core__fetchngs.json",
    .form(questions: 31, open: 21)),
  RealFile(
    "schema/prettier__prettier-vscode.configuration.json",
    .refused(
      #"7:16: a question cannot express "items" of any value: give them an "enum", or "oneOf" with "const" and "title""#,
      faults: 2)),
  RealFile(
    "mcp/BooleanSchema.boolean-input-schema.json",
    .refused(
      #"2:11: a form is a schema of type "object": put this under its "properties""#, faults: 1)),
  RealFile(
    "mcp/ElicitRequest.elicitation-request.json",
    .form(questions: 1, open: 1)),
  RealFile(
    "mcp/ElicitRequestFormParams.elicit-multiple-fields.json",
    .form(questions: 3, open: 3)),
  RealFile(
    "mcp/ElicitRequestFormParams.elicit-single-field.json",
    .form(questions: 1, open: 1)),
  RealFile(
    "mcp/ElicitRequestURLParams.elicit-sensitive-data.json",
    .refused(
      #"2:11: mode "url" asks a person to open a page, and not for answers: show the address, and ask with confirm"#,
      faults: 1)),
  RealFile(
    "mcp/NumberSchema.number-input-schema.json",
    .refused(
      #"2:11: a form is a schema of type "object": put this under its "properties""#, faults: 1)),
  RealFile(
    "mcp/StringSchema.email-input-schema.json",
    .refused(
      #"2:11: a form is a schema of type "object": put this under its "properties""#, faults: 1)),
  RealFile(
    "mcp/TitledMultiSelectEnumSchema.titled-color-multi-select-schema.json",
    .refused(
      #"2:11: a form is a schema of type "object": put this under its "properties""#, faults: 1)),
  RealFile(
    "mcp/TitledSingleSelectEnumSchema.titled-color-select-schema.json",
    .refused(
      #"2:11: a form is a schema of type "object": put this under its "properties""#, faults: 1)),
  RealFile(
    "mcp/UntitledMultiSelectEnumSchema.color-multi-select-schema.json",
    .refused(
      #"2:11: a form is a schema of type "object": put this under its "properties""#, faults: 1)),
  RealFile(
    "mcp/UntitledSingleSelectEnumSchema.color-select-schema.json",
    .refused(
      #"2:11: a form is a schema of type "object": put this under its "properties""#, faults: 1)),
  RealFile(
    "cookiecutter/williaby__cookiecutter-python-template.json",
    .form(questions: 62, open: 8)),
  RealFile(
    "schema/apify__actor-templates.python-langgraph.json",
    .form(questions: 3, open: 0)),
  RealFile(
    "schema/apify__actor-templates.ts-playwright-test-runner.json",
    .form(questions: 7, open: 0)),
  RealFile(
    "schema/department-of-veterans-affairs__vets-json-schema.10-10EZ.json",
    .refused(
      #"24:16: a question cannot express "items" of any value: give them an "enum", or "oneOf" with "const" and "title""#,
      faults: 14)),
  RealFile(
    "schema/department-of-veterans-affairs__vets-json-schema.VYE-ADDRESS-CHANGE.json",
    .form(questions: 8, open: 8)),
]
