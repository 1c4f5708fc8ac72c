import TouchInput
import TouchTrace

/// The ways of all fingers on the screen.
struct FingerPaths: Sendable {
    /// The way of a finger, from its beginning to its end.
    struct Path: Sendable {
        /// The name of its lane.
        let lane: String
        /// The view that was hit; `nil` for none.
        let view: String?
        var samples: [Sample]
        /// A Boolean value that indicates whether the finger was lifted at the last sample.
        var isOver = false
    }

    /// A place, in tenths of a point.
    struct Sample: Hashable, Sendable {
        let instant: Instant
        let x: Int
        let y: Int
    }

    /// The paths that are at least in part in the range, in the order in which they began.
    var kept: [Path] {
        paths.filter { path in !path.isOver || path.samples.last.map { $0.instant >= range.lowerBound } ?? false }
    }

    private var paths: [Path] = []
    /// The instants that are kept.
    var range: ClosedRange<Instant>
    /// The places of contacts that came down and have hit nothing yet.
    private var landed: [(contact: Int, sample: Sample)] = []
    /// The paths of contacts that are down.
    private var open: [Int: Int] = [:]

    /// Creates paths.
    /// - Parameter range: The instants that are kept; of those before it only the last sample.
    init(_ range: ClosedRange<Instant>) { self.range = range }

    mutating func take(_ contacts: [ContactSample], at instant: Instant) {
        landed.removeAll()
        for contact in contacts {
            let sample = Sample(
                instant: instant, x: contact.location.x.tenths, y: contact.location.y.tenths)
            switch contact.phase {
            case .began:
                end(contact.id)
                landed.append((contact.id, sample))
            case .moved: add(sample, to: contact.id)
            case .stationary: break
            case .ended, .cancelled:
                add(sample, to: contact.id)
                end(contact.id)
            }
        }
    }

    /// Begins the path of a contact whose hit test is over.
    /// - Parameter lane: Returns the lane of a contact.
    mutating func land(_ step: TraceRecord.Step, at instant: Instant, lane: (Int) -> String?) {
        var view: String?
        if case .hit(_, let hit, _) = step { view = hit.text }
        if view == nil { guard case .missed = step else { return } }
        guard let index = landed.firstIndex(where: { lane($0.contact) != nil }) else { return }
        let (contact, sample) = landed.remove(at: index)
        guard let name = lane(contact), instant <= range.upperBound else { return }
        open[contact] = paths.count
        paths.append(Path(lane: name, view: view, samples: [sample]))
    }

    private mutating func add(_ sample: Sample, to contact: Int) {
        guard let index = open[contact], sample.instant <= range.upperBound else { return }
        // Of the time before the range the last place is enough: the finger comes from there.
        let last = paths[index].samples.last?.instant
        if last == sample.instant || sample.instant < range.lowerBound { paths[index].samples.removeLast() }
        paths[index].samples.append(sample)
    }

    private mutating func end(_ contact: Int) {
        if let index = open.removeValue(forKey: contact) { paths[index].isOver = true }
    }
}
