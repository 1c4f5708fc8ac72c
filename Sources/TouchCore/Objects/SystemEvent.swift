import TouchInput

/// An event for the first responder: a shake of the device, or a media key.
final class SystemEvent: UIEvent {
    private var kind = EventType.motion
    private var detail = EventSubtype.none
    var motion: MotionSample?
    /// The window of the current shake, and the responder that received its beginning.
    var shakenWindow: UIWindow?
    var shaken: UIResponder?

    override var type: EventType { kind }
    override var subtype: EventSubtype { detail }

    func set(_ kind: EventType, _ detail: EventSubtype) {
        (self.kind, self.detail) = (kind, detail)
    }
}
