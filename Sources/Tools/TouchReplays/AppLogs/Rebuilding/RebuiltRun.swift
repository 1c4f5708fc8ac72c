internal import TouchInput
package import TouchTrace

/// A run of an app that was rebuilt from a log.
package struct RebuiltRun {
    /// The trace, without the recorder.
    package let records: [TraceRecord]
    /// The log of the recorder in the app that was rebuilt, with the numbers of the original.
    package let log: AppLog
    /// The names of the recognizers in the trace, by number in the log.
    package let names: [Int: RecognizerName]
    /// The number of each touch in the log, by that of the finger in the trace.
    package let fingers: [Int: Int]
    /// The things that the log shows and the app that was rebuilt did not do by itself, each with its first line.
    package let notes: [Note]

    /// Something that the log shows, and that the app that was rebuilt did not do by itself: it was made so.
    package struct Note: Hashable {
        /// The kind.
        package enum Kind: Hashable {
            /// A touch hit this view instead of another one, or of none.
            case hit(touch: Int, instead: Int?)
            /// The offset or zoom of a scroll view.
            case offset
            /// A scroll view takes touches from controls, by an answer of its class.
            case takesFromControls
        }

        /// The kind.
        package var kind: Kind
        /// The number of the view.
        package var id: Int
        /// The number of the line.
        package var line: Int
    }

    /// Returns the name of a recognizer in the trace.
    package func name(of id: Int) -> RecognizerName { names[id] ?? RecognizerName("\(id)") }
}

extension RebuiltRun {
    /// Returns the differences to the log from which the app was rebuilt, the first in time first.
    package func differences(to log: AppLog) -> [AppLogDifference] {
        differences(to: Courses(log))
    }

    /// Returns the differences to the courses of the log from which the app was rebuilt, the first in time first.
    func differences(to courses: Courses) -> [AppLogDifference] { AppLogComparison(courses, log).differences }
}

extension [TraceRecord] {
    /// The records without the recognizers of the app recorder.
    package var withoutRecorder: [TraceRecord] { compactMap { $0.withoutRecorder } }
}

extension TraceRecord {
    /// The record without the recognizers of the app recorder; `nil` if it is about one of them.
    var withoutRecorder: TraceRecord? {
        step.without { $0.text.hasPrefix("AppRecorder") && $0.label.text == "AppRecorder" }
            .map { TraceRecord(instant: instant, step: $0) }
    }
}

extension TraceRecord.Step {
    /// Returns the step without some recognizers; `nil` if it is about one of them.
    func without(_ isHidden: (RecognizerName) -> Bool) -> TraceRecord.Step? {
        func rest(_ names: [RecognizerName]) -> [RecognizerName] { names.filter { !isHidden($0) } }
        if case .recognizer(let name) = object, isHidden(name) { return nil }
        switch self {
        case .timerSet(.recognizer(let name), _), .timerFired(.recognizer(let name)): return isHidden(name) ? nil : self
        case .awaits(let name, let others, let answerers):
            let kept = others.indices.filter { !isHidden(others[$0]) }
            return .awaits(
                recognizer: name, others: kept.map { others[$0] },
                answeredBy: kept.compactMap { answerers.indices.contains($0) ? answerers[$0] : nil })
        case .begin(let name, let isAllowed, let prevents, let preventedBy, let refuser):
            return .begin(
                recognizer: name, isAllowed: isAllowed, prevents: rest(prevents), preventedBy: rest(preventedBy),
                refusedBy: refuser)
        case .hold(let name, let others): return .hold(recognizer: name, others: rest(others))
        case .withhold(let view, let step, let finger, let others):
            return .withhold(responder: view, step: step, finger: finger, because: rest(others))
        case .precedence(let names): return .precedence(recognizers: rest(names))
        case .require(let name, let others): return .require(recognizer: name, others: rest(others))
        case .watchdog(let alive):
            // It looks for attempts that go on without a touch.
            let kept = rest(alive)
            return kept.isEmpty && !alive.isEmpty ? nil : .watchdog(alive: kept)
        case .deadlock(let names): return .deadlock(recognizers: rest(names))
        case .skip(let contact, let view, let reason, let cause, let names, let window):
            return .skip(
                contact: contact, view: view, because: reason, by: cause, recognizers: rest(names), window: window)
        default: return self
        }
    }
}
