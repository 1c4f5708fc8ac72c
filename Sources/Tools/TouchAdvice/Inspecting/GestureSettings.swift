@_spi(Subclass) internal import Touchstone

/// The class of one of UIKit's recognizers, and the properties that decide which touches it recognizes.
struct GestureSettings: Hashable {
    private let type: ObjectIdentifier
    private let numbers: [CGFloat]
    /// A Boolean value that indicates whether only one finger can make it recognize.
    let isOfOneFinger: Bool

    /// Reads the properties; the result is `nil` for other classes, also for subclasses.
    init?(_ recognizer: UIGestureRecognizer) {
        let own: [CGFloat]
        let fingers: Int?
        switch recognizer {
        case let tap as UITapGestureRecognizer where Swift.type(of: tap) == UITapGestureRecognizer.self:
            own = Self.numbers(tap)
            fingers = tap.numberOfTouchesRequired
        case let press as UILongPressGestureRecognizer where Swift.type(of: press) == UILongPressGestureRecognizer.self:
            own = Self.numbers(press)
            fingers = press.numberOfTouchesRequired
        case let swipe as UISwipeGestureRecognizer where Swift.type(of: swipe) == UISwipeGestureRecognizer.self:
            own = Self.numbers(swipe)
            fingers = swipe.numberOfTouchesRequired
        case let pan as UIPanGestureRecognizer where Swift.type(of: pan) == UIPanGestureRecognizer.self:
            own = Self.numbers(pan)
            fingers = pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == 1 ? 1 : nil
        case let pinch as UIPinchGestureRecognizer where Swift.type(of: pinch) == UIPinchGestureRecognizer.self:
            own = [pinch.hysteresis, pinch.transformHysteresis]
            fingers = nil
        case let turn as UIRotationGestureRecognizer where Swift.type(of: turn) == UIRotationGestureRecognizer.self:
            own = [turn.hysteresis, turn.transformHysteresis]
            fingers = nil
        default: return nil
        }
        type = ObjectIdentifier(Swift.type(of: recognizer))
        numbers = own + Self.inputs(recognizer)
        isOfOneFinger = fingers == 1
    }

    private static func inputs(_ recognizer: UIGestureRecognizer) -> [CGFloat] {
        [recognizer.requiresExclusiveTouchType ? 1 : 0] + recognizer.allowedTouchTypes.map { CGFloat($0.intValue) }
            + [-1] + recognizer.allowedPressTypes.map { CGFloat($0.intValue) }
    }

    private static func numbers(_ tap: UITapGestureRecognizer) -> [CGFloat] {
        [
            CGFloat(tap.numberOfTapsRequired), CGFloat(tap.numberOfTouchesRequired),
            CGFloat(tap.buttonMaskRequired.rawValue), CGFloat(tap.maximumTapDuration), CGFloat(tap.maximumTapInterval),
            tap.allowableMovement, tap.allowableSeparation, CGFloat(tap.maximumTouchSeparation),
            tap.maximumTouchDistance,
        ]
    }

    private static func numbers(_ press: UILongPressGestureRecognizer) -> [CGFloat] {
        [
            CGFloat(press.numberOfTapsRequired), CGFloat(press.numberOfTouchesRequired),
            CGFloat(press.minimumPressDuration), press.allowableMovement, CGFloat(press.maximumTapInterval),
            press.allowableSeparation,
        ]
    }

    private static func numbers(_ swipe: UISwipeGestureRecognizer) -> [CGFloat] {
        [
            CGFloat(swipe.direction.rawValue), CGFloat(swipe.numberOfTouchesRequired), CGFloat(swipe.maximumDuration),
            swipe.startDistance, swipe.distanceWhenSlow, swipe.distanceWhenFast, swipe.slopeWhenSlow,
            swipe.slopeWhenFast, swipe.allowableSpread, CGFloat(swipe.maximumTouchSeparation),
        ]
    }

    private static func numbers(_ pan: UIPanGestureRecognizer) -> [CGFloat] {
        [
            CGFloat(pan.minimumNumberOfTouches), CGFloat(pan.maximumNumberOfTouches), pan.hysteresis,
            pan.ignoresRestingTouches ? 1 : 0, CGFloat(pan.allowedScrollTypesMask.rawValue),
        ]
    }
}
