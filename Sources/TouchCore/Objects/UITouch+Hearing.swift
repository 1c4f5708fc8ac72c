import TouchArbitration

extension UITouch {
    /// A Boolean value that indicates whether its view has received `touchesBegan`, but no end: if the touch is taken from the
    /// view now, the view receives `touchesCancelled`.
    @_spi(Subclass) public var isHeardByView: Bool { gate.isHearing }
}
