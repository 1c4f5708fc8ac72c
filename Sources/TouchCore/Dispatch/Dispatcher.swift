import TouchArbitration
import TouchGeometry
import TouchInput
import TouchTrace

/// Acts on what the kernel decides: hit-tests, feeds, drains, calls hooks, delegates, targets and views.
///
/// One event goes through these steps, each a method of its own:
///
///     frame        a frame comes apart into events              Dispatcher+Frames
///     1 clock      fire every timer that is due                 Dispatcher+Clock
///     2 contacts   update touches, hit-test, join, open gates   Dispatcher+Contacts, Dispatcher+Joining
///       or keys, wheels, pointers that do not touch             Dispatcher+Devices
///     3 feed       give the event to each recognizer            Dispatcher+Feeding     ┐
///     4 settle     drain the arbiter, ask hooks and delegates   Dispatcher+Settling    │ inside
///     5 cancel     views whose touches were claimed             Dispatcher+Delivering  │ UIWindow.sendEvent
///     6 act        tell targets                                 Dispatcher+Turns       │
///     7 deliver    views hear what they are owed                Dispatcher+Delivering  ┘
///     8 close      reset, lay out, tell the host when to wake   Dispatcher+Closing
///
/// App code in 4–7 submits again; they repeat until the arbiter is quiet. No decision is kept here a second time: who may
/// recognize is read from the arbiter, what a view may hear from its touch's gate.
final class Dispatcher {
    /// How many `beginIgnoringInteractionEvents()` are not undone; the app takes no touches meanwhile.
    var ignoringDepth = 0
    let identity = DispatcherIdentity()
    /// Owns the dispatcher; cleared when it goes.
    nonisolated(unsafe) unowned(unsafe) var application: UIApplication?
    #if hasFeature(Embedded)
        unowned(unsafe) var host: (any ApplicationHost)?
    #else
        weak var host: (any ApplicationHost)?
    #endif

    // The kernel.
    @exclusivity(unchecked) var arbiter = Arbiter()
    @exclusivity(unchecked) var deadlines = Deadlines()
    @exclusivity(unchecked) var timerBodies: [Deadlines.Token: TimerBody] = [:]

    // Recognizers in an attempt, by slot; and which of them have which flag.
    @exclusivity(unchecked) var recognizers: [UIGestureRecognizer?] = []
    var freeSlots: [Int] = []
    @exclusivity(unchecked) var cancelling = ContestantSet()
    @exclusivity(unchecked) var delayingBegan = ContestantSet()
    @exclusivity(unchecked) var delayingEnded = ContestantSet()
    /// Recognizers with touches, first in precedence first.
    @exclusivity(unchecked) var listening: [UIGestureRecognizer] = []
    var mayPrecedenceHaveChanged = false
    /// Storage of `updatePrecedence()`, kept.
    @exclusivity(unchecked) var places: [Place] = []
    @exclusivity(unchecked) var lineage = Lineage()
    @exclusivity(unchecked) var precedence: [Contestant] = []
    /// Who has to do with whom, and whether views or recognizers have moved since that was found out.
    @exclusivity(unchecked) var kinship = Kinship()
    var isKinshipOld = false
    @exclusivity(unchecked) var hooks = Hooks()
    /// Counts the attempts that began.
    var enrollments = 0

    // Touches and presses, and what their responders are told.
    let touchLine: DeliveryLine<UITouch>
    let pressLine: DeliveryLine<UIPress>
    var tapCounting = TapCounting()
    var lastSerial = 0
    /// Contacts that are down and not wanted: they began in the wrong moment, or all were cancelled.
    @exclusivity(unchecked) var refusedContacts: [Int] = []
    var maximumNumberOfContacts = GestureThresholds.maximumNumberOfContacts
    /// Keys and buttons that are down and not wanted.
    var refusedPresses: [Int] = []
    @exclusivity(unchecked) var estimates = PendingEstimates()

    // Scrolls, transforms and hovers that go on; motion and remote control.
    @exclusivity(unchecked) var streams: [InputStream] = []
    var refusedStreams: [UIEvent.EventType] = []
    /// What events of other kinds have instead of touches.
    let noContacts = InputTable<UITouch>()
    let systemEvent: SystemEvent

    // The event.
    var modifiers: KeyModifiers = []
    var buttons: PointerButtons = []
    /// What `sendEvent` was called with.
    var currentEvent: ObjectIdentifier?
    /// The stream that the present event is about.
    var currentStream: InputStream?
    /// Counts what was sent; a window that has handled the present event has its number.
    var eventNumber: UInt64 = 0
    @exclusivity(unchecked) var windowsOfEvent: [UIWindow] = []
    var isFeedingCancellation = false
    /// Counts the occasions on which recognizers are asked about an event; an answer has the number of its occasion.
    var occasion: UInt64 = 0

