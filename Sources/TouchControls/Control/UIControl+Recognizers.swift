import TouchCore
import TouchGeometry
@_spi(Subclass) import TouchRecognizers

// What the standard controls defend against recognizers of the views around them (B-290, B-291). A recognizer on the control itself
// wins (B-292).

extension UIControl {
    /// Whether the recognizer is one of a view around this one, and the control would do something with the touch.
    final func isRival(_ recognizer: UIGestureRecognizer) -> Bool {
        isEnabled && recognizer.view !== self
    }

    /// Whether it is a tap around the control that takes one finger and one tap.
    final func isRivalTap(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let tap = recognizer as? UITapGestureRecognizer, isRival(recognizer) else { return false }
        return tap.numberOfTapsRequired <= 1 && tap.numberOfTouchesRequired <= 1
    }

    /// Whether it is a swipe of one finger to the side, around the control.
    final func isRivalSwipe(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let swipe = recognizer as? UISwipeGestureRecognizer, isRival(recognizer) else { return false }
        return swipe.numberOfTouchesRequired <= 1 && !swipe.direction.isDisjoint(with: [.left, .right])
    }

    /// Whether it is a drag of one finger to the side, around the control. A finger that has not moved drags nowhere: it has caught a
    /// scroll view that moved (B-321).
    final func isRivalPan(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let pan = recognizer as? UIPanGestureRecognizer, isRival(recognizer), pan.numberOfTouches == 1 else {
            return false
        }
        // All of the way: what scroll views leave of it when they begin may be nothing.
        let way = pan.travel(in: self)
        return abs(way.x) > abs(way.y)
    }
}
