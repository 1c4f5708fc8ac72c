import TouchTrace
internal import TouchInput

// Input other than contacts, and updates of estimates.

extension FrameShape {
    /// Creates the shape of a frame after one with these modifiers and buttons.
    init(_ frame: InputFrame, _ modifiers: KeyModifiers, _ buttons: PointerButtons) {
        self = []
        if !frame.contacts.isEmpty { insert(.contacts) }
        if !frame.earlier.isEmpty { insert(.earlier) }
        if !frame.updates.isEmpty { insert(.updates) }
        if frame.others == [.display] { insert(.display) } else if !frame.others.isEmpty { insert(.others) }
        if frame.modifiers != modifiers { insert(.modifiers) }
        if frame.buttons != buttons { insert(.buttons) }
    }
}

extension TracePacking {
    mutating func updates(_ updates: [EstimateUpdate], _ result: inout InputFrame) {
        while more(result.updates.count < updates.count, .updates, result.updates.count) {
            let number = result.updates.count
            let given = number < updates.count ? updates[number] : EstimateUpdate(index: 0, details: updated)
            var update = EstimateUpdate(index: int(counted(Int64(given.index), .index)), details: updated)
            if coder.flag(given.location != nil, PackingContexts.option + 5) {
                update.location = place(given.location ?? .zero, 0)
            }
            update.details = details(given.details, after: updated, near: update.location ?? .zero)
            updated = update.details
            result.updates.append(update)
        }
    }

    mutating func devices(_ inputs: [DeviceInput], _ result: inout InputFrame) {
        while more(result.others.count < inputs.count, .others, result.others.count) {
            let number = result.others.count
            result.others.append(device(number < inputs.count ? inputs[number] : .display))
        }
    }

    private mutating func device(_ input: DeviceInput) -> DeviceInput {
        let kind = coder.symbol(input.kind, bits: 3, PackingContexts.device + deviceKind * 8)
        deviceKind = kind
        switch kind {
        case 0:
            guard case .press(let press) = input else { return .press(self.press(.blank)) }
            return .press(self.press(press))
        case 1:
            guard case .hover(let hover) = input else { return .hover(self.hover(.blank)) }
            return .hover(self.hover(hover))
        case 2:
            guard case .scroll(let scroll) = input else { return .scroll(self.scroll(.blank)) }
            return .scroll(self.scroll(scroll))
        case 3:
            guard case .transform(let transform) = input else { return .transform(self.transform(.blank)) }
            return .transform(self.transform(transform))
        case 4:
            var given = MotionSample.began
            if case .motion(let motion) = input { given = motion }
            return .motion(MotionSample(rawValue: phase(given.rawValue, .motion)) ?? broken(.began))
        case 5:
            var given = RemoteCommand.play
            if case .remoteCommand(let command) = input { given = command }
            let command = coder.symbol(given.rawValue, bits: 4, PackingContexts.command)
            return .remoteCommand(RemoteCommand(rawValue: command) ?? broken(.play))
        case 6: return .display
        default: return broken(.display)
        }
    }

    private enum PhaseOf: Int { case press = 1, hover, scroll, transform, motion }

    private mutating func phase(_ value: Int, _ kind: PhaseOf) -> Int {
        coder.symbol(value, bits: 3, PackingContexts.devicePhase + kind.rawValue * 8)
    }

    // MARK: Keys

    private mutating func press(_ given: PressSample) -> PressSample {
        let id = int(counted(Int64(given.id), .press))
        let phase = PressSample.Phase(rawValue: phase(given.phase.rawValue, .press)) ?? broken(.began)
        let button = button(given.button)
        return PressSample(id: id, phase: phase, button: button, force: scalar(given.force, .pressForce))
    }

    private static let buttons: [PressSample.Button] = [
        .upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause, .pageUp, .pageDown,
    ]

