import TouchArbitration
import TouchInput
import TouchTrace

/// A touch or a press: recognizers receive it, and a responder receives the steps of it that its gate lets through.
protocol GatedInput: AnyObject, Hashable {
    associatedtype Event: UIEvent

    /// The number of the touch or press within its application; names it in traces and is its hash value.
    var serial: Int { get }
    /// The index in the input table, 0…63.
    var slot: Int { get }
    /// The identifier that the host uses for it.
    var hostID: Int { get }
    var isDown: Bool { get }
    /// The step that it takes in the present event; `nil` for none.
    var step: TouchStep? { get }
    /// The name of it in the contest.
    var input: Contest.Input { get }
    /// The window that receives its events.
    var window: UIWindow? { get }
    /// The responder that receives it.
    var listener: UIResponder? { get }
    /// A Boolean value that indicates whether the listener is where it was when it was chosen.
    var isListenerInPlace: Bool { get }
    /// Shows, for one call, the values that belong to it; returns a Boolean value that indicates whether they are older
    /// than the present ones.
    func show(_ step: TouchStep, at now: Instant) -> Bool
    /// Shows the present values again.
    func showPresent()
    /// Ends the delivery to the listener.
    func taken()
    /// Releases the copies of it that wait for the next event.
    func dropCopies()
    /// Called when it was removed, since it is over; goes into the pool if its object can be another one.
    func wasRemoved(into pool: TouchPool)

    /// Returns the slots of the inputs that a recognizer receives.
    static func received(by recognizer: UIGestureRecognizer) -> UInt64
    /// Removes it from the inputs of a recognizer.
    func forget(by recognizer: UIGestureRecognizer)
    /// Returns the name of a step in traces.
    static func traced(_ step: TouchStep) -> TraceRecord.TouchStep
    /// Calls the method of a responder for a step.
    static func notify(_ listener: UIResponder, _ step: TouchStep, _ inputs: Set<Self>, _ event: Event)
    /// Calls the method of a recognizer for a step.
    static func notify(_ recognizer: UIGestureRecognizer, _ step: TouchStep, _ inputs: Set<Self>, _ event: Event)
}

/// The four steps of a touch or press, each with a method of responders and recognizers.
enum TouchStep: Int {
    case began
    case moved
    case ended
    case cancelled
}

extension GatedInput {
    // Without the checks that a slot is at least 0 and below 64, as it is.
    var bit: UInt64 { 1 &<< UInt64(truncatingIfNeeded: slot) }
}
