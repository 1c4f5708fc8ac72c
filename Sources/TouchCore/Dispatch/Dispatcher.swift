import TouchArbitration
import TouchGeometry
import TouchInput

/// Acts on what the kernel decides: hit-tests, feeds, drains, calls hooks, delegates, targets and views.
///
/// One event goes through these steps, each a method of its own (architecture.md 5):
///
///     1 clock      fire every timer that is due                 Dispatcher+Clock
///     2 contacts   update touches, hit-test, join, open gates   Dispatcher+Contacts, Dispatcher+Joining
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
    @BackPointer var application: UIApplication?
    #if hasFeature(Embedded)
        unowned(unsafe) var host: (any ApplicationHost)?
    #else
        weak var host: (any ApplicationHost)?
    #endif

    // The kernel.
    var arbiter = Arbiter()
    var deadlines = Deadlines()
    var timerBodies: [Deadlines.Token: TimerBody] = [:]

    // Recognizers in an attempt, by slot; and which of them have which flag.
    var recognizers: [UIGestureRecognizer?] = []
    var freeSlots: [Int] = []
    var cancelling = ContestantSet()
    var delayingBegan = ContestantSet()
    var delayingEnded = ContestantSet()
    /// Recognizers with touches, first in precedence first.
    var listening: [UIGestureRecognizer] = []
    var mayPrecedenceHaveChanged = false

    // Touches.
    let contacts = ContactTable()
    let event: UIEvent
    var tapCounting = TapCounting()
    var lastSerial = 0
    /// Contacts that are down and not wanted: they began in the wrong moment, or all were cancelled.
    var refusedContacts: [Int] = []
    var maximumNumberOfContacts = Thresholds.maximumNumberOfContacts
    /// Windows that have handled the present event.
    var windowsDone: [UIWindow] = []
    var windowsOfEvent: [UIWindow] = []
    var isSendingEvent = false
    var isFeedingCancellation = false
    /// What recognizers answered about the present event.
    var eventAnswers: [(recognizer: UIGestureRecognizer, answer: Bool)] = []

    // The turn.
    var now = Instant.zero
    var isBusy = false
    var queuedFrames: [InputFrame] = []
    /// What was entered and is to be reported.
    var reports: [Report] = []
    var deliveries: [Delivery] = []
    var batch: [Delivery] = []
    var isSettling = false
    /// An event was dispatched from inside a callback: what it brought is seen to by the turn that is going on.
    var needsAnotherRound = false
    var needsReview = false
    var needsTurn = false
    var needsLayout = false
    var needsAbandonmentCheck = false
    /// How many more rounds of deciding, acting and delivering, and effects of the arbiter, the present turn may take.
    var roundsLeft = 0
    var effectsLeft = 0
    /// How many recognizers there were when contacts last changed: those that an action adds do not count.
    var crowd = 0
    var lastWake: Instant?

    // What is told about.
    var diagnosticHandler: ((Diagnostic) -> Void)?
    var traceHandler: ((TraceRecord) -> Void)?
    var traceSerials = 0

    struct Report {
        var recognizer: UIGestureRecognizer
        var contestant: Contestant
        var phase: GesturePhase
    }

    struct Delivery {
        var touch: UITouch
        var steps: DeliveryGate.Steps
    }

    struct TimerBody {
        var owner: UIGestureRecognizer?
        var call: () -> Void
    }

    init() {
        event = UIEvent(contacts: contacts)
    }

    // MARK: Entry

    /// Takes a frame; from inside app code it waits for the end of the present event.
    func receive(_ frame: InputFrame) {
        guard !isBusy else {
            queuedFrames.append(frame)
            return
        }
        work { process(frame) }
    }

    /// Takes the time.
    func advance(to instant: Instant) {
        guard !isBusy else { return }
        work {
            fireTimers(until: instant)
            now = max(now, instant)
            allowRounds()
            if needsTurn || needsReview || !arbiter.isQuiet || needsLayout { turn() }
        }
    }

    /// Asks the host for a turn, for what was changed outside of any event.
    func requestTurn() {
        needsTurn = true
        guard !isBusy else { return }
        tellHost()
    }

    var wakeInstant: Instant? {
        needsTurn || needsReview || needsLayout ? now : deadlines.next.map { Instant(nanoseconds: $0) }
    }

    func hierarchyChanged() {
        needsReview = true
        requestTurn()
    }

    func layoutNeeded() {
        needsLayout = true
        guard !isBusy else { return }
        tellHost()
    }

    func recognizer(_ contestant: Contestant) -> UIGestureRecognizer? {
        contestant.slot < recognizers.count ? recognizers[contestant.slot] : nil
    }

    private func work(_ body: () -> Void) {
        isBusy = true
        body()
        var rounds = 0
        while !queuedFrames.isEmpty {
            rounds += 1
            guard rounds <= Self.maximumRounds else {
                report(.endlessTurn("an app that sends input from its callbacks"))
                queuedFrames.removeAll()
                break
            }
            process(queuedFrames.removeFirst())
        }
        isBusy = false
        tellHost()
    }

    /// How often anything may repeat within one call before it is called endless.
    static let maximumRounds = 1_000

    private func process(_ frame: InputFrame) {
        var rest = frame.contacts[...]
        repeat {
            let part = rest.prefix(countOfOneEvent(rest))
            rest = rest.dropFirst(part.count)
            processPart(at: frame.instant, part)
        } while !rest.isEmpty
    }

    /// How many of the samples make one event. A contact that is mentioned twice has lived through two events at one
    /// instant; and one too many cancels those that come down with it only after they have begun (B-031, B-034).
    private func countOfOneEvent(_ samples: ArraySlice<ContactSample>) -> Int {
        var downCount = contacts.downCount
        var hasBegun = false
        for index in samples.indices {
            for earlier in samples.startIndex..<index where samples[earlier].id == samples[index].id {
                return index - samples.startIndex
            }
            switch samples[index].phase {
            case .began:
                if hasBegun, downCount >= maximumNumberOfContacts { return index - samples.startIndex }
                hasBegun = true
                downCount += 1
            case .ended, .cancelled:
                if contacts.touch(down: samples[index].id) != nil { downCount -= 1 }
            case .moved, .stationary:
                break
            }
        }
        return samples.count
    }

    private func processPart(at instant: Instant, _ samples: ArraySlice<ContactSample>) {
        if instant < now { report(.timeWentBack(from: now, to: instant)) }
        fireTimers(until: instant)
        now = max(now, instant)
        allowRounds()
        if traceHandler != nil { trace(frame: samples) }
        updateContacts(samples)
        crowd = recognizers.count
        allowRounds()
        sendEvent()
        turn()
    }
}
