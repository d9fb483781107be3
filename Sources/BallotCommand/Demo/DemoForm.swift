import BallotForms
import BallotJSON
import BallotTerminal

/// The form of `ballot demo`: every kind of question and every style, what scripts ask most first.
func demoForm() -> Form {
  var form = Form(title: "Ballot", items: [])
  form.layout = .steps
  form.items = demoQuestions().map(FormItem.question)
  return form
}

private func demoQuestions() -> [Question] {
  [
    question(.radio, "target", "Deploy to", default: "staging") {
      $0.options = [
        Option("dev"), Option("staging"),
        Option("prod", label: "Production", detail: "customers see it", icon: "🚀"),
        Option("dr", disabled: "frozen until Monday"),
      ]
    },
    question(.radio, "size", "Size", default: "M") {
      $0.options = ["S", "M", "L"].map { Option(.string($0)) }
      $0.orientation = .horizontal
    },
    question(.text, "release", "Release name", default: "spring-2") {
      $0.pattern = "^[a-z0-9-]+$"
      $0.message = "lower-case letters, digits and dashes"
    },
    question(.toggle, "tests", "Run the tests?", default: true) { $0.style = "button" },
    question(.toggle, "backup", "Back up first?", default: false) {
      $0.style = "switch"
      $0.tint = .standard(2)
    },
    question(.toggle, "licence", "I have read the licence", default: true) {
      $0.style = "checkbox"
    },
    question(.toggle, "notify", "Notify", default: ["team"]) {
      $0.options = ["team", "ops", "sales"].map { Option(.string($0)) }
      $0.master = "Everyone"
    },
    question(.picker, "region", "Region", default: "eu-west-1") {
      $0.style = "menu"
      $0.options = [
        Option("eu-west-1", detail: "Ireland"), Option("eu-west-2", detail: "London"),
        Option("eu-central-1", detail: "Frankfurt"), Option("us-east-1", detail: "Virginia"),
        Option("ap-south-1", detail: "Mumbai"),
      ]
    },
    question(.picker, "theme", "Theme", default: "dark") {
      $0.style = "segmented"
      $0.options = [
        Option("light", label: "Light"), Option("dark", label: "Dark"),
        Option("system", label: "System"),
      ]
    },
    question(.picker, "flavour", "Flavour", default: "vanilla") {
      $0.style = "inline"
      $0.options = ["chocolate", "vanilla", "strawberry"].map { Option(.string($0)) }
    },
    question(.picker, "hour", "Hour", default: "09") {
      $0.style = "wheel"
      $0.options = (0..<24).map { Option(.string($0 < 10 ? "0\($0)" : "\($0)")) }
    },
    question(.picker, "colour", "Label", default: "amber") {
      $0.style = "palette"
      $0.options = ["red", "green", "amber", "blue", "purple", "teal"].map { name in
        Option(.string(name), tint: Color(named: name))
      }
    },
    question(.picker, "city", "City", default: "Lisbon") {
      $0.style = "navigation"
      $0.options = ["Athens", "Bergen", "Lisbon", "Osaka", "Quito"].map { Option(.string($0)) }
    },
    question(.picker, "toppings", "Toppings", default: ["cheese", "olives"]) {
      $0.isMultiple = true
      $0.options = ["cheese", "ham", "olives", "onions"].map { Option(.string($0)) }
    },
    question(.confirm, "go", "Deploy {release} to {target}?", default: nil) { _ in },
  ]
}

private func question(
  _ kind: Kind, _ name: String, _ label: String, default value: JSON?,
  _ change: (inout Question) -> Void
) -> Question {
  var question = Question(kind, name: name, label: label)
  question.initialValue = value
  change(&question)
  return question
}
