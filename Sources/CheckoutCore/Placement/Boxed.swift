/// A large value on the heap, so that whoever holds it stays small.
final class Boxed<Value: Equatable & Sendable>: Equatable, Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (left: Boxed, right: Boxed) -> Bool { left === right || left.value == right.value }
}
