final class Box {
  var value = 0
}

func send(_ box: sending Box) {}

func sendAndUse() {
  let box = Box()
  send(box)
}
