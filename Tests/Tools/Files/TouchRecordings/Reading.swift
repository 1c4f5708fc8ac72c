import TestSupport
import Testing
import TouchInput
import TouchRecordings

/// Reads text as a file called `hand.events`.
func read(_ text: String) throws -> Recording {
    try Recording(parsing: Array(text.utf8), source: "hand.events", format: .evemu)
}

/// Reads events written as `type code value` with a time before them, or `-` for a SYN_REPORT; axes are 0…1000.
func read(axes: [String] = ["00", "01", "35", "36"], events: String) throws -> Recording {
    try read(device(axes: axes) + lines(events))
}

/// A description with axes of 0…1000 and ten slots.
func device(axes: [String] = ["00", "01", "35", "36"]) -> String {
    "N: hand\nA: 2f 0 9 0 0 0\n" + axes.map { "A: \($0) 0 1000 0 0 0\n" }.joined()
}

/// Each line `seconds name value…`: names are short for the codes; `-` ends a report.
func lines(_ events: String) -> String {
    let names = [
        "slot": "0003 002f", "id": "0003 0039", "mtx": "0003 0035", "mty": "0003 0036", "tool": "0003 0037",
        "mtpressure": "0003 003a", "distance": "0003 003b", "major": "0003 0030", "x": "0003 0000", "y": "0003 0001",
        "pressure": "0003 0018", "touch": "0001 014a", "finger": "0001 0145", "pen": "0001 0140", "mt": "0000 0002",
        "dropped": "0000 0003", "left": "0001 0110", "relx": "0002 0000", "key": "0001 001e",
    ]
    var text = ""
    for line in events.split(separator: "\n") {
        let words = line.split(separator: " ").map(String.init)
        guard let time = words.first else { continue }
        for word in words.dropFirst() {
            if word == "-" {
                text += "E: \(time) 0000 0000 0\n"
            } else {
                let parts = word.split(separator: "=").map(String.init)
                text += "E: \(time) \(names[parts[0]] ?? parts[0]) \(parts.count > 1 ? parts[1] : "0")\n"
            }
        }
    }
    return text
}

extension Recording {
    /// One line a frame: milliseconds, then each contact's phase (b, m, s, e, c), id and place.
    var story: String {
        frames.map { frame in
            let contacts = frame.contacts.map { contact in
                "\(contact.phase.letter)\(contact.id)(\(Int(contact.location.x)),\(Int(contact.location.y)))"
            }
            return "\(frame.instant.nanoseconds / 1_000_000): " + contacts.joined(separator: " ")
        }.joined(separator: "\n")
    }

    /// Each note as `kind line`, with `×count` where it happened more than once.
    var noteList: [String] {
        notes.map { "\($0.kind.rawValue) \($0.line)" + ($0.count > 1 ? " ×\($0.count)" : "") }
    }
}

extension ContactSample.Phase {
    var letter: String {
        switch self {
        case .began: "b"
        case .moved: "m"
        case .stationary: "s"
        case .ended: "e"
        case .cancelled: "c"
        }
    }
}

/// Checks the laws of every recording, also from a broken file, and returns the first violation, or nil.
func flaw(in recording: Recording) -> String? {
    RecordingFlaw.find(in: recording)
}
