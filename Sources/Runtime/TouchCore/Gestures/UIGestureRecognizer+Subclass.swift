public import TouchArbitration
public import TouchInput
import TouchTrace

// Methods that subclasses call, but do not override. All but `ignore` need `@_spi(Subclass) import Touchstone`; `touchInAttempt` is for this
// package.

extension UIGestureRecognizer {
    /// Ignores a touch: this recognizer receives no further updates of it, and does not cancel it in its view even if it
    /// recognizes later. May be called at any time; the state does not change (S-062…S-065).
    public func ignore(_ touch: UITouch, for event: UIEvent) {
        // A slot may be reused after its touch has ended.
        guard contacts & touch.bit != 0, let dispatcher, dispatcher.contacts.slots[touch.slot] === touch else { return }
        dispatcher.ignore(touch, by: self)
    }

    /// Ignores a press, as `ignore(_:for:)` does for a touch.
    public func ignore(_ press: UIPress, for event: UIPressesEvent) {
        guard presses & press.bit != 0, let dispatcher, dispatcher.presses.slots[press.slot] === press else { return }
        dispatcher.ignore(press, by: self)
    }

    /// A text with marked numbers.
    @_spi(Subclass) public typealias Reason = TouchArbitration.Reason

    /// Fails the recognizer, or cancels it if it has begun, with a reason that is available as `failureReason` and shown in
    /// traces and timelines.
    ///
    ///     fail(because: "moved \(measured: distance) pt, more than \(limit: allowableMovement)")
    ///
    /// The marked numbers are the `measure` of answers, in any language of the text.
    @_spi(Subclass) public func fail(because reason: Reason) {
        propose(.failed, reason: reason)
    }

    /// Fails the recognizer as `fail(because:)` does, with a text without numbers.
    @_spi(Subclass) public func fail(because text: String) {
        propose(.failed, reason: Reason(text))
    }

    /// Fails the other recognizers of a touch that this one would prevent if it recognized (B-149, B-150): all that are possible and
    /// that it does not wait for (B-165, B-168).
    @_spi(Subclass) public func failOthers(of touch: UITouch, because reason: Reason) {
        for other in touch.gestureRecognizers ?? [] where other !== self && other.state == .possible {
            guard !requirements.contains(where: { $0 === other }), answerer(awaiting: other) == nil,
                prevents(other)
            else { continue }
            other.fail(because: reason)
        }
    }

    /// Schedules a call after some seconds of the application's time, as an event of its own: the body may set `state`.
    ///
    /// The reset of the recognizer cancels it. A recognizer with a pending timer counts as alive (B-116).
    /// - Parameters:
    ///   - seconds: The delay from the present event; negative values count as 0.
    ///   - body: The closure to call.
    /// - Returns: The timer, for `cancel(_:)`; `nil` outside an attempt and inside `reset()`, where a recognizer has no timers: the
    ///   body is never called, and a diagnostic reports it.
    @_spi(Subclass) @discardableResult public func after(_ seconds: TimeInterval, perform body: @escaping () -> Void)
        -> VirtualTimer?
    {
        guard let dispatcher, !isBeingReset else {
            report { .timerOutsideAttempt($0) }
            return nil
        }
        let timer = dispatcher.setTimer(after: seconds, owner: self, body)
        timers.append(timer.token)
        return timer
    }

    /// Cancels a timer; does nothing if it has fired.
    @_spi(Subclass) public func cancel(_ timer: VirtualTimer) {
        timers.removeAll { $0 == timer.token }
        dispatcher?.cancelTimer(timer)
    }

    /// The touches that the recognizer receives at present, oldest first: those that are down, and those lifted in this event.
    @_spi(Subclass) public var touchesInAttempt: [UITouch] {
        guard let dispatcher else { return [] }
        var touches: [UITouch] = []
        for touch in dispatcher.contacts.order where touch.bit & contacts != 0 { touches.append(touch) }
        return touches
    }

    /// Returns the one of `touchesInAttempt` that has a number, without making the array; `nil` if there is none.
    package final func touchInAttempt(_ number: Int) -> UITouch? {
        guard let dispatcher else { return nil }
        for touch in dispatcher.contacts.order where touch.serial == number {
            return touch.bit & contacts != 0 ? touch : nil
        }
        return nil
    }

    /// A Boolean value that indicates whether each movement of the recognizer's touches is reported while it is active, even if `state` is not
    /// assigned; `true` by default (S-068). A recognizer turns it off while it has nothing to report, for instance a pan with fewer
    /// fingers than it requires.
    @_spi(Subclass) public var sendsActionForEveryMovement: Bool {
        get { reportsEveryMovement }
        set { reportsEveryMovement = newValue }
    }

    /// The time of the event or timer that is being handled, in seconds on the host's time line.
    @_spi(Subclass) public var eventTimestamp: TimeInterval {
        dispatcher?.now.seconds ?? 0
    }

    /// Converts a point of the window to the coordinates of a view; `nil` means the window's coordinates.
    @_spi(Subclass) public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = viewStorage?.windowStorage ?? view.windowStorage, view !== window else {
            return point
        }
        return view.convert(point, from: window)
    }

    /// Converts a vector in window coordinates to those of a view; `nil` means the window's coordinates.
    @_spi(Subclass) public final func convertVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
        guard let view else { return vector }
        if let window = viewStorage?.windowStorage, window === view.windowStorage {
            return view.vector(vector, from: window)
        }
        let (origin, end) = (convert(.zero, to: view), convert(vector, to: view))
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }
}

