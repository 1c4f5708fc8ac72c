public import TouchInput
public import Touchstone
public import TouchTrace

/// An app that plays its input by itself, since more than input happens meanwhile.
@_spi(Page) public protocol InputPlayer: AnyObject {
    /// The host of the app.
    var host: VirtualHost { get }
    /// Plays the input to its end. Called once.
    /// - Parameter prepare: Called before the app receives a frame, with the value of its `isLook(isFirst:)`.
    /// - Returns: The records.
    func play(before prepare: @escaping (Bool) -> Void) -> [TraceRecord]
    /// Ends the app.
    func end()
}

extension InputFrame {
    /// Returns a Boolean value that indicates whether the app is looked at before it receives the frame: the first one, or one in which a contact comes
    /// down.
    @_spi(Page) public func isLook(isFirst: Bool) -> Bool { isFirst || contacts.contains { $0.phase == .began } }
}
