import TouchTrace

extension TraceReader {
    mutating func watch(_ recognizer: RecognizerName, _ finger: Int?, at instant: Instant) {
        if let finger { watchers[finger, default: []].append(recognizer) }
        let lane = lane(recognizer)
        if run(of: lane) == nil { mark(lane, .possible, then: .possible, at: instant) }
    }

    mutating func hold(_ recognizer: RecognizerName, _ others: [RecognizerName], at instant: Instant) {
        awaited[recognizer] = others
        deciders.formUnion(others.map { $0.text })
        let number = decide(
            recognizer, .waiting, "would recognize, but waits: \(listed(others.map { $0.text })) must fail first",
            at: instant)
        mark(lane(recognizer), .waiting, then: .waiting, at: instant, decision: number)
    }

    mutating func enter(
        _ recognizer: RecognizerName, _ phase: GesturePhase, _ cause: FailureReason?, at instant: Instant
    ) {
        let lane = lane(recognizer)
        let isActive = run(of: lane) == .going
        switch phase {
        case .began: recognize(recognizer, .began, "begins", then: .going, at: instant)
        case .changed: break
        case .ended:
            if isActive {
                mark(lane, .ended, then: nil, at: instant)
            } else {
                recognize(recognizer, .recognized, "recognized", then: nil, at: instant)
            }
        case .failed, .cancelled:
            let symbol: Symbol = phase == .failed ? .failed : .cancelled
            let text = "\(phase.name)\(cause.map { ": \($0.words(refusedBy: refusers[recognizer]))" } ?? "")"
            mark(lane, symbol, then: nil, at: instant, decision: decide(recognizer, symbol, text, at: instant))
        }
        if phase != .changed { awaited[recognizer] = nil }
    }

    private mutating func recognize(
        _ recognizer: RecognizerName, _ symbol: Symbol, _ word: String, then run: Symbol?, at instant: Instant
    ) {
        var text = word
        if let others = awaited[recognizer], !others.isEmpty {
            text += ", now that \(listed(others.map { $0.text })) \(others.count == 1 ? "has" : "have") failed"
        }
        recognitions.removeAll { $0.instant != instant }
        recognitions.append((recognizer, instant))
        deciders.insert(recognizer.text)
        let number = decide(recognizer, symbol, text, at: instant)
        mark(lane(recognizer), symbol, then: run, at: instant, decision: number)
    }

    mutating func undo(_ recognizer: RecognizerName, _ cause: FailureReason, at instant: Instant) {
        let lane = lane(recognizer)
        takeBackMark(of: lane, at: instant)
        recognitions.removeAll { $0.recognizer == recognizer && $0.instant == instant }
        let number = decide(
            recognizer, .failed,
            "withdrawn before its targets were called: \(cause.words(refusedBy: refusers[recognizer]))",
            at: instant)
        mark(lane, .failed, then: nil, at: instant, decision: number)
    }

    mutating func reset(_ recognizer: RecognizerName, at instant: Instant) {
        awaited[recognizer] = nil
        let lane = lane(recognizer)
        if run(of: lane) != nil { mark(lane, nil, then: nil, at: instant) }
    }

    func listed(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}

// Presses, scrolls, transforms and shakes are shown among the fingers: a lane each, from their beginning to their end.

extension TraceReader {
    mutating func begin(_ input: InputName, at instant: Instant) {
        let lane = lane(input)
        mark(lane, .down, then: .line, at: instant)
        let press = Self.press(input)
        if let press { presses.insert(press) }
        if let id = arrivingPress { pressesDown[id] = InputLane(lane: lane, finger: press) }
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
            if scroll.step == .ended { endStream(.scroll, .up, at: instant) }
            if scroll.step == .cancelled { endStream(.scroll, .cancelled, at: instant) }
        case .transform(let transform):
            if transform.step == .ended { endStream(.transform, .up, at: instant) }
            if transform.step == .cancelled { endStream(.transform, .cancelled, at: instant) }
        case .motion(.ended): endShake(.up, at: instant)
        case .motion(.cancelled): endShake(.cancelled, at: instant)
        case .hover, .motion(.began), .remoteCommand, .display:
            break
        }
    }

    mutating func join(_ recognizer: RecognizerName, _ input: InputName, at instant: Instant) {
        followed[recognizer] = input
        watch(recognizer, Self.press(input), at: instant)
    }

    /// Ends a stream for which the input has no end, as with a wheel, or a device that starts again; the recognizers receive one.
    mutating func endStream(of recognizer: RecognizerName, _ symbol: Symbol, at instant: Instant) {
        if let input = followed[recognizer] { endStream(input, symbol, at: instant) }
    }

    /// Cancels presses that were taken away without an event in the input, because they went down twice.
    mutating func cancelledPresses(_ presses: [Int], at instant: Instant) {
        for press in presses { endStream(.press(press), .cancelled, at: instant) }
    }

    /// Ends a shake; the record of its receiver decides the symbol.
    mutating func endShake(_ symbol: Symbol, at instant: Instant) {
        guard lastMark(.shake)?.run != nil else { return }
        mark(lane(.shake), symbol, then: nil, at: instant)
    }

    private static func press(_ input: InputName) -> Int? {
        if case .press(let number) = input { number } else { nil }
    }

    private func lastMark(_ input: InputName) -> Lane.Mark? { lastMark(.finger, input.description) }

    private mutating func endPress(_ id: Int, _ symbol: Symbol, at instant: Instant) {
        guard let input = pressesDown.removeValue(forKey: id) else { return }
        end(input.lane, symbol, at: instant)
        if let press = input.finger { lifts[press] = instant }
    }

    private mutating func endStream(_ input: InputName, _ symbol: Symbol, at instant: Instant) {
        guard lastMark(input)?.run != nil else { return }
        end(lane(input), symbol, at: instant)
    }

    private mutating func end(_ lane: Int, _ symbol: Symbol, at instant: Instant) {
        let number =
            symbol == .cancelled ? decide(lanes[lane].name, symbol, "cancelled by the system", at: instant) : nil
        mark(lane, symbol, then: nil, at: instant, decision: number)
    }
}
