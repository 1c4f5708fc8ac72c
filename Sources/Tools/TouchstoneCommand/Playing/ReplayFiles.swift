/// The files that a replay writes beside its text.
struct ReplayFiles: Hashable, Sendable {
    /// The path of the trace; `-` for standard output.
    let trace: String?
    /// The path of the final picture.
    let picture: String?

    /// The paths other than standard output.
    var paths: [String] { [trace, picture].compactMap { $0 == "-" ? nil : $0 } }
}
