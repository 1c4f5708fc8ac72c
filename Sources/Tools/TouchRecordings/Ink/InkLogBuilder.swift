internal import TouchInput

/// A builder that combines the touches of a log into events.
struct InkLogBuilder {
    private let source: String
    private var events: [InkLog.Event] = []
    /// Touches of one contact and phase, of which the last is the main one.
    private var run: [InkRecord] = []
    private var isWithinUpdates = false
    /// The contacts, by their names in the log.
    private var contacts: [String: Int] = [:]
    private var down: [Int: ContactSample] = [:]
    /// The index of the latest event of a contact.
    private var latest: [Int: Int] = [:]
    private var contactCount = 0
    private var now = Instant(nanoseconds: .min)

    init(source: String) {
        self.source = source
    }

    mutating func add(_ record: InkRecord) throws(RecordingError) {
        if record.isUpdate {
            try endRun()
            addUpdate(record)
        } else if record.isPrediction {
            try endRun()
            try addPrediction(record)
        } else {
            if let last = run.last, last.name != record.name || last.phase != record.phase { try endRun() }
            run.append(record)
            isWithinUpdates = false
        }
    }

    mutating func finish() throws(RecordingError) -> InkLog {
        try endRun()
        let left = down.values.sorted { $0.id < $1.id }
        for var sample in left {
            sample.phase = .cancelled
            events.append(InkLog.Event(frame: InputFrame(at: now, [sample])))
        }
        return InkLog(source: source, events: events, contactCount: contactCount)
    }

    /// Combines the touches so far into an event.
    private mutating func endRun() throws(RecordingError) {
        guard let main = run.popLast() else { return }
        let earlier = run
        run = []
        let id = contacts[main.name] ?? contacts.count
        contacts[main.name] = id
        let sample = ContactSample(
            id: id, phase: main.phase, location: main.location, tool: main.tool, details: main.details)
        try note(sample, main)
        guard main.instant >= now else {
            throw error("this touch is older than the event before it: touches stand in the order of delivery", main)
        }
        now = main.instant
        let readings = earlier.map {
            EarlierSample(id: id, at: $0.instant, location: $0.location, details: $0.details)
        }
        latest[id] = events.count
        // UIKit reports a touch that rests beside others, and knows no rest (M-02): that must not lower a velocity.
        let isRest = sample.phase == .stationary
        events.append(
            InkLog.Event(frame: InputFrame(at: now, isRest ? [] : [sample], earlier: isRest ? [] : readings)))
    }

    /// Checks the phase: a contact that has begun continues until it ends, and no other does.
    private mutating func note(_ sample: ContactSample, _ record: InkRecord) throws(RecordingError) {
        let isDown = down[sample.id] != nil
        switch sample.phase {
        case .began:
            if isDown { throw error("this touch begins twice", record) }
            contactCount += 1
            down[sample.id] = sample
        case .moved, .stationary:
            guard isDown else { throw error("this touch goes on before it began or after it ended", record) }
            down[sample.id] = sample
        case .ended, .cancelled:
            guard isDown else { throw error("this touch ends before it began or a second time", record) }
            down[sample.id] = nil
        }
    }

    private mutating func addUpdate(_ record: InkRecord) {
        guard let index = record.details.estimation.index else { return }  // InkRecord has ensured it
        let update = EstimateUpdate(index: index, location: record.location, details: record.details)
        if isWithinUpdates {
            events[events.count - 1].frame.updates.append(update)
        } else {
            let instant = events.last?.frame.instant ?? record.instant
            events.append(InkLog.Event(frame: InputFrame(at: instant, updates: [update])))
        }
        isWithinUpdates = true
    }

    private mutating func addPrediction(_ record: InkRecord) throws(RecordingError) {
        guard let contact = contacts[record.name], let event = latest[contact] else {
            throw error("this prediction comes before its touch", record)
        }
        events[event].predictions.append(
            InkPrediction(
                contact: contact, instant: record.instant, location: record.location, details: record.details))
        isWithinUpdates = false
    }

    private func error(_ message: String, _ record: InkRecord) -> RecordingError {
        RecordingError(.notInkLog, source: source, line: record.line, message: message)
    }
}
