import Foundation

/// The path of something that is built with the tests, such as a program or the folder `Modules`.
public func builtProduct(_ name: String) -> String {
  // On Darwin the tests are a bundle that a tool of Xcode runs, elsewhere a program of their own.
  let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
  let tests = bundle?.bundleURL ?? Bundle.main.executableURL ?? URL(fileURLWithPath: ".")
  return tests.deletingLastPathComponent().appendingPathComponent(name).path
}
