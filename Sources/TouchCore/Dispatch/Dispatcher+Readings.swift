import TouchArbitration
import TouchGeometry
import TouchInput

// Step 2 for a digitizer that is faster than the frames: readings in between, and better values for earlier ones (spec
// 2.20).

extension Dispatcher {
    /// Readings that were taken between the event before and this one.
    func keep(_ readings: [EarlierSample]) {
        for reading in readings {
            guard let touch = contacts.order.last(where: { $0.hostID == reading.id && $0.sample.instant == now }) else {
                if !refusedContacts.contains(reading.id) { report(.unknownContact(reading.id)) }
                continue
            }
            guard reading.location.x.isFinite, reading.location.y.isFinite else {
                report(.locationNotFinite(reading.id))
                continue
            }
            guard finite(reading.details) != nil else { continue }
            keep(reading, of: touch)
        }
    }

    private func keep(_ reading: EarlierSample, of touch: UITouch) {
        if touch.earlierInstant != now {
            touch.earlier.removeAll(keepingCapacity: true)
            touch.earlierInstant = now
        }
        var sample = touch.sample
        sample.instant = min(reading.instant, now)
        sample.location = touch.window?.placement.fromSuperview(reading.location) ?? reading.location
        sample.preciseLocation =
            reading.details.preciseLocation.map { touch.window?.placement.fromSuperview($0) ?? $0 } ?? sample.location
        sample.details = reading.details
        // Devices report in order; one that does not is put right.
        let place = touch.earlier.lastIndex { $0.instant <= sample.instant }.map { $0 + 1 } ?? 0
        touch.earlier.insert(sample, at: place)
        if reading.details.estimation.index != nil { estimates.add(touch, sample) }
    }

    /// Better values for readings: recognizers that have the touch hear of them, and the view that heard of the touch
    /// (B-405).
    func update(_ updates: [EstimateUpdate]) {
        var copies: [(touch: UITouch, copy: UITouch)] = []
        for update in updates {
            guard finite(update.details) != nil, let (touch, sample) = estimates.update(update) else { continue }
            copies.append((touch, touch.snapshot(sample)))
        }
        guard !copies.isEmpty else { return }
        let listening = self.listening
        for recognizer in listening {
            let mine = copies.filter {
                contacts.slots[$0.touch.slot] === $0.touch && recognizer.contacts & $0.touch.bit != 0
            }
            guard !mine.isEmpty, let contestant = recognizer.contestant, arbiter.acceptsTouches(contestant) else {
                continue
            }
            let outer = recognizer.stance
            recognizer.stance = .inside
            recognizer.touchesEstimatedPropertiesUpdated(Set(mine.map { $0.copy }))
            recognizer.stance = outer
        }
        var told: [UIView] = []
        for (touch, _) in copies where touch.wasHeard {
            guard let view = touch.hitView, !told.contains(where: { $0 === view }) else { continue }
            told.append(view)
            let its = copies.filter { $0.touch.wasHeard && $0.touch.hitView === view }
            view.touchesEstimatedPropertiesUpdated(Set(its.map { $0.copy }))
        }
    }
}
