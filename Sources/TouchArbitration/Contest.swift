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
/// (B-115). What a gate goes by is read from the arbiter, and stored nowhere else.
public struct Contest: Hashable, Sendable {
    /// The decision which contestants recognize. Readers need no copy of it; it is changed through the contest alone.
    public internal(set) var arbiter = Arbiter()

    /// The touches and presses, and their gates, oldest first.
    @usableFromInline var lines: [Line] = []
    /// The number of presses among them.
    var pressCount = 0
    // The contestants with each effect on touches.
    var cancelling = ContestantSet()
    var delayingBegan = ContestantSet()
    var delayingEnded = ContestantSet()

    // The turn.
    @usableFromInline var stage = Stage.idle
    var goal = Goal.settle
    /// A Boolean value that indicates whether attempts are being closed: settling then returns to closing.
    var isClosing = false
    /// A Boolean value that indicates whether targets were called in this round.
    var hasActed = false
    /// A Boolean value that indicates whether a turn was begun inside this one, which sees to it.
    var needsRound = false
    /// A Boolean value that indicates whether app code may have moved views or recognizers since the last review.
    public internal(set) var needsReview = false
    /// A Boolean value that indicates whether something has happened that gates have not been asked about, since responders last
    /// received cancellations, or since they last received due steps.
    var mayBeTaken = false
    var mayBeDue = false
    /// The touches whose delivery was asked about in this round.
    var asked: UInt64 = 0
    /// The entered phases that have to be reported, in order of entry.
    @usableFromInline var reports = Queue<Report>()
    /// The effects that have been decided and not been taken.
    var outbox = Queue<Effect>()
    /// The contestants that the arbiter has forgotten and that were not discharged yet: they take no touches and propose nothing.
    @usableFromInline var leaving = ContestantSet()
    /// The contestants of the latest cycle of requirements; each awaits the next, the last one the first.
    public internal(set) var cycle: [Contestant] = []
    /// The number of further rounds, and of further decisions, that the present event may take.
    @usableFromInline var roundsLeft = 0
    var decisionsLeft = 0

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

    @usableFromInline enum Stage: Hashable, Sendable {
        /// There is no turn.
        case idle
        /// A round begins: views are reviewed.
        case round
        /// Everything that was submitted is decided.
        case settling
        /// Responders lose the touches that were taken, then the presses.
        case cancelling
        case cancellingPresses
        /// One more round is counted.
        case counting
        /// Targets are called, one by one.
        case acting
        case acted
        /// Ancestors are asked whether touches may begin in a responder.
        case asking
        /// Responders receive what is due: touches after the last question, then presses.
        case deliveringPresses
        case delivered
        /// Attempts that are over are forgotten, and what that brings about is decided.
        case closing
        case forgetting
        case resetting
        case closed
        case closedAndCounted
    }

    @usableFromInline struct Report: Hashable, Sendable {
        var contestant: Contestant
        var phase: GesturePhase
    }

    /// Creates a contest without contestants.
    public init() {}
}

extension Contest {
    /// An instruction to the shell. Each is a decision that has been made, or a question; they are performed in order. Causes and sets
    /// are read from the contest while the effect is performed: copies of them would cost more than most effects.
    public enum Effect: Hashable, Sendable {
        /// Ask whose failure the contestant awaits; answer with `reply(_:awaits:)`.
        case askRequirements(Arbiter.Ticket)
        /// Ask whether the contestant may begin and which contestants it prevents; answer with `reply(_:_:)`.
        case askBegin(Arbiter.Ticket)
        /// Ask the ancestors of the responder whether these touches may begin in it; call `refuse(_:)` if not.
        case askDelivery(Batch)
        /// App code may have moved views or recognizers: veto the inputs and withdraw the contestants that are gone (B-202…B-204).
        case review
        /// The contestant entered the phase; `Arbiter.cause(of:)` is the cause of a failure or cancellation. Its targets are called by
        /// `act`.
        case enter(Contestant, GesturePhase)
        /// Call the contestant's targets.
        case act(Contestant, GesturePhase)
        /// Call a method of a responder.
        case deliver(Batch)
        /// A responder that has received nothing of the input will receive nothing; whether a contestant has taken it.
        case silence(Input, isClaimed: Bool)
        /// The contestant recognized, but was withdrawn before that was reported: report nothing in this attempt. `Arbiter.cause(of:)`
        /// is the cause.
        case undo(Contestant)
        /// The attempt is over, with this phase: call the recognizer's `reset`, then `discharge(_:)`.
        case reset(Contestant, GesturePhase)
        /// Nothing to perform.
        case report(Finding)
    }

    /// One call of one responder: one step of touches, or of presses, that it receives together.
    public struct Batch: Hashable, Sendable {
        /// The step; a single one.
        public var step: DeliveryGate.Steps
        /// The slots, one bit each.
        public var slots: UInt64
        /// A Boolean value that indicates whether these are presses.
        public var isPress: Bool

        /// Creates a batch.
        package init(step: DeliveryGate.Steps, slots: UInt64, isPress: Bool) {
            (self.step, self.slots, self.isPress) = (step, slots, isPress)
        }
    }

    /// Something that a shell may report.
    public enum Finding: Hashable, Sendable {
        /// The contestant has claimed and waits until all of `Arbiter.awaited(by:)` have failed.
        case hold(Contestant)
        /// The contestants of `cycle` await each other; the first of them has been failed.
        case deadlock
        /// A contestant was open although nothing was left that could decide it, and has been closed.
        case abandoned(Contestant)
        /// App code submits something in every round: the turn was cut off, and the rest is left for the next one.
        case endless(Excess)
        /// The steps that a responder receives now, and the facts that decide it. Observers only.
        case released(Input, DeliveryGate.Facts, DeliveryGate.Steps)
        /// A responder does not receive a step yet, because of `holders(of:_:)`. Observers only.
        case withheld(Input, DeliveryGate.Steps)
        /// Everything that was submitted has been decided. Observers only.
        case settled
        /// Contestants that are over are about to be reset. Observers only.
        case closing
    }

    /// The kind of app code that keeps a turn from ending.
    public enum Excess: Hashable, Sendable {
        /// A delegate or hook, in every decision.
        case decisions
        /// An action, touch method, reset or layout, in every round.
        case rounds
    }
}
