/// A command's work on input that arrives in pieces. Time is passed to a session: it reads no clock.
protocol CommandSession: AnyObject {
    /// Takes the bytes that have arrived, in which events may be cut anywhere. Returns the text to print now.
    func take(_ bytes: [UInt8]) throws(CommandFailure) -> [UInt8]
    /// Notifies the session that no input has arrived for so many seconds. Returns the text to print now.
    func pass(_ seconds: Double) -> [UInt8]
    /// A Boolean value that indicates whether the session needs no further input.
    var isOver: Bool { get }
    /// Ends the input.
    func finish() throws(CommandFailure) -> Outcome
}

extension CommandSession {
    /// Does nothing.
    func pass(_ seconds: Double) -> [UInt8] { [] }
    /// `false`: input is read to its end.
    var isOver: Bool { false }
}
