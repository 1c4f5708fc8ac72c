import TouchArbitration
import TouchGeometry
import TouchInput
import TouchTrace

/// The object that carries out what the contest decides: hit-tests, feeds, calls hooks, delegates, targets and views.
///
/// One event goes through these steps, each a separate method:
///
///     frame        a frame is split into events                 Dispatcher+Frames
///     1 clock      fire every timer that is due                 Dispatcher+Clock
///     2 contacts   update touches, hit-test, join               Dispatcher+Contacts, Dispatcher+Joining
///       or keys, wheels, pointers that do not touch             Dispatcher+Devices
///     3 feed       feed the event to recognizers                Dispatcher+Feeding     ┐
///     4 decide     ask hooks and delegates                      Dispatcher+Questions   │ inside
///     5 cancel     views whose touches were taken               Dispatcher+Turns       │ UIWindow.sendEvent
///     6 act        call targets                                 Dispatcher+Turns       │
///     7 deliver    call the views with due steps                Dispatcher+Turns       ┘
///     8 close      reset, lay out, request the next wake-up     Dispatcher+Closing
///
/// The order of 4–8 is that of the contest (`Contest+Turn`), which returns one effect after the other. App code in them may submit
/// again. No decision is stored here a second time: whether a recognizer may recognize, and what a view may receive, is read from
/// the contest.
final class Dispatcher {
    /// The number of open `beginIgnoringInteractionEvents()`; the app receives no touches meanwhile.
    var ignoringDepth = 0
    let identity = DispatcherIdentity()
    /// The application, which owns the dispatcher; `nil` once it is released.
    nonisolated(unsafe) unowned(unsafe) var application: UIApplication?
    #if hasFeature(Embedded)
        unowned(unsafe) var host: (any ApplicationHost)?
    #else
        weak var host: (any ApplicationHost)?
    #endif

    // The kernel.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var contest = Contest()
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var deadlines = Deadlines()
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var timerBodies: [Deadlines.Token: TimerBody] = [:]

    // Recognizers in an attempt, by slot.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var recognizers: [UIGestureRecognizer?] = []
    var freeSlots: [Int] = []
    /// The recognizers with touches, in order of precedence.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var listening: [UIGestureRecognizer] = []
    /// Storage of `updatePrecedence()` and of `join(_:)`, reused.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var formerlyListening: [UIGestureRecognizer] = []
    var candidates: [UIGestureRecognizer] = []
    var mayPrecedenceHaveChanged = false
    /// Storage of `updatePrecedence()`, reused.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var places: [Place] = []
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var lineage = Lineage()
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var precedence: [Contestant] = []
    /// The relations between recognizers, and whether views or recognizers have moved since they were determined.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var kinship = Kinship()
    var isKinshipOld = false
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var hooks = Hooks()
    /// The number of attempts that have begun.
    var enrollments = 0

    // Touches and presses, and the calls of their responders.
    let touchLine: DeliveryLine<UITouch>
    let pressLine: DeliveryLine<UIPress>
    var tapCounting = TapCounting()
    var lastSerial = 0
    /// The contacts that are down and ignored: they began while input was not accepted, or were cancelled.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var refusedContacts: [Int] = []
    var maximumNumberOfContacts = GestureThresholds.maximumNumberOfContacts
    /// The keys and buttons that are down and ignored.
    var refusedPresses: [Int] = []
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var estimates = PendingEstimates()

    // Scrolls, transforms and hovers in progress; motion and remote control.
    var streams: [InputStream] = []
    var refusedStreams: [UIEvent.EventType] = []
    /// The empty table of touches for events of other kinds.
    let noContacts = InputTable<UITouch>()
    let systemEvent: SystemEvent

    // The event.
    var modifiers: KeyModifiers = []
    var buttons: PointerButtons = []
    /// The event that `sendEvent` was called with.
    var currentEvent: ObjectIdentifier?
    /// The stream that the present event belongs to.
    var currentStream: InputStream?
    /// The number of the latest event; a window that has handled the present event stores it.
    var eventNumber: UInt64 = 0
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var windowsOfEvent: [UIWindow] = []
    var isFeedingCancellation = false
    /// The number of the latest occasion on which recognizers were asked about an event; an answer stores the number of its
    /// occasion.
    var occasion: UInt64 = 0

