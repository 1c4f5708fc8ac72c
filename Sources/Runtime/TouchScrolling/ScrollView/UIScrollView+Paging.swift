import TouchCore
import TouchInput

// Paging: pages are as large as the bounds (B-350).

extension UIScrollView {
    final var currentPage: CGPoint {
        var page = CGPoint.zero
        for axis in ScrollAxis.allCases where bounds.size[axis] > 0 {
            page[axis] = (range(axis).clamped(position[axis]) / bounds.size[axis]).rounded()
        }
        return page
    }

    /// Returns the motion of a released drag, after it has called the delegate with the page and the velocity of the release. Another
    /// target changes nothing (B-352).
    final func turned(_ drag: ScrollDrag, velocity: CGPoint, release: CGPoint) -> ScrollMotion {
        let start = position
        let motion = turned(from: drag.page, velocity: velocity)
        _ = answer(to: rounded(motion.target), velocity: release)
        // The delegate may have scrolled instead.
        guard position != start, case .dragging(let drag) = phase else { return motion }
        return turned(from: drag.page, velocity: velocity)
    }

    /// Returns the motion of a released drag that began on a page: enough speed turns a page, else the nearest one is shown (B-351).
    final func turned(from page: CGPoint, velocity: CGPoint) -> ScrollMotion {
        func axis(_ axis: ScrollAxis) -> AxisMotion {
            let (length, range) = (bounds.size[axis], range(axis))
            guard length > 0, range.isScrollable else {
                return .released(at: position[axis], velocity: 0, in: range, law: law)
            }
            let place = position[axis] / length
            var wanted = place.rounded()
            if velocity[axis] >= ScrollThresholds.pagingVelocity { wanted = place.rounded(.down) + 1 }
            if velocity[axis] <= -ScrollThresholds.pagingVelocity { wanted = place.rounded(.up) - 1 }
            wanted = max(page[axis] - 1, min(page[axis] + 1, wanted))
            return paged(from: position[axis], velocity: velocity[axis], to: wanted * length, on: axis)
        }
        return ScrollMotion(kind: .release, horizontal: axis(.horizontal), vertical: axis(.vertical))
    }

    /// Returns the motion of an axis to the page nearest to a place.
    final func paged(from offset: CGFloat, velocity: CGFloat, to place: CGFloat, on axis: ScrollAxis) -> AxisMotion {
        let (length, range) = (bounds.size[axis], range(axis))
        let page = length > 0 ? (place / length).rounded() * length : place
        let target = range.clamped(page.isFinite ? page : place)
        guard target != offset || velocity != 0 else { return .rest(at: target) }
        let spring = AxisSpring(from: offset, velocity: velocity, toPage: target, pixel: pixel)
        return .spring(spring.limited(to: range))
    }
}
