public import Touchstone
import TouchTrace

// Expectations of a part of the log.

extension Stage {
    /// Returns the lines of the log about a recognizer: the touches that it watches, the calls that it and its targets received, and its failures.
    public func log(of recognizer: UIGestureRecognizer) -> String {
        let name = application.traceName(of: recognizer)
        return log { $0.object == .recognizer(name) }
    }

    /// Returns the lines of the log about a view: the fingers that hit it, and the calls that it received or waits for.
    public func log(of view: UIView) -> String {
        let name = application.traceName(of: view)
        return log { $0.object == .responder(name) }
    }

    private func log(_ isIncluded: (TraceRecord.Step) -> Bool) -> String {
        text(StageLog(records: records.filter { isIncluded($0.step) }, notes: []))
    }

    /// Returns the message of an expectation of a part of the log that fails; `nil` if the part is as expected.
    /// - Parameters:
    ///   - expected: The expected lines.
    ///   - part: The part of the log.
    ///   - file: The path of the file of the expectation.
    ///   - line: The line of the expectation.
    package func failure(expecting expected: String, part: String, file: String, line: Int) -> String? {
        guard let difference = LogDifference(expected: expected, actual: part).description else { return nil }
        return recorded(part, insteadOf: expected, file: file, line: line) ?? "\(difference)\n\(report.text)"
    }

    /// Returns the message of an expectation that the log contains lines; `nil` if it does.
    /// - Parameter lines: The lines, without their times or columns, in order; others may be between them.
    package func failure(containing lines: String) -> String? {
        var missing = lines.split(separator: "\n").map { $0.trimming(" ") }.filter { !$0.isEmpty }[...]
        guard !missing.isEmpty else { return "an expectation that the log contains no line cannot fail: pass a line" }
        for line in stageLog.lines where names.text(line.text) == missing.first { missing.removeFirst() }
        guard let first = missing.first else { return nil }
        return "The log does not contain, in this order:\n- \(first)\n\(report.text)\n"
            + "Everything that happened is in stage.log."
    }

    /// Writes a log into the empty expectation of a line, with `TOUCHSTONE_RECORD=1`.
    /// - Returns: A sentence about it; `nil` if there is nothing to record.
    func recorded(_ log: String, insteadOf expected: String, file: String, line: Int) -> String? {
        guard expected.allSatisfy(\.isWhitespace), !log.isEmpty,
            let sentence = help.recording?.record(log, path: file, line: line)
        else { return nil }
        return (omissions.map { $0.text(names) } + [sentence]).joined(separator: "\n")
    }
}

extension Substring {
    fileprivate func trimming(_ character: Character) -> String {
        String(drop { $0 == character }.reversed().drop { $0 == character }.reversed())
    }
}
