internal import TouchInput

/// A warning about a file that could be read.
public struct RecordingNote: Hashable, Sendable, CustomStringConvertible {
    /// The kind of the problem, for programs.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The last line is cut, or the last report is not complete.
        case truncated
        /// A line cannot be parsed; it was left out.
        case unreadableLine
        /// An event that the kernel does not have; it was left out. One note for each code.
        case unknownEvent
        /// A slot outside the range that the device declares; it was kept.
        case slotBeyondMaximum
        /// Time ran backwards; the event got the time of the latest one before it, a line of accelerations was left out.
        case timeBackwards
        /// Time jumped by more than an hour; the jump was left out.
        case clockJump
        /// A contact is shorter than any finger's can be; it was kept.
        case clockImplausible
        /// A contact that is still down at the end; it was cancelled there.
        case neverLifted
        /// An axis of no length or upside down.
        case axisRangeInvalid
        /// An axis that the file does not describe; a range was assumed.
        case axisRangeMissing
        /// A number is out of range; the nearest valid one was taken.
        case numberOutOfRange
        /// The kernel lost events (SYN_DROPPED); contacts that were down were cancelled.
        case eventsDropped
        /// A contact was down before the recording, or after lost events; it begins where it is first reported.
        case alreadyDown
        /// A contact came down without a position; the best guess was taken.
        case positionMissing
        /// A position outside the axis; `Recording.frames(in:)` moves it to the edge.
        case positionOutsideAxis
        /// The file contains several devices; the one with the most contacts was taken.
        case otherDevices
        /// A contact begins twice, or moves or ends without having begun, in a table of contacts.
        case phaseImpossible
        /// A table of accelerations that does not name its unit; it was guessed.
        case unitMissing
        /// A table of accelerations is empty.
        case noSamples
        /// There are no touches.
        case noContacts
        /// There were more unknown events than are useful to list.
        case furtherNotes
    }

    /// The kind of the problem, for programs.
    public let kind: Kind
    /// The name of the file, as passed to the reader.
    public let source: String
    /// The first line to which it applies, from 1; for raw events the number of the event.
    public let line: Int
    /// The number of occurrences; `line` and `message` describe the first one.
    public internal(set) var count: Int
    /// The description of the problem, for people.
    public let message: String
    /// The reader's reaction, or the remedy.
    public let remedy: String

    /// `file:line: warning: what happened. what to do`, with the number of further times, without characters that control a terminal.
    public var description: String {
        "\(source):\(line): warning: \(message)\(count > 1 ? " (and \(count - 1) more like this)" : ""). \(remedy)"
            .printable
    }
}
