import TouchRecordings
import Touchstone

/// A command that finds shakes in recordings of accelerometers.
struct ShakesCommand: Command {
    /// The command's row in the table.
    static let description = CommandDescription(
        "shakes", "Finds shakes in tables of accelerations: the beginning and end of each motion, with the reason.",
        [
            OperandDescription(
                ValueDescription("FILE", .files), count: .several, "a table of accelerations",
                "Tables (csv) with the columns t, x, y and z; - is standard input.")
        ],
        [SharedOptions.json],
        details: [
            "Times are in seconds, accelerations in g or m/s2, according to a comment (# unit: g) or the columns' names: x (m/s^2). "
                + "Tables of phyphox and similar phone apps can be read.",
            "The thresholds are those of apps. A motion that has not ended at the end of the table is cancelled, since its "
                + "end is unknown.",
        ],
        examples: [.init("touchstone shakes walk.csv", "shows which motions of a walk count as shakes: none")],
        exitCodes: ["success", "a file that cannot be read; the others are searched", "usage error"])

    /// The recordings, as tables.
    let files: [String]
    private let isJSON: Bool

    /// Creates the command from the words of a call.
    init(_ arguments: Arguments) throws(UsageError) {
        files = arguments.operands
        isJSON = arguments.has(SharedOptions.json)
    }

    /// Searches the recordings.
    func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        var searches: [ShakeSearch] = []
        var messages = ""
        var isAnyMissing = false
        for source in sources {
            surroundings.progress("reading \(source.name)", nil)
            do throws(CommandFailure) {
                let recording = try Self.recording(source)
                messages += recording.notes.map { "\($0)\n" }.joined()
                searches.append(ShakeSearch(recording))
            } catch {
                isAnyMissing = true
                messages += "\(error)\n"
            }
        }
        let text =
            isJSON
            ? JSONWriter.text(.document("shakes", ["files": .list(searches.map(\.json))]))
            : searches.map(\.text).joined(separator: "\n")
        return Outcome(text, messages: messages, exitCode: isAnyMissing ? 1 : 0)
    }

    private static func recording(_ source: Source) throws(CommandFailure) -> AccelerationRecording {
        let bytes = try source.bytes()
        try TraceSource.refuse(bytes, source)
        do {
            return try AccelerationRecording(parsing: bytes, source: source.name)
        } catch {
            throw CommandFailure("\(error)")
        }
    }
}
