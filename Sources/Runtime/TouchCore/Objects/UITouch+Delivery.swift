import TouchArbitration
public import TouchInput
import TouchTrace

// The interface of a touch for the dispatcher: the calls that a view receives, and their values.

extension UITouch: GatedInput {
    var isListenerInPlace: Bool {
        guard let window else { return true }
        return hitView?.windowStorage === window && window.isShown
    }

    var listener: UIResponder? { hitView }

    var input: Contest.Input { .touch(slot) }

    /// A Boolean value that indicates whether an ancestor of its view must be asked whether the view may receive it.
    var isRefereed: Bool {
        var link = hitView?.superviewLink
        while let view = link {
            if view.use({ $0.refereesTouches }) { return true }
            link = view.use { $0.superviewLink }
        }
        return false
    }

    var step: TouchStep? {
        switch sample.phase {
        case .began: .began
        case .moved: .moved
        case .stationary, .regionEntered, .regionMoved, .regionExited: nil
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }

    func forget(by recognizer: UIGestureRecognizer) { recognizer.forget(self) }

    func show(_ step: TouchStep, at now: Instant) -> Bool {
        // A movement that is delivered immediately shows the present values.
        if step == .moved, sample.phase == .moved, sample.instant == now, catchUp == nil { return false }
        presentSample = sample
        switch step {
        case .began:
            wasReceived = true
            sample = beganSample
            // The next movement starts where the view received the beginning.
            catchUp = (beganSample.location, beganSample.preciseLocation)
            return presentSample?.phase != .began || beganSample.instant < now
        case .moved:
            let isLate = sample.phase != .moved || sample.instant < now
            sample.phase = .moved
            if let catchUp { sample.placesBefore = catchUp }
            catchUp = nil
            // The finger has been lifted already: the rest of its path belongs to the end.
            if let endedSample { sample.places = endedSample.placesBefore }
            return isLate
        case .ended:
            if let endedSample { sample = endedSample }
            return sample.instant < now
        case .cancelled:
            wasReceived = false
            sample.phase = .cancelled
            return false
        }
    }

    func showPresent() {
        guard let present = presentSample else { return }
        sample = present
        presentSample = nil
    }

    func taken() {
        view = nil
    }

    func wasRemoved(into pool: TouchPool) { pool.add(self) }

    static func received(by recognizer: UIGestureRecognizer) -> UInt64 { recognizer.contacts }

    static func traced(_ step: TouchStep) -> TraceRecord.TouchStep {
        switch step {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }

    static func notify(_ listener: UIResponder, _ step: TouchStep, _ inputs: Set<UITouch>, _ event: UIEvent) {
        switch step {
        case .began: listener.touchesBegan(inputs, with: event)
        case .moved: listener.touchesMoved(inputs, with: event)
        case .ended: listener.touchesEnded(inputs, with: event)
        case .cancelled: listener.touchesCancelled(inputs, with: event)
        }
    }

    static func notify(_ recognizer: UIGestureRecognizer, _ step: TouchStep, _ inputs: Set<UITouch>, _ event: UIEvent) {
        switch step {
        case .began: recognizer.touchesBegan(inputs, with: event)
        case .moved: recognizer.touchesMoved(inputs, with: event)
        case .ended:
            for touch in inputs { recognizer.dispatcher?.estimates.ended(touch, before: recognizer) }
            recognizer.touchesEnded(inputs, with: event)
        case .cancelled: recognizer.touchesCancelled(inputs, with: event)
        }
    }
}

extension UITouch {
    /// A Boolean value that indicates whether the view of the touch has received `touchesBegan`, but no end: if the touch is taken from the
    /// view now, the view receives `touchesCancelled`.
    @_spi(Subclass) public var isReceivedByView: Bool {
        guard let dispatcher = window?.application?.dispatcher, dispatcher.holds(self) else { return false }
        return dispatcher.contest.isReceiving(input)
    }
}

// The values that a device reports for a contact besides its location. Where it reports none they have neutral values: no radius,
// no force, a pencil that stands upright.

extension UITouch {
    /// The values that can be estimated first and updated later.
    public struct Properties: OptionSet, Hashable, Sendable {
        /// One bit per value.
        public let rawValue: Int
        /// Creates properties from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// `force`.
        public static let force = Properties(rawValue: 1)
        /// `azimuthAngle(in:)` and `azimuthUnitVector(in:)`.
        public static let azimuth = Properties(rawValue: 2)
        /// `altitudeAngle`.
        public static let altitude = Properties(rawValue: 4)
        /// `location(in:)` and the other locations.
        public static let location = Properties(rawValue: 8)
        /// `rollAngle`.
        public static let roll = Properties(rawValue: 16)
    }

    /// Approximately half the size of the contact, in points; 0 if the device does not report it.
    public var majorRadius: CGFloat { sample.details.radius }

    /// The tolerance of `majorRadius`, in points.
    public var majorRadiusTolerance: CGFloat { sample.details.radiusTolerance }

    /// The force of the touch, for a pencil along its axis: 1 is an average touch; 0 if the device does not report it.
    public var force: CGFloat { sample.details.force }

    /// The greatest value of `force` that the device reports; 0 if it reports no force.
    public var maximumPossibleForce: CGFloat { sample.details.maximumForce }

    /// The angle between a pencil and the screen in radians: 0 lies flat, π/2 stands upright, which is also the value for
    /// anything but a pencil.
    public var altitudeAngle: CGFloat { sample.details.altitude }

    /// The rotation of a pencil about its axis, in radians; 0 if the device does not report it.
    public var rollAngle: CGFloat { sample.details.roll }

    /// Returns the direction of the cap end of a pencil, in the coordinates of a view, in radians: 0 along the x axis, increasing
    /// clockwise. `nil` means the window's coordinates.
    public func azimuthAngle(in view: UIView?) -> CGFloat {
        let vector = azimuthUnitVector(in: view)
        return angle(y: vector.dy, x: vector.dx)
    }

    /// Returns the direction of the cap end of a pencil as a unit vector in the coordinates of a view; `nil` means the window's
    /// coordinates.
    public func azimuthUnitVector(in view: UIView?) -> CGVector {
        window.map { $0.direction(sample.details.azimuth, in: view) }
            ?? CGVector(dx: cosine(sample.details.azimuth), dy: sine(sample.details.azimuth))
    }

    /// The values that are estimates.
    public var estimatedProperties: Properties { Properties(rawValue: sample.details.estimation.estimated.rawValue) }

    /// The values that are estimates and will be updated; empty if all are final.
    public var estimatedPropertiesExpectingUpdates: Properties {
        Properties(rawValue: sample.details.estimation.expectingUpdates.rawValue)
    }

    #if canImport(Foundation)
        /// The identity of the reading for `touchesEstimatedPropertiesUpdated(_:)`; `nil` if no update will come (B-405).
        public var estimationUpdateIndex: NSNumber? {
            sample.details.estimation.index.map { NSNumber(value: $0) }
        }
    #endif

    /// Returns the edges of the screen at which it began: those that the digitizer flagged or, if it flags none, those that are
    /// nearer than `width` points (B-252, N-20).
    @_spi(Subclass) public func edges(within width: CGFloat) -> UIRectEdge {
        if let flaggedEdges { return flaggedEdges }
        guard let window, let screen = window.application?.screen.bounds else { return [] }
        return screen.edges(near: window.placement.toSuperview(beganSample.location), within: width)
    }
}

extension UIView {
    /// Returns a direction on the screen, in radians, as a unit vector in the coordinates of a view of this window.
    final func direction(_ angle: CGFloat, in view: UIView?) -> CGVector {
        let (origin, end) = (CGPoint.zero, CGPoint(x: cosine(angle), y: sine(angle)))
        var (from, to) = (placement.fromSuperview(origin), placement.fromSuperview(end))
        if let view, view !== self { (from, to) = (view.convert(from, from: self), view.convert(to, from: self)) }
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let length = (dx * dx + dy * dy).squareRoot()
        // A view that is flattened by a transform has no directions.
        guard length > 0, length.isFinite else { return CGVector(dx: end.x, dy: end.y) }
        return CGVector(dx: dx / length, dy: dy / length)
    }
}

extension CGRect {
    /// Returns the edges whose distance from a point is less than `width`.
    func edges(near point: CGPoint, within width: CGFloat) -> UIRectEdge {
        var edges: UIRectEdge = []
        if point.y - minY < width { edges.insert(.top) }
        if point.x - minX < width { edges.insert(.left) }
        if maxY - point.y < width { edges.insert(.bottom) }
        if maxX - point.x < width { edges.insert(.right) }
        return edges
    }
}
