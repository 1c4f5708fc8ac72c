public import Touchstone

/// A mouse or the pointer of a touchpad: hovers while no button is down, and is a contact while one is.
public struct PointerInput: Hashable, Sendable {
    /// The location in points; that of the last report while the pointer is elsewhere.
    public private(set) var location = CGPoint.zero
    /// The buttons that are down.
    public private(set) var buttons: PointerButtons = []

    /// The identifiers of the contact and of the hover in progress.
    private var contact: Int?
    private var hover: Int?

    /// Creates a pointer that is not on the window.
    public init() {}

    /// The pointer is at a place of the window, with or without having been there before.
    public mutating func move(to location: CGPoint, at instant: Instant, hovers: inout ContactNumbers) -> [InputFrame] {
        guard location.x.isFinite, location.y.isFinite else { return [] }
        self.location = location
        if let contact { return [frame(at: instant, contact, .moved)] }
        // The contact of these buttons was cancelled.
        guard buttons.isEmpty else { return [] }
        if let hover { return [frame(at: instant, hover: hover, .moved)] }
        let number = hovers.take()
        hover = number
        return [frame(at: instant, hover: number, .entered)]
    }

    /// A button went down or came up. The contact lasts from the first button that goes down to the last one that comes up.
    public mutating func press(
        _ button: PointerButtons, isDown: Bool, at instant: Instant, numbers: inout ContactNumbers,
        hovers: inout ContactNumbers
    ) -> [InputFrame] {
        guard buttons.contains(button) != isDown else { return [] }
        let isFirst = buttons.isEmpty
        if isDown { buttons.insert(button) } else { buttons.remove(button) }
        guard let contact = self.contact else {
            guard isFirst else { return [] }
            let frames = endHover(at: instant, &hovers)
            let number = numbers.take()
            self.contact = number
            return frames + [frame(at: instant, number, .began)]
        }
        guard buttons.isEmpty else { return [frame(at: instant, contact, .moved)] }
        self.contact = nil
        numbers.free(contact)
        return [frame(at: instant, contact, .ended)]
    }

    /// The window system takes what the buttons do: a contact is cancelled, and a new one begins after all of them came up.
    public mutating func cancel(at instant: Instant, numbers: inout ContactNumbers) -> [InputFrame] {
        guard let contact else { return [] }
        self.contact = nil
        numbers.free(contact)
        var frame = frame(at: instant, contact, .cancelled)
        frame.buttons = []
        return [frame]
    }

    /// The pointer left the window; a contact is cancelled.
    public mutating func leave(
        at instant: Instant, numbers: inout ContactNumbers, hovers: inout ContactNumbers
    ) -> [InputFrame] {
        defer { buttons = [] }
        return cancel(at: instant, numbers: &numbers) + endHover(at: instant, &hovers)
    }

    private mutating func endHover(at instant: Instant, _ hovers: inout ContactNumbers) -> [InputFrame] {
        guard let hover else { return [] }
        self.hover = nil
        hovers.free(hover)
        return [frame(at: instant, hover: hover, .exited)]
    }

    private func frame(at instant: Instant, _ contact: Int, _ phase: ContactSample.Phase) -> InputFrame {
        let sample = ContactSample(id: contact, phase: phase, location: location, tool: .indirectPointer)
        return InputFrame(at: instant, [sample], buttons: buttons)
    }

    private func frame(at instant: Instant, hover: Int, _ phase: HoverSample.Phase) -> InputFrame {
        InputFrame(at: instant, others: [.hover(HoverSample(id: hover, phase: phase, location: location))])
    }
}
