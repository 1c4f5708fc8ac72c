public import Touchstone

/// What the command was asked to do.
public enum CommandRequest: Hashable, Sendable {
    /// Say how it is used.
    case help
    /// Say which version it is.
    case version
    /// Play the bundled recording.
    case demonstrate(Files)
    /// Play a recording; `-` is standard input. Without a size the window is fitted to the device.
    case replay(file: String, window: CGSize?, Files)

    /// Files to write beside what is printed; `-` is standard output, instead of what is printed.
    public struct Files: Hashable, Sendable {
        /// For the trace.
        public var trace: String?
        /// For the picture of the screen at the end.
        public var picture: String?

        /// Names files; none by default.
        nonisolated public init(trace: String? = nil, picture: String? = nil) {
            self.trace = trace
            self.picture = picture
        }
    }
}

/// The command was called in a way that it does not understand.
public struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, and what to write instead.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
