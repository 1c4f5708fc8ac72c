import TouchTrace

// Presses, scrolls, transforms and shakes stand among the fingers: a lane each, from their beginning to their end.

extension TraceReader {
    mutating func begin(_ input: String, at instant: Instant) {
        let lane = lane(.finger, input)
        mark(lane, .down, then: .line, at: instant)
        if let press = Self.press(input) { presses.insert(press) }
        if let id = arrivingPress { laneOfPress[id] = lane }
        arrivingPress = nil
    }

    mutating func end(_ input: DeviceInput, at instant: Instant) {
        switch input {
        case .press(let press):
            switch press.phase {
            case .began: arrivingPress = press.id
            case .changed: break
            case .ended: endPress(press.id, .up, at: instant)
            case .cancelled: endPress(press.id, .cancelled, at: instant)
            }
        case .scroll(let scroll):
            if scroll.step == .ended { endStream("scroll", .up, at: instant) }
            if scroll.step == .cancelled { endStream("scroll", .cancelled, at: instant) }
        case .transform(let transform):
            if transform.step == .ended { endStream("transform", .up, at: instant) }
            if transform.step == .cancelled { endStream("transform", .cancelled, at: instant) }
        case .motion(.ended): endShake(.up, at: instant)
        case .motion(.cancelled): endShake(.cancelled, at: instant)
        case .hover, .motion(.began), .remoteCommand, .display:
            break
        }
    }

    mutating func join(_ recognizer: String, _ input: String, at instant: Instant) {
        followed[recognizer] = input
        watch(recognizer, Self.press(input), at: instant)
    }

    /// A wheel does not say when it is over, nor a device that starts anew; the recognizers hear of it.
    mutating func endStream(of recognizer: String, _ symbol: Symbol, at instant: Instant) {
        if let input = followed[recognizer] { endStream(input, symbol, at: instant) }
    }

    /// Presses that were taken away without a word in the input, because they went down twice.
    mutating func cancelledPresses(_ presses: [Int], at instant: Instant) {
        for press in presses where lastMark(.finger, "press \(press)")?.run != nil {
            end(lane(.finger, "press \(press)"), .cancelled, at: instant)
        }
    }

    /// What came of it is said by who hears of it.
    mutating func endShake(_ symbol: Symbol, at instant: Instant) {
        guard lastMark(.finger, "shake")?.run != nil else { return }
        mark(lane(.finger, "shake"), symbol, then: nil, at: instant)
    }

    private static func press(_ input: String) -> Int? {
        input.hasPrefix("press ") ? Int(input.dropFirst("press ".count)) : nil
    }

    private mutating func endPress(_ id: Int, _ symbol: Symbol, at instant: Instant) {
        guard let lane = laneOfPress.removeValue(forKey: id) else { return }
        end(lane, symbol, at: instant)
        if let press = Self.press(lanes[lane].name) { lifts[press] = instant }
    }

    private mutating func endStream(_ name: String, _ symbol: Symbol, at instant: Instant) {
        guard lastMark(.finger, name)?.run != nil else { return }
        end(lane(.finger, name), symbol, at: instant)
    }

    private mutating func end(_ lane: Int, _ symbol: Symbol, at instant: Instant) {
        let number =
            symbol == .cancelled ? decide(lanes[lane].name, symbol, "cancelled by the system", at: instant) : nil
        mark(lane, symbol, then: nil, at: instant, decision: number)
    }
}
