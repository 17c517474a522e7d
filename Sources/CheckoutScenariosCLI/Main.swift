#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process around ``Tool``: it hands over what the process was given, and exits.
@main
enum Main {
  static func main() {
    // A reader that goes away is seen as a failed write, and ends the tool quietly.
    _ = signal(SIGPIPE, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    let environment = ProcessInfo.processInfo.environment
    exit(Tool.run(arguments: arguments, environment: environment, streams: .live).rawValue)
  }
}
