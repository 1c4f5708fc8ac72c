public import Touchstone

/// The gestures of several fingers on a touchpad that the window system recognizes: a pinch transforms, a swipe scrolls, and
/// fingers that rest begin a scroll that does not move.
public struct TouchpadInput: Hashable, Sendable {
    /// The scale of the pinch in progress since its beginning; `nil` without one.
    private var scale: CGFloat?
    private var isScrolling = false

    /// Creates the value without a gesture in progress.
    public init() {}

    /// Fingers began to pinch or rotate.
    public mutating func beginPinch(at location: CGPoint, _ instant: Instant) -> [InputFrame] {
        scale = 1
        return [transform(.began, at: location, instant)]
    }

    /// The fingers of a pinch moved.
    /// - Parameters:
    ///   - scale: The scale since the beginning.
    ///   - degrees: The rotation since the last report, clockwise.
    public mutating func pinch(
        scale: CGFloat, degrees: CGFloat, at location: CGPoint, _ instant: Instant
    ) -> [InputFrame] {
        guard let before = self.scale, scale > 0, scale.isFinite, degrees.isFinite else { return [] }
        self.scale = scale
        return [transform(.changed(scale: scale / before, rotation: degrees * .pi / 180), at: location, instant)]
    }

    /// The fingers of a pinch were lifted, or the gesture became another one.
    public mutating func endPinch(isCancelled: Bool, at location: CGPoint, _ instant: Instant) -> [InputFrame] {
        guard scale != nil else { return [] }
        scale = nil
        return [transform(isCancelled ? .cancelled : .ended, at: location, instant)]
    }

    /// Fingers began to swipe, or to rest.
    public mutating func beginScroll(at location: CGPoint, _ instant: Instant) -> [InputFrame] {
        isScrolling = true
        return [scroll(.began(CGVector(dx: 0, dy: 0)), at: location, instant)]
    }

    /// The fingers of a swipe moved by a distance in points.
    public mutating func scroll(by delta: CGVector, at location: CGPoint, _ instant: Instant) -> [InputFrame] {
        isScrolling ? [scroll(.changed(delta), at: location, instant)] : []
    }

    /// The fingers of a swipe were lifted, or the gesture became another one.
    public mutating func endScroll(isCancelled: Bool, at location: CGPoint, _ instant: Instant) -> [InputFrame] {
        guard isScrolling else { return [] }
        isScrolling = false
        return [scroll(isCancelled ? .cancelled : .ended, at: location, instant)]
    }

    /// Cancels what is in progress.
    public mutating func cancel(at location: CGPoint, _ instant: Instant) -> [InputFrame] {
        endPinch(isCancelled: true, at: location, instant) + endScroll(isCancelled: true, at: location, instant)
    }

    private func transform(_ step: TransformSample.Step, at location: CGPoint, _ instant: Instant) -> InputFrame {
        InputFrame(at: instant, others: [.transform(TransformSample(at: location, step))])
    }

    private func scroll(_ step: ScrollSample.Step, at location: CGPoint, _ instant: Instant) -> InputFrame {
        InputFrame(at: instant, others: [.scroll(ScrollSample(at: location, step))])
    }
}
