/// The decision which recognizers may recognize. A pure value: it calls no other code and knows neither views, touches nor time.
///
///     submit ─► claimed ─► sorting ─► waiting ─► asking ─► active ─► succeeded ─► closed ─► (reset) possible
///                 │          ▲          │          │     (discrete: at once)       ▲
///                 └──────────┴──────────┴──────────┴──► failed(cause) ─────────────┘
///
/// The protocol: recognizers *propose* phases; the shell takes one effect after the other, answers the questions among them, and
/// confirms the report of each entered phase with `acted(_:)`. Submissions that are made while an effect is being performed are
/// appended to the queue.
///
///     arbiter.propose(.began, by: pan)
///     while let effect = arbiter.next() { perform(effect) }
///
/// Of all contestants that became decidable in one event, both claims and those released by a failure, none enters before all
/// have been asked. Among those that interact, the first in precedence wins and the others fail (B-145…B-153); a contestant that
/// requires failures waits until they are decided (B-165…B-173). The rule is stated in `Arbiter+Settling.swift`.
public struct Arbiter: Hashable, Sendable {
    // A contestant's standing is its membership in one of these sets; if it is in none, it is possible and in no attempt.
    /// The contestants in an attempt, without a claim.
    @usableFromInline var watching = ContestantSet()
    /// The contestants that have claimed, and have not been processed yet.
    @usableFromInline var claimed = RankedSet()
    /// The contestants that were asked whose failure they await.
    @usableFromInline var sorting = ContestantSet()
    /// The contestants that await the failure of others, possibly of none any more.
    @usableFromInline var waiting = ContestantSet()
    /// The contestants that were asked whether they may begin; `verdict` holds the answer.
    @usableFromInline var asking = RankedSet()
    /// The contestants that have begun and are not over.
    public internal(set) var active = ContestantSet()
    /// The contestants that have ended or were cancelled, and were not reported yet.
    @usableFromInline var succeeded = ContestantSet()
    /// The contestants that are over and wait for their reset.
    @usableFromInline var closed = ContestantSet()

    // Facts in addition to the standing.
    /// The contestants in an attempt whose outcome is open: watching, claimed, sorting, waiting or asking, and so also one that is ready to
    /// recognize and waits for the failure of others. Stored in addition to
    /// the five sets, because it is read for every event.
    public internal(set) var undecided = ContestantSet()
    /// The contestants that have recognized in their present attempt.
    public internal(set) var recognized = ContestantSet()
    /// The contestants that entered a phase that was not reported yet.
    @usableFromInline var acting = ContestantSet()
    /// The contestants whose entered phase was reported, while the confirmation waits in the queue.
    @usableFromInline var received = ContestantSet()
    /// The contestants that entered began or changed in this event; there is one report per event.
    @usableFromInline var reported = ContestantSet()
    /// The contestants that ended before their beginning, or their latest change, was reported.
    @usableFromInline var endOwed = ContestantSet()
    /// The contestants that claimed a continuous gesture.
    @usableFromInline var continuous = ContestantSet()
    /// A Boolean value that indicates whether a waiting contestant or a requirement was added since the last search for a cycle.
    @usableFromInline var mayBeDeadlocked = false

    // Summaries of all contestants, stored so that a step need not visit them all.
    /// The waiting contestants that await no undecided one.
    @usableFromInline var ready = RankedSet()
    /// The asking contestants whose answer is pending.
    @usableFromInline var unanswered = ContestantSet()
    /// The waiting contestants with a requirement that had already recognized when it was added.
    @usableFromInline var overruled = RankedSet()
    /// The summary of the verdicts of the asking contestants, and of some that have failed since; `nil` if it has to be computed.
    @usableFromInline var tally: Tally?
    /// All contestants with a record, in order of precedence.
    @usableFromInline var order: [Contestant] = []

    @usableFromInline var records: [Record] = []
    @usableFromInline var inbox = Queue<Letter>()
    @usableFromInline var outbox = Queue<Effect>()

