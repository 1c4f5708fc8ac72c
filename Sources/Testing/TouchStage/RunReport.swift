import TouchStory
import TouchTrace
internal import TouchCore
internal import TouchInput

/// A report of the touches of a stage, for a failure that does not compare the log: what was recognized, what was not, and why.
///
///     What the touches did:
///     link tap lost to row pan 0.042 s after finger 1 came down: row pan recognized first and prevents it.
///     row pan began 0.042 s and ended 0.050 s after finger 1 came down.
///     link received finger 1, and its cancellation: row pan took it 0.042 s after it came down.
struct RunReport {
    /// The greatest number of lines below the first one.
    static let most = 10

    private(set) var lines: [String] = []
    /// The first line, and those below it.
    var text: String {
        lines.isEmpty
            ? "No finger came down on the stage." : (["What the touches did:"] + lines).joined(separator: "\n")
    }

    /// A line: what some recognizers, or a view, did with a touch.
    private struct Entry {
        var subjects: [String]
        var text: String
        /// The importance; 0 is printed first of all.
        var rank: Int

        var line: String {
            guard let first = subjects.first else { return text }
            guard subjects.count > 1 else { return "\(first) \(text)" }
            return "\(subjects.joined(separator: ", ")): \(text)"
        }
    }

    /// A recognizer in a window of the stage.
    struct Live {
        /// The name in traces.
        let traced: RecognizerName
        /// The name in the log.
        let name: String
        let view: ResponderName
        /// The types of touches that it allows.
        let tools: Set<ContactSample.Tool>
    }

    /// Makes the report of a run.
    /// - Parameters:
    ///   - answers: The answers for all touches.
    ///   - recognizers: The recognizers that could have been touched.
    ///   - hints: Sentences about what the test seems to have forgotten.
    ///   - names: The names in the log.
    init(_ answers: [TouchAnswers], _ recognizers: [Live], _ hints: [String], _ names: StageNames) {
        let reached = Set(answers.flatMap(\.gestures).filter(\.hasReceivedTouch).map(\.recognizer))
        let (live, labels) = (Set(recognizers.map(\.traced)), Set(recognizers.map(\.traced.label)))
        var entries: [Entry] = []
        // Those that left the windows after they were touched.
        var gone: [RecognizerName] = []
        for (place, touch) in answers.enumerated() {
            let age = min(answers.count - 1 - place, 3)
            var found = recognizers.map { ($0.name, touch.why($0.traced, on: $0.view)) }
            for answer in touch.gestures where !live.contains(answer.recognizer) {
                // A recognizer that no touch has reached has no number.
                if !answer.hasReceivedTouch, labels.contains(answer.recognizer.label) { continue }
                found.append((names.text(answer.recognizer.text), answer))
            }
            let known = Set(found.map(\.1.recognizer))
            found += gone.filter { !known.contains($0) }.map { (names.text($0.text), touch.why($0)) }
            gone += touch.gestures.map(\.recognizer).filter {
                reached.contains($0) && !live.contains($0) && !gone.contains($0)
            }
            let isAnyRecognized = found.contains { $0.1.isRecognized }
            let first = entries.count
            for (name, answer) in found {
                let isReached = reached.contains(answer.recognizer)
                guard let rank = Self.rank(answer, isReached, isAnyRecognized) else { continue }
                let text = names.text(answer.predicate)
                if let same = entries[first...].firstIndex(where: { $0.text == text }) {
                    entries[same].subjects.append(name)
                } else {
                    entries.append(Entry(subjects: [name], text: text, rank: rank + age))
                }
            }
            entries.append(Entry(subjects: [], text: names.text("\(touch.delivery)"), rank: 1 + age))
        }
        entries += hints.map { Entry(subjects: [], text: $0, rank: 0) }
        lines = Self.shortened(entries)
    }

    /// Returns the importance of an answer about the last touch; `nil` if it says nothing that concerns a test.
    private static func rank(_ answer: GestureAnswer, _ isReached: Bool, _ isAnyRecognized: Bool) -> Int? {
        let isInternal = TimelineOptions.isInternal(answer.recognizer)
        switch answer.outcome {
        case .recognized: return 0
        case .notAsked(let gate): return isInternal ? nil : !gate.isElsewhere ? 1 : isReached ? 3 : 2
        case .withdrawn, .failed, .lost, .refused, .waiting, .undecided, .ignored, .reset:
            guard isInternal else { return 0 }
            return answer.recognizer.text.hasPrefix("ScrollPan") && !isAnyRecognized ? 2 : nil
        }
    }

    /// Returns the most important lines, in their order.
    private static func shortened(_ entries: [Entry]) -> [String] {
        guard entries.count > most else { return entries.map(\.line) }
        let ranked = entries.indices.sorted { (entries[$0].rank, -$0) < (entries[$1].rank, -$1) }
        let kept = ranked.prefix(most - 1).sorted()
        return kept.map { entries[$0].line } + [
            "… and \(entries.count - kept.count) more answers: stage.why(recognizer)"
        ]
    }
}

extension Stage {
    /// The report of the touches since the stage was created or `clearLog()` was last called.
    var report: RunReport {
        let (answers, live) = (AnswerReader.answers(to: records), recognizersInWindows)
        var hints = omissions(answers, live).map { $0.text(names) }
        if !answers.isEmpty, answers.allSatisfy(\.gestures.isEmpty), live.isEmpty, view.subviews.isEmpty,
            type(of: view) == UIView.self
        {
            hints.append("No recognizer is in a window of the stage: add the view to stage.view.")
        }
        return RunReport(answers, live, hints, names)
    }

    /// The recognizers that could have been touched.
    var recognizersInWindows: [RunReport.Live] {
        let views = application.windows.flatMap(\.viewsInTree)
        return views.flatMap { view in
            (view.gestureRecognizers ?? []).map { recognizer in
                let traced = application.traceName(of: recognizer)
                let name = names.shown[traced.text] ?? recognizer.name.map { _ in traced.text }
                return RunReport.Live(
                    traced: traced, name: name ?? StageNames.name(of: recognizer, on: view, among: views),
                    view: application.traceName(of: view),
                    tools: Set(recognizer.allowedTouchTypes.compactMap { ContactSample.Tool(rawValue: $0.intValue) }))
            }
        }
    }
}
