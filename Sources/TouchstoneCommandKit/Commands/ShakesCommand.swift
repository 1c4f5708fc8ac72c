import TouchRecordings
import Touchstone

/// Finds shakes in recordings of accelerometers.
public struct ShakesCommand: Command {
    /// Its row in the table.
    public static let description = CommandDescription(
        "shakes", "Finds shakes in tables of accelerations: when a motion began, when it was over, and why.",
        [
            OperandDescription(
                ValueDescription("FILE", .files), count: .several, "a table of accelerations",
                "Tables (csv) with the columns t, x, y and z; - is standard input.")
        ],
        [SharedOptions.json],
        details: [
            "Times are seconds, accelerations g or m/s2, as a comment (# unit: g) or the columns' names tell: x (m/s^2). What "
                + "phyphox and similar apps of phones write is understood.",
            "The thresholds are those of apps. A motion that goes on at the end of the table is cancelled: nobody knows how it "
                + "went on.",
        ],
        examples: [.init("touchstone shakes walk.csv", "says which motions of a walk are taken for shakes: none")],
        exitCodes: ["success", "a file that cannot be read; the others are searched", "wrong use"])

    /// The tables.
    public let files: [String]
    private let isJSON: Bool

    /// Understands the words of a call.
    public init(_ arguments: Arguments) throws(UsageError) {
        files = arguments.operands
        isJSON = arguments.has(SharedOptions.json)
    }

    /// Searches them.
    public func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
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
