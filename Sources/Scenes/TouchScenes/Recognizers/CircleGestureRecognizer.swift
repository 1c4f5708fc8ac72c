@_spi(Subclass) public import Touchstone

/// A recognizer of a circle drawn by one finger, in either direction, from anywhere on it.
///
///     D U
///    ╱   ╲        at the lift `CircleFit` finds the best circle, and the thresholds decide whether it is good enough
///    ╲___╱
///
/// Discrete. A later finger is ignored and keeps its view. Locations are the window's, so that a view that moves along does not matter.
public final class CircleGestureRecognizer: UIGestureRecognizer {
    /// The least radius, in points; 20 by default.
    public var minimumRadius: CGFloat = 20
    /// The greatest deviation of the points, `CircleFit.deviation`; 0.105 by default. A square has 0.11, an ellipse that is
    /// a third longer than wide 0.1, as hands draw circles.
    public var maximumDeviation: CGFloat = 0.105
    /// The least part of a circle that must be drawn, in turns; 0.85 by default.
    public var minimumTurns: CGFloat = 0.85
    /// The greatest part, in turns; 1.25 by default.
    public var maximumTurns: CGFloat = 1.25
    /// The greatest time from the touch to the lift, in seconds; 2 by default.
    public var maximumDuration: TimeInterval = 2
    /// The drawn circle, in window coordinates, for use in the action. `nil` before it is recognized and after the reset.
    public private(set) var circle: CircleFit?

    private var trackedTouch: UITouch?
    private var points: [CGPoint] = []

    /// Creates the recognizer, without a target.
    public init() { super.init(target: nil, action: nil) }

    /// Follows the first finger, for a limited time.
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouch == nil else {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        guard touches.count == 1, let touch = touches.first else { return fail(because: "two fingers at once") }
        trackedTouch = touch
        add(touch, event)
        after(maximumDuration) { [self] in fail(because: "it took too long") }
    }

    /// Collects every reading of the digitizer.
    public override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = trackedTouch, touches.contains(touch) { add(touch, event) }
    }

    /// Recognizes or fails.
    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        add(touch, event)
        guard let fit = CircleFit(points) else { return fail(because: "it is a line") }
        guard abs(fit.turns) >= minimumTurns else { return fail(because: "it does not go all around") }
        guard abs(fit.turns) <= maximumTurns else { return fail(because: "it goes around more than once") }
        guard fit.deviation <= maximumDeviation else { return fail(because: "it is not round") }
        guard fit.radius >= minimumRadius else { return fail(because: "it is too small") }
        circle = fit
        state = .recognized
    }

    /// Fails.
    public override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fail(because: "the touch was cancelled")
    }

    /// Discards the finger and the circle.
    public override func reset() {
        trackedTouch = nil
        circle = nil
        points.removeAll()
    }

    private func add(_ touch: UITouch, _ event: UIEvent) {
        for reading in event.coalescedTouches(for: touch) ?? [touch] { points.append(reading.location(in: nil)) }
    }
}
