public import CheckoutAPI

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A file that only its owner reads, written whole or not at all.
///
/// ```swift
/// let file = SnapshotFile(folder.appending(path: "checkout.json"))
/// try file.write(factory.snapshot())
/// let dropped = try factory.restore(file.read())
/// ```
public struct SnapshotFile: Sendable {
  /// Where it is.
  public let url: URL

  /// Names a file, which need not be there yet.
  ///
  /// - Parameter url: Where it is; its folder has to be there before something is written.
  public init(_ url: URL) { self.url = url }

  /// Reads all of it.
  ///
  /// - Returns: What is in it, at most 8 MiB.
  /// - Throws: ``SnapshotProblem`` when there is none, it is a folder or no plain file, cannot be read or is too large.
  public func read() throws(SnapshotProblem) -> Data {
    let path = url.resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let attributes else {
      throw SnapshotProblem(FileManager.default.fileExists(atPath: path) ? .unreadable : .notFound)
    }
    let type = attributes[.type] as? FileAttributeType
    guard type != .typeDirectory else { throw SnapshotProblem(.isFolder) }
    guard type == .typeRegular else {
      // A link that is still one after it was followed leads nowhere, or in a circle.
      throw SnapshotProblem(type == .typeSymbolicLink ? .notFound : .unreadable)
    }
    let size = attributes[.size]
    guard (size as? UInt64) ?? (size as? Int).map({ UInt64(max(0, $0)) }) ?? 0 <= UInt64(SnapshotProblem.mostBytes)
    else {
      throw SnapshotProblem(.tooLarge)
    }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { throw SnapshotProblem(.unreadable) }
    return data
  }

  /// Writes all of it, in place of what was there; when that fails, what was there still is.
  ///
  /// - Parameter data: What to write.
  /// - Throws: ``SnapshotProblem`` with ``SnapshotProblem/Code/isFolder`` or ``SnapshotProblem/Code/notWritten``.
  public func write(_ data: Data) throws(SnapshotProblem) {
    let path = url.resolvingSymlinksInPath().path
    let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
    guard type != .typeDirectory else { throw SnapshotProblem(.isFolder) }
    guard type == nil || type == .typeRegular, PrivateFile.replace(path, with: data) else {
      throw SnapshotProblem(.notWritten)
    }
    #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
      // A device without a passcode protects nothing, and says so: the file is there all the same.
      try? FileManager.default.setAttributes([.protectionKey: FileProtectionType.complete], ofItemAtPath: path)
    #endif
  }

  /// Puts the file aside under another name that is free.
  ///
  /// - Returns: Whether it is out of the way.
  func putAside() -> Bool {
    let path = url.path
    for number in 1...99 {
      let aside = number == 1 ? path + ".damaged" : path + ".damaged-\(number)"
      guard !FileManager.default.fileExists(atPath: aside) else { continue }
      return (try? FileManager.default.moveItem(atPath: path, toPath: aside)) != nil
    }
    return false
  }
}
