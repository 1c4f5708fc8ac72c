/// The files that a replay writes beside its text.
struct ReplayFiles: Hashable, Sendable {
    /// The path of the trace; `-` for standard output.
    let trace: String?
    /// The path of the final picture.
    let picture: String?
    /// The path of the log that the app recorder would write.
    var appLog: String?

    private var all: [String] { [trace, picture, appLog].compactMap(\.self) }
    /// The paths other than standard output.
    var paths: [String] { all.filter { $0 != "-" } }
    /// A Boolean value that indicates whether one of them is standard output, so that no text for people may be printed.
    var usesStandardOutput: Bool { all.contains("-") }
}
