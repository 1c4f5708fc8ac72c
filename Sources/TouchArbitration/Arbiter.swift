/// Who may recognize. A value that decides; it calls nobody and knows neither views, touches nor time.
///
///     submit ─► claimed ─► sorting ─► waiting ─► asking ─► active ─► succeeded ─► closed ─► (reset) possible
///                 │          ▲          │          │     (discrete: at once)       ▲
///                 └──────────┴──────────┴──────────┴──► failed(cause) ─────────────┘
///
/// The conversation: recognizers *propose* phases, the shell takes one effect after the other, answers the questions
/// among them and reports what was entered with `acted(_:)`. Submissions made while an effect is being performed join
/// the queue.
///
///     arbiter.propose(.began, by: pan)
///     while let effect = arbiter.next() { perform(effect) }
///
/// Of all that became decidable in one event, claims and contestants released by a failure alike, nothing is entered
/// before everybody has been asked. Of those that interact the first in precedence wins and the others fail
/// (B-145…B-153); a contestant that requires failures waits until they are decided (B-165…B-173). The rule is spelled
/// out in `Arbiter+Settling.swift`.
public struct Arbiter: Hashable, Sendable {
    // A contestant's standing is membership in one of these; in none, it is possible and in no attempt.
    /// In an attempt, no claim yet.
    @usableFromInline var watching = ContestantSet()
    /// Wants to recognize, not yet seen to.
    @usableFromInline var claimed = RankedSet()
    /// Has been asked whose failure it awaits.
    @usableFromInline var sorting = ContestantSet()
    /// Awaits the failure of others, perhaps of nobody any more.
    @usableFromInline var waiting = ContestantSet()
    /// Has been asked whether it may begin; `verdict` holds the answer.
    @usableFromInline var asking = RankedSet()
    /// Those that began and are not over.
    public internal(set) var active = ContestantSet()
    /// Ended or cancelled, not yet reported.
    @usableFromInline var succeeded = ContestantSet()
    /// Over, waiting for its reset.
    @usableFromInline var closed = ContestantSet()

    // Facts beside the standing.
    /// Those in an attempt whose outcome is open: watching, claimed, sorting, waiting or asking. Kept beside the five sets,
    /// because it is read for every event.
    public internal(set) var undecided = ContestantSet()
    /// Those that recognized in their present attempt.
    public internal(set) var recognized = ContestantSet()
    /// Entered a phase that has not been reported yet.
    @usableFromInline var acting = ContestantSet()
    /// What it entered has been reported; the word of that waits in the queue.
    @usableFromInline var heard = ContestantSet()
    /// Reported began or changed in this event; one report an event.
    @usableFromInline var reported = ContestantSet()
    /// Said that it is over before its beginning, or its latest change, was reported.
    @usableFromInline var endOwed = ContestantSet()
    /// Claimed a gesture that goes on.
    @usableFromInline var continuous = ContestantSet()
    /// A waiting contestant or a requirement was added since the last search for a circle.
    @usableFromInline var mayBeDeadlocked = false

    // What a look at all contestants would find out, kept so that a step costs no such look.
    /// Those waiting for no undecided contestant.
    @usableFromInline var ready = RankedSet()
    /// Those asking that have not been answered.
    @usableFromInline var unanswered = ContestantSet()
    /// Those waiting that were given a requirement which had recognized already.
    @usableFromInline var overruled = RankedSet()
    /// What those asking say of others; `nil` when it is to be put together.
    @usableFromInline var tally: Tally?
    /// Everybody who has a record, first in precedence first.
    @usableFromInline var order: [Contestant] = []

    @usableFromInline var records: [Record] = []
    @usableFromInline var inbox = Queue<Letter>()
    @usableFromInline var outbox = Queue<Effect>()

    @usableFromInline struct Record: Hashable, Sendable {
        /// Grows with every reset.
        var attempt: UInt32 = 0
        /// The place in `order`; lower goes first.
        @usableFromInline var rank = 0
        /// What it proposed last; `nil` while possible.
        @usableFromInline var proposal: GesturePhase?
        /// What it entered last.
        @usableFromInline var phase: GesturePhase?
        /// Why it failed or was cancelled.
        var cause: Cause?
        /// Whose failure it awaits in this attempt, decided or not.
        var requirements = ContestantSet()
        /// Those that await its failure: the requirements, read the other way.
        var dependents = ContestantSet()
        /// The answer to its question whether it may begin.
        var verdict: Verdict?
    }

    /// Who is named in the verdicts of those asking; one that has gone may still count, and then costs a look.
    @usableFromInline struct Tally: Hashable, Sendable {
        var prevented = ContestantSet()
        var preventing = ContestantSet()
    }

    @usableFromInline struct Letter: Hashable, Sendable {
        var from: Contestant
        var submission: Submission
    }

    /// Creates an arbiter in which nobody contests anything.
    public init() {}

    // MARK: Reading

    /// Those in an attempt, until their reset.
    @inline(__always) @inlinable public var contestants: ContestantSet {
        var set = undecided
        set.formUnion(active)
        set.formUnion(succeeded)
        set.formUnion(closed)
        return set
    }

    /// Whether anybody is in an attempt.
    @inline(__always) @inlinable public var isAnybodyContesting: Bool {
        !undecided.isEmpty || !active.isEmpty || !succeeded.isEmpty || !closed.isEmpty
    }

    /// Whether the contestant is in an attempt.
    @inline(__always) @inlinable public func isContesting(_ contestant: Contestant) -> Bool {
        isUndecided(contestant) || active.contains(contestant) || succeeded.contains(contestant)
            || closed.contains(contestant)
    }

    /// Whether `next()` might have something to say: most events decide nothing, and this is the quick way to know.
    @inline(__always) @inlinable public var mayHaveEffects: Bool {
        !isQuiet || !claimed.isEmpty || !waiting.isEmpty || !asking.isEmpty
    }

    /// Whether nothing waits to be seen to.
    @inline(__always) @inlinable public var isQuiet: Bool {
        inbox.isEmpty && outbox.isEmpty
    }

    /// The phase that the contestant entered last in this attempt; `nil` while it is possible.
    @inline(__always) @inlinable public func phase(of contestant: Contestant) -> GesturePhase? {
        contestant.slot < records.count ? records[contestant.slot].phase : nil
    }

    /// The phase that the contestant proposed last in this attempt; `nil` while it proposed none.
    @inline(__always) @inlinable public func proposal(of contestant: Contestant) -> GesturePhase? {
        contestant.slot < records.count ? records[contestant.slot].proposal : nil
    }

    /// Why the contestant failed or was cancelled.
    public func cause(of contestant: Contestant) -> Cause? {
        contestant.slot < records.count ? records[contestant.slot].cause : nil
    }

    /// Whether the contestant takes part in new and present touches: not after it proposed a terminal phase, or was
    /// closed, until its reset (B-085).
    @inline(__always) @inlinable public func acceptsTouches(_ contestant: Contestant) -> Bool {
        guard contestant.slot < records.count else { return true }
        return records[contestant.slot].proposal?.isTerminal != true && !closed.contains(contestant)
    }
}