extension UIGestureRecognizer {
    /// The dispatcher that receives diagnostics about this recognizer.
    final var reporter: Dispatcher? {
        dispatcher ?? viewStorage?.windowStorage?.application?.dispatcher
    }

    /// Reports a diagnostic about this recognizer, made from its name.
    final func report(_ diagnostic: (String) -> TouchDiagnostic) {
        if let reporter { reporter.report(diagnostic(reporter.name(self).text)) }
    }

    final func propose(_ state: State, reason: Reason?) {
        guard let phase = state.phase else { return }
        reporter?.propose(phase, by: self, reason: reason)
    }

    /// The slots of all touches that are down.
    final var downContacts: UInt64 { dispatcher?.contacts.downMask ?? 0 }

    /// The centroid of its touches in window coordinates; `nil` without touches.
    ///
    /// Touches that are lifted in this event count in the last action, and if no other is left.
    final var centroid: CGPoint? {
        guard let dispatcher, contacts != 0 else { return nil }
        var sum = CGPoint.zero
        var (count, isAnyUp) = (0, false)
        for touch in dispatcher.contacts.order where touch.bit & contacts != 0 {
            sum.x += touch.sample.location.x
            sum.y += touch.sample.location.y
            count += 1
            if !touch.isDown { isAnyUp = true }
        }
        guard count > 0 else { return nil }
        if isAnyUp, !isInLastAction { leaveOutLifted(&sum, &count) }
        return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
    }

    private func leaveOutLifted(_ sum: inout CGPoint, _ count: inout Int) {
        let lifted = contacts & ~downContacts
        guard let dispatcher, lifted.nonzeroBitCount < count else { return }
        for touch in dispatcher.contacts.order where touch.bit & lifted != 0 {
            sum.x -= touch.sample.location.x
            sum.y -= touch.sample.location.y
            count -= 1
        }
    }

    private var isInLastAction: Bool {
        switch stance {
        case .outside, .inside: false
        case .reporting(let state): state == .ended || state == .cancelled
        }
    }

    /// Removes a touch from its touches.
    final func forget(_ touch: UITouch) {
        guard contacts & touch.bit != 0 else { return }
        if let centroid { lastCentroid = centroid }
        contacts &= ~touch.bit
    }

    /// Removes a press from its presses.
    final func forget(_ press: UIPress) {
        presses &= ~press.bit
    }

    /// A Boolean value that indicates whether it has input that can still decide the attempt.
    final var hasInput: Bool { contacts | presses | streams != 0 }

    /// Returns a Boolean value that indicates whether the recognizer has input in the application of a dispatcher: one that has left that
    /// application's attempt may have some in another.
    final func hasInput(in dispatcher: Dispatcher) -> Bool { hasInput && self.dispatcher === dispatcher }
}

/// The identity of a pending call; see `UIGestureRecognizer.after(_:perform:)` and `UIApplication.after(_:perform:)`.
public struct VirtualTimer: Hashable, Sendable {
    let token: Deadlines.Token
}

/// The kind of input that an attempt of a recognizer began with; all its further input is of the same kind.
enum InputKind: Hashable {
    case touch(UITouch.TouchType)
    case press
    case stream(UIEvent.EventType)
}

#if !hasFeature(Embedded)
    extension UIGestureRecognizer: @preconcurrency CustomStringConvertible {
        /// Returns the text for `description`.
        final func describe() -> String {
            let lists = [("must-fail", requirements), ("must-fail-for", dependents)].filter { !$0.1.isEmpty }
            let members = lists.map { name, others in
                "\(name) = {\n\(others.map { "        <\($0.memberList)>" }.joined(separator: ",\n"))\n    }"
            }
            return "<\(([memberList] + members).joined(separator: "; "))>"
        }

        private final var memberList: String {
            var members = [
                "\(type(of: self)): \(Self.address(of: self))\(name.map { " (\($0))" } ?? "")",
                "state = \(Self.stateNames[state.rawValue])",
            ]
            if !isEnabled { members.append("enabled = NO") }
            if !cancelsTouchesInView { members.append("cancelsTouchesInView = NO") }
            if delaysTouchesBegan { members.append("delaysTouchesBegan = YES") }
            if !delaysTouchesEnded { members.append("delaysTouchesEnded = NO") }
            if let view { members.append("view = <\(type(of: view)) \(Self.address(of: view))>") }
            let called = targets.filter { !$0.isBound || $0.object != nil }.map { target in
                let object = target.object.map { "<\(type(of: $0)) \(Self.address(of: $0))>" } ?? "(null)"
                return "(action=\(target.selector?.description ?? "closure"), target=\(object))"
            }
            if !called.isEmpty { members.append("target= <\(called.joined(separator: ", "))>") }
            return (members + settingsInDescription).joined(separator: "; ")
        }

        private static let stateNames = ["Possible", "Began", "Changed", "Ended", "Cancelled", "Failed"]

        private static func address(of object: AnyObject) -> String {
            "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
        }

        /// The recognizers in the same tree of views that wait for this one.
        private final var dependents: [UIGestureRecognizer] {
            guard wasRequired, var root = view else { return [] }
            while let superview = root.superviewStorage { root = superview }
            var subtree = Subtree(root)
            var found: [UIGestureRecognizer] = []
            while let view = subtree.next() {
                found += (view.recognizerStorage ?? []).filter { $0.requirements.contains { $0 === self } }
            }
            return found
        }
    }
#endif
