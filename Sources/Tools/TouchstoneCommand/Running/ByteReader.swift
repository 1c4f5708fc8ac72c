/// A single pass over the bytes of a source, in pieces.
nonisolated final class ByteReader {
    private let read: () throws -> [UInt8]?
    /// The reason why reading ended before the end, if it did.
    private(set) var failure: CommandFailure?

    /// Creates a reader.
    ///
    /// - Parameter read: Returns the next bytes; `nil` at the end. It throws nothing but `CommandFailure`.
    init(_ read: @escaping () throws -> [UInt8]?) { self.read = read }

    /// Returns the next bytes; `nil` at the end, or after a failure.
    func next() -> [UInt8]? {
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
