import TestSupport
import TouchTrace

/// Records with every kind of step and every kind of input, as odd as the types allow. The same on every machine.
struct RandomRecords {
    private var numbers: SeededNumbers

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    mutating func roll(_ count: Int) -> Int { numbers.roll(count) }

    private mutating func truth() -> Bool { roll(2) == 0 }

    private mutating func list<Value>(_ make: (inout RandomRecords) -> Value) -> [Value] {
        var list: [Value] = []
        for _ in 0..<roll(4) { list.append(make(&self)) }
        return list
    }

    // MARK: Values

    mutating func integer() -> Int {
        [0, 1, -1, 7, 12_345, .max, .min][roll(7)]
    }

    mutating func number() -> CGFloat {
        switch roll(8) {
        case 0: CGFloat(roll(2_000)) - 1_000
        case 1: CGFloat(roll(1_000_000)) / 7
        case 2: CGFloat(roll(1_000_000)) / 1_000
        case 3:
            [
                0, -0.0, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e16, -1e-7,
                0.1 + 0.2,
            ][roll(9)]
        default:
            CGFloat(Double(bitPattern: UInt64(roll(.max)))).isNaN ? 1 : CGFloat(Double(bitPattern: UInt64(roll(.max))))
        }
    }

    mutating func instant() -> Instant {
        let odd: [Int64] = [0, 1, -1, 999, 1_000, -1_500_000_000, .max, .min, 1_000_000_000]
        return truth() ? Instant(nanoseconds: odd[roll(9)]) : Instant(nanoseconds: Int64(roll(10_000_000_000)))
    }

    mutating func name() -> String {
        [
            "pan", "", "a \"quoted\" name", "back\\slash", "two\nlines", "carriage\r\nreturn", "Größe", "指",
            "\u{301}acute",
            "]", ",", " late", "\u{0}", "🤏🏽",
        ][roll(14)]
    }

    private mutating func recognizer() -> RecognizerName { RecognizerName(name()) }

    private mutating func responder() -> ResponderName { ResponderName(name()) }

    private mutating func recognizerOrApp() -> RecognizerOrApp { truth() ? .app : .recognizer(recognizer()) }

    private mutating func input() -> InputName {
        [.press(integer()), .press(nil), .scroll, .transform, .hover, .shake, .remoteControl][roll(7)]
    }

    private mutating func point() -> CGPoint {
        let x = number()
        let y = number()
        // A place that is not a number is no place that can be compared.
        return CGPoint(x: x.isNaN ? 0 : x, y: y.isNaN ? 0 : y)
    }

    private mutating func vector() -> CGVector {
        let point = point()
        return CGVector(dx: point.x, dy: point.y)
    }

    private mutating func finite() -> CGFloat {
        let value = number()
        return value.isNaN ? 0 : value
    }

    mutating func cause() -> FailureReason {
        let name = name()
        let other = RecognizerName(name)
        return [
            .own(.init(name)), .refused, .prevented(by: other), .requirementMet(other), .deadlock, .disabled, .removed,
            .touchesLost, .systemCancelled, .own("deadlock"), .own("prevented by pan"),
            .own(.init(name, measured: number(), limit: truth() ? number() : nil)),
            .own("\(name)\(limit: roll(9)) und \(measured: number())"),
            .prevented(by: other, rule: FailureReason.Rule(rawValue: UInt8(roll(5)))),
        ][roll(14)]
    }

    private mutating func phase() -> GesturePhase { GesturePhase(rawValue: roll(5)) ?? .began }

    private mutating func touchStep() -> TraceRecord.TouchStep {
        let steps = TraceRecord.TouchStep.allCases
        return steps[roll(steps.count)]
    }

    // MARK: Frames

    private mutating func details() -> ContactDetails {
        var details = ContactDetails()
        guard truth() else { return details }
        if truth() { details.radius = finite() }
        if truth() { details.radiusTolerance = finite() }
        if truth() { details.force = finite() }
        if truth() { details.maximumForce = finite() }
        if truth() { details.altitude = finite() }
        if truth() { details.azimuth = finite() }
        if truth() { details.roll = finite() }
        if truth() { details.preciseLocation = point() }
        if truth() { details.estimation.index = integer() }
        if truth() { details.estimation.estimated = ContactProperties(rawValue: integer()) }
        if truth() { details.estimation.expectingUpdates = ContactProperties(rawValue: integer()) }
        return details
    }

    private mutating func tool() -> ContactSample.Tool { [.direct, .indirect, .pencil, .indirectPointer][roll(4)] }

    private mutating func contact() -> ContactSample {
        var sample = ContactSample(
            id: integer(), phase: [.began, .moved, .stationary, .ended, .cancelled][roll(5)], location: point(),
            tool: tool(), details: details())
        if truth() { sample.edges = UIRectEdge(rawValue: UInt(roll(16))) }
        return sample
    }

    private mutating func press() -> PressSample {
        let key = PressSample.Key(
            code: integer(), characters: name(), charactersIgnoringModifiers: truth() ? name() : nil)
        let button: PressSample.Button = [
            .upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause, .pageUp, .pageDown, .key(key),
        ][roll(10)]
        return PressSample(
            id: integer(), phase: [.began, .changed, .ended, .cancelled][roll(4)], button: button, force: finite())
    }

