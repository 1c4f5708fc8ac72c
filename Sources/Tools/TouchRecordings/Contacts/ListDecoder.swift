internal import TouchInput

/// A decoder of multi-touch protocol A: every report lists all contacts, each closed by SYN_MT_REPORT.
///
/// Contacts are followed by their tracking ids if the device provides them, else each continues as its nearest neighbor in
/// the report before. A contact that is not listed has been lifted; a report that lists none lifts all.
struct ListDecoder: Sendable {
    private struct Entry {
        var id: Int?
        var location: CGPoint
        var state: ContactState
        /// Its id in the frames, once it has one.
        var contact: Int?
    }

    private let matcher: NearestMatch
    private var state = ContactState()
    private var id: Int?
    private var list: [Entry] = []
    private var before: [Entry] = []

    init(matcher: NearestMatch) {
        self.matcher = matcher
    }

    mutating func take(_ event: KernelEvent, into frames: inout FrameBuilder) {
        switch event.code {
        case .trackingID:
            // Drivers without ids of their own may report -1 for all.
            id = event.value >= 0 ? event.value : nil
        case .contactReport: closeEntry(line: event.line, frames: &frames)
        default: _ = state.take(event)
        }
    }

    mutating func takeAfterDrop(_ event: KernelEvent) {}

    mutating func report(line: Int, into frames: inout FrameBuilder) {
        // A last contact without its SYN_MT_REPORT.
        closeEntry(line: line, frames: &frames)
        continueByID()
        continueByPlace()
        let continued = Set(list.compactMap { $0.contact })
        for entry in before {
            if let contact = entry.contact, !continued.contains(contact) { frames.end(contact, as: .ended) }
        }
        for index in list.indices {
            let entry = list[index]
            if let contact = entry.contact {
                frames.move(contact, to: entry.location, frames.scale.details(of: entry.state))
            } else {
                list[index].contact = frames.begin(
                    at: entry.location, tool: entry.state.tool(of: frames.finger),
                    frames.scale.details(of: entry.state), line: line)
            }
        }
        before = list
        list.removeAll(keepingCapacity: true)
    }

    mutating func forget() {
        before.removeAll()
        list.removeAll()
        state = ContactState()
        id = nil
    }

    private mutating func closeEntry(line: Int, frames: inout FrameBuilder) {
        defer {
            state = ContactState()
            id = nil
        }
        guard state.x != nil || state.y != nil, state.touches else { return }
        if state.x == nil || state.y == nil { frames.notePositionMissing(line: line) }
        let location = CGPoint(x: CGFloat(state.x ?? 0), y: CGFloat(state.y ?? 0))
        list.append(Entry(id: id, location: location, state: state))
    }

    /// Continues contacts by their ids. Of two entries with the same id the first continues; the other counts as one without an id.
    private mutating func continueByID() {
        var contacts: [Int: Int] = [:]
        for entry in before {
            if let id = entry.id, let contact = entry.contact { contacts[id] = contact }
        }
        var seen: Set<Int> = []
        for index in list.indices {
            guard let id = list[index].id else { continue }
            if seen.insert(id).inserted {
                list[index].contact = contacts[id]
            } else {
                list[index].id = nil
            }
        }
    }

    private mutating func continueByPlace() {
        let old = before.filter { $0.id == nil }
        let new = list.indices.filter { list[$0].id == nil }
        let matches = matcher.match(new.map { list[$0].location }, to: old.map { $0.location })
        for (index, match) in zip(new, matches) {
            if let match { list[index].contact = old[match].contact }
        }
    }
}
