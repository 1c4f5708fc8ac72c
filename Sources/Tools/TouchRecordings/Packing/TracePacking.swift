import TouchTrace
internal import TouchInput

/// The description of the format of packed traces, for writing and reading: each method codes its argument, and returns what was
/// coded. A reader's arguments are ignored.
///
/// Values are predicted from those before them, and the differences are coded; what was as predicted takes a small part of a bit.
struct TracePacking {
    /// The greatest number of contacts, readings, other inputs, frames and characters together: a quarter of an hour of two fingers.
    static let mostItems = 1 << 18
    /// The number of contacts that are remembered; of more the oldest is forgotten, and described anew.
    private static let mostTracks = 64
    /// The units of time in nanoseconds; all times are multiples of one.
    private static let units: [Int64] = [1, 1_000, 100_000]

    var coder: BitCoder
    private(set) var itemCount = 0

    // What is learned from the trace as a whole.
    private var unit: Int64 = 1
    var lattices = (x: Lattice(length: 0), y: Lattice(length: 0))

    // What was coded last.
    var lastInstant: Int64 = 0
    private var clocks = [PackingClock](repeating: PackingClock(), count: Clock.count)
    private var shape = FrameShape()
    private var modifiers = KeyModifiers()
    private var buttons = PointerButtons()
    /// The pointer, then the contacts that are down.
    var tracks = [PackingTrack(id: nil)]
    private var newestIdentifier: Int64 = 0
    private var earlierReadings: [PackingReading] = []
    private var earlierResiduals = Residuals()
    /// The details of the last update.
    var updated = ContactDetails()
    var lastWholes = [Int64](repeating: 0, count: Whole.count)
    var lastScalars = [CGFloat](repeating: 0, count: Scalar.count)
    /// The latest numbers of each kind that are not multiples of 1/1024, as bits.
    var latestExact = [[UInt64]](repeating: [], count: Scalar.count)
    var scalarResidual = Residuals.classes / 2
    var deviceKind = 0

    init(_ coder: BitCoder) { self.coder = coder }

    /// Counts an item. Broken beyond the limit: a few bytes can describe very many items.
    mutating func countItem() {
        itemCount += 1
        if itemCount > Self.mostItems { coder.fail() }
    }

    // MARK: The trace

    mutating func trace(_ trace: PackedTrace) -> PackedTrace {
        var result = PackedTrace(scene: text(trace.scene), screen: screen(trace.screen))
        if !coder.isReading { learn(trace) }
        let finest = coder.symbol(Self.units.lastIndex(of: unit) ?? 0, bits: 2, PackingContexts.devicePhase)
        unit = finest < Self.units.count ? Self.units[finest] : 1
        lattices.x = lattice(lattices.x, length: result.screen.size.width)
        lattices.y = lattice(lattices.y, length: result.screen.size.height)
        var index = 0
        while coder.flag(index < trace.steps.count, PackingContexts.step) {
            countItem()
            result.steps.append(step(index < trace.steps.count ? trace.steps[index] : .frame(InputFrame(at: .zero))))
            index += 1
        }
        result.end = instant(trace.end, clock: .others)
        result.decisions = coder.bits(trace.decisions, 64)
        return result
    }

    /// Looks at the whole trace before it is written.
    private mutating func learn(_ trace: PackedTrace) {
        var (xs, ys): ([Double], [Double]) = ([], [])
        var exponent = Self.units.count - 1
        func add(_ instant: Instant) {
            while exponent > 0, instant.nanoseconds % Self.units[exponent] != 0 { exponent -= 1 }
        }
        func add(_ location: CGPoint) {
            xs.append(Double(location.x))
            ys.append(Double(location.y))
        }
        for step in trace.steps {
            add(step.instant)
            guard case .frame(let frame) = step else { continue }
            for contact in frame.contacts { add(contact.location) }
            for reading in frame.earlier {
                add(reading.instant)
                add(reading.location)
            }
        }
        add(trace.end)
        unit = Self.units[exponent]
        lattices.x = Lattice(xs, length: Double(trace.screen.size.width))
        lattices.y = Lattice(ys, length: Double(trace.screen.size.height))
    }

    private mutating func lattice(_ lattice: Lattice, length: CGFloat) -> Lattice {
        let steps = coder.number(lattice.steps, whole(.lattice))
        let isRounded = coder.flag(lattice.isRounded, PackingContexts.option)
        guard (0...Lattice.finest).contains(steps) else {
            coder.fail()
            return Lattice(length: 1)
        }
        return Lattice(length: Double(length), steps: steps, isRounded: isRounded)
    }

