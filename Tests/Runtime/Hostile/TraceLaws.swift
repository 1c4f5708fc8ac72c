import Touchstone

/// Checks a trace against what views, targets and recognizers are promised. It reads records and nothing else, so it
/// shares no code with what it judges.
///
///     a view, of a touch           empty, or B M* (E | C); no E once a recognizer that cancels touches has recognized,
///                                  unless it was withdrawn before its first action
///     a target, of an attempt      nothing, or ended, or began changed* (ended | cancelled); nothing after a failure
///     a recognizer, of an attempt  no touch after its last word, until its reset; reset once
///     a responder, of a press      as a view of a touch; a press is never told of as a touch, nor a touch as a press
///     a recognizer, of a stream    began changed* (ended | cancelled); less if its attempt is over before
///     a responder, of a shake      began (ended | cancelled); no other responder receives the end (B-380)
struct TraceLaws {
    /// The violation of the law, with the number of the record.
    private(set) var violations: [String] = []

    private enum Receiving { case began, over }

    /// The progress of a recognizer in a scroll, transform or hover.
    private enum Following { case nothing, stream, over }

    private struct Attempt {
        var isOpen = false
        var isDecided = false
        var hasFailed = false
        var hasRecognized = false
        var actions: [GesturePhaseName] = []
        var unreported: [GesturePhaseName] = []
        var fingers: Set<Int> = []
        var following = Following.nothing
    }

    private typealias GesturePhaseName = String

    private var hearings: [ResponderName: [Int: Receiving]] = [:]
    private var attempts: [RecognizerName: Attempt] = [:]
    /// By whom.
    private var claimed: [Int: Set<RecognizerName>] = [:]
    private let cancelling: Set<RecognizerName>
    /// Numbers of presses; all others are touches.
    private var presses: Set<Int> = []
    /// The responders that received the beginning of a shake and not its end.
    private var shaken: ResponderName?
    private var index = 0

    /// Reads a trace.
    /// - Parameter cancelling: Recognizers that cancel touches in their views, from the first record to the last.
    init(_ records: [TraceRecord], cancelling: Set<RecognizerName> = [], isOver: Bool = true) {
        self.cancelling = cancelling
        for record in records {
            read(record.step)
            index += 1
        }
        if isOver { readEnd() }
    }

    private mutating func violation(_ text: String) {
        violations.append("record \(index): \(text)")
    }

    private mutating func read(_ step: TraceRecord.Step) {
        switch step {
        case .deliver(let view, let step, let fingers, _):
            for finger in fingers { deliver(view, step, finger) }
            shake(view, step)
        case .watch(let recognizer, let finger):
            watch(recognizer, finger)
        case .join(let recognizer, let input):
            // Presses and touches are counted together; a stream has no number.
            watch(recognizer, Self.press(input))
        case .ignore(let recognizer, let finger):
            attempts[recognizer, default: Attempt()].fingers.remove(finger)
            claimed[finger]?.remove(recognizer)
        case .feed(let recognizer, let step, let fingers):
            follow(recognizer, step)
            let attempt = attempts[recognizer, default: Attempt()]
            if attempt.isDecided { violation("\(recognizer) is fed \(step.name) after its last word") }
            for finger in fingers where !attempt.fingers.contains(finger) {
                violation("\(recognizer) is fed \(finger), which it does not watch")
            }
        case .propose(let recognizer, let phase, _):
            attempts[recognizer, default: Attempt()].isOpen = true
            if phase.isTerminal { attempts[recognizer, default: Attempt()].isDecided = true }
        case .enter(let recognizer, let phase, _):
            enter(recognizer, phase.name)
        case .undo(let recognizer, _):
            attempts[recognizer, default: Attempt()].unreported.removeAll()
            attempts[recognizer, default: Attempt()].isDecided = true
            attempts[recognizer, default: Attempt()].hasRecognized = false
            for finger in claimed.keys { claimed[finger]?.remove(recognizer) }
            if attempts[recognizer]?.actions.isEmpty != true { violation("\(recognizer) is undone after an action") }
        case .action(let recognizer, let phase):
            act(recognizer, phase.name)
        case .reset(let recognizer):
            reset(recognizer)
        case .target(let input, _, _):
            if let press = Self.press(input) { presses.insert(press) }
        case .enroll, .alter, .precedence, .require, .withdraw, .ask, .settled, .cutOff, .close, .watchdog, .deadlock,
            .abandon,
            .veto, .fed, .release, .skip:
            break
        case .frame, .hit, .missed, .pass, .decline, .awaits, .begin, .hold, .withhold, .silence, .timerSet,
            .timerFired,
            .diagnostic:
            break
        }
    }

    private static func press(_ input: InputName) -> Int? {
        if case .press(let number) = input { number } else { nil }
    }

    private mutating func follow(_ recognizer: RecognizerName, _ step: TraceRecord.TouchStep) {
        var attempt = attempts[recognizer, default: Attempt()]
        switch (attempt.following, step) {
        case (.nothing, .streamBegan): attempt.following = .stream
        case (.stream, .streamChanged): break
        case (.stream, .streamEnded), (.stream, .streamCancelled): attempt.following = .over
        case (let following, .streamBegan), (let following, .streamChanged), (let following, .streamEnded),
            (let following, .streamCancelled):
            violation("\(recognizer) receives \(step.name) after \(following)")
        case (.nothing, _), (.stream, _), (.over, _): break
        }
        attempts[recognizer] = attempt
    }

