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
        } else if !contactIntake.refused.contains(reading.id) {
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
