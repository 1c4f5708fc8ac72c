import TouchCore
import TouchInput

// The choice between nested scroll views for a drag (B-355…B-357).
//
//     finger     ↑ in the inner one     inner has room ► inner       inner is at its end ► outer, if that has room
//                ↑ again                (decided for each drag; it does not change during a drag)

extension UIScrollView {
    /// Returns a Boolean value that indicates whether a finger that has moved so far, in the view's own coordinates, drags this view:
    /// along an axis that scrolls, and for which no enclosing scroll view takes precedence.
    final func isDrag(_ travel: CGVector, beyond distance: CGFloat) -> Bool {
        let main: ScrollAxis = abs(travel.dx) > abs(travel.dy) ? .horizontal : .vertical
        for axis in ScrollAxis.allCases where abs(travel[axis]) >= distance && travel[axis] != 0 {
            guard range(axis).isScrollable else { continue }
            if axis == main {
                if hasRoom(on: axis, for: travel) || !transfers(axis) || !isRoomAround(on: axis, for: travel) {
                    return true
                }
            } else if range(main).isScrollable || !isRoomAround(on: main, for: travel) {
                // Along the other axis, an enclosing scroll view may be meant.
                return true
            }
        }
        return false
    }

    private func transfers(_ axis: ScrollAxis) -> Bool {
        axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    }

    /// Returns `true` if there is content to show: fingers that move in one direction show what is in the opposite one.
    private func hasRoom(on axis: ScrollAxis, for travel: CGVector) -> Bool {
        range(axis).hasRoom(from: position[axis], towards: -travel[axis])
    }

    private func isRoomAround(on axis: ScrollAxis, for travel: CGVector) -> Bool {
        var link = superview
        while let view = link {
            if let outer = view as? UIScrollView, outer.scrollPan.isEnabled {
                let part = axis == .horizontal ? CGPoint(x: travel.dx, y: 0) : CGPoint(x: 0, y: travel.dy)
                // The enclosing scroll view may be rotated or scaled relative to this one.
                let (start, end) = (convert(CGPoint.zero, to: outer), convert(part, to: outer))
                let there = CGVector(dx: end.x - start.x, dy: end.y - start.y)
                let its: ScrollAxis = abs(there.dx) > abs(there.dy) ? .horizontal : .vertical
                if outer.hasRoom(on: its, for: there) { return true }
            }
            link = view.superview
        }
        return false
    }
}
