/// One application's contest: which contestants recognize, what each responder receives of each touch and press, and in which
/// order. A pure value: it calls no other code and knows neither views nor time.
///
///     told ─► round ─► settling ─► cancelling ─► acting ─► asking ─► delivering ─► closing ─► idle
///               ▲                                  │ one action        │ submissions    │ resets
///               └──────────────────────────────────┴───────────────────┴────────────────┘
///
/// The protocol: the shell tells the contest what happened, begins a turn, and performs one effect after the other. App code that
/// an effect calls may tell the contest more; that is part of the same turn.
///
///     contest.feed(.moved, of: .touch(0))
///     contest.propose(.began, by: pan)
///     contest.begin(.settle)
///     while let effect = contest.next() { perform(effect) }
///
/// The order of a turn, stated in `Contest+Turn.swift`: everything that was submitted is decided; responders whose touches were
/// taken receive their cancellation, before any action (B-125); targets are called one by one, each followed by what it brings
/// about (B-004); responders receive what is due, grouped by step and responder (B-005); contestants that are over are reset
/// (B-115). Who holds or has taken a touch is read from the arbiter and stored nowhere else; a veto is stored with its line.
public struct Contest: Hashable, Sendable {
    /// The decision which contestants recognize. Readers need no copy of it; it is changed through the contest alone.
    public internal(set) var arbiter = Arbiter()

    /// The touches and presses, and their gates, oldest first.
    @usableFromInline var lines: [Line] = []
    /// The number of presses among them.
    var pressCount = 0
    // The contestants with each effect on touches.
    var cancelling = ContestantSet()
    @usableFromInline var delayingBegan = ContestantSet()
    @usableFromInline var delayingEnded = ContestantSet()

    /// The present turn; `nil` between two turns.
    var turn: Turn?
    /// The contestants of the latest cycle of requirements in this turn; each awaits the next, the last one the first. Beside `turn`, in
    /// which an array would be released at the end of each.
    public internal(set) var cycle: [Contestant] = []
    /// The work of a turn beside submissions and reports.
    @usableFromInline var pending: Pending = []
    /// The bounds of the present event that are left.
    @usableFromInline var allowance = Allowance()
    /// The entered phases that have to be reported, in order of entry.
    @usableFromInline var reports = Queue<Report>()
    /// The effects that have been decided and not been taken.
    var outbox = Queue<Effect>()
    /// The contestants that the arbiter has forgotten and that were not discharged yet: they take no touches and propose nothing.
    @usableFromInline var leaving = ContestantSet()

    /// A Boolean value that indicates whether findings that change nothing are returned as well: releases of gates, withheld
    /// steps, changes that are merely reported, the ends of settling and the beginnings of closing. `false` by default.
    public var isObserved = false

    /// A touch or press: a slot of one of two tables.
    public struct Input: Hashable, Sendable {
        /// The slot, 0…63; that of a press plus 64.
        @usableFromInline let index: UInt8

        @inlinable init(index: UInt8) { self.index = index }

        /// The touch in a slot, 0…63.
        @inlinable public static func touch(_ slot: Int) -> Input { Input(index: UInt8(slot)) }
        /// The press in a slot, 0…63.
        @inlinable public static func press(_ slot: Int) -> Input { Input(index: UInt8(slot + 64)) }

        /// A Boolean value that indicates whether it is a press.
        @inlinable public var isPress: Bool { index >= 64 }
        /// The slot in its table.
        @inlinable public var slot: Int { Int(index & 63) }
        /// The bit of its slot.
        @inlinable public var bit: UInt64 { 1 << UInt64(index & 63) }
    }

