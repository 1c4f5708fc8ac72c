public import Touchstone

/// The rules that the events of a window keep, as a value: each event is checked against those before it.
///
///     var rules = HostRules()
///     for event in window.nextEvents(until: nil) {
///         for breach in rules.check(event, now: window.now) { print(breach) }
///     }
public struct HostRules: Hashable, Sendable {
    /// The largest identifier of a contact or hover: they are the lowest numbers that are not in use.
    public static let largestNumber = 99

    private struct Contact: Hashable {
        var tool: ContactSample.Tool
        var instant: Instant
    }

    private var contacts: [Int: Contact] = [:]
    private var hovers: Set<Int> = []
    private var keys: [Int: PressSample.Button] = [:]
    private var isScrolling = false
    private var isTransforming = false
    private var hasFocus = true
    private var latestFrame: Instant?
    private var isFrameRequested = false
    private var isClosed = false

    /// Creates the rules before the first event, whose frame needs no request.
    public init() {}

    /// Notes that a frame was requested.
    public mutating func requestFrame() { isFrameRequested = true }

    /// Checks the next event.
    /// - Parameter now: The instant of the window's clock at which it was returned.
    /// - Returns: The rules that it breaks, in words.
    public mutating func check(_ event: HostEvent, now: Instant) -> [String] {
        var breaches: [String] = []
        if isClosed { breaches.append("an event came after the connection had ended: \(event)") }
        switch event {
        case .input(let frame): breaches += check(frame, now: now)
        case .frame(let instant): breaches += check(frame: instant, now: now)
        case .resized(let size, let scale):
            if !(size.width >= 1 && size.height >= 1) { breaches.append("the size \(size) has no room for a picture") }
            if !(scale > 0 && scale.isFinite) { breaches.append("the scale \(scale) is no positive number") }
            // A window of another size may be painted at once.
            isFrameRequested = true
        case .focus(let hasFocus):
            if hasFocus == self.hasFocus { breaches.append("the focus was \(hasFocus) before it became so") }
            self.hasFocus = hasFocus
            if !hasFocus { breaches += checkNothingIsInProgress() }
        case .closeRequested: break
        case .disconnected(let reason):
            if reason.isEmpty { breaches.append("the connection ended for no reason") }
            isClosed = true
        }
        return breaches
    }

    private mutating func check(frame instant: Instant, now: Instant) -> [String] {
        defer { (latestFrame, isFrameRequested) = (instant, false) }
        var breaches: [String] = []
        if let latestFrame {
            if !isFrameRequested { breaches.append("a frame came that was not requested") }
            if !(latestFrame < instant) { breaches.append("a frame is not later than the one before") }
        }
        // It may be the next one that the display will show.
        if instant.seconds(since: now) > 1 { breaches.append("a frame is more than a second ahead of the clock") }
        return breaches
    }

    private func checkNothingIsInProgress() -> [String] {
        var breaches = contacts.keys.sorted().map { "contact \($0) was down when the focus was lost" }
        breaches += keys.keys.sorted().map { "key \($0) was down when the focus was lost" }
        if isScrolling { breaches.append("a scroll was in progress when the focus was lost") }
        if isTransforming { breaches.append("a transform was in progress when the focus was lost") }
        return breaches
    }

    // MARK: Input

    private mutating func check(_ frame: InputFrame, now: Instant) -> [String] {
        var breaches: [String] = []
        if now < frame.instant { breaches.append("input is later than the clock") }
        if now.seconds(since: frame.instant) > 60 {
            breaches.append("input is more than a minute old: is it another clock?")
        }
        if frame.contacts.isEmpty, frame.others.isEmpty, frame.updates.isEmpty {
            breaches.append("a frame of input is empty")
        }
        if Set(frame.contacts.map(\.id)).count != frame.contacts.count {
            breaches.append("a frame has two samples of one contact")
        }
        for reading in frame.earlier {
            if contacts[reading.id] == nil { breaches.append("a reading belongs to no contact") }
            if !(reading.instant < frame.instant) { breaches.append("an earlier reading is not earlier") }
        }
        for contact in frame.contacts { breaches += check(contact, at: frame.instant) }
        for other in frame.others { breaches += check(other) }
        return breaches
    }

