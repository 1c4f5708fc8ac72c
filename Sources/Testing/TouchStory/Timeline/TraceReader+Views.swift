import TouchTrace

/// The fingers that a view has received, and its shake.
struct ViewFingers {
    /// The fingers whose beginning the view has received, but not their end.
    var received: [Int] = []
    /// The fingers of which something is withheld from the view.
    var withheld: [Int] = []
    /// A Boolean value that indicates whether the view has received the beginning of a shake, but not its end.
    var isShaken = false

    /// The symbol that fills its lane.
    var run: Symbol? {
        if isShaken || received.contains(where: { !withheld.contains($0) }) { return .line }
        return withheld.isEmpty ? nil : .waiting
    }

    mutating func forget(_ finger: Int) {
        received.removeAll { $0 == finger }
        withheld.removeAll { $0 == finger }
    }
}

extension TraceReader {
    mutating func deliver(
        _ view: ResponderName, _ step: TraceRecord.TouchStep, _ fingers: [Int], _ isLate: Bool, at instant: Instant
    ) {
        var known = fingersOfView[view] ?? ViewFingers()
        let lane = lane(view)
        switch step {
        case .began, .pressBegan:
            let method = step == .began ? "touchesBegan" : "pressesBegan"
            for finger in fingers {
                known.forget(finger)
                known.received.append(finger)
            }
            let number =
                isLate
                ? decide(view, .receivedBegan, "receives \(method) late for \(named(fingers, step))", at: instant) : nil
            mark(lane, .receivedBegan, then: known.run, at: instant, decision: number)
        case .moved, .pressChanged, .streamBegan, .streamChanged, .streamEnded, .streamCancelled:
            break
        case .ended, .pressEnded:
            fingers.forEach { known.forget($0) }
            let number = isLate ? decide(view, .receivedEnded, lateEnd(fingers, step, at: instant), at: instant) : nil
            mark(lane, .receivedEnded, then: known.run, at: instant, decision: number)
        case .cancelled, .pressCancelled:
            let method = step == .cancelled ? "touchesCancelled" : "pressesCancelled"
            fingers.forEach { known.forget($0) }
            let text = "receives \(method) for \(named(fingers, step)): \(taker(of: fingers, at: instant))"
            let number = decide(view, .cancelled, text, at: instant)
            mark(lane, .cancelled, then: known.run, at: instant, decision: number)
        case .motionBegan:
            known.isShaken = true
            mark(lane, .receivedBegan, then: known.run, at: instant)
        case .motionEnded:
            known.isShaken = false
            endShake(.up, at: instant)
            let number = decide(view, .receivedEnded, "receives motionEnded: the device was shaken", at: instant)
            mark(lane, .receivedEnded, then: known.run, at: instant, decision: number)
        case .motionCancelled:
            known.isShaken = false
            endShake(.cancelled, at: instant)
            let text = "receives motionCancelled: it was no shake, or was interrupted"
            let number = decide(view, .cancelled, text, at: instant)
            mark(lane, .cancelled, then: known.run, at: instant, decision: number)
        case .remoteControl:
            decide(view, nil, "receives remoteControlReceived", at: instant)
        }
        fingersOfView[view] = known
    }

    mutating func withhold(
        _ view: ResponderName, _ step: TraceRecord.TouchStep, _ finger: Int, _ because: [RecognizerName],
        at instant: Instant
    ) {
        var known = fingersOfView[view] ?? ViewFingers()
        known.withheld.append(finger)
        deciders.formUnion(because.map { $0.text })
        fingersOfView[view] = known
        let what =
            switch step {
            case .began, .pressBegan: "\(named([finger], step))"
            case .moved, .ended, .cancelled: "touchesEnded for \(named([finger], step))"
            case .pressChanged, .pressEnded, .pressCancelled, .streamBegan, .streamChanged, .streamEnded,
                .streamCancelled, .motionBegan, .motionEnded, .motionCancelled, .remoteControl:
                "pressesEnded for \(named([finger], step))"
            }
        let why = because.isEmpty ? "" : ": \(listed(because.map { $0.text })) may still recognize"
        let number = decide(view, .waiting, "does not receive \(what) yet\(why)", at: instant)
        let run = known.run
        mark(
            lane(view), run == .waiting ? .waiting : nil, then: run, at: instant,
            decision: run == .waiting ? number : nil)
    }

    mutating func silence(_ view: ResponderName, _ finger: Int, at instant: Instant) {
        fingersOfView[view, default: ViewFingers()].forget(finger)
        let lane = lane(view)
        let run = fingersOfView[view]?.run
        if self.run(of: lane) != run { mark(lane, nil, then: run, at: instant) }
        let what = named([finger], presses.contains(finger) ? .pressBegan : .began)
        decide(view, nil, "never receives \(what): \(taker(of: [finger], at: instant))", at: instant)
    }

    private func lateEnd(_ fingers: [Int], _ step: TraceRecord.TouchStep, at instant: Instant) -> String {
        let wait = fingers.compactMap { lifts[$0] }.map { instant.seconds(since: $0) }.max() ?? 0
        let late = Instant(seconds: wait).text(places: 2)
        let method = step == .ended ? "touchesEnded" : "pressesEnded"
        return "receives \(method) for \(named(fingers, step)) \(late) s after the lift: nothing waits any more"
    }

    /// Returns the recognizer that took the fingers from their view.
    private func taker(of fingers: [Int], at instant: Instant) -> String {
        let recognizers = fingers.flatMap { watchers[$0] ?? [] }
        let now = recognitions.last { $0.instant == instant && recognizers.contains($0.recognizer) }
        if let recognizer = now?.recognizer {
            let isContinuous = lastMark(.recognizer, recognizer.text)?.run == .going
            return "\(recognizer) \(isContinuous ? "begins" : "recognized")"
        }
        if let active = recognizers.first(where: { lastMark(.recognizer, $0.text)?.run == .going }) {
            return "\(active) has begun"
        }
        let isPress = fingers.contains { presses.contains($0) }
        let word = isPress ? "press" : "finger"
        if let veto = fingers.lazy.compactMap({ self.vetoes[$0] }).first, !isPress { return veto.description }
        let isSystem = fingers.contains { lastMark(.finger, "\(word) \($0)")?.symbol == .cancelled }
        if isPress { return isSystem ? "the system cancelled the press" : "the responder left the window" }
        return isSystem
            ? "the system cancelled the touch"
            : "it takes one touch at a time, left the window, or a view around it refused the touch"
    }

    private func named(_ fingers: [Int], _ step: TraceRecord.TouchStep) -> String {
        let numbers = listed(fingers.map { "\($0)" })
        switch step {
        case .began, .moved, .ended, .cancelled: return "\(fingers.count == 1 ? "finger" : "fingers") \(numbers)"
        case .pressBegan, .pressChanged, .pressEnded, .pressCancelled:
            return "\(fingers.count == 1 ? "press" : "presses") \(numbers)"
        case .streamBegan, .streamChanged, .streamEnded, .streamCancelled, .motionBegan, .motionEnded,
            .motionCancelled, .remoteControl:
            return numbers
        }
    }
}
