func stand(_ clearance: consuming Clearance<CardStep>) -> [CardStep] {
  [CardStep(clearance)]
}
