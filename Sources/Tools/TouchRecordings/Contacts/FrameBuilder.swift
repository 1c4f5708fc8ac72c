internal import TouchInput

/// A builder of frames from the findings of decoders, which ensures that every contact begins once and ends once.
///
/// Samples of one report form one frame. A contact that begins and ends within one report gets two frames of the same
/// instant, since a frame has one sample for each contact.
struct FrameBuilder {
    private struct Contact {
        var location: CGPoint
        var details: ContactDetails
        var tool: ContactSample.Tool
        var began: Instant?
        var line: Int
        /// The index of its sample in the frame being built.
        var sample: Int?
    }

    /// The tool that touches, unless the events report another one.
    let finger: ContactSample.Tool
    /// The meaning of pressures and sizes.
    let scale: ContactScale
    var notes: NoteBook
    private(set) var frames: [InputFrame] = []
    private var contacts: [Int: Contact] = [:]
    private var count = 0
    private var samples: [ContactSample] = []
    private var afterwards: [ContactSample] = []
    private var ends: [(began: Instant?, line: Int)] = []

    init(finger: ContactSample.Tool, scale: ContactScale = ContactScale(), notes: NoteBook) {
        self.finger = finger
        self.scale = scale
        self.notes = notes
    }

    /// Begins a contact; returns its id.
    mutating func begin(
        at location: CGPoint, tool: ContactSample.Tool, _ details: ContactDetails, line: Int
    ) -> Int {
        let id = count
        count += 1
        contacts[id] = Contact(
            location: location, details: details, tool: tool, began: nil, line: line, sample: samples.count)
        samples.append(ContactSample(id: id, phase: .began, location: location, tool: tool, details: details))
        return id
    }

    /// Moves a contact to a position with some details, which may be the same as before.
    mutating func move(_ id: Int, to location: CGPoint, _ details: ContactDetails) {
        guard var contact = contacts[id], contact.location != location || contact.details != details else { return }
        contact.location = location
        contact.details = details
        if let place = contact.sample {
            samples[place].location = location
            samples[place].details = details
        } else {
            contact.sample = samples.count
            samples.append(
                ContactSample(id: id, phase: .moved, location: location, tool: contact.tool, details: details))
        }
        contacts[id] = contact
    }

    /// Ends or cancels a contact at its last position.
    mutating func end(_ id: Int, as phase: ContactSample.Phase) {
        guard let contact = contacts.removeValue(forKey: id) else { return }
        let sample = ContactSample(
            id: id, phase: phase, location: contact.location, tool: contact.tool, details: contact.details)
        if let place = contact.sample, samples[place].phase == .began {
            afterwards.append(sample)
        } else if let place = contact.sample {
            samples[place] = sample
        } else {
            samples.append(sample)
        }
        if phase == .ended { ends.append((contact.began, contact.line)) }
    }

    /// Cancels every contact that is down; returns the lines in which they came down.
    mutating func cancelAll() -> [Int] {
        let ids = contacts.keys.sorted()
        let lines = ids.compactMap { contacts[$0]?.line }
        for id in ids { end(id, as: .cancelled) }
        return lines
    }

    /// Ends the frame.
    mutating func close(at instant: Instant) {
        for sample in samples where contacts[sample.id]?.sample != nil {
            contacts[sample.id]?.sample = nil
            if sample.phase == .began { contacts[sample.id]?.began = instant }
        }
        for list in [samples, afterwards] where !list.isEmpty { frames.append(InputFrame(at: instant, list)) }
        for end in ends { check(life: end.began.map { instant.seconds(since: $0) } ?? 0, line: end.line) }
        samples.removeAll(keepingCapacity: true)
        afterwards.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
    }

    /// Returns and removes the finished frames; the builder continues.
    mutating func takeFrames() -> [InputFrame] {
        defer { frames.removeAll() }
        return frames
    }

    private mutating func check(life: Double, line: Int) {
        guard life < ReadingLimits.shortestContact else { return }
        notes.add(
            .clockImplausible, line: line,
            "a contact lasts \(Int((life * 1e6).rounded())) µs, which no finger can do: the times seem to be wrong",
            "Its positions were kept; do not judge times or velocities by it")
    }
}

/// The notes that several decoders share.
extension FrameBuilder {
    mutating func noteAlreadyDown(line: Int) {
        notes.add(
            .alreadyDown, line: line, "a contact moves that never came down",
            "It begins here: either it was down before the recording, or its beginning was lost")
    }

    mutating func notePositionMissing(line: Int) {
        notes.add(
            .positionMissing, line: line, "a contact comes down without a complete position",
            "What is missing was taken from ABS_X and ABS_Y, or else is 0")
    }
}
