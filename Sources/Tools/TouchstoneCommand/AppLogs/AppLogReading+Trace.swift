import TouchReplays
import TouchInput
import TouchTrace

extension AppLogReading {
    /// The header of the trace of the app that was rebuilt, with the notes about the log.
    var header: Trace { header(of: CommandTable.version, stating: "\(Program.name) why") }

    /// The header with a further note about the first difference, for commands that do not state it.
    func header(of source: String) -> Trace {
        var file = header
        guard let text = explanations.first?.text ?? unexplained.first else { return file }
        file.notes.append(
            LocatedIssue(
                .warning, .appCode, source: source, line: explanations.first?.line ?? 1,
                count: explanations.count + unexplained.count,
                message: "the app that was rebuilt differs, or its own code decided: \(text.dropLast())",
                remedy: "\(Program.name) why states how certain each answer is"))
        return file
    }

    /// The trace of the app that was rebuilt.
    var trace: Trace {
        var file = header
        file.records = run.records
        return file
    }

    /// The device and the differences of the app that was rebuilt, for programs.
    var json: JSON {
        .members([
            "device": .string(log.head.device), "system": .string(log.head.system), "touches": .whole(touchCount),
            "explanations": .rows(explanations) { explanation in
                .members([
                    "recognizer": .optional(
                        explanation.recognizer == 0 ? nil : run.name(of: explanation.recognizer).text),
                    "line": .whole(explanation.line), "seconds": .number(explanation.at.seconds),
                    "text": .string(explanation.text),
                ])
            },
            "unexplained": .strings(unexplained),
        ])
    }
}

extension LocatedIssue.Kind {
    /// The app's own code decided, as far as a log shows.
    static let appCode = LocatedIssue.Kind(rawValue: "appCode")
}