    private mutating func watch(_ recognizer: RecognizerName, _ finger: Int?) {
        let attempt = attempts[recognizer, default: Attempt()]
        if attempt.isDecided { violation("\(recognizer) receives something new before its reset") }
        attempts[recognizer, default: Attempt()].isOpen = true
        guard let finger else { return }
        attempts[recognizer, default: Attempt()].fingers.insert(finger)
        if attempt.hasRecognized, cancelling.contains(recognizer) {
            claimed[finger, default: []].insert(recognizer)
        }
    }

    private mutating func deliver(_ view: ResponderName, _ step: TraceRecord.TouchStep, _ finger: Int) {
        let isPress = [.pressBegan, .pressChanged, .pressEnded, .pressCancelled].contains(step)
        if isPress != presses.contains(finger) { violation("\(view) receives \(step.name) of \(finger)") }
        switch (hearings[view]?[finger], step) {
        case (nil, .began), (nil, .pressBegan): hearings[view, default: [:]][finger] = .began
        case (.began, .moved), (.began, .pressChanged): break
        case (.began, .ended), (.began, .cancelled), (.began, .pressEnded), (.began, .pressCancelled):
            hearings[view, default: [:]][finger] = .over
        case (let received, _):
            violation("\(view) receives \(step.name) of \(finger) after \(received.map { "\($0)" } ?? "nothing")")
        }
        if step == .ended || step == .pressEnded, let claimants = claimed[finger], !claimants.isEmpty {
            violation("\(view) receives the end of \(finger), which \(claimants.map(\.text).sorted()) claimed")
        }
    }

    private mutating func shake(_ responder: ResponderName, _ step: TraceRecord.TouchStep) {
        switch (step, shaken) {
        case (.motionBegan, nil): shaken = responder
        case (.motionEnded, responder), (.motionCancelled, responder): shaken = nil
        case (.motionBegan, _), (.motionEnded, _), (.motionCancelled, _):
            violation("\(responder) receives \(step.name) while \(shaken ?? "nobody") is shaken")
        default: break
        }
    }

    private mutating func enter(_ recognizer: RecognizerName, _ phase: String) {
        var attempt = attempts[recognizer, default: Attempt()]
        if !attempt.isOpen { violation("\(recognizer) enters \(phase) in no attempt") }
        if attempt.hasFailed { violation("\(recognizer) enters \(phase) after it has failed") }
        if phase == "failed" {
            attempt.hasFailed = true
            if !attempt.actions.isEmpty { violation("\(recognizer) fails after an action") }
        } else {
            attempt.unreported.append(phase)
            if phase != "cancelled" { attempt.hasRecognized = true }
            if phase == "began" || phase == "ended", cancelling.contains(recognizer) {
                for finger in attempt.fingers { claimed[finger, default: []].insert(recognizer) }
            }
        }
        if phase != "began", phase != "changed" { attempt.isDecided = true }
        attempts[recognizer] = attempt
    }

    private mutating func act(_ recognizer: RecognizerName, _ phase: String) {
        var attempt = attempts[recognizer, default: Attempt()]
        if attempt.unreported.first == phase {
            attempt.unreported.removeFirst()
        } else {
            violation("\(recognizer) reports \(phase), which it has not entered")
        }
        let isLegal =
            switch (attempt.actions.last, phase) {
            case (nil, "began"), (nil, "ended"): true
            case ("began", "changed"), ("changed", "changed"): true
            case ("began", "ended"), ("changed", "ended"), ("began", "cancelled"), ("changed", "cancelled"): true
            default: false
            }
        if !isLegal { violation("\(recognizer) reports \(phase) after \(attempt.actions.last ?? "nothing")") }
        if attempt.hasFailed { violation("\(recognizer) acts after it has failed") }
        attempt.actions.append(phase)
        attempts[recognizer] = attempt
    }

    private mutating func reset(_ recognizer: RecognizerName) {
        let attempt = attempts[recognizer, default: Attempt()]
        if !attempt.isOpen { violation("\(recognizer) is reset in no attempt") }
        finish(recognizer, attempt)
        attempts[recognizer] = nil
    }

    private mutating func finish(_ recognizer: RecognizerName, _ attempt: Attempt) {
        if !attempt.unreported.isEmpty { violation("\(recognizer) never reports \(attempt.unreported)") }
        if let last = attempt.actions.last, last == "began" || last == "changed" {
            violation("\(recognizer) reports nothing after \(last)")
        }
    }

    private mutating func readEnd() {
        for (recognizer, attempt) in attempts.sorted(by: { $0.key.text < $1.key.text }) where attempt.isOpen {
            violation("\(recognizer) is never reset")
            finish(recognizer, attempt)
        }
        for (view, touches) in hearings.sorted(by: { $0.key.text < $1.key.text }) {
            for (finger, receiving) in touches.sorted(by: { $0.key < $1.key }) where receiving != .over {
                violation("\(view) receives no end of \(finger)")
            }
        }
    }
}
