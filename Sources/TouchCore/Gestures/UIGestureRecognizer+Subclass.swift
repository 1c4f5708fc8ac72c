import TouchArbitration
public import TouchGeometry
import TouchInput
import TouchTrace

// What subclasses call, not override. All but `ignore` need `@_spi(Subclass) import Touchstone`.

extension UIGestureRecognizer {
    /// Gives up a touch: no further updates for this recognizer, and the touch is not cancelled in its view even if the
    /// recognizer recognizes later. Call it at any time; the state does not change (S-062…S-065).
    public func ignore(_ touch: UITouch, for event: UIEvent) {
        // A touch that is over may have had the slot of one that is not.
        guard contacts & touch.bit != 0, let dispatcher, dispatcher.contacts.slots[touch.slot] === touch else { return }
        dispatcher.ignore(touch, by: self)
    }

    /// Gives up a press, as `ignore(_:for:)` does a touch.
    public func ignore(_ press: UIPress, for event: UIPressesEvent) {
        guard presses & press.bit != 0, let dispatcher, dispatcher.presses.slots[press.slot] === press else { return }
        dispatcher.ignore(press, by: self)
    }

    /// Fails, or cancels after a beginning, and says why; shown as `failureReason`, in traces and timelines.
    @_spi(Subclass) public func fail(because reason: String) {
        propose(.failed, reason: reason)
    }

    /// Calls back after some seconds of the application's time, as a turn of its own: the body may set `state`.
    ///
    /// The reset of the recognizer cancels it. A recognizer with a pending timer counts as alive (B-116).
    /// - Parameters:
    ///   - seconds: from the present event; negative counts as 0.
    ///   - body: what is to be done then.
    /// - Returns: what `cancel(_:)` takes; `nil` outside an attempt and inside `reset()`, where a recognizer has no timers: the
    ///   body is never called, and a diagnostic says so.
    @_spi(Subclass) @discardableResult public func after(_ seconds: TimeInterval, _ body: @escaping () -> Void)
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

    /// The touches it receives at present, oldest first: those down, and those lifted in this event.
    @_spi(Subclass) public var currentTouches: [UITouch] {
        guard let dispatcher else { return [] }
        var touches: [UITouch] = []
        for touch in dispatcher.contacts.order where touch.bit & contacts != 0 { touches.append(touch) }
        return touches
    }

    /// Whether each movement of one of its touches is reported while it is active, also if `state` is not assigned; `true`
    /// by default (S-068). A recognizer turns it off while it has nothing to say, as a pinch with one finger left.
    @_spi(Subclass) public var sendsActionForEveryMovement: Bool {
        get { reportsEveryMovement }
        set { reportsEveryMovement = newValue }
    }

    /// The time of the event or timer that is being handled, in seconds on the host's time line.
    @_spi(Subclass) public var eventTimestamp: TimeInterval {
        dispatcher?.now.seconds ?? 0
    }

    /// A point of the window in the coordinates of a view; `nil` means the window's.
    @_spi(Subclass) public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = viewStorage?.windowStorage ?? view.windowStorage, view !== window else {
            return point
        }
        return view.convert(point, from: window)
    }

    /// A vector of window coordinates in those of a view; `nil` means the window's.
    @_spi(Subclass) public final func convertVector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
        guard let view else { return vector }
        if let window = viewStorage?.windowStorage, window === view.windowStorage, view.isUpright { return vector }
        let (origin, end) = (convert(.zero, to: view), convert(vector, to: view))
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }
}

extension UIGestureRecognizer {
    /// Where to say that something is wrong.
    final var reporter: Dispatcher? {
        dispatcher ?? viewStorage?.windowStorage?.application?.dispatcher
    }

    /// Says that something is wrong with this recognizer, given its name.
    final func report(_ diagnostic: (String) -> TouchDiagnostic) {
        if let reporter { reporter.report(diagnostic(reporter.name(self))) }
    }

    final func propose(_ state: State, reason: String?) {
        guard let phase = state.phase else { return }
        reporter?.propose(phase, by: self, reason: reason)
    }

    /// The middle of its touches in window coordinates; `nil` without touches.
    final var centroid: CGPoint? {
        guard let dispatcher, contacts != 0 else { return nil }
        var sum = CGPoint.zero
        var count = 0
        for touch in dispatcher.contacts.order where touch.bit & contacts != 0 {
            sum.x += touch.sample.location.x
            sum.y += touch.sample.location.y
            count += 1
        }
        guard count > 0 else { return nil }
        return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
    }

    /// A touch is no longer its own.
    final func forget(_ touch: UITouch) {
        guard contacts & touch.bit != 0 else { return }
        if let centroid { lastCentroid = centroid }
        contacts &= ~touch.bit
    }

    /// A press is no longer its own.
    final func forget(_ press: UIPress) {
        presses &= ~press.bit
    }

    /// Whether there is input that can still decide it.
    final var hasInput: Bool { contacts | presses | streams != 0 }
}
