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
/// before everybody has been asked; see `Arbiter+Settling.swift` for the rule (B-145…B-153, B-165…B-173).
public struct Arbiter: Hashable, Sendable {
    // A contestant's standing is membership in one of these; in none, it is possible and in no attempt.
    /// In an attempt, no claim yet.
    var watching = ContestantSet()
    /// Wants to recognize, not yet seen to.
    var claimed = ContestantSet()
    /// Has been asked whose failure it awaits.
    var sorting = ContestantSet()
    /// Awaits the failure of others, perhaps of nobody any more.
    var waiting = ContestantSet()
    /// Has been asked whether it may begin; `verdict` holds the answer.
    var asking = ContestantSet()
    /// Began or changed.
    var active = ContestantSet()
    /// Ended or cancelled, not yet reported.
    var succeeded = ContestantSet()
    /// Over, waiting for its reset.
    var closed = ContestantSet()

    // Facts beside the standing.
    /// Entered began or ended in this attempt.
    var recognized = ContestantSet()
    /// Entered a phase that has not been reported yet.
    var acting = ContestantSet()
    /// What it entered has been reported; the word of that waits in the queue.
    var heard = ContestantSet()
    /// Reported began or changed in this event; one report an event.
    var reported = ContestantSet()
    /// Said that it is over before its beginning, or its latest change, was reported.
    var endOwed = ContestantSet()
    /// Claimed a gesture that goes on.
    var continuous = ContestantSet()
    /// A waiting contestant or a requirement was added since the last search for a circle.
    var mayBeDeadlocked = false

    var records: [Record] = []
    var inbox = Queue<Letter>()
    var outbox = Queue<Effect>()

    struct Record: Hashable, Sendable {
        /// Grows with every reset.
        var attempt: UInt32 = 0
        /// Lower goes first.
        var rank = Int.max
        /// What it proposed last; `nil` while possible.
        var proposal: GesturePhase?
        /// What it entered last.
        var phase: GesturePhase?
        /// Why it failed or was cancelled.
        var cause: Cause?
        /// Whose failure it awaits in this attempt, decided or not.
        var requirements = ContestantSet()
        /// The answer to its question whether it may begin.
        var verdict: Verdict?
    }

    struct Letter: Hashable, Sendable {
        var from: Contestant
        var submission: Submission
    }

    /// Creates an arbiter in which nobody contests anything.
    public init() {}

    // MARK: Reading

    /// Those in an attempt whose outcome is open.
    public var undecided: ContestantSet {
        var set = watching
        set.formUnion(claimed)
        set.formUnion(sorting)
        set.formUnion(waiting)
        set.formUnion(asking)
        return set
    }

    /// Those that began and are not over.
    public var activeContestants: ContestantSet { active }

    /// Those that recognized in their present attempt.
    public var recognizedContestants: ContestantSet { recognized }

    /// Those in an attempt, until their reset.
    public var contestants: ContestantSet {
        var set = undecided
        set.formUnion(active)
        set.formUnion(succeeded)
        set.formUnion(closed)
        return set
    }

    /// Whether the contestant is in an attempt.
    public func isContesting(_ contestant: Contestant) -> Bool {
        isUndecided(contestant) || active.contains(contestant) || succeeded.contains(contestant)
            || closed.contains(contestant)
    }

    /// Whether nothing waits to be seen to.
    public var isQuiet: Bool {
        inbox.isEmpty && outbox.isEmpty
    }

    /// The phase that the contestant entered last in this attempt; `nil` while it is possible.
    public func phase(of contestant: Contestant) -> GesturePhase? {
        contestant.slot < records.count ? records[contestant.slot].phase : nil
    }

    /// The phase that the contestant proposed last in this attempt; `nil` while it proposed none.
    public func proposal(of contestant: Contestant) -> GesturePhase? {
        contestant.slot < records.count ? records[contestant.slot].proposal : nil
    }

    /// Why the contestant failed or was cancelled.
    public func cause(of contestant: Contestant) -> Cause? {
        contestant.slot < records.count ? records[contestant.slot].cause : nil
    }

    /// Whether the contestant takes part in new and present touches: not after it proposed a terminal phase, or was
    /// closed, until its reset (B-085).
    public func acceptsTouches(_ contestant: Contestant) -> Bool {
        guard contestant.slot < records.count else { return true }
        return records[contestant.slot].proposal?.isTerminal != true && !closed.contains(contestant)
    }
}
