import TouchRecordings

/// A line of a log that differs here.
struct FieldDifference {
    /// The kind of the line.
    enum Kind: String {
        case frame
        case recognizer
        case delegate
    }

    var kind: Kind
    /// The line of the log, or the one after which something is missing.
    var line: Int
    /// The time in seconds.
    var at: Double
    /// The number of the gesture, from 1.
    var gesture: Int
    /// The view or recognizer, with the differing property.
    var subject: String
    var measured: String
    var ours: String

    /// The difference for people.
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
