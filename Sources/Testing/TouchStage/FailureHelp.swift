import Foundation
import TouchTrace
import TouchCore
import TouchInput

/// The lines and files of a failing expectation beside the difference, as the environment of the test run requests.
package struct FailureHelp {
    /// Returns what is printed between the answers and the lanes, for the difference and the instant of its first line; `nil` for nothing.
    /// Stages that have it keep the closures that make them.
    package var advise: ((Stage, LogDifference, Instant) -> String)?
    /// Return what writes the run of a new stage.
    package var recorders: [(Stage) -> any StageRecorder] = []
    /// The last line of a message without any of these.
    package var hint =
        "TOUCHSTONE_TRACES=FOLDER writes the run as a trace, which `touchstone show` and `touchstone why` read."

    /// A sentence about what the environment requests and this help lacks; `nil` for nothing.
    package var missing: String?

    /// The writer of logs into empty expectations; `nil` for none.
    package var recording: LogRecording?

    /// Reads an environment: `TOUCHSTONE_TRACES` is the folder that receives the run as a trace, and `TOUCHSTONE_RECORD=1` writes logs into
    /// empty expectations.
    package init(_ environment: [String: String] = [:]) {
        let variables = ["TOUCHSTONE_ADVICE", "TOUCHSTONE_PAGES"].filter { !["", "0"].contains(environment[$0] ?? "") }
        if !variables.isEmpty {
            missing =
                "\(variables.joined(separator: " and ")) needs the product TouchAdvice in the test target, import TouchAdvice, and "
                + "Stage.addAdvice() before the stage is created."
        }
        if environment["TOUCHSTONE_RECORD"] == "1" { recording = LogRecording() }
        guard let folder = environment["TOUCHSTONE_TRACES"], !folder.isEmpty else { return }
        recorders = [{ FailureTrace(of: $0, in: folder) }]
    }

    /// The help of stages that are created from now on.
    package static var current = FailureHelp(ProcessInfo.processInfo.environment)
}

/// A file for a failing expectation, named after the line of the test.
package struct FailureFile {
    /// The number of files of each line of a test: one with arguments fails on one line several times.
    private static var counts: [String: Int] = [:]

    /// The test's file and line.
    package let title: String
    private let url: URL

    /// Counts a further failure of a line.
    /// - Parameters:
    ///   - folder: The folder of the new file.
    ///   - test: The path of the test's file.
    ///   - line: The line of the expectation.
    ///   - type: The extension of the new file.
    package init(in folder: String, of test: String, line: Int, type: String) {
        let test = URL(fileURLWithPath: test).deletingPathExtension().lastPathComponent
        title = "\(test), line \(line)"
        let place = "\(test)-\(line)"
        let count = Self.counts["\(place).\(type)", default: 0] + 1
        Self.counts["\(place).\(type)"] = count
        url = URL(fileURLWithPath: folder).appendingPathComponent(
            count == 1 ? "\(place).\(type)" : "\(place)-\(count).\(type)")
    }

    /// Writes the file.
    /// - Parameters:
    ///   - content: The content.
    ///   - form: The form in which it has the run: `a page`.
    ///   - variable: The variable of the environment that names the folder.
    /// - Returns: A sentence that names the file, or states why there is none.
    package func write(_ content: String, as form: String, askedBy variable: String) -> String {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try content.write(to: url, atomically: true, encoding: .utf8)
        } catch {
            return
                "No \(form.dropFirst(2)) of this run: \(url.path) could not be written (\(error.localizedDescription)). Set \(variable) to a "
                + "folder in which files can be created."
        }
        return "This run as \(form): \(url.path)"
    }
}

/// The trace of one stage, for its failing expectations.
final class FailureTrace: StageRecorder {
    private let folder: String
    private var trace: Trace

    init(of stage: Stage, in folder: String) {
        self.folder = folder
        trace = Trace(stage.records)
        trace.screenSize = stage.window.frame.size
    }

    func take(_ record: TraceRecord) { trace.records.append(record) }

    func write(file: String, line: Int) -> String {
        let place = FailureFile(in: folder, of: file, line: line, type: "trace")
        trace[.program] = place.title
        return place.write(trace.text, as: "a trace", askedBy: "TOUCHSTONE_TRACES")
    }
}

extension Stage {
    /// Returns the message of an expectation that fails; `nil` if the log is as expected.
    /// - Parameters:
    ///   - expected: The expected log.
    ///   - file: The path of the file of the expectation.
    ///   - line: The line of the expectation.
    package func failure(expecting expected: String, file: String, line: Int) -> String? {
        if let written = recorded(log, insteadOf: expected, file: file, line: line) { return written }
        let difference = difference(from: expected) { help.advise?(self, $0, $1) ?? "" }
        guard let difference else { return nil }
        let written = recorders.map { $0.write(file: file, line: line) }
        let isHelped = help.advise != nil || !written.isEmpty
        let last = isHelped ? written + (help.missing.map { [$0] } ?? []) : [help.missing ?? help.hint]
        return ([difference] + last).joined(separator: "\n")
    }
}
