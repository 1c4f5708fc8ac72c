import TouchCore
import TouchInput
@_spi(Subclass) import TouchRecognizers

// The touches that standard controls defend against recognizers of the views around them (B-290, B-291). A recognizer on the control
// itself takes precedence (B-292).

extension UIControl {
    /// Returns a Boolean value that indicates whether a recognizer is on an enclosing view, and the control would handle the touch.
    final func isRival(_ recognizer: UIGestureRecognizer) -> Bool {
        isEnabled && recognizer.view !== self
    }

    /// Returns a Boolean value that indicates whether a recognizer is a tap of one finger on an enclosing view.
    final func isRivalTap(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let tap = recognizer as? UITapGestureRecognizer, isRival(recognizer) else { return false }
        return tap.numberOfTapsRequired <= 1 && tap.numberOfTouchesRequired <= 1
    }

    /// Returns a Boolean value that indicates whether a recognizer is a horizontal swipe of one finger on an enclosing view.
    final func isRivalSwipe(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let swipe = recognizer as? UISwipeGestureRecognizer, isRival(recognizer) else { return false }
        return swipe.numberOfTouchesRequired <= 1 && !swipe.direction.isDisjoint(with: [.left, .right])
    }

    /// Returns a Boolean value that indicates whether a recognizer is a horizontal drag of one finger on an enclosing view. A finger that
    /// has not moved does not drag: it has caught a moving scroll view (B-321).
    final func isRivalPan(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let pan = recognizer as? UIPanGestureRecognizer, isRival(recognizer), pan.numberOfTouches == 1 else {
            return false
        }
        // The whole travel: the translation that a scroll view leaves when it begins may be zero.
        let way = pan.travel(in: self)
        return abs(way.x) > abs(way.y)
    }
}