    /// A touch or press, from its beginning until it is up and its responder has received all of it.
    @usableFromInline struct Line: Hashable, Sendable {
        @usableFromInline let input: Input
        let responder: Int
        @usableFromInline var gate = DeliveryGate()
        /// The contestants that received it, until they are discharged or ignore it.
        @usableFromInline var participants = ContestantSet()
        @usableFromInline var isVetoed = false
        /// A Boolean value that indicates whether its end was fed.
        @usableFromInline var hasFedEnd = false
        /// The steps of the present release.
        var released: DeliveryGate.Steps = []
        /// The withheld steps that an observer has received.
        var observed: DeliveryGate.Steps = []

        init(input: Input, responder: Int) {
            (self.input, self.responder) = (input, responder)
        }

        mutating func releaseMovement() -> Bool {
            guard gate.releaseMovement() else { return false }
            released = .moved
            return true
        }

        mutating func release(_ facts: DeliveryGate.Facts) -> DeliveryGate.Steps {
            released = gate.release(facts)
            return released
        }
    }

    /// The effects of a contestant on the touches that it receives.
    public struct Traits: OptionSet, Hashable, Sendable {
        /// One bit per trait.
        public let rawValue: UInt8
        /// Creates traits from bits.
        @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Responders lose the touches when it recognizes.
        @inlinable public static var cancels: Traits { Traits(rawValue: 1) }
        /// Responders do not receive the beginning while it is undecided.
        @inlinable public static var delaysBegan: Traits { Traits(rawValue: 2) }
        /// Responders do not receive the end while it is undecided.
        @inlinable public static var delaysEnded: Traits { Traits(rawValue: 4) }
    }

    /// The extent of a turn.
    public enum Goal: Hashable, Sendable {
        /// Everything is decided, and targets and responders are called.
        case settle
        /// In addition, contestants that are over are reset.
        case close
        /// The end of a turn once more, after code that ran behind it.
        case closeAgain
    }

    /// The state that lives for one turn.
    struct Turn: Hashable, Sendable {
        var stage: Stage
        /// The work that is left; once attempts are being closed, `closeAgain`.
        var goal: Goal
        /// A Boolean value that indicates whether app code was called in this round, by a cancellation or an action.
        var hasCalled = false
        /// A Boolean value that indicates whether a turn was begun inside this one, which sees to it.
        var needsRound = false
        /// The touches whose delivery was asked about in this round.
        var asked: UInt64 = 0

        enum Stage: Hashable, Sendable {
            /// A round begins: views are reviewed.
            case round
            /// Everything that was submitted is decided.
            case settling
            /// Responders lose the touches and presses that were taken.
            case cancelling
            /// One more round, or action, is counted.
            case counting
            /// Targets are called, one by one.
            case acting
            /// Ancestors are asked whether touches may begin in a responder.
            case asking
            /// Responders have received what is due.
            case delivered
            /// Attempts that are over are forgotten, and what that brings about is decided.
            case closing
            case forgetting
            case resetting
            case closed
        }
    }

    /// The work that has come up since the last turn that did it.
    @usableFromInline struct Pending: OptionSet, Hashable, Sendable {
        @usableFromInline let rawValue: UInt8
        // On a line of its own, `Scripts/plant` keeps the attribute, which the protocol requires.
        @inlinable
        init(rawValue: UInt8) { self.rawValue = rawValue }

        /// App code may have moved views or recognizers.
        @inlinable static var review: Pending { Pending(rawValue: 1) }
        /// Responders may have lost touches or presses.
        @inlinable static var cancellations: Pending { Pending(rawValue: 2) }
        /// Steps may be due.
        @inlinable static var deliveries: Pending { Pending(rawValue: 4) }
        /// The stages before a target is called.
        static var beforeActions: Pending { Pending(rawValue: 3) }
    }

    /// The numbers of further rounds and decisions of an event, which has several turns.
    @usableFromInline struct Allowance: Hashable, Sendable {
        @usableFromInline var rounds = 0
        var decisions = 0
    }

    @usableFromInline struct Report: Hashable, Sendable {
        var contestant: Contestant
        var phase: GesturePhase
    }

    /// Creates a contest without contestants.
    public init() {}
}
