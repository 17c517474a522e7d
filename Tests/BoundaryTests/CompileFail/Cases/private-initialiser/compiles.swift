struct Sealed {
  fileprivate init() {}
}

func makeSealed() -> Sealed {
  Sealed()
}