    // The turn.
    var now = Instant.zero
    var isBusy = false
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var queuedCalls: [QueuedCall] = []
    var needsTurn = false
    var needsLayout = false
    /// The views whose safe area may have changed since the last layout, and whether they are in another superview.
    var safeAreaChecks: [(view: UIView, isMoved: Bool)] = []
    /// A Boolean value that indicates whether the displayed content has changed since the host took a draw list.
    var needsDisplay = false
    var needsAbandonmentCheck = false
    /// The objects that move with the frames of the display, and those of them that the host knows of.
    var frames = DisplayFrames()
    var animations = Animations()
    var areFramesWanted = false
    /// A Boolean value that indicates whether links or animations may have changed since it was last checked whether frames are
    /// wanted.
    var mayFramesChange = false
    var lastWake: Instant?

    var supportsIndirectInputEvents = false
    /// The translation of pointers for apps that do not support them.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var pointerCompatibility = PointerCompatibility()

    // Handlers and their state.
    var diagnosticHandler: ((TouchDiagnostic) -> Void)?
    /// The combination of the two below: one branch per step when both are off.
    private(set) var traceHandler: ((TraceRecord) -> Void)? {
        didSet { contest.isObserved = traceHandler != nil }
    }
    var appTraceHandler: ((TraceRecord) -> Void)? { didSet { combineTraceHandlers() } }
    var flightRecorder: FlightRecorder? { didSet { combineTraceHandlers() } }
    /// The numbers of unnamed recognizers and of views that were mentioned; counted separately, since views are mentioned in
    /// traces alone.
    var recognizerSerials = 0
    var viewSerials = 0
    /// The number of recognizers that were mentioned, for each name.
    var namesakes: [String: Int] = [:]
    /// Names objects that the app has not named; `nil`: class and number.
    var naming: (any ObjectNaming)?

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

    /// Combines the handlers. The recorder comes first, so that a handler that dumps it finds the record that it receives.
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

    /// Processes a frame; when called from inside app code, after the end of the present event.
    func receive(_ frame: InputFrame) {
        guard !isBusy else {
            queuedCalls.append(.receive(frame))
            return
        }
        isBusy = true
        process(frame)
        finishWork()
    }

    /// Advances time. A call inside app code is queued until the present event is over, after the calls before it.
    func advance(to instant: Instant) {
        guard !isBusy else {
            queuedCalls.append(.advance(instant))
            return
        }
        isBusy = true
        pass(to: instant)
        finishWork()
    }

    /// Asks the host for a turn, for changes made outside any event.
    func requestTurn() {
        needsTurn = true
        guard !isBusy else { return }
        tellHost()
    }

    var wakeInstant: Instant? {
        if needsTurn || contest.needsReview || needsLayout { return now }
        guard let next = deadlines.next else { return nil }
        return Instant(nanoseconds: next)
    }

    func hierarchyChanged() {
        contest.reviewIsNeeded()
        isKinshipOld = true
        requestTurn()
    }

    func layoutNeeded() {
        needsLayout = true
        guard !isBusy else { return }
        tellHost()
    }

    /// Notes that the displayed content has changed; the host is notified once until it takes a draw list.
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

    /// The number of repetitions within one call above which it counts as endless.
    static let maximumRounds = 1_000
}

/// The identity of a dispatcher, which remains unique after the dispatcher is released: other objects store only this.
final class DispatcherIdentity {}

/// An object that dissolves a dispatcher when its application is released.
///
/// Recognizers in an attempt and the dispatcher refer to each other, and so do touches and objects that retain the event. This is
/// not done in the application's own `deinit`: that would have to be isolated, and so would be that of every subclass.
final class DispatcherLifetime {
    private let dispatcher: Dispatcher

    init(_ dispatcher: Dispatcher) {
        self.dispatcher = dispatcher
    }

    #if hasFeature(Embedded)
        deinit { dispatcher.dissolve() }
    #else
        isolated deinit { dispatcher.dissolve() }
    #endif
}

/// A call of the host from inside app code, which waits for the end of the present event.
enum QueuedCall {
    /// `receive(_:)`.
    case receive(InputFrame)
    /// `advance(to:)`.
    case advance(Instant)
}
