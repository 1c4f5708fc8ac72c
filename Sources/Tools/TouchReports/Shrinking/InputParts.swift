import TouchInput

/// The parts of input that can be left out, each with the part without which it makes no sense.
struct InputParts {
    /// A part: a sample, a reading or an update, or a frame that contains nothing.
    private struct Part {
        enum Kind { case contact, earlier, update, other, bare }

        let frame: Int
        let kind: Kind
        /// Its index among those of its kind in the frame.
        let index: Int
        /// The part with which it goes: the beginning of its stroke, or the sample of a reading.
        let owner: Int?
        /// A Boolean value that indicates whether it goes only with its owner, as the end of a stroke does.
        let isBound: Bool
        /// A Boolean value that indicates whether it is the end of a contact at the last location of that.
        var isInPlace = false
    }

    private let source: [InputFrame]
    private var parts: [Part] = []
    /// The part with which each stroke in progress began.
    private var open: [InputStroke: Int] = [:]
    /// The last location of each contact that is down.
    private var last: [Int: CGPoint] = [:]

    /// Creates the parts of frames.
    init(_ frames: [InputFrame]) {
        source = frames
        for (number, frame) in frames.enumerated() { add(frame, number) }
    }

    /// The parts without an owner: strokes, and what belongs to none.
    var strokes: [Int] { parts.indices.filter { parts[$0].owner == nil } }
    /// The parts that can be left out alone, or with what they own.
    var removable: [Int] { parts.indices.filter { !parts[$0].isBound } }
    /// The frames of the display.
    var displayFrames: [Int] {
        parts.indices.filter { index in
            let part = parts[index]
            return part.kind == .other && source[part.frame].others[part.index] == .display
        }
    }

    /// Returns the frames without some parts and what they own. A frame of which nothing is left goes, and contacts that ended where they were
    /// last still do.
    func frames(without gone: [Int]) -> [InputFrame] {
        var stays = Array(repeating: true, count: parts.count)
        for index in gone { stays[index] = false }
        var frames: [InputFrame] = []
        var lastFrame: Int?
        var lastLocations: [Int: CGPoint] = [:]
        for (index, part) in parts.enumerated() {
            // An owner precedes what it owns.
            if let owner = part.owner, !stays[owner] { stays[index] = false }
            guard stays[index] else { continue }
            let whole = source[part.frame]
            if lastFrame != part.frame {
                frames.append(InputFrame(at: whole.instant, modifiers: whole.modifiers, buttons: whole.buttons))
                lastFrame = part.frame
            }
            switch part.kind {
            case .contact:
                var contact = whole.contacts[part.index]
                if part.isInPlace, let location = lastLocations[contact.id] { contact.location = location }
                lastLocations[contact.id] = contact.location
                frames[frames.count - 1].contacts.append(contact)
            case .earlier: frames[frames.count - 1].earlier.append(whole.earlier[part.index])
            case .update: frames[frames.count - 1].updates.append(whole.updates[part.index])
            case .other: frames[frames.count - 1].others.append(whole.others[part.index])
            case .bare: break
            }
        }
        return frames
    }

    private mutating func add(_ frame: InputFrame, _ number: Int) {
        let first = parts.count
        var samples: [Int: Int] = [:]
        for (index, contact) in frame.contacts.enumerated() {
            add(number, .contact, index, contact.strokeStep)
            if parts[parts.count - 1].isBound {
                parts[parts.count - 1].isInPlace = last[contact.id] == contact.location
            }
            last[contact.id] = contact.location
            // An end goes with its stroke, and so do its readings.
            samples[contact.id] = parts[parts.count - 1].isBound ? parts[parts.count - 1].owner : parts.count - 1
        }
        for (index, reading) in frame.earlier.enumerated() {
            parts.append(
                Part(frame: number, kind: .earlier, index: index, owner: samples[reading.id], isBound: false))
        }
        for index in frame.updates.indices {
            parts.append(Part(frame: number, kind: .update, index: index, owner: nil, isBound: false))
        }
        for (index, other) in frame.others.enumerated() { add(number, .other, index, other.strokeStep) }
        guard parts.count == first else { return }
        parts.append(Part(frame: number, kind: .bare, index: 0, owner: nil, isBound: false))
    }

    /// Adds a sample. One of a stroke that has not begun stands alone.
    private mutating func add(_ frame: Int, _ kind: Part.Kind, _ index: Int, _ step: StrokeStep) {
        var (owner, isBound): (Int?, Bool) = (nil, false)
        switch step {
        case .begins(let stroke): open[stroke] = parts.count
        case .continues(let stroke):
            owner = open[stroke]
            // A pointer need not report that it enters.
            if case .hover = stroke, owner == nil { open[stroke] = parts.count }
        case .ends(let stroke):
            owner = open.removeValue(forKey: stroke)
            isBound = owner != nil
        case .alone: break
        }
        parts.append(Part(frame: frame, kind: kind, index: index, owner: owner, isBound: isBound))
    }
}
