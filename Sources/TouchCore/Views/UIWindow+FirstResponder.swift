extension UIWindow {
    /// The first responder, for what takes the keyboard away.
    @_spi(Subclass) public final var presentFirstResponder: UIResponder? { firstResponder }
}
