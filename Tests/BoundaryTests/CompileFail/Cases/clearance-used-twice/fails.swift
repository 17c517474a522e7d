// expect: 'clearance' consumed more than once
// inside: CheckoutCore

func stand(_ clearance: consuming Clearance<CardStep>) -> [CardStep] {
  [CardStep(clearance), CardStep(clearance)]
}
