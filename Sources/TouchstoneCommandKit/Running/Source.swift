/// A file that was read, or could not be.
public struct Source: Sendable {
    /// What messages call it: its path, or `standard input`.
    public let name: String
    private let content: Result<[UInt8], CommandFailure>

    /// A file with its bytes.
    nonisolated public init(_ name: String, _ bytes: [UInt8]) {
        (self.name, content) = (name, .success(bytes))
    }

    /// A file that cannot be read, and why.
    nonisolated public init(_ name: String, _ failure: CommandFailure) {
        (self.name, content) = (name, .failure(failure))
    }

    /// All bytes.
    public func bytes() throws(CommandFailure) -> [UInt8] { try content.get() }
}
