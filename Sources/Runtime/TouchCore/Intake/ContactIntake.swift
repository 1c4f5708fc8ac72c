import TouchInput

/// The contacts of the digitizer that become touches, those that are ignored to their end, and those that are errors of the host.
///
///     comes down   not finite        reported ┐
///                  no input wanted   traced   ├ ignored until it ends
///                  one too many      reported ┘ as are all that are down, which are cancelled
///                  otherwise         a touch, in a free slot
///     moves, ends  ignored           nothing
///                  otherwise unknown reported
struct ContactIntake {
    /// The maximum number of simultaneous contacts; one more cancels all of them.
    var maximumCount = GestureThresholds.maximumNumberOfContacts
    var taps = TapCounting()
    var refused = RefusedInputs()
    private var lastSerial = 0

    /// The consequence of a contact that comes down.
    enum Arrival {
        /// It becomes a touch, in this slot of the table.
        case touch(slot: Int)
        case notFinite
        /// The application takes no input, for this reason.
        case declined(String)
        case tooMany
    }

    /// Decides about a contact that comes down, none with its identifier being down.
    /// - Parameters:
    ///   - sample: The contact.
    ///   - table: The touches.
    ///   - refusal: The reason why the application takes no input, if it does not.
    mutating func begin(_ sample: ContactSample, in table: InputTable<UITouch>, refusal: String?) -> Arrival {
        refused.remove(sample.id)
        let arrival: Arrival
        if !sample.location.x.isFinite || !sample.location.y.isFinite {
            arrival = .notFinite
        } else if let refusal {
            arrival = .declined(refusal)
        } else if table.downCount < maximumCount, let slot = table.freeSlot {
            return .touch(slot: slot)
        } else {
            for touch in table.order where touch.isDown { refused.insert(touch.hostID) }
            arrival = .tooMany
        }
        refused.insert(sample.id)
        return arrival
    }

    /// Returns the cancellations of all contacts that are down, each of which is ignored from then on.
    mutating func cancellations(of table: InputTable<UITouch>) -> [ContactSample] {
        let samples = table.order.filter { $0.isDown }.map {
            ContactSample(id: $0.hostID, phase: .cancelled, location: .zero)
        }
        for sample in samples { refused.insert(sample.id) }
        return samples
    }

    /// Returns the number of a new touch; presses and pointers that do not touch are numbered with them.
    mutating func nextSerial() -> Int {
        lastSerial += 1
        return lastSerial
    }
}

/// The count of consecutive taps at a place of the screen, in any window (B-045…B-048).
///
///     down(1) up  ─ soon and near ─►  down(2) up  ─ soon and near ─►  down(3) …
struct TapCounting {
    private struct Tap {
        var instant: Instant
        var location: CGPoint
        var count: Int
    }

    /// The latest lifts, oldest first; several, for taps with more than one finger.
    private var taps: [Tap] = []
    private static let memory = 16

    /// Returns the count of a contact that comes down.
    mutating func countForDown(at location: CGPoint, _ instant: Instant) -> Int {
        taps.removeAll { instant.seconds(since: $0.instant) > GestureThresholds.tapInterval }
        guard let index = taps.lastIndex(where: { !Self.isFar($0.location, location) }) else { return 1 }
        return taps.remove(at: index).count + 1
    }

    /// Notes the lift of a contact that has a count.
    mutating func lifted(at location: CGPoint, _ instant: Instant, count: Int) {
        guard count > 0 else { return }
        if taps.count == Self.memory { taps.removeFirst() }
        taps.append(Tap(instant: instant, location: location, count: count))
    }

    /// Returns a Boolean value that indicates whether two points are too far apart for one tap, or for consecutive taps.
    static func isFar(_ a: CGPoint, _ b: CGPoint) -> Bool {
        let (dx, dy) = (a.x - b.x, a.y - b.y)
        return dx * dx + dy * dy > GestureThresholds.tapDistance * GestureThresholds.tapDistance
    }
}

/// The inputs that are ignored until they end, by identifier: they began while no input was accepted, or were cancelled. Their further
/// samples are not errors of the host.
struct RefusedInputs {
    private var members: Set<Int> = []
    /// The oldest first.
    private var order: [Int] = []
    /// A device that never reports a lift must not cause unlimited growth.
    private static var maximumCount: Int { 1_000 }

    func contains(_ id: Int) -> Bool { members.contains(id) }

    mutating func insert(_ id: Int) {
        guard members.insert(id).inserted else { return }
        if order.count == Self.maximumCount { members.remove(order.removeFirst()) }
        order.append(id)
    }

    mutating func remove(_ id: Int) {
        guard contains(id), let index = order.firstIndex(of: id) else { return }
        members.remove(id)
        order.remove(at: index)
    }
}