    private mutating func button(_ given: PressSample.Button) -> PressSample.Button {
        let known = Self.buttons.firstIndex(of: given) ?? Self.buttons.count
        let number = coder.symbol(known, bits: 4, PackingContexts.button)
        if number < Self.buttons.count { return Self.buttons[number] }
        if number > Self.buttons.count { return broken(.select) }
        var key = PressSample.Key(code: 0, characters: "")
        if case .key(let given) = given { key = given }
        key.code = int(counted(Int64(key.code), .key))
        let isSame = key.characters.utf8.elementsEqual(key.charactersIgnoringModifiers.utf8)
        key.characters = text(key.characters)
        if coder.flag(isSame, PackingContexts.option + 6) {
            key.charactersIgnoringModifiers = key.characters
        } else {
            key.charactersIgnoringModifiers = text(key.charactersIgnoringModifiers)
        }
        return .key(key)
    }

    // MARK: Pointers and trackpads

    private mutating func hover(_ given: HoverSample) -> HoverSample {
        var hover = HoverSample(phase: .entered, location: .zero)
        hover.id = int(counted(Int64(given.id), .hover))
        hover.phase = HoverSample.Phase(rawValue: phase(given.phase.rawValue, .hover)) ?? broken(.entered)
        hover.tool = tool(given.tool, after: tracks[0].tool)
        tracks[0].tool = hover.tool.rawValue
        hover.location = place(given.location, 0)
        hover.distance = scalar(given.distance, .distance)
        hover.details = details(given.details, 0, near: hover.location)
        return hover
    }

    private mutating func scroll(_ given: ScrollSample) -> ScrollSample {
        let location = place(given.location, 0)
        var (number, vector) = (0, CGVector.zero)
        switch given.step {
        case .tick(let way): (number, vector) = (0, way)
        case .began(let way): (number, vector) = (1, way)
        case .changed(let way): (number, vector) = (2, way)
        case .ended: number = 3
        case .cancelled: number = 4
        }
        number = phase(number, .scroll)
        if number < 3 { vector = CGVector(dx: scalar(vector.dx, .dx), dy: scalar(vector.dy, .dy)) }
        let step: ScrollSample.Step =
            switch number {
            case 0: .tick(vector)
            case 1: .began(vector)
            case 2: .changed(vector)
            case 3: .ended
            case 4: .cancelled
            default: broken(.ended)
            }
        return ScrollSample(at: location, step)
    }

    private mutating func transform(_ given: TransformSample) -> TransformSample {
        let location = place(given.location, 0)
        var (number, change) = (0, (scale: 0 as CGFloat, rotation: 0 as CGFloat))
        switch given.step {
        case .began: number = 0
        case .changed(let scale, let rotation): (number, change) = (1, (scale, rotation))
        case .ended: number = 2
        case .cancelled: number = 3
        }
        number = phase(number, .transform)
        if number == 1 { change = (scalar(change.scale, .scale), scalar(change.rotation, .rotation)) }
        let step: TransformSample.Step =
            switch number {
            case 0: .began
            case 1: .changed(scale: change.scale, rotation: change.rotation)
            case 2: .ended
            case 3: .cancelled
            default: broken(.ended)
            }
        return TransformSample(at: location, step)
    }
}

extension DeviceInput {
    fileprivate var kind: Int {
        switch self {
        case .press: 0
        case .hover: 1
        case .scroll: 2
        case .transform: 3
        case .motion: 4
        case .remoteCommand: 5
        case .display: 6
        }
    }
}

// Input in place of one that is still unknown.

extension PressSample {
    fileprivate static let blank = PressSample(id: 0, phase: .began, button: .select)
}

extension HoverSample {
    fileprivate static let blank = HoverSample(phase: .entered, location: .zero)
}

extension ScrollSample {
    fileprivate static let blank = ScrollSample(at: .zero, .ended)
}

extension TransformSample {
    fileprivate static let blank = TransformSample(at: .zero, .ended)
}
