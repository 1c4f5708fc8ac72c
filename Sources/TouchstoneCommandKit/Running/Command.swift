/// One command: what it was asked for, which files it wants to see, and what comes of them.
///
/// A command reads and writes nothing itself: the program gives it the contents of `files` and does what the outcome says.
public protocol Command {
    /// Its row in the table.
    static var description: CommandDescription { get }
    /// The exit code when its data cannot be used.
    static var failureCode: Int32 { get }
    /// Understands the words of a call, which fit the table.
    init(_ arguments: Arguments) throws(UsageError)
    /// The files to read, in order; `-` is standard input.
    var files: [String] { get }
    /// The files that it will write, which can be checked before any work is done; none of them is standard output.
    var outputs: [String] { get }
    /// Does it. The sources are those of `files`, in the same order.
    func run(_ sources: [Source], _ surroundings: Surroundings) throws(CommandFailure) -> Outcome
}

extension Command {
    /// 1.
    public static var failureCode: Int32 { 1 }
    /// None.
    public var files: [String] { [] }
    /// None.
    public var outputs: [String] { [] }

    /// Does it, or says why not.
    public func outcome(_ sources: [Source], _ surroundings: Surroundings) -> Outcome {
        do throws(CommandFailure) {
            return try run(sources, surroundings)
        } catch {
            return Outcome(messages: "\(error)\n", exitCode: Self.failureCode)
        }
    }
}
