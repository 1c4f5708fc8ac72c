import TouchRecordings

/// A command that answers requests of another program about a scene.
struct ServeCommand: StreamingCommand {
    /// The command's row in the table.
    static let description = CommandDescription(
        "serve", "Drives a scene for another program: a JSON request a line, a JSON answer a line.",
        details: [
            "Requests come from standard input, answers go to standard output. Time is virtual: it passes when a request says "
                + "so, and the same requests have the same answers.",
            "The request {\"request\": \"describe\"} lists all requests with their fields. An answer has \"ok\": true, or false and an "
                + "error with kind, field, message and remedy. Documentation/Serve.md describes all of them.",
        ],
        examples: [
            .init("touchstone serve", "reads requests until the end of the input"),
            .init("touchstone serve < requests.jsonl > answers.jsonl", "answers a file of requests"),
        ])

    /// Creates the command from the words of a call.
    init(_ arguments: Arguments) throws(UsageError) {}

    /// Standard input.
    var files: [String] { ["-"] }
    /// Standard input.
    var stream: String? { "-" }
    /// Standard output.
    var target: String { "-" }
    /// Requests may be typed.
    var acceptsTerminal: Bool { true }

    /// Starts answering.
    func start(
        _ device: DeviceDescription?, source: String, _ surroundings: Surroundings
    ) -> any CommandSession {
        ServeSession(write: surroundings.write.map { write in { write("-", $0, true) } })
    }

    /// Answers the requests that are already there.
    func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome {
        let session = ServeSession()
        let answers = session.take(try sources[0].bytes())
        var outcome = session.finish()
        outcome.write(answers + outcome.output, to: "-")
        return outcome
    }
}
