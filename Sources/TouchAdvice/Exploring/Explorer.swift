import TouchTrace
import Touchstone

/// A search for conflicts in an app: it plays all short scripts of some fingers, each to a new app, the shortest first.
///
///     let exploration = Explorer(start: { Rehearsal(UIApplication()) { buildMyApp() } }).explore()
///     for result in exploration.results { print(result.finding.text) }
///
/// A script that leads to a state that is known is not continued: the same decisions since all was at rest, the same fingers at the
/// same places, and views that look the same. Other variables of the app are not part of it. Fingers come down at one place for all
/// that lead to the same recognizers, move by 5 or 80 points, and rest for one duration.
public struct Explorer {
    private let fingers: Int
    private let events: Int
    private let runs: Int
    private let start: () -> Rehearsal

    /// Creates a search.
    /// - Parameters:
    ///   - fingers: The number of fingers that may be down at the same time.
    ///   - events: The number of events of the longest scripts.
    ///   - runs: The number of scripts after which the search ends.
    ///   - start: Starts the app, each time anew.
    public init(fingers: Int = 2, events: Int = 6, runs: Int = 10_000, start: @escaping () -> Rehearsal) {
        (self.fingers, self.events, self.runs, self.start) = (fingers, events, runs, start)
    }

    /// Plays the scripts.
    /// - Parameter progress: Receives the completed part from time to time, from 0 to 1.
    public func explore(progress: (Double) -> Void = { _ in }) -> Exploration {
        let places = start().look { application in application.perform { ExploredPlaces(application) } }
        var evidence = Evidence()
        var known: Set<ExploredRun.State> = []
        var scripts = [FingerScript()]
        var runCount = 0
        var completeLength = 0
        search: for length in 1...max(1, events) {
            var next: [FingerScript] = []
            for script in scripts {
                for event in continuations(of: script, places) {
                    guard runCount < runs else { break search }
                    runCount += 1
                    progress(Double(runCount) / Double(runs))
                    let longer = script.appending(event)
                    let run = ExploredRun(longer, at: places, start())
                    evidence.take(run, longer.text(at: places))
                    if known.insert(run.state).inserted { next.append(longer) }
                }
            }
            completeLength = length
            scripts = next
        }
        let never = start().look { evidence.neverFired(in: $0, runCount: runCount, length: completeLength) }
        return Exploration(
            results: never + evidence.results, runCount: runCount, completeLength: completeLength,
            placeCount: places.count, leftOutCount: places.leftOutCount)
    }

    /// Returns the events that may follow. A rest follows only what may still decide something.
    private func continuations(of script: FingerScript, _ places: ExploredPlaces) -> [FingerScript.Event] {
        var events: [FingerScript.Event] = []
        if let free = (1...max(1, fingers)).first(where: { script.down[$0] == nil }) {
            events += (0..<places.count).map { .down(free, place: $0) }
        }
        for finger in script.down.keys.sorted() {
            events += [.up(finger), .nudge(finger)] + places.directions.map { .swing(finger, $0) }
        }
        if script.trailingRests == 0, !script.events.isEmpty { events.append(.rest) }
        return events
    }
}
