import Touchstone

/// A command that compares a log of the field recorder, or of the app recorder, with this library.
struct VerifyCommand: Command {
    /// The command's row in the table.
    static let description = CommandDescription(
        "verify",
        "Plays the touches of a device's log, and prints the device's measurements beside the library's.",
        [
            OperandDescription(
                ValueDescription("LOG", .files), "a log of the field recorder",
                "A log that FieldRecorder.swift or AppRecorder.swift wrote on a device; - is standard input.")
        ], [SharedOptions.json],
        details: [
            "The touches are played to the scene field-recorder, in a window of the device's size and at the same times. "
                + "Documentation/FieldRecorder.md describes how to record a log.",
            "Each row is a number of UIKit's behavior (N) or of the measurements (M) that the log contains, with the sample that "
                + "differs most from the library's and the number that agree to 1 %. Below are frames whose offset is more than 0.5 points "
                + "off or whose zoom differs, and states, times and outputs of recognizers and calls of scroll views that differ.",
            "A log of AppRecorder.swift is compared with the app that is rebuilt from it: the numbers of recognizers of UIKit with usual "
                + "settings that decided by themselves, and counts that answer open questions about UIKit (Documentation/Divergences.md).",
        ],
        examples: [
            .init("touchstone verify field.jsonl", "shows where a device differs"),
            .init("touchstone verify --json field.jsonl | jq .numbers", "lists every measurement for a program"),
        ],
        exitCodes: ["everything is the same", "something differs", "an unreadable file, or a usage error"])

    /// The exit code 2, which distinguishes failures from differences.
    static let failureCode: Int32 = 2

    /// The log.
    let files: [String]
    private let isJSON: Bool

    /// Creates the command from the words of a call.
    init(_ arguments: Arguments) throws(UsageError) {
        files = arguments.operands
        isJSON = arguments.has(SharedOptions.json)
    }

    /// It is compared with the app that is rebuilt.
    var appLogs: AppLogUse { .rebuilt }

    /// Plays the log and compares.
    func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        let source = sources[0]
        if let app = source.rebuilt {
            let verification = AppLogVerification(app, source: source.name)
            let text =
                isJSON
                ? JSONWriter.text(verification.json)
                : verification.text.drawn(isASCII: surroundings.drawing.isASCII)
            return Outcome(
                text, messages: app.log.notes.map { "\($0)\n" }.joined(), exitCode: verification.isEqual ? 0 : 1)
        }
        surroundings.progress("reading \(source.name)", nil)
        let measured = try FieldLogReader.read(try source.bytes(), source: source.name)
        let verification = try FieldVerification(measured, source: source.name) {
            surroundings.progress("playing \(source.name)", $0)
        }
        let code: Int32 = verification.isEqual ? 0 : 1
        let text =
            isJSON
            ? JSONWriter.text(verification.json)
            : verification.text.drawn(isASCII: surroundings.drawing.isASCII)
        return Outcome(text, exitCode: code)
    }
}
