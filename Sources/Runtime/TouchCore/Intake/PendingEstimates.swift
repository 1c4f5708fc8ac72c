import TouchInput

/// The readings whose estimated values will be updated.
///
/// They are kept until all values are final, or until the first finger comes down after all were up: some estimates are never
/// corrected (B-405), and a view must not be retained for them.
struct PendingEstimates {
    private struct Pending {
        var index: Int
        var touch: UITouch
        var sample: UITouch.Sample
    }

    private var pending: [Pending] = []
    /// The recognizers that saw a touch end while readings of it were pending.
    private var ends: [(touch: UITouch, witness: UIGestureRecognizer)] = []
    private static let maximumCount = 1_024

    /// Adds a reading with an index.
    mutating func add(_ touch: UITouch, _ sample: UITouch.Sample) {
        guard let index = sample.details.estimation.index, !sample.details.estimation.expectingUpdates.isEmpty else {
            return
        }
        // In batches: a stroke that is never corrected must not move a thousand readings for each new one.
        if pending.count == 2 * Self.maximumCount { forgetOldest() }
        pending.append(Pending(index: index, touch: touch, sample: sample))
    }

    /// Returns the touch of a reading and its values, corrected; `nil` if the reading is not pending.
    mutating func update(_ update: EstimateUpdate) -> (touch: UITouch, sample: UITouch.Sample)? {
        forgetOldest()
        guard let place = pending.lastIndex(where: { $0.index == update.index }) else { return nil }
        pending[place].sample.apply(update, in: pending[place].touch.window)
        let (touch, sample) = (pending[place].touch, pending[place].sample)
        if sample.details.estimation.expectingUpdates.isEmpty { pending.remove(at: place) }
        return (touch, sample)
    }

    private mutating func forgetOldest() {
        if pending.count > Self.maximumCount { pending.removeFirst(pending.count - Self.maximumCount) }
    }

    /// Notes that a recognizer saw a touch end: the touch is over for the recognizer, but better values may still come.
    mutating func ended(_ touch: UITouch, before witness: UIGestureRecognizer) {
        // The next recognizer that sees the same end needs no search.
        if ends.last?.touch !== touch {
            guard pending.contains(where: { $0.touch === touch }) else { return }
            let touches = Set(pending.map { ObjectIdentifier($0.touch) })
            ends.removeAll { !touches.contains(ObjectIdentifier($0.touch)) }
        }
        ends.append((touch, witness))
    }

    /// Returns the recognizers that saw a touch end, in the order in which they did.
    func witnesses(of touch: UITouch) -> [UIGestureRecognizer] {
        ends.compactMap { $0.touch === touch ? $0.witness : nil }
    }

    mutating func removeAll() {
        ends.removeAll()
        pending.removeAll(keepingCapacity: true)
    }
}

extension UITouch.Sample {
    /// Applies an update to the values that were estimates.
    fileprivate mutating func apply(_ update: EstimateUpdate, in window: UIWindow?) {
        let estimated = details.estimation.estimated
        if estimated.contains(.force) { details.force = update.details.force }
        if estimated.contains(.azimuth) { details.azimuth = update.details.azimuth }
        if estimated.contains(.altitude) { details.altitude = update.details.altitude }
        if estimated.contains(.roll) { details.roll = update.details.roll }
        if estimated.contains(.location), let place = update.location, place.x.isFinite, place.y.isFinite {
            let precise = update.details.preciseLocation ?? place
            location = window?.placement.fromSuperview(place) ?? place
            preciseLocation = window?.placement.fromSuperview(precise) ?? precise
        }
        let index = details.estimation.index
        details.estimation = update.details.estimation
        details.estimation.index = index
    }
}
