import TouchArbitration
import TouchInput
import TouchTrace

/// A touch or a press: recognizers receive it, and a responder hears of it what its gate lets through.
protocol GatedInput: AnyObject, Hashable {
    associatedtype Event: UIEvent

    /// Counts the touches and presses of an application; names it in traces and is its hash.
    var serial: Int { get }
    /// Its place in the table, 0…63.
    var slot: Int { get }
    /// The host's name for it.
    var hostID: Int { get }
    var isDown: Bool { get }
    /// The step that it takes in the present event; `nil` if it does nothing.
    var step: TouchStep? { get }
    var gate: DeliveryGate { get set }
    /// Recognizers that received it, until they are reset or ignore it.
    var participants: ContestantSet { get set }
    /// The responder may not have it: another touch has precedence, or the responder is gone.
    var isVetoed: Bool { get set }
    /// The window's `sendEvent` has passed its end on to the gate.
    var hasFedEnd: Bool { get set }
    /// What a trace has already said to be withheld.
    var tracedWithheld: DeliveryGate.Steps { get set }
    /// The window that its events go to.
    var window: UIWindow? { get }
    /// Who hears of it.
    var listener: UIResponder? { get }
    /// Whether the listener is where it was when it was chosen.
    var isListenerInPlace: Bool { get }
    /// Shows, for one call, the values that belong to it; whether they are older than the present ones.
    func show(_ step: TouchStep, at now: Instant) -> Bool
    /// Shows the present values again.
    func showPresent()
    /// The listener hears nothing more of it.
    func taken()

    /// The slots of those that a recognizer receives.
    static func received(by recognizer: UIGestureRecognizer) -> UInt64
    /// A recognizer no longer receives it.
    func forget(by recognizer: UIGestureRecognizer)
    /// How traces name a step of it.
    static func traced(_ step: TouchStep) -> TraceRecord.TouchStep
    /// Calls a method of a responder.
    static func tell(_ listener: UIResponder, _ step: TouchStep, _ inputs: Set<Self>, _ event: Event)
    /// Calls a method of a recognizer.
    static func tell(_ recognizer: UIGestureRecognizer, _ step: TouchStep, _ inputs: Set<Self>, _ event: Event)
}

/// The four methods that tell of a touch or press.
enum TouchStep: Int {
    case began
    case moved
    case ended
    case cancelled
}

extension GatedInput {
    var bit: UInt64 { 1 << UInt64(slot) }
}
