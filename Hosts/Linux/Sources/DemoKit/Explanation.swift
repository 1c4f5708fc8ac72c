@_spi(Host) import TouchReports
import TouchTrace
import Touchstone

/// The fingers that are down, the recognizers that follow them, and the last decisions, from the trace of a scene.
struct Explanation {
    /// A recognizer and its last state.
    struct Row: Hashable {
        let name: String
        var state: String
        var outcome: DecisionStream.Entry.Outcome
        /// A Boolean value that indicates whether its gesture is in progress.
        var isGoing = false
    }

    /// The number of decisions that are shown.
    static let shown = 40
    /// The number of decisions after which older ones are forgotten, while no finger is down.
    private static let most = 1_000

    private var stream = DecisionStream()
    /// The views of the fingers since none was down.
    private(set) var hits: [Int: String] = [:]
    private var contacts: Set<Int> = []
    /// The recognizers that were given fingers since no finger was down, in the order in which that happened.
    private(set) var rows: [Row] = []

    /// A Boolean value that indicates whether no finger is down.
    var isIdle: Bool { contacts.isEmpty }

    /// The last decisions, oldest first.
    var decisions: [DecisionStream.Entry] { stream.latest(Self.shown) }

    /// Reads a record of the trace.
    mutating func take(_ record: TraceRecord) {
        if case .frame(let frame) = record.step { note(frame) }
        stream.note(record)
        switch record.step {
        case .hit(let finger, let view, _): hits[finger] = view.text
        case .watch(let recognizer, _): set(recognizer, "possible", .other, isNew: true)
        case .hold(let recognizer, _): set(recognizer, "waits", .waiting)
        case .enter(let recognizer, let phase, _):
            switch phase {
            case .began: set(recognizer, "began", .recognized, isGoing: true)
            case .changed: set(recognizer, "changed", .recognized, isGoing: true)
            case .ended: set(recognizer, wasGoing(recognizer) ? "ended" : "recognized", .recognized)
            case .failed: set(recognizer, "failed", .failed)
            case .cancelled: set(recognizer, "cancelled", .cancelled)
            }
        default: break
        }
    }

    private mutating func note(_ frame: InputFrame) {
        let wereNone = contacts.isEmpty
        for contact in frame.contacts {
            switch contact.phase {
            case .began: contacts.insert(contact.id)
            case .ended, .cancelled: contacts.remove(contact.id)
            case .moved, .stationary: break
            }
        }
        guard wereNone, !contacts.isEmpty else { return }
        (rows, hits) = ([], [:])
        if stream.count > Self.most { stream = DecisionStream() }
    }

    private mutating func set(
        _ recognizer: RecognizerName, _ state: String, _ outcome: DecisionStream.Entry.Outcome, isNew: Bool = false,
        isGoing: Bool = false
    ) {
        guard let index = rows.firstIndex(where: { $0.name == recognizer.text }) else {
            if isNew { rows.append(Row(name: recognizer.text, state: state, outcome: outcome)) }
            return
        }
        // Another finger for a recognizer that has begun changes nothing, and one that has failed begins anew.
        guard !isNew || !wasGoing(recognizer) else { return }
        (rows[index].state, rows[index].outcome, rows[index].isGoing) = (state, outcome, isGoing)
    }

    private func wasGoing(_ recognizer: RecognizerName) -> Bool {
        rows.contains { $0.name == recognizer.text && $0.isGoing }
    }
}
