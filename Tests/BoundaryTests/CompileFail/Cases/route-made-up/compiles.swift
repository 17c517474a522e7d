func route(of facts: Facts) -> Route {
  Route(facts)
}
