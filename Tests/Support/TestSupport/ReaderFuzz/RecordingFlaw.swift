public import TouchInput
public import TouchRecordings

/// The properties of every recording and every error, however broken the file was.
public enum RecordingFlaw {
    /// Returns the first property that does not hold; `nil` if all do.
    ///
    /// - Parameter bytes: The file, of which the recording must not be much larger.
    public static func find(in recording: Recording, of bytes: [UInt8]? = nil) -> String? {
        if let found = find(in: recording.frames) { return found }
        let begun = recording.frames.flatMap(\.contacts).count { $0.phase == .began }
        if begun != recording.contactCount { return "\(begun) contacts begin, \(recording.contactCount) are counted" }
        if recording.xAxis.count < 2 || recording.yAxis.count < 2 { return "an axis of no length" }
        let kinds = recording.notes.map(\.kind)
        if recording.holdsContacts == kinds.contains(.noContacts) { return "noContacts disagrees with holdsContacts" }
        if recording.notes.count > 130 { return "\(recording.notes.count) notes" }
        for note in recording.notes {
            let isComplete = note.line >= 1 && note.count >= 1 && !note.message.isEmpty && note.remedy.count > 10
            if !isComplete { return "a note without a line, a message or a remedy: \(note)" }
        }
        let points = recording.frames(in: CGSize(width: 400, height: 300), displayInterval: 1.0 / 60)
        if let found = find(in: points, phasesOnly: true) { return "in points: \(found)" }
        let places = points.flatMap(\.contacts).map(\.location)
        if !places.allSatisfy({ (0...400).contains($0.x) && (0...300).contains($0.y) }) {
            return "a place off the window"
        }
        guard let bytes else { return nil }
        let sampleCount = recording.frames.reduce(0) { $0 + $1.contacts.count }
        return sampleCount > 2 * bytes.count ? "\(sampleCount) samples of \(bytes.count) bytes" : nil
    }

    /// Returns the first flaw of an error; `nil` if it has its file and line and a remedy.
    public static func find(in error: RecordingError) -> String? {
        let isComplete =
            error.issue.line >= 1 && !error.issue.message.isEmpty && error.issue.remedy.count > 10
            && !error.issue.source.isEmpty
        return isComplete ? nil : "an error without a line, a message or a remedy: \(error)"
    }

    /// Returns the first impossible frame; `nil` if every contact begins once and ends once, in order of time.
    ///
    /// - Parameter phasesOnly: `true` to ignore earlier readings.
    public static func find(in frames: [InputFrame], phasesOnly: Bool = false) -> String? {
        var down: Set<Int> = []
        var begun = 0
        var latest = Instant.zero
        for frame in frames {
            if frame.instant < latest { return "time runs backwards at \(frame.instant.seconds)" }
            latest = frame.instant
            if frame.contacts.isEmpty, frame.updates.isEmpty { return "an empty frame at \(frame.instant.seconds)" }
            if Set(frame.contacts.map(\.id)).count != frame.contacts.count {
                return "a contact with two samples in a frame"
            }
            if !phasesOnly,
                !frame.earlier.allSatisfy({ down.contains($0.id) || frame.contacts.map(\.id).contains($0.id) })
            {
                return "an earlier reading of a contact that is up"
            }
            for contact in frame.contacts {
                if !contact.location.x.isFinite || !contact.location.y.isFinite { return "a place that is no number" }
                if !contact.details.radius.isFinite || contact.details.radius < 0 {
                    return "a radius of \(contact.details.radius)"
                }
                switch contact.phase {
                case .began:
                    if contact.id != begun { return "contact \(contact.id) begins, expected \(begun)" }
                    begun += 1
                    down.insert(contact.id)
                case .moved, .stationary:
                    if !down.contains(contact.id) { return "contact \(contact.id) moves while it is up" }
                case .ended, .cancelled:
                    if down.remove(contact.id) == nil { return "contact \(contact.id) ends while it is up" }
                }
            }
        }
        return down.isEmpty ? nil : "contacts \(down.sorted()) leak"
    }
}
