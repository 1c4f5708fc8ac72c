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
            let text = "\(phase.name)\(cause.map { ": \(words($0, of: recognizer))" } ?? "")"
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
            recognizer, .failed, "withdrawn before its targets were called: \(words(cause, of: recognizer))",
            at: instant)
        mark(lane, .failed, then: nil, at: instant, decision: number)
    }

    mutating func reset(_ recognizer: RecognizerName, at instant: Instant) {
        awaited[recognizer] = nil
        let lane = lane(recognizer)
        if run(of: lane) != nil { mark(lane, nil, then: nil, at: instant) }
    }

    /// Returns the cause in words, and for a refusal the object that refused.
    private func words(_ cause: FailureReason, of recognizer: RecognizerName) -> String {
        guard cause == .refused, let refuser = refusers[recognizer] else { return cause.description }
        return "refused by \(refuser)"
    }

    func listed(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}