    @usableFromInline struct Record: Hashable, Sendable {
        /// Its standing, in addition to the sets, so that a contestant is removed from one of them alone.
        var standing = Standing.possible
        /// The number of the attempt; increases with every reset.
        var attempt: UInt32 = 0
        /// The index in `order`; lower goes first.
        @usableFromInline var rank = 0
        /// The latest proposal; `nil` while possible.
        @usableFromInline var proposal: GesturePhase?
        /// The latest entered phase.
        @usableFromInline var phase: GesturePhase?
        /// The cause of its failure or cancellation.
        @usableFromInline var cause: Cause?
        /// The cause that it gave when it proposed to fail or to be cancelled; there is one such proposal an attempt.
        var proposedCause: Cause?
        /// The contestants whose failure it awaits in this attempt, decided or not.
        @usableFromInline var requirements = ContestantSet()
        /// The contestants that await its failure: the inverse of the requirements.
        var dependents = ContestantSet()
        /// The answer to its question whether it may begin.
        var verdict: Verdict?

        /// Prepares for the next attempt, in place: the storage of its sets is used again.
        mutating func startAnew() {
            standing = .possible
            attempt &+= 1
            (proposal, phase, cause, proposedCause, verdict) = (nil, nil, nil, nil, nil)
            requirements.removeAll()
            dependents.removeAll()
        }
    }

    /// The contestants that occur in the verdicts of the asking ones; one that has left may still be included, and then costs an
    /// extra check.
    @usableFromInline struct Tally: Hashable, Sendable {
        var prevented = ContestantSet()
        var preventing = ContestantSet()
    }

    @usableFromInline struct Letter: Hashable, Sendable {
        var from: Contestant
        var submission: Submission
    }

    /// Creates an arbiter without contestants.
    public init() {}

    // MARK: Reading

    /// The contestants in an attempt, until their reset.
    @inline(__always) @inlinable public var contestants: ContestantSet {
        var set = undecided
        set.formUnion(active)
        set.formUnion(succeeded)
        set.formUnion(closed)
        return set
    }

    /// A Boolean value that indicates whether any contestant is in an attempt.
    @inline(__always) @inlinable public var isAnybodyContesting: Bool {
        !undecided.isEmpty || !active.isEmpty || !succeeded.isEmpty || !closed.isEmpty
    }

    /// Returns a Boolean value that indicates whether the contestant is in an attempt.
    @inline(__always) @inlinable public func isContesting(_ contestant: Contestant) -> Bool {
        isUndecided(contestant) || active.contains(contestant) || succeeded.contains(contestant)
            || closed.contains(contestant)
    }

    /// A Boolean value that indicates whether `next()` may return an effect: most events decide nothing, and this is a quick
    /// check.
    @inline(__always) @inlinable public var mayHaveEffects: Bool {
        // Contestants with a claim that is not decided are undecided.
        !isQuiet || !undecided.isEmpty && (!claimed.isEmpty || !waiting.isEmpty || !asking.isEmpty)
    }

    /// A Boolean value that indicates whether no submission is pending.
    @inline(__always) @inlinable public var isQuiet: Bool {
        inbox.isEmpty && outbox.isEmpty
    }

    /// Returns the phase that the contestant entered last in this attempt; `nil` while it is possible.
    @inline(__always) @inlinable public func phase(of contestant: Contestant) -> GesturePhase? {
        contestant.slot < records.count ? records[contestant.slot].phase : nil
    }

    /// Returns the phase that the contestant proposed last in this attempt; `nil` if it has proposed none.
    @inline(__always) @inlinable public func proposal(of contestant: Contestant) -> GesturePhase? {
        contestant.slot < records.count ? records[contestant.slot].proposal : nil
    }

    /// Returns the cause of the contestant's failure or cancellation.
    @inline(__always) @inlinable public func cause(of contestant: Contestant) -> Cause? {
        contestant.slot < records.count ? records[contestant.slot].cause : nil
    }

    /// Returns the undecided contestants whose failure the contestant awaits.
    @inline(__always) @inlinable public func awaited(by contestant: Contestant) -> ContestantSet {
        contestant.slot < records.count
            ? records[contestant.slot].requirements.intersection(undecided) : ContestantSet()
    }

    /// Returns a Boolean value that indicates whether the contestant receives new and present touches: not after it has
    /// proposed a terminal phase, or was closed, until its reset (B-085).
    @inline(__always) @inlinable public func acceptsTouches(_ contestant: Contestant) -> Bool {
        guard contestant.slot < records.count else { return true }
        return records[contestant.slot].proposal?.isTerminal != true && !closed.contains(contestant)
    }
}
