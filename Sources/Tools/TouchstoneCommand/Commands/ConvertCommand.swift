import TouchRecordings
import Touchstone

/// A command that writes a recording in another format.
struct ConvertCommand: Command {
    static let format = OptionDescription(
        "to", nil, value: ValueDescription("FORMAT", .words(RecordingFormat.writable.map(\.rawValue))),
        "Writes that format; by default the one that the name of OUT ends with.")

    /// The command's row in the table.
    static let description = CommandDescription(
        "convert", "Writes a recording, or the touches of a trace or log, in another format.",
        [
            OperandDescription(
                ValueDescription("IN", .files), "a recording",
                "A recording or a trace; the format is detected from the content. - is standard input."),
            OperandDescription(
                ValueDescription("OUT", .files), "a name for the result", "The result; - is standard output."),
        ],
        [format, SharedOptions.device, SharedOptions.window],
        details: [
            "The format follows from the file name: .evemu or .events, .yml or .yaml (libinput record), .getevent, .evtest, .raw or .bin, "
                + ".csv. "
                + "Reading the result gives the same contacts, within the precision of its format.",
            "csv contains points: those of --window, by default of the window to which replay maps the recording, 400 points "
                + "wide. Other formats keep the device's units, and tables, logs of UIKit's touches and traces their points.",
        ],
        examples: [
            .init("touchstone convert phone.getevent phone.evemu", "converts an Android recording to evemu"),
            .init("touchstone convert --to csv hand.evemu - | column -ts,", "shows every sample in points"),
        ])

    private let input: String
    private let output: String
    private let format: RecordingFormat
    private let device: Int?
    private let window: CGSize?

    /// Creates the command from the words of a call.
    init(_ arguments: Arguments) throws(UsageError) {
        let values = ValueParser(arguments, Self.description)
        (input, output) = (arguments.operands[0], arguments.operands[1])
        let named = arguments.value(Self.format).flatMap { RecordingFormat(rawValue: $0) }
        guard let format = named ?? RecordingFormat(fileName: output) else {
            let formats = RecordingFormat.writable.map(\.rawValue).joined(separator: ", ")
            throw UsageError(
                "no format follows from the name '\(output)'; add --to and one of \(formats)", command: "convert")
        }
        guard input == "-" || input != output else {
            throw UsageError("IN and OUT are the same file; name another for the result", command: "convert")
        }
        self.format = format
        device = try values.device()
        window = try values.window()
        guard window == nil || format == .csv else {
            throw UsageError(
                "--window is for csv, which contains points; \(format.rawValue) keeps the device's units. Leave it out",
                command: "convert")
        }
    }

    /// The recording.
    var files: [String] { [input] }
    /// The converted recording.
    var outputs: [String] { output == "-" ? [] : [output] }

    /// The touches of a log are written as those of a trace.
    var appLogs: AppLogUse { .rebuilt }

    /// Writes the converted recording.
    func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        let isTrace = TraceSource.isTrace(try sources[0].head())
        let (stream, check) =
            try isTrace
            ? TraceSource.stream(sources[0], device: device) : RecordingFile.stream(sources[0], device: device)
        surroundings.progress("writing \(output)", nil)
        let recording = stream.recording
        let writer = OutcomeWriter(surroundings)
        var messages = recording.notes.map { "\($0)\n" }.joined()
        do {
            let window = window ?? (isTrace ? nil : Replay.tableWindow(for: recording))
            let result = try RecordingOutput(of: stream, as: format, window: window)
            messages += result.losses.map { "\($0)\n" }.joined()
            try check.run()
            result.write { writer.put($0, to: output) }
        } catch let error as CommandFailure {
            throw error
        } catch {
            throw CommandFailure("\(error)")
        }
        try check.run()
        return writer.outcome(messages: messages)
    }
}
