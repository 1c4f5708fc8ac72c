import TouchInput

/// The scrolls, transforms and hovers in progress, and the kinds of input that are ignored to their end.
struct StreamIntake {
    private(set) var open: [InputStream] = []
    var refused = RefusedInputs<UIEvent.EventType>()

    @inline(__always) func stream(_ type: UIEvent.EventType, hostID: Int = 0) -> InputStream? {
        for stream in open where stream.event.type == type && stream.hostID == hostID { return stream }
        return nil
    }

    /// Adds a stream; returns `nil` if there are as many as a recognizer can distinguish.
    mutating func add(_ event: StreamEvent, hostID: Int = 0) -> InputStream? {
        let taken = open.reduce(0) { $0 | $1.bit }
        guard taken != .max else { return nil }
        let stream = InputStream(event: event, bit: 1 << UInt64((~taken).trailingZeroBitCount), hostID: hostID)
        open.append(stream)
        return stream
    }

    mutating func remove(_ stream: InputStream) { open.removeAll { $0 === stream } }

    /// Returns the cancellations of all scrolls, transforms and hovers.
    mutating func cancellations() -> [DeviceInput] {
        var list: [DeviceInput] = []
        for stream in open {
            let place = stream.event.placeOnScreen
            switch stream.event.type {
            case .scroll:
                refused.insert(.scroll)
                list.append(.scroll(ScrollSample(at: place, .cancelled)))
            case .transform:
                refused.insert(.transform)
                list.append(.transform(TransformSample(at: place, .cancelled)))
            case .hover, .touches, .presses, .motion, .remoteControl:
                list.append(.hover(HoverSample(id: stream.hostID, phase: .exited, location: place)))
            }
        }
        return list
    }
}