    // The turn.
    var now = Instant.zero
    var isBusy = false
    @exclusivity(unchecked) var queuedCalls: [QueuedCall] = []
    /// What was entered and is to be reported.
    @exclusivity(unchecked) var reports = ReportLine()
    var isSettling = false
    /// An event was dispatched from inside a callback: what it brought is seen to by the turn that is going on.
    var needsAnotherRound = false
    var needsReview = false
    /// Something has happened that the gates of touches and presses have not been asked about: since views were last told
    /// what was taken from them, and since they were last told what they are owed.
    var mayClaimsBeNew = false
    var mayAnythingBeOwed = false
    var needsTurn = false
    var needsLayout = false
    /// Something that shows has changed since the host took a draw list.
    var needsDisplay = false
    var needsAbandonmentCheck = false
    /// What moves with the frames of the display, and those of it that the host knows of.
    var frames = DisplayFrames()
    var animations = Animations()
    var areFramesWanted = false
    /// Links or animations have come since it was last looked whether anything moves.
    var mayFramesChange = false
    /// How many more rounds of deciding, acting and delivering, and effects of the arbiter, the present turn may take.
    var roundsLeft = 0
    var effectsLeft = 0
    /// How many recognizers there were when contacts last changed: those that an action adds do not count.
    var crowd = 0
    var lastWake: Instant?

    var supportsIndirectInputEvents = false
    /// What apps that know no pointers get instead.
    @exclusivity(unchecked) var pointerCompatibility = PointerCompatibility()

    // What is told about.
    var diagnosticHandler: ((TouchDiagnostic) -> Void)?
    /// The two below together: one branch a step when both are off.
    @exclusivity(unchecked) private(set) var traceHandler: ((TraceRecord) -> Void)?
    var appTraceHandler: ((TraceRecord) -> Void)? { didSet { combineTraceHandlers() } }
    var flightRecorder: FlightRecorder? { didSet { combineTraceHandlers() } }
    /// How many recognizers without a name were mentioned, and views; counted apart, for views are mentioned in traces alone.
    var recognizerSerials = 0
    var viewSerials = 0
    /// How many recognizers of a name were mentioned.
    var namesakes: [String: Int] = [:]

    struct TimerBody {
        var owner: UIGestureRecognizer?
        var call: () -> Void
    }

    init() {
        let contacts = InputTable<UITouch>()
        touchLine = DeliveryLine(table: contacts, event: UIEvent(contacts: contacts))
        systemEvent = SystemEvent(contacts: noContacts)
        let presses = UIPressesEvent(contacts: noContacts)
        pressLine = DeliveryLine(table: presses.presses, event: presses)
    }

    var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }
    var contacts: InputTable<UITouch> { touchLine.table }
    var presses: InputTable<UIPress> { pressLine.table }

    /// The recorder comes first, so that a handler that dumps it finds the record that it is told.
    private func combineTraceHandlers() {
        let (handler, recorder) = (appTraceHandler, flightRecorder)
        guard let recorder else {
            traceHandler = handler
            return
        }
        traceHandler = { record in
            recorder.record(record)
            handler?(record)
        }
    }

    // MARK: Entry

    /// Takes a frame; from inside app code it waits for the end of the present event.
    func receive(_ frame: InputFrame) {
        guard !isBusy else {
            queuedCalls.append(.receive(frame))
            return
        }
        isBusy = true
        process(frame)
        finishWork()
    }

    /// Takes the time; from inside app code it waits for the end of the present event, behind what was queued before it.
    func advance(to instant: Instant) {
        guard !isBusy else {
            queuedCalls.append(.advance(instant))
            return
        }
        isBusy = true
        pass(to: instant)
        finishWork()
    }

    /// Asks the host for a turn, for what was changed outside of any event.
    func requestTurn() {
        needsTurn = true
        guard !isBusy else { return }
        tellHost()
    }

    var wakeInstant: Instant? {
        if needsTurn || needsReview || needsLayout { return now }
        guard let next = deadlines.next else { return nil }
        return Instant(nanoseconds: next)
    }

    func hierarchyChanged() {
        needsReview = true
        isKinshipOld = true
        requestTurn()
    }

    /// What gates go by may have changed.
    func gatesMayChange() {
        mayClaimsBeNew = true
        mayAnythingBeOwed = true
    }

    func layoutNeeded() {
        needsLayout = true
        guard !isBusy else { return }
        tellHost()
    }

    /// Something that shows has changed; the host is told once until it takes a draw list.
    func displayNeeded() {
        guard !needsDisplay else { return }
        needsDisplay = true
        host?.displayNeeded()
    }

    func recognizer(_ contestant: Contestant) -> UIGestureRecognizer? {
        contestant.slot < recognizers.count ? recognizers[contestant.slot] : nil
    }

    private func finishWork() {
        var rounds = 0
        while !queuedCalls.isEmpty {
            rounds += 1
            guard rounds <= Self.maximumRounds else {
                report(.endlessTurn("an app that sends input or the time from its callbacks"))
                queuedCalls.removeAll()
                break
            }
            switch queuedCalls.removeFirst() {
            case .receive(let frame): process(frame)
            case .advance(let instant): pass(to: instant)
            }
        }
        isBusy = false
        tellHost()
    }

    /// How often anything may repeat within one call before it is called endless.
    static let maximumRounds = 1_000
}
