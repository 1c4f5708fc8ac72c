import TouchCore
import TouchGeometry

// Pages are as large as the bounds (B-350).

extension UIScrollView {
    final var currentPage: CGPoint {
        var page = CGPoint.zero
        for axis in ScrollAxis.allCases where bounds.size[axis] > 0 {
            page[axis] = (range(axis).clamped(position[axis]) / bounds.size[axis]).rounded()
        }
        return page
    }

    /// A drag that began on a page is let go: a noticeable speed turns a page, else the nearest one is taken (B-351).
    final func turned(from page: CGPoint, velocity: CGPoint) -> ScrollMotion {
        func axis(_ axis: ScrollAxis) -> AxisMotion {
            let (length, range) = (bounds.size[axis], range(axis))
            guard length > 0, range.isScrollable else { return .rest(at: position[axis]) }
            let place = position[axis] / length
            var wanted = place.rounded()
            if velocity[axis] >= ScrollThresholds.pagingVelocity { wanted = place.rounded(.down) + 1 }
            if velocity[axis] <= -ScrollThresholds.pagingVelocity { wanted = place.rounded(.up) - 1 }
            wanted = max(page[axis] - 1, min(page[axis] + 1, wanted))
            let target = range.clamped(wanted * length)
            guard target != position[axis] || velocity[axis] != 0 else { return .rest(at: target) }
            return .spring(
                AxisSpring(from: position[axis], velocity: velocity[axis], toPage: target, pixel: pixel))
        }
        return ScrollMotion(
            kind: .deceleration, horizontal: axis(.horizontal), vertical: axis(.vertical), start: eventTimestamp)
    }
}
