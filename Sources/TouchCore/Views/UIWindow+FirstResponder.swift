extension UIWindow {
    /// The first responder, for code that removes the keyboard.
    @_spi(Subclass) public final var presentFirstResponder: UIResponder? { firstResponder }
}