    private mutating func check(_ sample: ContactSample, at instant: Instant) -> [String] {
        var breaches = checkNumber(sample.id, "contact") + checkPlace(sample.location)
        switch (sample.phase, contacts[sample.id]) {
        case (.began, nil): contacts[sample.id] = Contact(tool: sample.tool, instant: instant)
        case (.began, _): breaches.append("contact \(sample.id) began twice")
        case (_, nil): breaches.append("contact \(sample.id) \(sample.phase), and had not begun")
        case (_, let known?):
            if known.tool != sample.tool { breaches.append("contact \(sample.id) changed its tool") }
            if instant < known.instant { breaches.append("contact \(sample.id) went back in time") }
            let isOver = sample.phase == .ended || sample.phase == .cancelled
            contacts[sample.id] = isOver ? nil : Contact(tool: sample.tool, instant: instant)
        }
        let details = sample.details
        if !(details.force >= 0 && details.force <= max(details.maximumForce, 0)) {
            breaches.append("contact \(sample.id) has the force \(details.force) of at most \(details.maximumForce)")
        }
        return breaches
    }

    private mutating func check(_ other: DeviceInput) -> [String] {
        switch other {
        case .hover(let hover): return check(hover)
        case .press(let press): return check(press)
        case .scroll(let scroll):
            let breaches = checkPlace(scroll.location)
            switch scroll.step {
            case .tick: return breaches
            case .began:
                isScrolling = true
                return breaches
            case .changed, .ended, .cancelled:
                defer { if case .changed = scroll.step {} else { isScrolling = false } }
                return breaches + (isScrolling ? [] : ["a scroll goes on that had not begun"])
            }
        case .transform(let transform):
            let breaches = checkPlace(transform.location)
            guard transform.step != .began else {
                isTransforming = true
                return breaches
            }
            defer { if case .changed = transform.step {} else { isTransforming = false } }
            return breaches + (isTransforming ? [] : ["a transform goes on that had not begun"])
        case .motion, .remoteCommand, .display: return []
        @unknown default: return []
        }
    }

    private mutating func check(_ hover: HoverSample) -> [String] {
        var breaches = checkNumber(hover.id, "hover") + checkPlace(hover.location)
        switch (hover.phase, hovers.contains(hover.id)) {
        case (.entered, false): hovers.insert(hover.id)
        case (.entered, true): breaches.append("hover \(hover.id) entered twice")
        case (.moved, true): break
        case (.exited, true): hovers.remove(hover.id)
        case (_, false): breaches.append("hover \(hover.id) \(hover.phase), and had not entered")
        }
        if !(0...1).contains(hover.distance) { breaches.append("hover \(hover.id) has the distance \(hover.distance)") }
        return breaches
    }

    private mutating func check(_ press: PressSample) -> [String] {
        switch (press.phase, keys[press.id]) {
        case (.began, nil):
            keys[press.id] = press.button
            return []
        case (.began, _): return ["key \(press.id) went down twice: are repeated keys left out?"]
        case (_, nil): return ["key \(press.id) \(press.phase), and had not gone down"]
        case (.changed, _): return []
        case (.ended, _), (.cancelled, _):
            keys[press.id] = nil
            return []
        }
    }

    private func checkNumber(_ number: Int, _ what: String) -> [String] {
        (0...Self.largestNumber).contains(number) ? [] : ["\(what) \(number) has no small number"]
    }

    private func checkPlace(_ place: CGPoint) -> [String] {
        place.x.isFinite && place.y.isFinite ? [] : ["the place \(place) is no number"]
    }
}
