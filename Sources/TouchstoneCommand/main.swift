import Foundation
import TouchRecordings
import TouchTimeline
import TouchstoneCommandKit

/// Ends the command with a message for people.
func stop(_ message: String, code: Int32) -> Never {
    Output.standardError(message + "\n")
    exit(code)
}

/// Writes the files first: when that fails, nothing else is worth printing.
func finish(_ report: Report, _ files: CommandRequest.Files) throws {
    Output.standardError(report.warnings)
    var printed = report.text
    for (file, text) in [(files.trace, report.trace), (files.picture, report.picture)] {
        guard let file else { continue }
        if file == "-" { printed = text } else { try Output.file(file, text) }
    }
    try Output.standardOutput(printed)
}

// A reader that goes away (`touchstone | head`) is an error of writing, not the end of the process.
signal(SIGPIPE, SIG_IGN)

do {
    switch try CommandRequest.parse(Array(CommandLine.arguments.dropFirst())) {
    case .help: try Output.standardOutput(Usage.help)
    case .version: try Output.standardOutput(Usage.version + "\n")
    case .demonstrate(let files):
        try finish(try Report.demonstration(Terminal.options), files)
    case .replay(let file, let window, let files):
        let source = file == "-" ? "standard input" : file
        let bytes = try Input.bytes(of: file)
        let report =
            InkLogReader.mayRead(bytes)
            ? Report.replay(try InkLogReader.read(bytes, source: source), window: window, Terminal.options)
            : Report.replay(try EvemuReader.read(bytes, source: source), window: window, Terminal.options)
        try finish(report, files)
    }
} catch let error as UsageError {
    stop("touchstone: \(error)\n\(Usage.hint)", code: 2)
} catch Output.Failure.readerLeft {
    exit(0)
} catch {
    stop("\(error)", code: 1)
}
