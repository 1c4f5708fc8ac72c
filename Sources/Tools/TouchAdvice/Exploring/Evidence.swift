internal import TouchStory
internal import TouchTrace
internal import Touchstone

/// The shortest scripts that show something, one for each kind of finding and its subjects.
struct Evidence {
    private struct Key: Hashable {
        var kind: Finding.Kind
        var subjects: [String]
        /// The sentence, if nothing else distinguishes the finding.
        var text = ""
    }

    private let start: StartNames
    private var found: [Key: Exploration.Result] = [:]
    private var longestWaits: [String: Double] = [:]
    private var fired: Set<LiveTree.Position> = []
    private var received: Set<LiveTree.Position> = []
    /// The facts that the runs have shown, by the numbers of the recognizers.
    private var shown = RunLog.News()

    /// Creates an empty collection.
    /// - Parameter start: The names of the findings.
    init(_ start: StartNames) { self.start = start }

    /// The results, by kind, then by name.
    var results: [Exploration.Result] {
        let order = Dictionary(uniqueKeysWithValues: Finding.Kind.allCases.enumerated().map { ($1, $0) })
        return found.values.sorted { one, other in
            let (first, second) = (order[one.finding.kind] ?? 0, order[other.finding.kind] ?? 0)
            guard first == second else { return first < second }
            return (one.finding.subjects + [one.finding.text])
                .lexicographicallyPrecedes(other.finding.subjects + [other.finding.text])
        }
    }

    /// Returns a Boolean value that indicates whether the last event of a run has shown something new, and notes it.
    mutating func isNews(_ news: RunLog.News) -> Bool {
        var isNew = !shown.fired.isSuperset(of: news.fired) || !shown.received.isSuperset(of: news.received)
        isNew = isNew || !shown.pairs.isSuperset(of: news.pairs)
        shown.fired.formUnion(news.fired)
        shown.received.formUnion(news.received)
        shown.pairs.formUnion(news.pairs)
        for (recognizer, wait) in news.waits where wait > shown.waits[recognizer, default: 0] + 0.001 {
            shown.waits[recognizer] = wait
            isNew = true
        }
        return isNew
    }

    /// Takes a run that is over; of two that show the same, the first one counts.
    mutating func take(_ run: ExploredRun, _ script: String) {
        let answers = AnswerReader.answers(to: run.records)
        let names = FindingNames(run, start)
        takeDiagnostics(run, names, script)
        let recognized = Set(answers.flatMap { $0.gestures.filter(\.isRecognized).map(\.recognizer) })
        let asked = Set(answers.flatMap { $0.gestures.filter(\.hasReceivedTouch).map(\.recognizer) })
        fired.formUnion(names.positions(recognized))
        received.formUnion(names.positions(asked))
        for touch in answers {
            let gestures = touch.gestures.filter { !names.isHidden($0.recognizer) }
            takePairs(Set(gestures.filter(\.isRecognized).map { names.name($0.recognizer) }).sorted(), run, script)
            for gesture in gestures { take(gesture, run, names, script) }
            guard case .received(let receipt) = touch.delivery.outcome, let responder = touch.delivery.responder else {
                continue
            }
            switch receipt.end {
            case .ended, .cancelled: break
            case .delayed, nil:
                let view = names.name(responder)
                add(
                    .openTouch, .problem, [view],
                    "\(view) receives the beginning of a touch, and neither its end nor its "
                        + "cancellation", run, script)
            }
        }
    }

    /// Takes what diagnostics report; the input is valid, so all of them are about the app.
    private mutating func takeDiagnostics(_ run: ExploredRun, _ names: FindingNames, _ script: String) {
        for case .diagnostic(let text, _) in run.records.map(\.step) {
            add(.misuse, .problem, [], names.text(text), run, script)
        }
    }

    private mutating func takePairs(_ names: [String], _ run: ExploredRun, _ script: String) {
        for (index, one) in names.enumerated() {
            for other in names[(index + 1)...] {
                add(
                    .bothFire, .note, [one, other], "\(one) and \(other) both recognize with the same touch", run,
                    script)
            }
        }
    }

    private mutating func take(
        _ gesture: GestureAnswer, _ run: ExploredRun, _ names: FindingNames, _ script: String
    ) {
        let name = names.name(gesture.recognizer)
        switch gesture.outcome {
        case .waiting, .undecided:
            add(
                .stuck, .problem, [name], "\(name) has not decided 3 s after the last finger was lifted", run,
                script)
        case .recognized(let recognition):
            if recognition.isContinuous, recognition.end == nil {
                add(
                    .stuck, .problem, [name], "\(name) has not ended 3 s after the last finger was lifted", run,
                    script)
            }
            guard let wait = recognition.wait, let at = recognition.at else { return }
            let seconds = at.seconds - wait.since.seconds
            guard seconds > 0.001, seconds > longestWaits[name, default: 0] + 0.001 else { return }
            longestWaits[name] = seconds
            found[Key(kind: .longestWait, subjects: [name])] = nil
            add(
                .longestWait, .note, [name],
                "\(name) waits for up to \((seconds * 1_000).rounded() / 1_000) s, for "
                    + InspectedTree.list(wait.others.map { names.name($0) }), run, script)
        case .withdrawn, .failed, .lost, .refused, .ignored, .reset, .notAsked: break
        }
    }

    private mutating func add(
        _ kind: Finding.Kind, _ severity: Finding.Severity, _ subjects: [String], _ text: String, _ run: ExploredRun,
        _ script: String
    ) {
        let key = Key(kind: kind, subjects: subjects, text: subjects.isEmpty ? text : "")
        guard found[key] == nil else { return }
        found[key] = Exploration.Result(
            finding: Finding(kind: kind, severity: severity, subjects: subjects, text: "\(text)."), script: script,
            records: run.records)
    }

    /// Returns a finding for each recognizer of a new app that has received touches and never recognized.
    func neverFired(in application: UIApplication, runCount: Int, length: Int) -> [Exploration.Result] {
        let tree = InspectedTree(application)
        let positions = Dictionary(
            uniqueKeysWithValues: LiveTree(application).recognizers.map {
                (ObjectIdentifier($0.recognizer), $0.position)
            })
        return tree.recognizers.compactMap { recognizer in
            guard let position = positions[ObjectIdentifier(recognizer)], received.contains(position),
                !fired.contains(position), !recognizer.isMadeByScrollView,
                !(recognizer is UIHoverGestureRecognizer)
            else { return nil }
            let name = tree.name(recognizer)
            return Exploration.Result(
                finding: Finding(
                    kind: .neverFires, severity: .note, subjects: [name],
                    text: "\(name) recognizes in none of \(runCount) scripts, all of up to \(length) events among them."
                ),
                script: nil, records: [])
        }
    }
}
