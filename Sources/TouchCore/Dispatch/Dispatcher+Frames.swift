import TouchGeometry
import TouchInput

// A frame comes apart into events: contacts, better values, then each other input, all at one instant.

extension Dispatcher {
    func process(_ frame: InputFrame) {
        let isOn = !supportsIndirectInputEvents
        guard pointerCompatibility.concerns(frame, isOn: isOn) else { return processTranslated(frame) }
        let (before, translated) = pointerCompatibility.translate(frame, isOn: isOn)
        if let before { processTranslated(before) }
        processTranslated(translated)
    }

    private func processTranslated(_ frame: InputFrame) {
        // What was due before belongs to the keys of before.
        fireTimers(until: frame.instant)
        (modifiers, buttons) = (frame.modifiers, frame.buttons)
        if !frame.contacts.isEmpty || frame.updates.isEmpty && frame.others.isEmpty { processContacts(of: frame) }
        if !frame.updates.isEmpty { processUpdates(of: frame) }
        for input in frame.others {
            prepare(at: frame.instant)
            if traceHandler != nil {
                trace(.frame(self.frame(at: frame.instant, others: [input])))
            }
            startTurn()
            process(input)
        }
    }

    private func processContacts(of frame: InputFrame) {
        var rest = frame.contacts[...]
        repeat {
            let part = rest.prefix(countOfOneEvent(rest))
            rest = rest.dropFirst(part.count)
            processPart(at: frame.instant, part, frame.earlier.isEmpty ? [] : readings(of: part, in: frame))
        } while !rest.isEmpty
    }

    /// The readings that lead to the samples of one event: those of a contact come with the first mention of it.
    private func readings(of part: ArraySlice<ContactSample>, in frame: InputFrame) -> [EarlierSample] {
        guard part.count < frame.contacts.count else { return frame.earlier }
        return frame.earlier.filter { reading in
            part.indices.contains(frame.contacts.firstIndex { $0.id == reading.id } ?? 0)
        }
    }

    /// How many of the samples make one event. A contact that is mentioned twice has lived through two events at one
    /// instant; and one too many cancels those that come down with it only after they have begun (B-031, B-034).
    private func countOfOneEvent(_ samples: ArraySlice<ContactSample>) -> Int {
        if samples.count < 2 { return samples.count }
        var downCount = contacts.downCount
        var hasBegun = false
        for index in samples.indices {
            for earlier in samples.startIndex..<index where samples[earlier].id == samples[index].id {
                return index - samples.startIndex
            }
            switch samples[index].phase {
            case .began:
                if hasBegun, downCount >= maximumNumberOfContacts { return index - samples.startIndex }
                hasBegun = true
                downCount += 1
            case .ended, .cancelled:
                if contacts.down(samples[index].id) != nil { downCount -= 1 }
            case .moved, .stationary:
                break
            }
        }
        return samples.count
    }

    private func processPart(at instant: Instant, _ samples: ArraySlice<ContactSample>, _ earlier: [EarlierSample]) {
        prepare(at: instant)
        if traceHandler != nil {
            trace(.frame(frame(at: instant, Array(samples), earlier: earlier)))
        }
        updateContacts(samples)
        if !earlier.isEmpty { keep(earlier, before: samples) }
        followPaths()
        startTurn()
        if contacts.mask != 0 { send(touchLine.event) }
        turn()
    }

    private func processUpdates(of frame: InputFrame) {
        prepare(at: frame.instant)
        if traceHandler != nil { trace(.frame(self.frame(at: frame.instant, updates: frame.updates))) }
        startTurn()
        update(frame.updates)
        turn()
    }

    /// Time has come to where something happens: what is due before it comes first.
    private func prepare(at instant: Instant) {
        if instant < now { report(.timeWentBack(from: now, to: instant)) }
        fireTimers(until: instant)
        now = max(now, instant)
        allowRounds()
        prepareEvents()
        occasion += 1
    }

    private func startTurn() {
        crowd = recognizers.count
        allowRounds()
    }

    private func frame(
        at instant: Instant, _ contacts: [ContactSample] = [], earlier: [EarlierSample] = [],
        updates: [EstimateUpdate] = [], others: [DeviceInput] = []
    ) -> InputFrame {
        InputFrame(
            at: instant, contacts, earlier: earlier, updates: updates, others: others, modifiers: modifiers,
            buttons: buttons)
    }
}
