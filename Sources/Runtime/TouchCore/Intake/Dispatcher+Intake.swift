import TouchInput
import TouchTrace

// A frame is split into events: contacts, updates of estimates, then each other input, all at one instant.

/// The inputs in progress, by kind, and the keys and buttons of the latest frame.
struct Intake {
    var contacts = ContactIntake()
    var presses = PressIntake()
    var streams = StreamIntake()
    /// The translation of pointers for apps that do not support them.
    var pointers = PointerCompatibility()
    fileprivate(set) var modifiers: KeyModifiers = []
    fileprivate(set) var buttons: PointerButtons = []
    /// The number of open `beginIgnoringInteractionEvents()`; the app receives no touches meanwhile.
    private var ignoringDepth = 0
    let systemEvent = SystemEvent(contacts: InputTable())

    /// The empty table of touches for events of other kinds.
    var noContacts: InputTable<UITouch> { systemEvent.contacts }
    var isIgnoringEvents: Bool { ignoringDepth > 0 }
    mutating func beginIgnoringEvents() { ignoringDepth += 1 }
    mutating func endIgnoringEvents() { ignoringDepth = max(0, ignoringDepth - 1) }
}

extension Dispatcher {
    func process(_ frame: InputFrame) {
        let limit = GestureThresholds.maximumSamplesOfFrame
        if max(frame.contacts.count, frame.earlier.count, frame.updates.count) > limit {
            processCut(frame, to: limit)
        } else {
            processWhole(frame)
        }
    }

    /// Processes a frame up to a limit. Since the rest may contain further samples of contacts, those that are down are cancelled
    /// and ignored from then on.
    private func processCut(_ frame: InputFrame, to limit: Int) {
        report(.tooManySamples(limit: limit))
        var part = frame
        part.contacts = Array(frame.contacts.prefix(limit))
        part.earlier = Array(frame.earlier.prefix(limit))
        part.updates = Array(frame.updates.prefix(limit))
        processWhole(part)
        guard frame.contacts.count > limit else { return }
        let cancellations = intake.contacts.cancellations(of: contacts)
        if !cancellations.isEmpty { processContacts(of: InputFrame(at: frame.instant, cancellations)) }
    }

    private func processWhole(_ frame: InputFrame) {
        guard intake.pointers.concerns(frame) else { return processTranslated(frame) }
        let (before, translated, refused) = intake.pointers.translate(frame) {
            [contacts, refused = intake.contacts.refused] in contacts.down($0) != nil || refused.contains($0)
        }
        for id in refused { report(.contactIDTaken(id)) }
        if let before { processTranslated(before) }
        processTranslated(translated)
    }

    private func processTranslated(_ frame: InputFrame) {
        // Timers that were due before still see the earlier keys.
        fireTimers(until: frame.instant)
        (intake.modifiers, intake.buttons) = (frame.modifiers, frame.buttons)
        if !frame.contacts.isEmpty || frame.updates.isEmpty && frame.others.isEmpty { processContacts(of: frame) }
        if !frame.updates.isEmpty { processUpdates(of: frame) }
        for input in frame.others {
            prepare(at: frame.instant)
            trace(.frame(self.frame(at: frame.instant, others: [input])))
            process(input)
        }
    }

    private func processContacts(of frame: InputFrame) {
        if frame.contacts.count < 2 { return processPart(at: frame.instant, frame.contacts[...], frame.earlier) }
        let contacts = EventsOfFrame.liftsFirst(frame.contacts)
        var rest = contacts[...]
        // Usually the frame is one event.
        if countOfOneEvent(rest) == rest.count { return processPart(at: frame.instant, rest, frame.earlier) }
        var readings: ReadingsOfFrame?
        repeat {
            let part = rest.prefix(countOfOneEvent(rest))
            rest = rest.dropFirst(part.count)
            var earlier = frame.earlier
            if part.count < contacts.count, !earlier.isEmpty {
                if readings == nil { readings = ReadingsOfFrame(earlier, leadingTo: contacts) }
                earlier = readings?.take(before: part.endIndex) ?? []
            }
            processPart(at: frame.instant, part, earlier)
        } while !rest.isEmpty
    }

    private func countOfOneEvent(_ samples: ArraySlice<ContactSample>) -> Int {
        EventsOfFrame.countOfFirst(samples, in: contacts, maximumCount: intake.contacts.maximumCount)
    }

