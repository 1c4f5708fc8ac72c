/// What a replay writes beside its text.
struct ReplayFiles: Hashable, Sendable {
    /// Where the trace goes; `-` for standard output.
    let trace: String?
    /// Where the picture of the end goes.
    let picture: String?

    /// Those that are no standard output.
    var paths: [String] { [trace, picture].compactMap { $0 == "-" ? nil : $0 } }
}
