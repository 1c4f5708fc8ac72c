/// A survey of a device's events in one pass, which decides how they are to be read.
struct EventSurvey {
    /// The lowest and the highest value of a position.
    struct Extent {
        var range: ClosedRange<Int>

        mutating func include(_ value: Int) {
            range = min(range.lowerBound, value)...max(range.upperBound, value)
        }
    }

    private(set) var codes: Set<EventCode> = []
    /// The extents by the event code of the position.
    private(set) var extents: [EventCode: Extent] = [:]
    /// The value of the first BTN_TOUCH; 0 means that the finger was down before the recording.
    private(set) var firstTouch: Int?

    init() {}

    mutating func take(_ event: KernelEvent, notes: inout NoteBook) {
        switch event.code {
        case .x, .y, .contactX, .contactY:
            if extents[event.code] == nil { extents[event.code] = Extent(range: event.value...event.value) }
            extents[event.code]?.include(event.value)
        case .touch: firstTouch = firstTouch ?? event.value
        default:
            guard event.code.isInKernel else {
                notes.add(
                    .unknownEvent, line: event.line, detail: event.code.type << 32 | event.code.code,
                    "the event \(event.code.description) is not one of the kernel's", "It was left out")
                return
            }
        }
        codes.insert(event.code)
    }

    var language: EventLanguage {
        if codes.contains(.slot) { return .slots }
        if codes.contains(.contactReport) { return .lists }
        if codes.contains(.trackingID) { return .slots }
        if codes.contains(.contactX) || codes.contains(.contactY) {
            // Without slots, ids and lists only the key tells when its one contact ends.
            return codes.contains(.touch) ? .single(.touchKey) : .slots
        }
        guard codes.contains(.x) || codes.contains(.y) else { return .none }
        if codes.contains(.touch) { return .single(.touchKey) }
        if codes.contains(.pressure) { return .single(.pressure) }
        if codes.contains(where: { $0.isFingerTool }) { return .single(.fingerTool) }
        return .none
    }

    /// The events from which the positions of contacts are read.
    var positionCodes: [EventCode] {
        switch language {
        case .slots, .lists: [.contactX, .contactY]
        case .single: extents[.contactX] == nil && extents[.contactY] == nil ? [.x, .y] : [.contactX, .contactY]
        case .none: []
        }
    }

    /// Returns the reason why no contact was found, for people.
    /// - Parameter lostLines: `true` if lines were not understood, which may have been events.
    func absence(lostLines: Bool) -> (reason: String, remedy: String) {
        let touches = codes.contains(.touch) || codes.contains { $0.isFingerTool }
        let hasPosition = !extents.isEmpty
        if codes.isEmpty && lostLines {
            return (
                "none of its lines was understood as an event",
                "Correct them, as the warnings say, or record events again"
            )
        }
        if codes.isEmpty {
            return (
                "this only describes a device: there is no event in it",
                "Record events, or open the device's recording instead of its description"
            )
        }
        if touches && !hasPosition {
            let axes = codes.filter { $0.isAbsolute }.sorted { $0.code < $1.code }.map {
                EventCode.hexadecimal($0.code)
            }
            return (
                "the device touches but reports no position (ABS_X and ABS_Y, 0000 and 0001); "
                    + "its axes are \(axes.isEmpty ? "none" : axes.joined(separator: ", "))",
                "Where two of its axes are the position, rename them in the events"
            )
        }
        if hasPosition {
            return (
                "there are positions, but nothing ever touches: a finger or pen that hovers, or a pointer",
                "Record a device with BTN_TOUCH (0001 014a) or ABS_MT_TRACKING_ID (0003 0039)"
            )
        }
        if codes.contains(where: { $0.isRelative }) {
            return ("this is a mouse: it only reports relative motion", "Record a touch screen or a touchpad")
        }
        if codes.contains(where: { $0.isKey }) {
            return ("these are keys and buttons only", "Record a touch screen or a touchpad")
        }
        return ("none of the events is about touches", "Record a touch screen or a touchpad")
    }
}
