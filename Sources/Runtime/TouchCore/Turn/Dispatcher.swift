import TouchArbitration
import TouchInput
import TouchTrace

/// The object that carries out what the contest decides: hit-tests, feeds, calls hooks, delegates, targets and views.
///
/// One event goes through these steps, each a file. A file `Dispatcher+…` is named after its step; the values beside them are their
/// state.
///
///     Intake       a frame is split into events                   +Intake
///     1 clock      fire every timer that is due                   +Clock
///     2 contacts   update touches                                 +Contacts, +Readings
///       or keys, wheels, pointers that do not touch               +Devices, +Presses, +Streams
///     Turn
///       hit test   find the view of a new touch                   +HitTest
///       join       offer the touch to recognizers                 +Join, +Precedence
///     3 feed       feed the event to recognizers                  +Feed      ┐
///     4 decide     ask hooks and delegates                        +Decide    │ inside
///     5 cancel     views whose touches were taken                 +Cancel    │ UIWindow.sendEvent
///     6 act        call targets                                   +Act       │
///     7 deliver    call the views with due steps                  +Deliver   ┘
///     8 close      reset, lay out, request the next wake-up       +Close
///     Host         the application, displays and their frames
///
/// The order of 4–8 is that of the contest (`Contest+Turn`), which returns one effect after the other (`+Turn`). App code in them
/// may submit again. No decision is stored here a second time: whether a recognizer may recognize, and what a view may receive, is
/// read from the contest.
final class Dispatcher {
    /// The application, which owns the dispatcher; `nil` once it is released.
    unowned(unsafe) var application: UIApplication?
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
    var clock = VirtualClock()

    // Recognizers in an attempt.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var roster = Roster()
    /// Storage of `join(_:)`, reused.
    var candidates: [UIGestureRecognizer] = []
    var mayPrecedenceHaveChanged = false
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var ranking = Ranking()
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var hooks = Hooks()

    // Touches and presses, and the calls of their responders.
    let touchLine: DeliveryLine<UITouch>
    let pressLine: DeliveryLine<UIPress>

    let touchPool = TouchPool()

    // The intake.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var contactIntake = ContactIntake()
    var pressIntake = PressIntake()
    var streamIntake = StreamIntake()
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var estimates = PendingEstimates()
    /// The translation of pointers for apps that do not support them.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var pointerCompatibility = PointerCompatibility()
    /// The number of open `beginIgnoringInteractionEvents()`; the app receives no touches meanwhile.
    var ignoringDepth = 0
    /// The empty table of touches for events of other kinds.
    let noContacts = InputTable<UITouch>()
    let systemEvent: SystemEvent

    // The event.
    var modifiers: KeyModifiers = []
    var buttons: PointerButtons = []
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var feeding = Feeding()
    /// The stream that the present event belongs to.
    var currentStream: InputStream?
    /// The number of the latest occasion on which recognizers were asked about an event; an answer stores the number of its
    /// occasion.
    var occasion: UInt64 = 0

    // The turn.
    private(set) var isBusy = false
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var queuedCalls: [QueuedCall] = []
    var needsTurn = false
    var needsLayout = false
    /// The views whose safe area may have changed since the last layout, and whether they are in another superview.
    var safeAreaChecks: [(view: UIView, isMoved: Bool)] = []
    var needsAbandonmentCheck = false
    /// The objects that move with the frames of the display.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var frames = DisplayFrames()
    var animations = Animations()
    var hostState = HostState()

    let tracer = Tracer()

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

    // MARK: Entry

    /// Processes a frame; when called from inside app code, after the end of the present event.
    @export(interface) func receive(_ frame: InputFrame) {
        guard !isBusy else {
            queuedCalls.append(.receive(frame))
            return
        }
        isBusy = true
        process(frame)
        finishWork()
    }

    /// Advances time. A call inside app code is queued until the present event is over, after the calls before it.
    @export(interface) func advance(to instant: Instant) {
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
        guard let next = clock.timers.deadlines.next else { return nil }
        return Instant(nanoseconds: next)
    }

    func hierarchyChanged() {
        contest.reviewIsNeeded()
        ranking.kinshipChanged()
        requestTurn()
    }

    func layoutNeeded() {
        needsLayout = true
        guard !isBusy else { return }
        tellHost()
    }

    /// Notes that the displayed content has changed; the host is notified once until it takes a draw list.
    func displayNeeded() {
        guard !hostState.needsDisplay else { return }
        hostState.needsDisplay = true
        host?.displayNeeded()
    }

    func recognizer(_ contestant: Contestant) -> UIGestureRecognizer? {
        roster[contestant]
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

/// A call of the host from inside app code, which waits for the end of the present event.
enum QueuedCall {
    /// `receive(_:)`.
    case receive(InputFrame)
    /// `advance(to:)`.
    case advance(Instant)
}
