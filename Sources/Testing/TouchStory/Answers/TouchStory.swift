import TouchTrace
import TouchInput

/// The facts of a trace about a touch.
struct TouchStory: Sendable {
    /// A recognizer that received the touch.
    struct Watcher: Sendable {
        var recognizer: RecognizerName
        /// The number of its attempt.
        var attempt: Int
        /// The number of the record at which it began to receive the touch.
        var since: Int
        /// The moment at which it ignored the touch.
        var ignored: Attempt.Moment?
    }

    /// A view that the hit test passed over.
    struct Skipped: Sendable {
        var contact: Int
        var view: ResponderName
        var reason: TraceRecord.Skip
        var by: ResponderName
        var recognizers: [RecognizerName]
        var window: ResponderName?
    }

    let touch: AnsweredTouch
    var hit: ResponderName?
    var window: ResponderName?
    var tool: ContactSample.Tool?
    /// The reason why it became no touch.
    var rejection: String?
    var skips: [Skipped] = []
    var watchers: [Watcher] = []
    var passes: [(recognizer: RecognizerName, gate: GestureAnswer.Gate)] = []

    /// The number of the event at which the finger was lifted or cancelled, or this was found.
    var upEvent: Int?
    /// The instant at which the finger was lifted or cancelled.
    var lifted: Instant?
    var veto: TraceRecord.Veto??
    var facts: TraceRecord.GateFacts = []
    /// The responder that received the touch, or is to receive it.
    var responder: ResponderName?
    var began: (at: Instant, delay: DeliveryAnswer.Delay?)?
    /// The wait for the beginning, and for the end.
    var withheldBeginning: (since: Instant, by: [RecognizerName])?
    var withheldEnd: (since: Instant, by: [RecognizerName])?
    var end: DeliveryAnswer.Receipt.End?
    var silence: (at: Instant, because: DeliveryAnswer.Taker)?

    init(_ touch: AnsweredTouch) { self.touch = touch }

    /// A Boolean value that indicates whether its responder will receive nothing more once the event is over.
    var isDelivered: Bool {
        if end != nil || silence != nil || rejection != nil { return true }
        return withheldBeginning == nil && withheldEnd == nil
    }
}
