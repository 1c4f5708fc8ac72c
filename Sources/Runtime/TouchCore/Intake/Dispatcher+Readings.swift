import TouchArbitration
import TouchInput
import TouchKinematics

// Step 2 for a digitizer that is faster than the frames: readings in between (B-401), and updates of estimated values (B-405).

extension Dispatcher {
    /// Keeps the readings that were taken between the previous event and this one, which brought the samples.
    func keep(_ readings: [EarlierSample], before samples: ArraySlice<ContactSample>) {
        var mentioned: Set<Int>?
        var fed: UInt64 = 0
        for reading in readings {
            guard let touch = touch(of: reading) else {
                // Samples that have made no touch have already been reported.
                if mentioned == nil {
                    var all = Set<Int>(minimumCapacity: samples.count)
                    for sample in samples { all.insert(sample.id) }
                    mentioned = all
                }
                if mentioned?.contains(reading.id) != true { reportWithoutSample(reading) }
                continue
            }
            guard reading.location.x.isFinite, reading.location.y.isFinite else {
                report(.locationNotFinite(reading.id))
                continue
            }
            guard finite(reading.details) != nil else { continue }
            keep(reading, of: touch)
            fed |= touch.bit
        }
        for touch in contacts.order where touch.bit & fed != 0 {
            touch.putReadingsInOrder()
            for sample in touch.earlier where sample.details.estimation.index != nil { estimates.add(touch, sample) }
        }
    }

    /// Returns the touch that the latest sample of a reading's contact belongs to.
    private func touch(of reading: EarlierSample) -> UITouch? {
        for touch in contacts.order.reversed() where touch.hostID == reading.id && touch.sample.instant == now {
            return touch
        }
        return nil
    }

    private func reportWithoutSample(_ reading: EarlierSample) {
        if contacts.down(reading.id) != nil {
            report(.readingWithoutSample(reading.id))
        } else if !intake.contacts.refused.contains(reading.id) {
            report(.unknownContact(reading.id))
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
        touch.earlier.append(sample)
    }

    /// Feeds every reading, in order, to the predictors.
    func followPaths() {
        for touch in contacts.order where touch.isDown && touch.sample.instant == now {
            if touch.earlierInstant == now {
                for reading in touch.earlier {
                    touch.predictor.add(reading.preciseLocation, at: reading.instant.seconds)
                }
            }
            touch.predictor.add(touch.sample.preciseLocation, at: now.seconds)
        }
    }

    /// Delivers better values for readings to the recognizers that have the touch or saw it end, and to the view that received
    /// the touch (B-405).
    func update(_ updates: [EstimateUpdate]) {
        var news: [(touch: UITouch, copy: UITouch)] = []
        for update in updates {
            guard finite(update.details) != nil, let (touch, sample) = estimates.update(update) else { continue }
            touch.correctWithheld(sample)
            news.append((touch, touch.snapshot(sample)))
        }
        guard !news.isEmpty else { return }
        tellRecognizers(news)
        tellViews(news)
    }

    private func tellRecognizers(_ news: [(touch: UITouch, copy: UITouch)]) {
        var recognizers = ranking.listening
        for touch in news.map({ $0.touch }) {
            for recognizer in estimates.witnesses(of: touch) where !recognizers.contains(where: { $0 === recognizer }) {
                recognizers.append(recognizer)
            }
        }
        for recognizer in recognizers {
            let mine = news.filter { isReceived($0.touch, by: recognizer) }
            guard !mine.isEmpty else { continue }
            let outer = recognizer.stance
            recognizer.stance = .inside
            recognizer.touchesEstimatedPropertiesUpdated(Set(mine.map { $0.copy }))
            recognizer.stance = outer
        }
    }

    private func isReceived(_ touch: UITouch, by recognizer: UIGestureRecognizer) -> Bool {
        guard touch.isDown else {
            return recognizer.isEnabled && recognizer.viewStorage != nil
                && estimates.witnesses(of: touch).contains { $0 === recognizer }
        }
        guard let contestant = recognizer.contestant else { return false }
        return recognizer.contacts & touch.bit != 0 && contest.acceptsTouches(contestant)
    }

    private func tellViews(_ news: [(touch: UITouch, copy: UITouch)]) {
        var told: [UIView] = []
        for (touch, _) in news where touch.wasReceived {
            guard let view = touch.hitView, !told.contains(where: { $0 === view }) else { continue }
            told.append(view)
            let its = news.filter { $0.touch.wasReceived && $0.touch.hitView === view }
            view.touchesEstimatedPropertiesUpdated(Set(its.map { $0.copy }))
        }
    }
}

extension UITouch {
    /// Sorts the readings of an event by time, and sets the previous location of each. Devices report them in order; those of a
    /// device that does not are sorted.
    fileprivate func putReadingsInOrder() {
        guard let first = earlier.indices.first else { return }
        if earlier.indices.dropFirst().contains(where: { earlier[$0].instant < earlier[$0 - 1].instant }) {
            var order = Array(earlier.indices)
            order.arrange { (earlier[$0].instant, $0) < (earlier[$1].instant, $1) }
            earlier = order.map { earlier[$0] }
        }
        var before = sample.phase == .began ? earlier[first].places : earlier[first].placesBefore
        for index in earlier.indices {
            earlier[index].placesBefore = before
            before = earlier[index].places
        }
    }
}

/// The earlier readings of a frame that is split into events: those of a contact come with its first occurrence.
struct ReadingsOfFrame {
    private let readings: [EarlierSample]
    /// The index of the first occurrence of each reading's contact in the frame, and the index of the reading; in order.
    private var mentions: [(place: Int, reading: Int)] = []
    private var taken = 0

    init(_ readings: [EarlierSample], leadingTo contacts: [ContactSample]) {
        self.readings = readings
        var places: [Int: Int] = [:]
        for index in contacts.indices.reversed() { places[contacts[index].id] = index }
        for index in readings.indices { mentions.append((places[readings[index].id] ?? 0, index)) }
        mentions.arrange { $0 < $1 }
    }

    /// Returns the readings of the contacts of the next event, which ends before an index.
    mutating func take(before end: Int) -> [EarlierSample] {
        let start = taken
        while taken < mentions.count, mentions[taken].place < end { taken += 1 }
        return mentions[start..<taken].map { $0.reading }.sorted().map { readings[$0] }
    }
}

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
