/// The work on input that comes in pieces. Time is told: a session reads no clock.
public protocol CommandSession: AnyObject {
    /// Takes what has come; events may be cut anywhere. Returns what is to be printed now.
    func take(_ bytes: [UInt8]) throws(CommandFailure) -> [UInt8]
    /// Nothing has come for so many seconds. Returns what is to be printed now.
    func pass(_ seconds: Double) -> [UInt8]
    /// There is no more.
    func finish() throws(CommandFailure) -> Outcome
}

extension CommandSession {
    /// Nothing happens by itself.
    public func pass(_ seconds: Double) -> [UInt8] { [] }
}
