import TouchArbitration

extension UITouch {
    /// Whether its view has heard that it began, and has heard of no end: what is taken away from it now it hears as cancelled.
    @_spi(Subclass) public var isHeardByView: Bool { gate.isHearing }
}
