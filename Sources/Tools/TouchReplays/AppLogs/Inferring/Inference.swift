internal import TouchInput

/// A search for what the app's code must have done, so that the app that is rebuilt from a log behaves as the log shows.
///
/// Each episode of the log that differs is searched by itself: between two of them, no finger is down and nothing is undecided.
struct Inference {
    let evidence: LogEvidence
    private(set) var suppositions: Set<Supposition> = []
    private(set) var explanations: [Explanation] = []
    /// The last run, of the whole log with all suppositions.
    private(set) var run: RebuiltRun
    /// The differences that nothing explains, the first one first.
    private(set) var unexplained: [AppLogDifference] = []
    /// The instant from which the recorder left out states; `nil` if it did not.
    private(set) var leftOut: Instant?

    init(_ log: AppLog) {
        evidence = LogEvidence(log)
        let courses = Courses(log)
        var first: RebuiltRun? = RebuiltApp(log).run()
        unexplained = first?.differences(to: courses) ?? []
        var budget = InferenceBudget()
        for episode in LogEpisodes(log).all
        where unexplained.contains(where: { episode.contains($0) && $0.kind != .control }) {
            guard let search = EpisodeSearch(episode.log(from: log), evidence, &budget) else { continue }
            suppositions.formUnion(search.suppositions.map { episode.original($0) })
            for explanation in search.explanations.map({ $0.with { episode.original($0) } }) {
                // A relation holds in all attempts: it is stated once.
                let isKnown = explanations.contains { $0.alternatives == explanation.alternatives }
                if !isKnown || !explanation.isRelation { explanations.append(explanation) }
            }
        }
        if suppositions.isEmpty, let first {
            run = first
        } else {
            // A run is as large as the log: there is one at a time.
            first = nil
            run = RebuiltApp(log, suppositions).run()
            unexplained = run.differences(to: courses)
        }
        let names = LogNames(evidence, run.names)
        explanations += run.notes.compactMap { Explanation($0, log, names) }
        explanations.sort { $0.line < $1.line }
        for line in log.lines {
            guard case .left(let what) = line.content, what != "nothing", what != "values" else { continue }
            leftOut = line.at
            break
        }
    }
}

/// The cost that the runs of a search may have.
struct InferenceBudget {
    /// The number of lines that may be played, and of runs.
    private var (lines, runs) = (500_000, 4_000)

    /// Counts a run of a log; returns `false` if it would be too much.
    mutating func spend(_ log: AppLog) -> Bool {
        guard runs > 0, lines >= log.lines.count else { return false }
        (lines, runs) = (lines - log.lines.count, runs - 1)
        return true
    }
}

/// A search for what explains the differences of one episode.
///
/// It takes the first moment at which rebuilt app and log differ, tries what could explain it, each in a run of its own, and keeps that after
/// which they agree longest. All after which they agree longer than before stay as alternatives. What remains is unexplained.
struct EpisodeSearch {
    /// The time in seconds after which nothing about a moment is written any more: more than states may be seen later.
    private static let settling = 0.1

    private let log: AppLog
    private let courses: Courses
    private let evidence: LogEvidence
    private(set) var suppositions: Set<Supposition> = []
    private(set) var explanations: [Explanation] = []
    private var attempted: Run
    /// The attempts of recognizers about which nothing more is tried.
    private var hopeless: Set<Attempt> = []

    private struct Attempt: Hashable {
        var id: Int
        var number: Int
    }

    /// The moment up to which a run agrees with the log, and the number of differences at it.
    private struct Progress: Comparable {
        var at: Instant
        var count: Int

        static func < (left: Progress, right: Progress) -> Bool { (left.at, right.count) < (right.at, left.count) }
    }

    /// A run, and its differences to the log.
    private struct Run {
        var run: RebuiltRun
        var differences: [AppLogDifference]

        init(_ run: RebuiltRun, _ courses: Courses) {
            self.run = run
            differences = Self.differences(run.log, courses)
        }

        static func differences(_ rebuilt: AppLog, _ courses: Courses) -> [AppLogDifference] {
            AppLogComparison(courses, rebuilt).differences.filter { $0.kind != .control }
        }
    }

    /// Searches; `nil` if there is no time for it.
    init?(_ log: AppLog, _ evidence: LogEvidence, _ budget: inout InferenceBudget) {
        guard budget.spend(log) else { return nil }
        (self.log, self.evidence) = (log, evidence)
        courses = Courses(log)
        attempted = Run(RebuiltApp(log).run(), courses)
        while let moment = open(attempted.differences), explain(moment, &budget) {}
    }

    /// Returns the differences of the first moment that has any.
    private func open(_ differences: [AppLogDifference]) -> [AppLogDifference]? {
        let differences = differences.filter { !hopeless.contains(Attempt(id: $0.id, number: $0.attempt)) }
        guard let first = differences.first else { return nil }
        return differences.filter { $0.at <= first.at.advanced(by: RebuiltApp.turn) }
    }

    private func progress(_ differences: [AppLogDifference]) -> Progress {
        open(differences).map { Progress(at: $0[0].at, count: $0.count) }
            ?? Progress(at: Instant(nanoseconds: .max), count: 0)
    }

    /// Returns a run with one more supposition, `nil` if it comes no further than the runs before.
    ///
    /// What differs at a moment that is over for both logs still does at the end, so such a run is given up soon after that moment.
    private func attempt(_ candidate: Supposition, beyond before: Progress) -> (progress: Progress, run: Run)? {
        var isOpen = true
        let played = RebuiltApp(log, suppositions.union([candidate])).run { time, written in
            guard isOpen, time > before.at.advanced(by: 2 * Self.settling), let log = written.log else { return true }
            isOpen = false
            let settled = time.advanced(by: -Self.settling)
            return progress(Run.differences(log, courses).filter { $0.at < settled }) > before
        }
        guard let run = played.map({ Run($0, courses) }) else { return nil }
        let reached = progress(run.differences)
        return reached > before ? (reached, run) : nil
    }

    /// Explains the differences of a moment, or gives up the first of them; returns `false` if there is no time for it.
    private mutating func explain(_ moment: [AppLogDifference], _ budget: inout InferenceBudget) -> Bool {
        let names = LogNames(evidence, attempted.run.names)
        let before = progress(attempted.differences)
        var best: (progress: Progress, run: Run)?
        var made: [(progress: Progress, supposition: Supposition)] = []
        for candidate in Candidates(moment, attempted.run, names, made: suppositions, log).all {
            guard budget.spend(log) else { return false }
            guard let (progress, run) = attempt(candidate, beyond: before) else { continue }
            // Behind those that are as good.
            made.insert((progress, candidate), at: made.firstIndex { $0.progress < progress } ?? made.endIndex)
            if best.map({ $0.progress < progress }) ?? true { best = (progress, run) }
        }
        guard let best else {
            hopeless.insert(Attempt(id: moment[0].id, number: moment[0].attempt))
            return true
        }
        let alternatives = made.map { $0.supposition }
        suppositions.insert(alternatives[0])
        let subject = alternatives[0].subject
        explanations.append(Explanation(moment.first { $0.id == subject } ?? moment[0], alternatives, names))
        attempted = best.run
        return true
    }
}