    private mutating func screen(_ screen: PackedTrace.Screen) -> PackedTrace.Screen {
        let size = CGSize(width: scalar(screen.size.width, .width), height: scalar(screen.size.height, .height))
        var result = PackedTrace.Screen(size: size)
        if coder.flag(screen.scale != nil, PackingContexts.option + 1) {
            result.scale = scalar(screen.scale ?? 0, .screenScale)
        }
        if !result.isValid { coder.fail() }
        return result
    }

    private mutating func step(_ step: PackedTrace.Step) -> PackedTrace.Step {
        switch step {
        case .screen(let changed, let at) where !coder.isReading:
            _ = coder.flag(true, PackingContexts.step + 1)
            return .screen(screen(changed), at: instant(at, clock: .others))
        case .screen, .frame:
            if coder.flag(false, PackingContexts.step + 1) {
                let changed = screen(PackedTrace.Screen(size: .zero))
                return .screen(changed, at: instant(.zero, clock: .others))
            }
            guard case .frame(let frame) = step else { return step }
            return .frame(self.frame(frame))
        }
    }

    // MARK: Times

    private mutating func instant(_ instant: Instant, clock: Clock) -> Instant {
        var last = clocks[clock.rawValue]
        let next = max(last.last &+ last.step, lastInstant)
        let residual = coder.number(
            instant.nanoseconds / unit &- next,
            PackingContexts.timeBySize
                + (clock.rawValue * Residuals.magnitudes + last.residuals.magnitude) * BitCoder.contextsOfNumber,
            PackingContexts.timeByLast
                + (clock.rawValue * Residuals.classes + last.residuals.last) * BitCoder.contextsOfNumber)
        let time = next &+ residual
        last.residuals.add(residual)
        // A pause says nothing about the rate.
        let step = time &- last.last
        if (0...200_000_000 / unit).contains(step) { last.step = step }
        last.last = time
        clocks[clock.rawValue] = last
        lastInstant = time
        return Instant(nanoseconds: time &* unit)
    }

    // MARK: Frames

    private mutating func frame(_ frame: InputFrame) -> InputFrame {
        let shape = shape(FrameShape(frame, modifiers, buttons))
        let clock: Clock = shape.contains(.contacts) ? .contacts : shape.contains(.display) ? .display : .others
        var result = InputFrame(at: instant(frame.instant, clock: clock))
        if shape.contains(.modifiers) {
            let bits = coder.number(Int64(frame.modifiers.rawValue), whole(.modifiers))
            modifiers = KeyModifiers(rawValue: int(bits))
        }
        if shape.contains(.buttons) {
            buttons = PointerButtons(rawValue: int(coder.number(Int64(frame.buttons.rawValue), whole(.buttons))))
        }
        (result.modifiers, result.buttons) = (modifiers, buttons)
        let order = shape.contains(.contacts) ? contacts(frame.contacts, &result) : []
        if shape.contains(.earlier) { earlier(frame.earlier, order, &result) }
        for (index, track) in order.enumerated() {
            let given = index < frame.contacts.count ? frame.contacts[index] : result.contacts[index]
            let location = place(given.location, track)
            result.contacts[index].location = location
            result.contacts[index].details = details(given.details, track, near: location)
        }
        if shape.contains(.updates) { updates(frame.updates, &result) }
        if shape.contains(.others) { devices(frame.others, &result) }
        if shape.contains(.display) { result.others = [.display] }
        forgetLifted()
        return result
    }

    private mutating func shape(_ given: FrameShape) -> FrameShape {
        var result = FrameShape()
        for index in 0..<FrameShape.count {
            let part = FrameShape(rawValue: 1 << index)
            let context = (shape.contains(part) ? 1 : 0) + (result.isEmpty ? 0 : 2)
            if coder.flag(given.contains(part), PackingContexts.shape + index * 4 + context) { result.insert(part) }
        }
        shape = result
        return result
    }

    // MARK: Contacts

    /// Codes which contacts there are and what they do.
    /// - Returns: The indices of their tracks.
    private mutating func contacts(_ contacts: [ContactSample], _ result: inout InputFrame) -> [Int] {
        var order: [Int] = []
        while more(order.count < contacts.count, .contacts, order.count) {
            let given = order.count < contacts.count ? contacts[order.count] : ContactSample.blank
            let track = track(given.id, expected: (order.last ?? 0) + 1)
            var contact = ContactSample(id: int(identifier(track)), phase: .began, location: .zero)
            let phase = coder.symbol(given.phase.rawValue, bits: 3, PackingContexts.phase + tracks[track].phase * 8)
            contact.phase = ContactSample.Phase(rawValue: phase) ?? broken(.began)
            contact.tool = tool(given.tool, after: tracks[track].tool)
            if coder.flag(given.edges != nil, PackingContexts.option + 2) {
                let bits = coder.number(Int64(truncatingIfNeeded: given.edges?.rawValue ?? 0), whole(.edges))
                contact.edges = UIRectEdge(rawValue: UInt(exactly: bits) ?? broken(0))
            }
            tracks[track].phase = contact.phase.rawValue
            tracks[track].tool = contact.tool.rawValue
            result.contacts.append(contact)
            order.append(track)
        }
        return order
    }

