import TouchInput
import TouchRecordings
import TouchStage
import TouchStory
import TouchTrace
import Touchstone

@testable import TouchReplays

/// An app that was played here while the app recorder was running: its trace and its log.
struct OriginalApp {
    /// The trace, without the recorder.
    let records: [TraceRecord]
    /// The lines of the log.
    let lines: [String]
    /// The names of the recognizers in the trace, by number in the log.
    let names: [Int: RecognizerName]

    /// Plays an app.
    /// - Parameters:
    ///   - size: The size of the screen.
    ///   - build: Builds the app, in the context of the application.
    ///   - play: Plays to the host; called once.
    ///   - isRecorded: A Boolean value that indicates whether the app recorder is running.
    init(
        size: CGSize = CGSize(width: 400, height: 300), isRecorded: Bool = true, build: () -> Void,
        play: (VirtualHost) -> Void
    ) {
        let application = UIApplication()
        let host = VirtualHost(application: application)
        application.host.setScreen(bounds: CGRect(origin: .zero, size: size))
        application.diagnosticHandler = { _ in }
        var records: [TraceRecord] = []
        application.host.perform(build)
        let recorder = isRecorded ? application.host.perform { AppRecorder.start() } : nil
        var names: [Int: RecognizerName] = [:]
        func note() {
            for window in application.windows {
                for recognizer in window.allRecognizers {
                    if let id = recorder?.number(of: recognizer) { names[id] = application.traceName(of: recognizer) }
                }
            }
        }
        application.traceHandler = { record in
            records.append(record)
            if case .frame = record.step { note() }
        }
        play(host)
        note()
        application.traceHandler = nil
        self.records = records.withoutRecorder
        lines = recorder?.lines ?? []
        self.names = names
        application.host.perform { recorder?.stop() }
        for window in application.windows { window.isHidden = true }
    }

    var bytes: [UInt8] { Array(lines.map { $0 + "\n" }.joined().utf8) }

    func log() throws -> AppLog { try AppLog.read(bytes, source: "app.log") }

    /// Compares the answers to all questions about recognizers and touches with those of the app that was rebuilt.
    func comparison(with run: RebuiltRun) -> AnswerComparison { AnswerComparison(self, run) }
}

extension UIView {
    /// The recognizers of the view and of everything in it.
    var allRecognizers: [UIGestureRecognizer] { (gestureRecognizers ?? []) + subviews.flatMap(\.allRecognizers) }
}

extension AppLog {
    /// The log with the times of a device: events are delivered late, what follows is written later still, and frames are of a little
    /// before.
    var asOfDevice: AppLog {
        var log = self
        for index in log.lines.indices {
            let at = log.lines[index].at
            switch log.lines[index].content {
            case .event(var event):
                event.delivered = at.advanced(by: 0.003)
                log.lines[index].content = .event(event)
            case .input: break
            case .frame: log.lines[index].at = at.advanced(by: -0.002)
            case .view, .recognizer, .gone, .state, .offset, .control, .left:
                log.lines[index].at = at.advanced(by: 0.004 + 0.000_1 * Double(index % 7))
            }
        }
        return log
    }
}

/// The answers of an app beside those of the app that was rebuilt from its log.
struct AnswerComparison {
    /// The number of pairs of a recognizer, or of the view that was hit, and a touch.
    private(set) var count = 0
    /// The pairs whose answers are not equal, with both.
    private(set) var unequal: [(original: String, rebuilt: String)] = []

    /// The number of pairs whose answers are equal.
    var equalCount: Int { count - unequal.count }

    init(_ app: OriginalApp, _ run: RebuiltRun) {
        let (answers, others) = (AnswerReader.answers(to: app.records), AnswerReader.answers(to: run.records))
        // The log numbers the touches that have hit a view.
        var numbers: [Int: Int] = [:]
        for record in app.records {
            if case .hit(let finger, _, _) = record.step { numbers[finger] = numbers.count + 1 }
        }
        for touch in answers {
            guard case .finger(let finger) = touch.touch.kind, let number = numbers[finger] else { continue }
            let other = others.first { answer in answer.touch.finger.map { run.fingers[$0] == number } ?? false }
            for (id, name) in app.names.sorted(by: { $0.key < $1.key }) {
                add(
                    "\(touch.why(name))",
                    other.map { text("\($0.why(run.name(of: id)))", app, run) } ?? "there is no such touch")
            }
            add("\(touch.delivery)", other.map { text("\($0.delivery)", app, run) } ?? "there is no such touch")
        }
    }

    private mutating func add(_ original: String, _ rebuilt: String) {
        count += 1
        // Numbers that make names unique are given in the order of mention.
        if Self.withoutNumbers(original) != Self.withoutNumbers(rebuilt) { unequal.append((original, rebuilt)) }
    }

    private func text(_ text: String, _ app: OriginalApp, _ run: RebuiltRun) -> String {
        var text = text
        for (id, name) in run.names.sorted(by: { $0.value.text.utf8.count > $1.value.text.utf8.count }) {
            guard let original = app.names[id], original != name else { continue }
            text = text.split(separator: name.text, omittingEmptySubsequences: false).joined(separator: original.text)
        }
        return text
    }

    private static func withoutNumbers(_ text: String) -> String {
        var result = ""
        var isNumber = false
        for character in text {
            if character == "#" { isNumber = true } else if !character.isNumber { isNumber = false }
            if !isNumber { result.append(character) }
        }
        return result
    }
}
