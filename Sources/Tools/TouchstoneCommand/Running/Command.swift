/// A command: its arguments, the files that it needs, and its outcome.
///
/// A command reads and writes nothing itself: the program passes it the contents of `files` and carries out the outcome.
protocol Command {
    /// The command's row in the table.
    static var description: CommandDescription { get }
    /// The exit code if its data cannot be used.
    static var failureCode: Int32 { get }
    /// Creates the command from the words of a call, which match the table.
    init(_ arguments: Arguments) throws(UsageError)
    /// The files to read, in order; `-` is standard input.
    var files: [String] { get }
    /// The files that it will write, which can be checked before any work is done; standard output is not among them.
    var outputs: [String] { get }
    /// The use of files that are logs of the app recorder.
    var appLogs: AppLogUse { get }
    /// Runs the command. The sources are those of `files`, in the same order.
    func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome
}

extension Command {
    /// The exit code 1.
    static var failureCode: Int32 { 1 }
    /// No files.
    var files: [String] { [] }
    /// No files.
    var outputs: [String] { [] }

    /// None: such a log is neither a trace nor a recording.
    var appLogs: AppLogUse { .none("\(Program.name) why answers for it, and show draws it") }

    /// Runs the command and returns its outcome, which for a failure has the error message.
    func outcome(_ sources: [Source], _ surroundings: Surroundings) -> Outcome {
        do throws(CommandFailure) {
            return try run(sources.map { $0.opened(for: appLogs, surroundings) }, surroundings)
        } catch {
            return Outcome(messages: "\(error)\n", exitCode: Self.failureCode)
        }
    }
}