    private mutating func device() -> DeviceInput {
        switch roll(6) {
        case 0: return .press(press())
        case 1:
            return .hover(
                HoverSample(
                    id: integer(), phase: [.entered, .moved, .exited][roll(3)], location: point(), tool: tool(),
                    distance: finite(), details: details()))
        case 2:
            let step: ScrollSample.Step = [
                .tick(vector()), .began(vector()), .changed(vector()), .ended, .cancelled,
            ][roll(5)]
            return .scroll(ScrollSample(at: point(), step))
        case 3:
            let step: TransformSample.Step = [
                .began, .changed(scale: finite(), rotation: finite()), .ended, .cancelled,
            ][roll(4)]
            return .transform(TransformSample(at: point(), step))
        case 4: return .motion([.began, .ended, .cancelled][roll(3)])
        default: return .remoteCommand(RemoteCommand(rawValue: roll(10)) ?? .play)
        }
    }

    mutating func frame(at instant: Instant) -> InputFrame {
        var frame = InputFrame(at: roll(5) == 0 ? self.instant() : instant)
        frame.contacts = list { $0.contact() }
        frame.earlier = list {
            EarlierSample(id: $0.integer(), at: $0.instant(), location: $0.point(), details: $0.details())
        }
        frame.updates = list {
            EstimateUpdate(index: $0.integer(), location: $0.truth() ? $0.point() : nil, details: $0.details())
        }
        frame.others = list { $0.device() }
        if truth() { frame.modifiers = KeyModifiers(rawValue: integer()) }
        if truth() { frame.buttons = PointerButtons(rawValue: integer()) }
        return frame
    }

    // MARK: Records

    static let kindCount = 41

    /// A record of the kind of that number, 0 ..< `kindCount`.
    mutating func record(_ kind: Int) -> TraceRecord {
        let instant = instant()
        return TraceRecord(instant: instant, step: kind < 25 ? step(kind, at: instant) : kernelStep(kind))
    }

    private mutating func step(_ kind: Int, at instant: Instant) -> TraceRecord.Step {
        switch kind {
        case 0: .frame(frame(at: instant))
        case 1: .hit(finger: integer(), view: responder(), window: responder())
        case 2: .missed(finger: integer(), reason: name())
        case 3: .watch(recognizer: recognizer(), finger: integer())
        case 4: .pass(recognizer: recognizer(), finger: integer(), reason: name())
        case 5: .target(input: input(), responder: responder(), window: responder())
        case 6: .join(recognizer: recognizer(), input: input())
        case 7: .decline(by: recognizerOrApp(), input: input(), reason: name())
        case 8: .ignore(recognizer: recognizer(), finger: integer())
        case 9: .feed(recognizer: recognizer(), step: touchStep(), fingers: list { $0.integer() })
        case 10: .propose(recognizer: recognizer(), phase: phase(), cause: truth() ? cause() : nil)
        case 11:
            .awaits(
                recognizer: recognizer(), others: list { $0.recognizer() },
                answeredBy: list { TraceRecord.Answerer.allCases[$0.roll(5)] })
        case 12:
            .begin(
                recognizer: recognizer(), isAllowed: truth(), prevents: list { $0.recognizer() },
                preventedBy: list { $0.recognizer() },
                refusedBy: [nil, .own, .delegate, .view(responder())][roll(4)])
        case 13: .hold(recognizer: recognizer(), others: list { $0.recognizer() })
        case 14: .enter(recognizer: recognizer(), phase: phase(), cause: truth() ? cause() : nil)
        case 15: .undo(recognizer: recognizer(), cause: cause())
        case 16: .action(recognizer: recognizer(), phase: phase())
        case 17: .deliver(responder: responder(), step: touchStep(), fingers: list { $0.integer() }, isLate: truth())
        case 18:
            .withhold(responder: responder(), step: touchStep(), finger: integer(), because: list { $0.recognizer() })
        case 19: .silence(responder: responder(), finger: integer())
        case 20: .timerSet(owner: recognizerOrApp(), at: self.instant())
        case 21: .timerFired(owner: recognizerOrApp())
        case 22: .reset(recognizer: recognizer())
        default: .diagnostic(name(), rejects: truth() ? integer() : nil)
        }
    }

    private mutating func kernelStep(_ kind: Int) -> TraceRecord.Step {
        switch kind {
        case 25:
            .enroll(
                recognizer: recognizer(), slot: roll(1_000_000), touches: TraceRecord.TouchEffects(rawValue: roll(8)),
                kind: truth() ? name() : nil)
        case 26: .alter(recognizer: recognizer(), touches: TraceRecord.TouchEffects(rawValue: roll(8)))
        case 27: .precedence(recognizers: list { $0.recognizer() })
        case 28: .require(recognizer: recognizer(), others: list { $0.recognizer() })
        case 29: .withdraw(recognizer: recognizer(), cause: cause())
        case 30: .ask(recognizer: recognizer(), about: truth() ? .requirements : .begin)
        case 31: .settled
        case 32: .close
        case 33: .watchdog(alive: list { $0.recognizer() })
        case 34: .deadlock(recognizers: list { $0.recognizer() })
        case 35: .abandon(recognizer: recognizer())
        case 36:
            .veto(
                finger: integer(),
                because: [
                    nil, .oneTouchAtATime, .exclusive(responder()), .removed, .refused(by: responder()), .systemGesture,
                ][roll(6)])
        case 37:
            .fed(
                began: list { $0.integer() }, moved: list { $0.integer() }, ended: list { $0.integer() },
                cancelled: list { $0.integer() })
        case 39: .cutOff(truth() ? .decisions : .rounds)
        case 38:
            .skip(
                contact: integer(), view: responder(), because: TraceRecord.Skip(rawValue: roll(7)) ?? .hidden,
                by: responder(), recognizers: list { $0.recognizer() }, window: truth() ? responder() : nil)
        default:
            .release(
                finger: integer(), facts: TraceRecord.GateFacts(rawValue: UInt8(roll(16))),
                steps: TraceRecord.GateSteps(rawValue: UInt8(roll(16))))
        }
    }
}
