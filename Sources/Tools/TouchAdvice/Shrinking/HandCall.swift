package import TouchStage
package import Touchstone

/// A call of hands that gives input, for a test.
package indirect enum HandCall: Hashable {
    /// Advances time.
    case wait(nanoseconds: Int64)
    /// Puts a finger down.
    case down(Finger, CGPoint, ContactSample.Tool)
    /// Moves a finger in one step.
    case move(Finger, CGPoint)
    /// Lifts a finger.
    case up(Finger)
    /// Cancels the touch of a finger.
    case cancel(Finger)
    /// Turns a wheel by one notch.
    case turnWheel(CGPoint, CGVector)
    /// Several calls in one event.
    case together([HandCall])

    /// Returns the calls that give some input; `nil` if hands cannot give it exactly: a finger has to have one of ten numbers, to lift where it
    /// was last, and to report nothing but its location.
    /// - Parameters:
    ///   - frames: The input.
    ///   - end: The instant until which the calls last at least.
    package static func calls(for frames: [InputFrame], until end: Instant = .zero) -> [HandCall]? {
        var calls: [HandCall] = []
        var now = Instant.zero
        var places: [Finger: CGPoint] = [:]
        func wait(until instant: Instant) -> Bool {
            let (wait, isTooLong) = instant.nanoseconds.subtractingReportingOverflow(now.nanoseconds)
            guard !isTooLong, wait >= 0, Instant(seconds: seconds(wait)).nanoseconds == wait else { return false }
            if wait > 0 { calls.append(.wait(nanoseconds: wait)) }
            now = instant
            return true
        }
        for frame in frames {
            guard frame.earlier.isEmpty, frame.updates.isEmpty, frame.modifiers == [], frame.buttons == [] else {
                return nil
            }
            guard wait(until: frame.instant) else { return nil }
            let contacts = frame.contacts.map { call(for: $0, &places) }
            let others = frame.others.map(call)
            let all = (contacts + others).compactMap { $0 }
            // A frame that has both would be two events.
            guard all.count == contacts.count + others.count, contacts.isEmpty || others.isEmpty, others.count < 2,
                let first = all.first
            else { return nil }
            calls.append(all.count == 1 ? first : .together(all))
        }
        return wait(until: max(end, now)) ? calls : nil
    }

    private static func call(for contact: ContactSample, _ places: inout [Finger: CGPoint]) -> HandCall? {
        guard let finger = Finger(rawValue: contact.id), contact.details == ContactDetails(), contact.edges == nil,
            contact.location.x.isFinite, contact.location.y.isFinite
        else { return nil }
        let last = places[finger]
        switch contact.phase {
        case .began:
            places[finger] = contact.location
            return .down(finger, contact.location, contact.tool)
        case .moved:
            guard last != nil, contact.tool == .direct else { return nil }
            places[finger] = contact.location
            return .move(finger, contact.location)
        case .ended, .cancelled:
            guard last == contact.location, contact.tool == .direct else { return nil }
            places[finger] = nil
            return contact.phase == .ended ? .up(finger) : .cancel(finger)
        // A movement by nothing is the same.
        case .stationary: return last.map { .move(finger, $0) }
        }
    }

    private static func call(for input: DeviceInput) -> HandCall? {
        guard case .scroll(let scroll) = input, case .tick(let notch) = scroll.step, notch.dx.isFinite,
            notch.dy.isFinite,
            scroll.location.x.isFinite, scroll.location.y.isFinite
        else { return nil }
        return .turnWheel(scroll.location, notch)
    }

    private static func seconds(_ nanoseconds: Int64) -> TimeInterval { Double(nanoseconds) / 1e9 }

    /// Makes the call.
    package func perform(with hands: Hands) {
        switch self {
        case .wait(let nanoseconds): hands.wait(Self.seconds(nanoseconds))
        case .down(let finger, let place, let tool): hands.down(finger, at: place, tool: tool)
        case .move(let finger, let place): hands.move(finger, to: place)
        case .up(let finger): hands.up(finger)
        case .cancel(let finger): hands.cancel(finger)
        case .turnWheel(let place, let notch): hands.turnWheel(at: place, notch: notch)
        case .together(let calls): hands.together { for call in calls { call.perform(with: hands) } }
        }
    }

    /// The lines in Swift.
    package var swift: [String] {
        switch self {
        case .wait(let nanoseconds): return ["hands.wait(\(Self.text(Self.seconds(nanoseconds))))"]
        case .down(let finger, let place, let tool):
            let tool = tool == .direct ? "" : ", tool: .\(tool)"
            return ["hands.down(.\(finger), at: \(Self.text(place))\(tool))"]
        case .move(let finger, let place): return ["hands.move(.\(finger), to: \(Self.text(place)))"]
        case .up(let finger): return ["hands.up(.\(finger))"]
        case .cancel(let finger): return ["hands.cancel(.\(finger))"]
        case .turnWheel(let place, let notch):
            let distance = "CGVector(dx: \(Self.text(notch.dx)), dy: \(Self.text(notch.dy)))"
            return ["hands.turnWheel(at: \(Self.text(place)), notch: \(distance))"]
        case .together(let calls):
            return ["hands.together {"] + calls.flatMap(\.swift).map { "    \($0)" } + ["}"]
        }
    }

    private static func text(_ point: CGPoint) -> String { "CGPoint(x: \(text(point.x)), y: \(text(point.y)))" }

    /// Returns the shortest literal of a number.
    private static func text(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