    private func processPart(at instant: Instant, _ samples: ArraySlice<ContactSample>, _ earlier: [EarlierSample]) {
        prepare(at: instant)
        trace(.frame(frame(at: instant, Array(samples), earlier: earlier)))
        let rested = updateContacts(samples, earlier)
        if rested != 0 {
            noteRests(rested)
            if !contacts.hasStep, !isTurnDue { return }
        }
        if !earlier.isEmpty { keep(earlier, before: samples) }
        followPaths()
        // Again, since touches that began may have enrolled recognizers.
        allowTurn()
        if contacts.hasStep { send(touchLine.event) }
        turn()
    }

    private func processUpdates(of frame: InputFrame) {
        prepare(at: frame.instant)
        trace(.frame(self.frame(at: frame.instant, updates: frame.updates)))
        update(frame.updates)
        turn()
    }

    /// Prepares for processing at an instant: everything that is due before it comes first.
    private func prepare(at instant: Instant) {
        if instant < now { report(.timeWentBack(from: now, to: instant)) }
        fireTimers(until: instant)
        clock.advance(to: instant)
        allowTurn()
        prepareEvents()
        roster.newOccasion()
    }

    private func frame(
        at instant: Instant, _ contacts: [ContactSample] = [], earlier: [EarlierSample] = [],
        updates: [EstimateUpdate] = [], others: [DeviceInput] = []
    ) -> InputFrame {
        InputFrame(
            at: instant, contacts, earlier: earlier, updates: updates, others: others, modifiers: intake.modifiers,
            buttons: intake.buttons)
    }
}

/// The division of the contacts of a frame into events.
enum EventsOfFrame {
    /// Returns the samples with lifts first: the order in which a device lists its contacts does not express time, and within the
    /// capacity of one event, lifted contacts make room for new ones.
    static func liftsFirst(_ samples: [ContactSample]) -> [ContactSample] {
        if samples.count < 2 { return samples }
        var hasBegun = false
        var isInOrder = true
        for sample in samples {
            if sample.phase == .began { hasBegun = true } else if hasBegun, sample.isLast { isInOrder = false }
        }
        if isInOrder { return samples }
        var result: [ContactSample] = []
        var others: [ContactSample] = []
        var seen = Set<Int>()
        for sample in samples {
            if !seen.insert(sample.id).inserted {
                result += others
                others.removeAll()
                seen = [sample.id]
            }
            if sample.isLast { result.append(sample) } else { others.append(sample) }
        }
        return result + others
    }

    /// Returns the number of samples that form one event. A contact that occurs twice has lived through two events at one
    /// instant; and one contact too many cancels those that come down with it only after they have begun (B-031, B-034).
    static func countOfFirst(
        _ samples: ArraySlice<ContactSample>, in table: InputTable<UITouch>, maximumCount: Int
    ) -> Int {
        if samples.count < 2 { return samples.count }
        var downCount = table.downCount
        var hasBegun = false
        var mentioned = Mentioned(in: samples)
        for index in samples.indices {
            if !mentioned.takesIn(samples[index].id, at: index) { return index - samples.startIndex }
            switch samples[index].phase {
            case .began:
                if hasBegun, downCount >= maximumCount { return index - samples.startIndex }
                hasBegun = true
                downCount += 1
            case .ended, .cancelled:
                if table.down(samples[index].id) != nil { downCount -= 1 }
            case .moved, .stationary:
                break
            }
        }
        return samples.count
    }
}

/// The contacts that an event contains. Up to the usual number of fingers they are compared with each other, which allocates
/// nothing.
private struct Mentioned {
    private let samples: ArraySlice<ContactSample>
    private var ids = Set<Int>()
    private static let few = 16

    init(in samples: ArraySlice<ContactSample>) {
        self.samples = samples
    }

    /// Inserts the contact at an index; returns a Boolean value that indicates whether it is new.
    mutating func takesIn(_ id: Int, at index: Int) -> Bool {
        let start = samples.startIndex
        if index - start == Self.few {
            ids.reserveCapacity(samples.count)
            for earlier in start..<index { ids.insert(samples[earlier].id) }
        }
        if index - start >= Self.few { return ids.insert(id).inserted }
        for earlier in start..<index where samples[earlier].id == id { return false }
        return true
    }
}

extension ContactSample {
    /// A Boolean value that indicates whether the contact is no longer down.
    fileprivate var isLast: Bool {
        switch phase {
        case .began, .moved, .stationary: false
        case .ended, .cancelled: true
        }
    }
}