    mutating func tool(_ tool: ContactSample.Tool, after last: Int) -> ContactSample.Tool {
        let value = coder.symbol(tool.rawValue, bits: 2, PackingContexts.tool + last * 4)
        return ContactSample.Tool(rawValue: value) ?? broken(.direct)
    }

    /// Codes the identifier of a contact: usually one that is down, and the next one in their order.
    private mutating func track(_ id: Int, expected: Int) -> Int {
        let id = Int64(id)
        let isExpected = expected < tracks.count && tracks[expected].id == id
        if expected < tracks.count, coder.flag(isExpected, PackingContexts.expected) { return expected }
        let known = tracks.firstIndex { $0.id == id } ?? 0
        let index = coder.number(Int64(known), whole(.track))
        if index > 0, index < tracks.count { return Int(index) }
        let difference = coder.number(id &- newestIdentifier, whole(.identifier))
        newestIdentifier = newestIdentifier &+ difference
        tracks.append(PackingTrack(id: newestIdentifier))
        return tracks.count - 1
    }

    private func identifier(_ track: Int) -> Int64 { tracks[track].id ?? 0 }

    private mutating func forgetLifted() {
        let up = [ContactSample.Phase.ended.rawValue, ContactSample.Phase.cancelled.rawValue]
        tracks.removeAll { up.contains($0.phase) }
        let surplus = tracks.count - 1 - Self.mostTracks
        if surplus > 0 { tracks.removeSubrange(1...surplus) }
    }

    private mutating func earlier(_ readings: [EarlierSample], _ order: [Int], _ result: inout InputFrame) {
        var current: [PackingReading] = []
        var isFirst = true
        while more(result.earlier.count < readings.count, .earlier, result.earlier.count) {
            let number = result.earlier.count
            let given = number < readings.count ? readings[number] : EarlierSample(id: 0, at: .zero, location: .zero)
            let last = number < earlierReadings.count ? earlierReadings[number] : current.last
            // As a rule each frame has as many readings, of the same contacts.
            let id = last?.id ?? (order.first.map { identifier($0) } ?? 0)
            let expected = tracks.firstIndex { $0.id == id } ?? tracks.count
            let track = track(given.id, expected: expected)
            let offset = lastInstant &- given.instant.nanoseconds / unit
            let residual = coder.number(
                offset &- (last?.offset ?? 0),
                PackingContexts.earlierBySize + earlierResiduals.magnitude * BitCoder.contextsOfNumber,
                PackingContexts.earlierByLast
                    + (earlierResiduals.last * 2 + (isFirst ? 1 : 0)) * BitCoder.contextsOfNumber)
            earlierResiduals.add(residual)
            isFirst = false
            let reading = PackingReading(id: identifier(track), offset: (last?.offset ?? 0) &+ residual)
            if current.count < Self.mostTracks { current.append(reading) }
            let instant = Instant(nanoseconds: (lastInstant &- reading.offset) &* unit)
            let location = place(given.location, track)
            let details = details(given.details, track, near: location)
            result.earlier.append(
                EarlierSample(id: int(reading.id), at: instant, location: location, details: details))
        }
        earlierReadings = current
    }
}

/// The memory of a contact, or of the pointer.
struct PackingTrack {
    /// The phase of a contact that has none yet.
    static let newPhase = 5
    /// The tool of a contact that has none yet.
    static let newTool = 4

    /// The identifier of the contact; `nil` for the pointer.
    let id: Int64?
    var phase = PackingTrack.newPhase
    var tool = PackingTrack.newTool
    /// Along x and y.
    var axes = [Prediction(), Prediction()]
    var details = ContactDetails()
}

/// The memory of the times of frames of one kind.
struct PackingClock {
    var last: Int64 = 0
    var step: Int64 = 0
    var residuals = Residuals()
}

/// The memory of an earlier reading: its contact, and how long before the frame it was.
struct PackingReading {
    var id: Int64
    var offset: Int64
}
