internal import TouchInput

/// A warning about a file that could be read nevertheless.
public struct RecordingNote: Hashable, Sendable, CustomStringConvertible {
    /// What is odd, for programs.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The last line is cut, or the last report is not complete.
        case truncated
        /// A line says nothing that the reader understands; it was left out.
        case unreadableLine
        /// An event that the kernel does not have; it was left out. One note for each code.
        case unknownEvent
        /// A slot outside the range that the device declares; it was kept.
        case slotBeyondMaximum
        /// Time ran backwards; the event got the time of the latest one before it, a line of accelerations was left out.
        case timeBackwards
        /// Time jumped by more than an hour; the jump was left out.
        case clockJump
        /// A contact is shorter than any finger can be; it was kept.
        case clockImplausible
        /// A contact that is still down at the end; it was cancelled there.
        case neverLifted
        /// An axis of no length or upside down.
        case axisRangeInvalid
        /// An axis that the file does not describe; a range was assumed.
        case axisRangeMissing
        /// A number that does not fit; the nearest that does was taken.
        case numberOutOfRange
        /// The kernel lost events (SYN_DROPPED); contacts that were down were cancelled.
        case eventsDropped
        /// A contact was down before the recording, or after lost events; it begins where it is first heard of.
        case alreadyDown
        /// A contact came down without a position; the best guess was taken.
        case positionMissing
        /// A position outside the axis; `Recording.frames(in:)` moves it to the edge.
        case positionOutsideAxis
        /// The file holds several devices; the one with the most contacts was taken.
        case otherDevices
        /// A contact begins twice, or goes on or ends without having begun, in a table of contacts.
        case phaseImpossible
        /// A table of accelerations that does not name its unit; it was guessed.
        case unitMissing
        /// A table of accelerations without any.
        case noSamples
        /// Nothing ever touches.
        case noContacts
        /// There were more unknown events than anybody would read about.
        case furtherNotes
    }

    /// What is odd, for programs.
    public let kind: Kind
    /// The name of the file, as the reader was told.
    public let source: String
    /// The first line to which it applies, counted from 1; of raw events the number of the event.
    public let line: Int
    /// How often it happened; `line` and `message` tell of the first time.
    public internal(set) var count: Int
    /// What happened, for people.
    public let message: String
    /// What the reader did, or what to do about it.
    public let remedy: String

    /// `file:line: warning: what happened. what to do`, with the number of further times; nothing in it steers a terminal.
    public var description: String {
        "\(source):\(line): warning: \(message)\(count > 1 ? " (and \(count - 1) more like this)" : ""). \(remedy)"
            .printable
    }
}
