internal import TouchInput

/// A decoder of multi-touch protocol B: events report changes of the current slot.
///
///     unknown ── id ≥ 0 ──► occupied ── id −1 ──► empty       an occupant that
///        │                    ▲  ▲                  │           touches     has begun and moves
///        └── a position ──────┘  └──── id ≥ 0 ──────┘           hovers      has ended, may begin again
///                                                               is a palm   is cancelled
///
/// Values stay in a slot when its contact ends: the kernel does not repeat what has not changed.
struct SlotDecoder: Sendable {
    private enum Occupation {
        /// The state before the first tracking id, and after lost events.
        case unknown
        case empty
        /// Occupied by the contact with this tracking id; `nil` if its beginning was not reported.
        case occupied(Int?)
    }

    private struct Slot {
        var state = ContactState()
        var occupation = Occupation.unknown
        /// The contact that has begun and not ended.
        var contact: Int?
        var isInReport = false
        var hasNewPosition = false
        /// The number of the last loss of events that has been applied to the slot.
        var losses: Int
    }

    private let declared: ClosedRange<Int>?
    private var slots: [Int: Slot] = [:]
    private var current = 0
    private var inReport: [Int] = []
    /// The number of these that `moveOthers` has handled.
    private var moved = 0
    private var losses = 0
    /// The values of ABS_X and ABS_Y, with which drivers repeat one of the contacts.
    private var single = ContactState()

    init(declared: ClosedRange<Int>?) {
        self.declared = declared
    }

    mutating func take(_ event: KernelEvent, into frames: inout FrameBuilder) {
        switch event.code {
        case .slot:
            current = event.value
            noteSlot(line: event.line, notes: &frames.notes)
        case .x: single.x = event.value
        case .y: single.y = event.value
        case .trackingID:
            var slot = takeCurrentSlot()
            moveOthers(frames: &frames)
            occupy(&slot, by: event, frames: &frames)
            slots[current] = slot
        default:
            var slot = takeCurrentSlot()
            guard slot.state.take(event) else { return }
            if event.code == .contactX || event.code == .contactY { slot.hasNewPosition = true }
            slots[current] = slot
        }
    }

    mutating func takeAfterDrop(_ event: KernelEvent) {
        if event.code == .slot { current = event.value }
    }

    mutating func report(line: Int, into frames: inout FrameBuilder) {
        for number in inReport {
            guard var slot = slots[number] else { continue }
            slot.isInReport = false
            settle(&slot, line: line, frames: &frames)
            slots[number] = slot
        }
        inReport.removeAll(keepingCapacity: true)
        moved = 0
    }

    mutating func forget() {
        for number in inReport { slots[number]?.isInReport = false }
        inReport.removeAll(keepingCapacity: true)
        moved = 0
        // Each slot learns of it when it is next used: going through all of them for every loss could take very long.
        losses += 1
    }

    private mutating func takeCurrentSlot() -> Slot {
        var slot = slots[current] ?? Slot(losses: losses)
        if slot.losses != losses {
            slot.losses = losses
            slot.occupation = .unknown
            slot.contact = nil
            slot.hasNewPosition = false
        }
        if !slot.isInReport {
            slot.isInReport = true
            inReport.append(current)
            slots[current] = slot
        }
        return slot
    }

    /// Moves contacts that continue and were reported before one that ends now; they precede it in the frame.
    private mutating func moveOthers(frames: inout FrameBuilder) {
        for number in inReport[moved...] where number != current {
            guard let slot = slots[number], let contact = slot.contact, slot.state.touches else { continue }
            frames.move(contact, to: location(in: slot), frames.scale.details(of: slot.state))
        }
        moved = inReport.count
    }

    private func location(in slot: Slot) -> CGPoint {
        CGPoint(x: CGFloat(slot.state.x ?? single.x ?? 0), y: CGFloat(slot.state.y ?? single.y ?? 0))
    }

    private func occupy(_ slot: inout Slot, by event: KernelEvent, frames: inout FrameBuilder) {
        switch slot.occupation {
        case .occupied(let id):
            if id == event.value { return }
            settle(&slot, line: event.line, frames: &frames)
            if let contact = slot.contact { frames.end(contact, as: .ended) }
            slot.contact = nil
        case .unknown, .empty: break
        }
        slot.occupation = event.value >= 0 ? .occupied(event.value) : .empty
    }

    private func settle(_ slot: inout Slot, line: Int, frames: inout FrameBuilder) {
        defer { slot.hasNewPosition = false }
        switch slot.occupation {
        case .occupied: break
        case .empty: return
        case .unknown:
            guard slot.hasNewPosition else { return }
            slot.occupation = .occupied(nil)
            frames.noteAlreadyDown(line: line)
        }
        let location = location(in: slot)
        let details = frames.scale.details(of: slot.state)
        if let contact = slot.contact {
            frames.move(contact, to: location, details)
        } else if slot.state.touches {
            slot.contact = frames.begin(
                at: location, tool: slot.state.tool(of: frames.finger), details, line: line)
            if slot.state.x == nil || slot.state.y == nil { frames.notePositionMissing(line: line) }
        }
        guard let contact = slot.contact, !slot.state.touches else { return }
        frames.end(contact, as: slot.state.isPalm ? .cancelled : .ended)
        slot.contact = nil
    }

    private func noteSlot(line: Int, notes: inout NoteBook) {
        let allowed = declared ?? 0...Int(Int32.max)
        if allowed.contains(current) { return }
        notes.add(
            .slotBeyondMaximum, line: line,
            "slot \(current) is outside the slots \(allowed.lowerBound)…\(allowed.upperBound) of the device",
            "Its contact was kept; the axis ABS_MT_SLOT (2f) should allow for it")
    }
}
