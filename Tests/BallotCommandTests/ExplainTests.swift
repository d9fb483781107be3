import BallotJSON
import Testing

private let deploy = """
  form --env-prefix D_ --radio env='Deploy to' --option dev --option prod
  --toggle tests='Run the tests?' --default on
  --text tag=Tag --when env=prod --when tests=on
  --text password=Password --secret --confirm go='Go?' --when env!=dev
  """

/// `--explain` asks nothing and says for each answer what would happen.
@Test func explanationsSayWhatWouldHappen() throws {
  let table: [(rest: String, place: Run.Place, text: String)] = [
    (
      "", .terminal,
      """
      env       asked
      tests     asked; default: on
      tag       asked where env is prod and tests is on
      password  asked
      go        asked where env is not dev

      """
    ),
    (
      "--answers f -- --env dev", .terminal,
      """
      env       answered by --env: dev
      tests     answered by f: off
      tag       hidden: asked only where env is prod
      password  asked
      go        hidden: asked only where env is not dev

      """
    ),
    (
      "--answer env=prd -- --yes", .nowhere,
      """
      env       refused: "prd" from --answer is not one of the options; did you mean prod? Allowed: dev, prod
      tests     default: on
      tag       hidden: asked only where env is prod
      password  missing: no answer, and nobody to ask
      go        hidden: asked only where env is not dev

      """
    ),
    (
      "-- --env prod --yes --tag x", .nowhere,
      """
      env       answered by --env: prod
      tests     default: on
      tag       answered by --tag: x
      password  missing: no answer, and nobody to ask
      go        answered by --yes: yes

      """
    ),
  ]
  for row in table {
    let run = try Run(
      "\(deploy) --explain \(row.rest)", at: row.place, keys: "Enter", files: ["f": "tests=no\n"])
    #expect(run.summary == "[0] \(row.text)", "\(row.rest)")
    #expect(!run.hasDrawn, "\(row.rest)")
  }
}

@Test func explanationsHideSecretsAndKnowVariables() throws {
  let text = try Run("\(deploy) --explain", environment: ["D_PASSWORD": "hunter2", "D_ENV": "dev"])
  #expect(text.output.contains("password  answered by $D_PASSWORD: ••••••••\n"), "\(text.summary)")
  #expect(text.output.contains("env       answered by $D_ENV: dev\n"), "\(text.summary)")
  let json = try Run(
    "\(deploy) --explain --format json", at: .terminal, environment: ["D_PASSWORD": "hunter2"])
  #expect(!json.output.contains("hunter2"))
  let rows = try JSON(parsing: Array(json.output.utf8)).array ?? []
  #expect(rows.count == 5)
  #expect(rows.first == ["name": "env", "label": "Deploy to", "state": "asked"])
  #expect(
    rows[2]["conditions"] == [["env": "prod"], ["tests": "on"]], "\(json.output)")
  #expect(rows[3]["value"] == "••••••••")
}

@Test func explanationsAreNoResult() throws {
  for (line, words) in [
    ("radio --explain --format shell P a", "--explain prints text"),
    ("radio --explain --output f P a", "--output"),
    ("radio --explain --answer nme=a P a", "no question has this name"),
  ] {
    let run = try Run(line)
    #expect(run.code == 2, "\(line): \(run.summary)")
    #expect(run.diagnostics.contains(words), "\(line): \(run.summary)")
  }
  let only = try Run("radio --explain --if-one take P a")
  #expect(only.output == "answer  answered, as it is the only option: a\n")
  let none = try Run("picker --explain --if-none skip --options-from f P", files: ["f": ""])
  #expect(none.output == "answer  hidden: there is no option to choose\n")
}
