internal import TouchInput

/// A decoder of a device with one contact: ABS_X, ABS_Y (or the positions of contacts, without anything that tells several apart), and a
/// switch that indicates whether it touches.
///
///     up ── switch on ──► down ── switch off ──► up
///                          │ ▲
///          events lost     ▼ │  a position
///                        unsure ── switch off ──► up
struct SingleTouchDecoder: Sendable {
    private enum Touch {
        case up
        case down
        /// Was down when the recording began or events were lost: down if it is reported again.
        case unsure
    }

    private let control: SingleTouchSwitch
    private var touch: Touch
    private var x: Int?
    private var y: Int?
    private var pressure: Int?
    private var hasNewPosition = false
    private var isPen = false
    private var isMouse = false
    private var fingerTools: Set<Int> = []
    private var contact: Int?

    init(control: SingleTouchSwitch, startsDown: Bool) {
        self.control = control
        touch = startsDown ? .unsure : .up
    }

    mutating func take(_ event: KernelEvent, into frames: inout FrameBuilder) {
        switch event.code {
        case .x, .contactX:
            x = event.value
            hasNewPosition = true
        case .y, .contactY:
            y = event.value
            hasNewPosition = true
        case .touch: turn(.touchKey, event.value != 0)
        case .pressure:
            pressure = event.value
            turn(.pressure, event.value > 0)
        case let code where code.isFingerTool:
            if event.value != 0 { fingerTools.insert(code.code) } else { fingerTools.remove(code.code) }
            turn(.fingerTool, !fingerTools.isEmpty)
        case let code where code.isPenTool: isPen = event.value != 0
        case let code where code.isMouseTool: isMouse = event.value != 0
        default: break
        }
    }

    mutating func takeAfterDrop(_ event: KernelEvent) {}

    mutating func report(line: Int, into frames: inout FrameBuilder) {
        defer { hasNewPosition = false }
        switch touch {
        case .up:
            if let contact { frames.end(contact, as: .ended) }
            contact = nil
            return
        case .down: break
        case .unsure:
            guard hasNewPosition else { return }
            touch = .down
            frames.noteAlreadyDown(line: line)
        }
        let location = CGPoint(x: CGFloat(x ?? 0), y: CGFloat(y ?? 0))
        let details = frames.scale.details(pressure: pressure)
        if let contact {
            frames.move(contact, to: location, details)
        } else {
            let tool: ContactSample.Tool = isPen ? .pencil : isMouse ? .indirectPointer : frames.finger
            contact = frames.begin(at: location, tool: tool, details, line: line)
            if x == nil || y == nil { frames.notePositionMissing(line: line) }
        }
    }

    mutating func forget() {
        switch touch {
        case .up: break
        case .down, .unsure: touch = .unsure
        }
        contact = nil
        hasNewPosition = false
        fingerTools.removeAll()
    }

    private mutating func turn(_ control: SingleTouchSwitch, _ isOn: Bool) {
        if control == self.control { touch = isOn ? .down : .up }
    }
}

/// The source that indicates whether a single-touch device is touched.
enum SingleTouchSwitch {
    /// BTN_TOUCH is pressed.
    case touchKey
    /// There is no BTN_TOUCH; ABS_PRESSURE is above zero.
    case pressure
    /// Neither; BTN_TOOL_FINGER (or DOUBLETAP …) is pressed.
    case fingerTool
}
