// expect: 'Sealed' initializer is inaccessible due to 'private' protection level
struct Sealed {
  private init() {}
}

func makeSealed() -> Sealed {
  Sealed()
}
