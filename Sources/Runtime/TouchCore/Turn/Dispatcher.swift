import TouchArbitration
import TouchInput
import TouchTrace

/// The object that carries out what the contest decides: hit-tests, feeds, calls hooks, delegates, targets and views.
///
/// One event goes through these steps, each a file `Dispatcher+…`. The state of a step is a value in its file, and what only that step
/// may touch is private to the file.
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
///     8 close      reset, lay out                                 +Close
///     Host         displays, requests to the host                 +Host
///
/// The order of 4–8 is that of the contest (`Contest+Turn`), which returns one effect after the other (`+Turn`). App code in them
/// may submit again. No decision is stored here a second time: whether a recognizer may recognize, and what a view may receive, is
/// read from the contest.
final class Dispatcher {
    /// The application, which owns the dispatcher; `nil` once it is released.
    var application: UIApplication? {
        get { owner?.object }
        set { owner = Borrowed(of: newValue) }
    }
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private(set) var owner: Borrowed<UIApplication>?

    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var contest = Contest()
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var clock = VirtualClock()
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var intake = Intake()
    // Not in the intake, since a deinitializer of the app may run while it changes.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var estimates = PendingEstimates()
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var roster = Roster()
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var ranking = Ranking()
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var feeding = Feeding()
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var closing = Closing()
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var frames = DisplayFrames()
    var animations = Animations()
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var host = HostLine()

    // The touches and presses of all steps, and the calls of their responders.
    let touchLine: DeliveryLine<UITouch>
    let pressLine: DeliveryLine<UIPress>

    let tracer = Tracer()

    // The calls of the host, and the turn that was requested.
    private(set) var isBusy = false
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var queuedCalls: [QueuedCall] = []
    private var needsTurn = false

    init() {
        let contacts = InputTable<UITouch>()
        touchLine = DeliveryLine(table: contacts, event: UIEvent(contacts: contacts))
        let presses = UIPressesEvent(contacts: intake.noContacts)
        pressLine = DeliveryLine(table: presses.presses, event: presses)
    }

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
        tellHost()
    }

    /// A Boolean value that indicates whether anything waits for a turn.
    var isTurnDue: Bool { needsTurn || closing.isLayoutNeeded || contest.hasMoreToDecide }

    var wakeInstant: Instant? {
        if needsTurn || contest.needsReview || closing.isLayoutNeeded { return now }
        guard let next = clock.timers.deadlines.next else { return nil }
        return Instant(nanoseconds: next)
    }

    /// Performs everything that follows a timer, an event, or a change made outside of both.
    @export(interface) func turn() {
        needsTurn = false
        run(.close)
        forgetInputs()
        layOut()
        while contest.hasMoreToDecide, contest.hasRoundsLeft {
            run(.closeAgain)
            forgetInputs()
            layOut()
        }
        needsTurn = false
    }

    func hierarchyChanged() {
        contest.reviewIsNeeded()
        ranking.kinshipChanged()
        requestTurn()
    }

    func recognizer(_ contestant: Contestant) -> UIGestureRecognizer? { roster[contestant] }

    private func finishWork() {
        var round = 0
        while round < queuedCalls.count {
            guard round < Self.maximumRounds else {
                report(.endlessTurn("an app that sends input or the time from its callbacks"))
                break
            }
            switch queuedCalls[round] {
            case .receive(let frame): process(frame)
            case .advance(let instant): pass(to: instant)
            }
            round += 1
        }
        if round > 0 { queuedCalls.removeAll() }
        isBusy = false
        tellHost()
    }

    /// The number of repetitions within one call above which it counts as endless.
    static let maximumRounds = 1_000
}

/// A call of the host from inside app code, which waits for the end of the present event.
enum QueuedCall {
    case receive(InputFrame)
    case advance(Instant)
}
