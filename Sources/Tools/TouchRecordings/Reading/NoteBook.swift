internal import TouchInput

/// The notes of one reading: one for each kind (for unknown events one for each code), counted.
struct NoteBook {
    private struct Key: Hashable {
        var kind: LocatedIssue.Kind
        var detail: Int
    }

    let source: String
    private var notes: [LocatedIssue] = []
    private var places: [Key: Int] = [:]

    init(source: String) {
        self.source = source
    }

    /// The notes in order of line; those of one line in the order in which they were added.
    var sorted: [LocatedIssue] {
        notes.enumerated()
            .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
            .map { $0.element }
    }

    /// Adds the notes of another book, as if they had been added after those of this one.
    mutating func append(_ other: NoteBook) {
        for (key, place) in other.places.sorted(by: { $0.value < $1.value }) {
            let note = other.notes[place]
            add(note.kind, line: note.line, detail: key.detail, count: note.count, note.message, note.remedy)
        }
    }

    /// Takes a note; the texts are only made the first time.
    /// - Parameter count: How often it happened.
    mutating func add(
        _ kind: LocatedIssue.Kind, line: Int, detail: Int = 0, count: Int = 1,
        _ message: @autoclosure () -> String, _ remedy: @autoclosure () -> String
    ) {
        let key = Key(kind: kind, detail: detail)
        if let place = places[key] {
            notes[place].count += count
        } else if kind != .unknownEvent || notes.count < ReadingLimits.notes {
            places[key] = notes.count
            notes.append(
                LocatedIssue(
                    .warning, kind, source: source, line: line, count: count, message: message(), remedy: remedy()))
        } else {
            add(
                .furtherNotes, line: line, count: count, "there are still more unknown events",
                "Their codes are not listed: look at the first \(ReadingLimits.notes) warnings")
        }
    }
}
