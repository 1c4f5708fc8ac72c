import TouchInput
import TouchTesting
import TouchStory
import TouchTrace
import Touchstone

@testable import TouchReplays

/// The app recorder on a stage, with the names that its recognizers have in the trace.
final class StageRecorder {
    /// The names of the recognizers in the trace, by number in the log.
    private(set) var names: [Int: RecognizerName] = [:]

    private let stage: Stage
    private let recorder: AppRecorder

    init(_ stage: Stage) {
        self.stage = stage
        recorder = stage.perform { AppRecorder.start() }
        let handler = stage.application.traceHandler
        stage.application.traceHandler = { [unowned self] record in
            handler?(record)
            if case .frame = record.step { note() }
        }
    }

    private func note() {
        for window in stage.application.windows {
            for recognizer in window.allRecognizers {
                guard let id = recorder.number(of: recognizer) else { continue }
                names[id] = stage.application.traceName(of: recognizer)
            }
        }
    }

    /// Ends the recording.
    func stop() {
        note()
        stage.perform { recorder.stop() }
    }

    /// The trace, without the recorder.
    var records: [TraceRecord] { stage.records.withoutRecorder }

    /// The answers to the trace.
    var answers: [TouchAnswers] { AnswerReader.answers(to: records) }

    /// Returns the touches of a log by number, as the trace numbers them: by place and time, since the touches of an event have no order.
    func fingers(in log: AppLog) -> [Int: Int] { Self.fingers(in: log, records) }

    /// Returns the touches of a log by number, as a trace numbers them.
    static func fingers(in log: AppLog, _ records: [TraceRecord]) -> [Int: Int] {
        var logged = log.lines.flatMap { line -> [(at: Instant, touch: LoggedFinger)] in
            guard case .event(let event) = line.content else { return [] }
            return event.touches.filter { $0.phase == .began }.map { (line.at, $0) }
        }
        var (fingers, arriving): ([Int: Int], [ContactSample]) = ([:], [])
        for record in records {
            switch record.step {
            case .frame(let frame): arriving = frame.contacts.filter { $0.phase == .began }
            case .missed(let contact, _): arriving.removeAll { $0.id == contact }
            case .hit(let finger, _, _) where !arriving.isEmpty:
                let place = arriving.removeFirst().location
                guard
                    let index = logged.firstIndex(where: {
                        $0.touch.place == place && $0.at.isInTurn(of: record.instant)
                    })
                else { continue }
                fingers[logged.remove(at: index).touch.id] = finger
            default: break
            }
        }
        return fingers
    }

    /// Returns the recognizers that code let keep other things from views, although a log has them unchanged: it was put back before the recorder looked.
    func altered(unlike log: AppLog) -> Set<RecognizerName> {
        var seen: [Int: [Bool]] = [:]
        var shown: Set<RecognizerName> = []
        for line in log.lines {
            guard case .recognizer(let recognizer) = line.content else { continue }
            let effects = [recognizer.cancels, recognizer.delaysBegan, recognizer.delaysEnded]
            if let before = seen.updateValue(effects, forKey: recognizer.id), before != effects,
                let name = names[recognizer.id]
            {
                shown.insert(name)
            }
        }
        let all = records.compactMap { if case .alter(let name, _) = $0.step { name } else { nil } }
        return Set(all).subtracting(shown)
    }

    /// Returns the log, as it is read.
    /// - Parameter awaits: A Boolean value that indicates whether the relations of recognizers are in it.
    func log(awaits: Bool = true) throws -> AppLog {
        let log = try AppLog.read(Array(recorder.text.utf8), source: "app.log")
        return awaits ? log : log.withoutRequirements
    }
}

extension AppLog {
    /// The log as if UIKit printed no requirements.
    var withoutRequirements: AppLog {
        var log = self
        for index in log.lines.indices {
            guard case .recognizer(var recognizer) = log.lines[index].content else { continue }
            (recognizer.awaits, recognizer.targets) = (nil, nil)
            log.lines[index].content = .recognizer(recognizer)
        }
        return log
    }
}
