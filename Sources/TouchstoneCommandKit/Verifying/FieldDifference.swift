import TouchRecordings

/// A line of a log that would be another one here.
struct FieldDifference {
    /// What it is about.
    enum Kind: String {
        case frame
        case recognizer
        case delegate
    }

    var kind: Kind
    /// The line of the log, or the one after which something is missing.
    var line: Int
    /// Seconds.
    var at: Double
    /// Which gesture, counted from 1.
    var gesture: Int
    /// The view or recognizer, and what of it.
    var subject: String
    var measured: String
    var ours: String

    /// For people.
    var text: String {
        "line \(line), \(FieldText.seconds(at)) s, gesture \(gesture): \(subject.printable): measured \(measured.printable), "
            + "here \(ours.printable)"
    }

    var json: JSON {
        .members([
            "kind": .string(kind.rawValue), "line": .whole(line), "seconds": .number(at), "gesture": .whole(gesture),
            "subject": .string(subject), "measured": .string(measured), "here": .string(ours),
        ])
    }
}
