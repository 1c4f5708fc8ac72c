import TouchInput

/// The device was shaken, or a media key was pressed: events for the first responder.
final class SystemEvent: UIEvent {
    private var kind = EventType.motion
    private var detail = EventSubtype.none
    var motion: MotionSample?
    /// The window of a shake that goes on, and who heard it begin.
    var shakenWindow: UIWindow?
    var shaken: UIResponder?

    override var type: EventType { kind }
    override var subtype: EventSubtype { detail }

    func set(_ kind: EventType, _ detail: EventSubtype) {
        (self.kind, self.detail) = (kind, detail)
    }
}
