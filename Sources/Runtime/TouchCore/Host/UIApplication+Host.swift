import TouchTrace

// The interface for hosts that show what the application does.

extension UIApplication {
    /// Names objects that the app has not named; `nil`, the default, for class and number.
    @_spi(Host) public final var naming: (any ObjectNaming)? {
        get { dispatcher.tracer.naming }
        set { dispatcher.tracer.naming = newValue }
    }

    /// The touches that are down, oldest first.
    @_spi(Host) public final var touches: [UITouch] { dispatcher.contacts.order.filter { $0.isDown } }
}

extension UITouch {
    /// The number of the finger in traces.
    @_spi(Host) public var finger: Int { serial }
}

extension UIGestureRecognizer {
    /// The name in traces; `nil` before it is first mentioned in one.
    @_spi(Host) public final var nameInTraces: String? { traceName?.name.text }
}
