/// Goes through the bytes of a source once, a piece at a time.
public nonisolated final class ByteReader {
    private let read: () throws -> [UInt8]?
    /// Why nothing more came, if that was not the end.
    private(set) var failure: CommandFailure?

    /// - Parameter read: the next bytes; `nil` at the end. What it throws but a `CommandFailure` does not happen.
    public init(_ read: @escaping () throws -> [UInt8]?) { self.read = read }

    /// The next bytes; `nil` at the end, or after a failure.
    public func next() -> [UInt8]? {
        guard failure == nil else { return nil }
        do {
            return try read()
        } catch {
            failure = error as? CommandFailure ?? CommandFailure("\(error)")
            return nil
        }
    }

    /// Fails if the source could not be read to its end.
    func check() throws(CommandFailure) {
        if let failure { throw failure }
    }
}
