import ShopKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process around ``Run``: exit code 0 for an order, 1 for a refusal, 2 for words it does not understand.
@main
enum Main {
  @MainActor static func main() async {
    let arguments: Arguments
    do throws(ShopProblem) {
      arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
    } catch {
      fail("\(error)", 2)
    }
    guard !arguments.wantsHelp else { return print(Arguments.usage) }
    do {
      try await Run.order(arguments, in: AppModel(container: AppContainer(folder: arguments.folder))) { print($0) }
    } catch {
      fail("\(error)", 1)
    }
  }

  private static func fail(_ message: String, _ code: Int32) -> Never {
    var text = "shop: \(message)\n"
    // The one call that writes to the standard error without a library beyond the system's own.
    text.withUTF8 { bytes in _ = unsafe write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
    exit(code)
  }
}
