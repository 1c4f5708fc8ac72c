public import Touchstone

/// What the command was asked to do.
public enum CommandRequest: Hashable, Sendable {
    /// Say how it is used.
    case help
    /// Say which version it is.
    case version
    /// Play the bundled recording; write the trace to a file if one is named.
    case demonstrate(trace: String?)
    /// Play a recording; `-` is standard input. Without a size the window is fitted to the device.
    case replay(file: String, window: CGSize?, trace: String?)
}

/// The command was called in a way that it does not understand.
public struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, and what to write instead.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
