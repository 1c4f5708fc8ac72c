internal import TouchTrace
internal import Touchstone

/// A search for conflicts in an app: it plays all short scripts of some fingers, each to a new app, the shortest first.
///
///     let exploration = Explorer(start: { RestartableApp(UIApplication()) { buildMyApp() } }).explore()
///     for result in exploration.results { print(result.finding.text) }
///
/// A script that leads to a state that is known is not continued. A state consists of all that the system has decided about the touches and
/// recognizers; the touches that each recognizer in an attempt has received, with the way of each finger that may still make a
/// difference; the recognizers that have recognized with each touch; for recognizers of the app's own classes the calls that
/// they have received; and frames, scrolled offsets, controls and other properties of the views that touches hit.
///
/// Two states are the same if they differ only in:
///
/// - variables of the app that none of this shows;
/// - the time that is left until timers fire: the longest wait is that of the scripts that were played;
/// - which of several fingers is which, and how far beyond 80 points each has moved.
///
/// At the end of a script the fingers that are down are lifted, once for each that may be the last one.
///
/// A finger whose movements neither a recognizer nor a view with code of its own receives is not moved. Fingers come down at one place for
/// all that lead to the same recognizers, move by 5 points once and by 80 points, and rest for one duration. They are down together only at
/// places that have to do with each other: the same recognizer receives touches of both, one requires another to fail, a recognizer has a
/// delegate or a class of the app's own, or a script has changed how views look.
public struct Explorer {
    private let fingers: Int
    private let events: Int
    private let maximumRuns: Int
    private let start: () -> RestartableApp
    /// A Boolean value that indicates whether scripts are left out whose continuations are known from others. Tests compare the findings.
    var isPruning = true

    /// Creates a search.
    /// - Parameters:
    ///   - fingers: The number of fingers that may be down at the same time.
    ///   - events: The number of events of the longest scripts.
    ///   - maximumRuns: The number of scripts after which the search ends.
    ///   - start: Starts the app, each time anew.
    public init(
        fingers: Int = 2, events: Int = 6, maximumRuns: Int = 100_000, start: @escaping () -> RestartableApp
    ) {
        (self.fingers, self.events, self.maximumRuns, self.start) = (fingers, events, maximumRuns, start)
    }

    /// A script whose continuations are to be played, and what decides about them.
    private struct Branch {
        var script = FingerScript()
        var places: [Int]
        var interests: [Int: ContactInterest] = [:]
        var mayRest = false
    }

    /// Plays the scripts.
    /// - Parameter progress: Receives the completed part from time to time, from 0 to 1.
    public func explore(progress: (Double) -> Void = { _ in }) -> Exploration {
        let (places, looks, names) = start().look { application in
            application.host.perform {
                (ExploredPlaces(application), Looks(application).digest, StartNames(application))
            }
        }
        var search = Search(
            places: places, startLooks: looks, mostRuns: maximumRuns, isPruning: isPruning, evidence: Evidence(names))
        var branches = [Branch(places: places.all)]
        search: for length in 1...max(1, events) {
            var next: [Branch] = []
            for branch in branches {
                for event in continuations(of: branch, places) {
                    guard search.mayGoOn() else { break search }
                    if search.runCount % 256 == 0 { progress(Double(search.runCount) / Double(maximumRuns)) }
                    if let longer = search.play(branch.script, event, self.start) { next.append(longer) }
                }
            }
            guard !search.isCutOff else { break }
            search.completeLength = length
            branches = next
        }
        return self.start().look { search.exploration($0) }
    }

    /// The results of an exploration so far.
    private struct Search {
        let places: ExploredPlaces
        let startLooks: Int
        let mostRuns: Int
        let isPruning: Bool
        var evidence: Evidence
        var reached = ReachedRecognizers()
        var known: Set<Int> = []
        var runCount = 0
        var completeLength = 0
        /// A Boolean value that indicates whether a script was not played because there were too many.
        var isCutOff = false

        /// Plays a script and an event to a new app.
        /// - Returns: The longer script, if it leads to a state that was not known.
        mutating func play(_ script: FingerScript, _ event: FingerScript.Event, _ start: () -> RestartableApp)
            -> Branch?
        {
            let run = run(script.appending(event), start())
            let looks = Looks(run.application).digest
            run.application.host.perform { reached.visit(run.application, looks) }
            let interests = run.interests()
            let isNew = known.insert(run.state(looks, interests)).inserted || !isPruning
            let branch = isNew ? self.branch(run, looks, interests) : nil
            let isNews = evidence.isNews(run.log.news)
            if isNew || isNews {
                run.finish()
                evidence.take(run, run.script.text(at: places))
            }
            run.end()
            if isNew { playOtherLifts(run.script, interests, start) }
            return branch
        }

        /// Plays a script once for each finger that may be lifted last, except the one with the highest number.
        private mutating func playOtherLifts(
            _ script: FingerScript, _ interests: [Int: ContactInterest], _ start: () -> RestartableApp
        ) {
            for finger in script.down.keys.sorted().dropLast() where interests[finger] != ContactInterest.none {
                guard mayGoOn() else { return }
                let run = run(script, start())
                run.finish(last: finger)
                evidence.take(run, script.text(at: places, last: finger))
                run.end()
            }
        }

        /// Returns a Boolean value that indicates whether another script may be played, and notes if not.
        mutating func mayGoOn() -> Bool {
            isCutOff = isCutOff || runCount >= mostRuns
            return !isCutOff
        }

        /// Plays a script to a new app.
        private mutating func run(_ script: FingerScript, _ app: RestartableApp) -> ExploredRun {
            runCount += 1
            let run = ExploredRun(app, at: places)
            for event in script.events { run.play(event) }
            return run
        }

        private func branch(_ run: ExploredRun, _ looks: Int, _ interests: [Int: ContactInterest]) -> Branch {
            guard isPruning else {
                return Branch(script: run.script, places: places.all, mayRest: !run.script.endsWithRest)
            }
            let isAll = run.isAtRest || looks != startLooks
            return Branch(
                script: run.script,
                places: isAll
                    ? places.all : places.places(tiedTo: Array(run.script.down.values), run.log.openRecognizers),
                interests: interests, mayRest: !run.script.endsWithRest && !(run.isAtRest && looks == startLooks))
        }

        func exploration(_ application: UIApplication) -> Exploration {
            let never = evidence.neverFired(in: application, runCount: runCount, length: completeLength)
            let unreached = application.host.perform { reached.findings(in: application) }.map {
                Exploration.Result(finding: $0, script: nil, records: [])
            }
            return Exploration(
                results: unreached + never + evidence.results, runCount: runCount, completeLength: completeLength,
                stateCount: known.count, placeCount: places.count, leftOutCount: places.leftOutCount)
        }
    }

    /// Returns the events that may follow. A rest follows only what may still decide something.
    private func continuations(of branch: Branch, _ places: ExploredPlaces) -> [FingerScript.Event] {
        let down = branch.script.down
        var events: [FingerScript.Event] = []
        if let free = (1...max(1, fingers)).first(where: { down[$0] == nil }) {
            events += branch.places.map { .down(free, place: $0) }
        }
        for finger in down.keys.sorted() {
            events.append(.up(finger))
            guard branch.interests[finger] != ContactInterest.none else { continue }
            if down[finger]?.isUnmoved == true { events.append(.nudge(finger)) }
            events += places.directions.map { .swing(finger, $0) }
        }
        if branch.mayRest { events.append(.rest) }
        return events
    }
}
