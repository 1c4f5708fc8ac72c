import TouchCore
import TouchGeometry

// How far the view scrolls.

extension UIScrollView {
    /// The offsets between which an axis scrolls: none if its content fits, else the ends of the content with its insets
    /// (B-323, B-344).
    final func range(_ axis: ScrollAxis) -> AxisRange { range(axis, content: contentSize) }

    /// The offsets of an axis if the content had another size.
    final func range(_ axis: ScrollAxis, content size: CGSize) -> AxisRange {
        let (inset, length) = (adjustedContentInset, bounds.size)
        var range: AxisRange
        switch axis {
        case .horizontal:
            range = AxisRange(
                content: size.width, leading: inset.left, trailing: inset.right, length: length.width,
                bounces: bouncesHorizontally, alwaysBounces: alwaysBounceHorizontal,
                alignment: contentAlignmentPoint.x)
        case .vertical:
            range = AxisRange(
                content: size.height, leading: inset.top, trailing: inset.bottom, length: length.height,
                bounces: bouncesVertically, alwaysBounces: alwaysBounceVertical,
                alignment: contentAlignmentPoint.y)
        }
        if scrollPan.isTrackpad { range.coefficient = ScrollThresholds.trackpadBandCoefficient }
        return range
    }

    final func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: range(.horizontal).clamped(offset.x), y: range(.vertical).clamped(offset.y))
    }

    /// Content, insets or ends have changed: what goes on goes on within the new ones; what rests stays where it is.
    final func limitsChanged() {
        switch phase {
        case .resting, .caught: break
        case .dragging(let drag): phase = .dragging(held(drag, at: position, for: translation))
        case .moving(let motion):
            switch motion.kind {
            case .release, .deceleration, .correction: move(resumed(motion, shiftedBy: .zero))
            // What the app animates goes where the app wants it.
            case .animation, .scrollToTop: break
            }
        }
        zoomGoesOn(from: position)
        placeExtras()
    }

    /// The insets have changed: what rests at the beginning of the content still does, so that it is seen whole (F-7).
    final func insetsChanged(from before: UIEdgeInsets) {
        limitsChanged()
        guard case .resting = phase, zooming.phase.isResting else { return }
        var offset = position
        if position.x == -before.left, contentInset.left.isFinite {
            offset.x = -ScrollThresholds.bounded(contentInset.left)
        }
        let top = adjustedContentInset.top
        if position.y == -(before.top + refreshInset), top.isFinite { offset.y = -ScrollThresholds.bounded(top) }
        if offset != position { show(offset) }
    }

    /// The view has another size: what it shows is still inside the content, unless a finger holds it (B-333).
    final func sizeChanged() {
        guard case .resting = phase, zooming.phase.isResting else { return limitsChanged() }
        let inside = clamped(position)
        if inside != position { show(inside) }
    }

    /// The app has put it somewhere: a drag, or a fling, goes on from there without a jump; an animated scroll is over.
    final func put(at offset: CGPoint) {
        position = offset
        switch phase {
        case .resting, .caught: break
        case .dragging(let drag): phase = .dragging(held(drag, at: offset, for: translation))
        case .moving(let motion):
            switch motion.kind {
            case .release, .deceleration, .correction:
                let before = motion.offset(at: eventTimestamp)
                move(resumed(motion, shiftedBy: CGPoint(x: offset.x - before.x, y: offset.y - before.y)))
            case .animation, .scrollToTop:
                stopMotion()
            }
        }
    }

    /// The drag goes on from an offset, which is shown for a translation.
    final func held(_ drag: ScrollDrag, at offset: CGPoint, for translation: CGPoint) -> ScrollDrag {
        var drag = drag
        for axis in ScrollAxis.allCases {
            let range = range(axis)
            let excess = range.excess(of: offset[axis])
            // So far out a finger would not move it any more; and where nothing gives way it would jump.
            drag.slack[axis] = range.bounces && abs(excess) < range.length * ScrollThresholds.furthestPull ? 0 : excess
            drag.origin[axis] = range.loosened(by: drag.slack[axis]).virtual(offset[axis]) + translation[axis]
        }
        return drag
    }

    /// What moves by itself goes on in other limits, or elsewhere: pages stay pages.
    private final func resumed(_ motion: ScrollMotion, shiftedBy shift: CGPoint) -> ScrollMotion {
        let now = eventTimestamp
        func axis(_ axis: ScrollAxis) -> AxisMotion {
            let range = range(axis)
            let next = motion[axis].resumed(
                at: now - motion.start, shiftedBy: shift[axis], in: range, rate: decelerationRate.rawValue, pixel: pixel
            )
            guard isPagingEnabled, motion.kind != .correction, range.isScrollable else { return next }
            let offset = motion[axis].offset(at: now - motion.start) + shift[axis]
            return paged(
                from: offset, velocity: motion[axis].velocity(at: now - motion.start),
                to: motion[axis].target + shift[axis], on: axis)
        }
        return ScrollMotion(
            kind: motion.kind, horizontal: axis(.horizontal), vertical: axis(.vertical), start: now)
    }
}
