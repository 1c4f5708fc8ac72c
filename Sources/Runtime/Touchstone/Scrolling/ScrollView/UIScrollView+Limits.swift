@_spi(Subclass) import TouchCore
import TouchInput

// The limits of scrolling.

extension UIScrollView {
    /// Returns the offsets between which an axis scrolls: a single one if its content fits, else the ends of the content with its
    /// insets (B-323, B-344).
    final func range(_ axis: ScrollAxis) -> AxisRange { range(axis, content: contentSize) }

    /// Returns the offsets between which an axis would scroll if the content had another size.
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

    /// Called when content, insets or ends have changed: a drag or motion continues within the new ones, an offset at rest stays.
    final func limitsChanged() {
        switch phase {
        case .resting, .caught: break
        case .dragging(let drag): phase = .dragging(held(drag, at: position, for: translation))
        case .moving(let motion):
            switch motion.kind {
            case .release, .deceleration, .correction: move(resumed(motion, shiftedBy: .zero))
            // A scroll animated by the app keeps its target.
            case .animation, .scrollToTop: break
            }
        }
        zoomGoesOn()
        placeExtras()
    }

    /// Called when the insets have changed: an offset at rest at the beginning of the content stays there, so that it is fully seen (F-7).
    /// - Parameter before: The insets in effect before.
    final func insetsChanged(from before: UIEdgeInsets) {
        limitsChanged()
        guard case .resting = phase, zooming.phase.isResting else { return }
        var offset = position
        let inset = adjustedContentInset
        if position.x == -before.left, inset.left.isFinite { offset.x = -ScrollThresholds.bounded(inset.left) }
        if position.y == -before.top, inset.top.isFinite { offset.y = -ScrollThresholds.bounded(inset.top) }
        if offset != position { show(offset) }
    }

    /// Called when the view's size has changed: what it shows stays inside the content, unless a finger holds it (B-333).
    final func sizeChanged() {
        if safeInset != .zero { updateSafeInset() }
        guard case .resting = phase, zooming.phase.isResting else { return limitsChanged() }
        let inside = clamped(position)
        if inside != position { show(inside) }
    }

    /// Continues from an offset set by the app: a drag or deceleration continues without a jump; an animated scroll ends.
    final func put(at offset: CGPoint) {
        let before = position
        position = offset
        switch phase {
        case .resting, .caught: break
        case .dragging(var drag):
            // An app that moves by pages moves the page where the drag began as well.
            for axis in ScrollAxis.allCases where bounds.size[axis] > 0 {
                drag.page[axis] += ((offset[axis] - before[axis]) / bounds.size[axis]).rounded()
            }
            phase = .dragging(held(drag, at: offset, for: translation))
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

    /// Returns the drag continued from an offset, which is shown for a translation.
    final func held(_ drag: ScrollDrag, at offset: CGPoint, for translation: CGPoint) -> ScrollDrag {
        var drag = drag
        for axis in ScrollAxis.allCases {
            let range = range(axis)
            let excess = range.excess(of: offset[axis])
            // So far out, a finger would hardly move the content any more; and without a rubber band the content would jump.
            drag.slack[axis] = range.bounces && abs(excess) < range.length * ScrollThresholds.furthestPull ? 0 : excess
            drag.origin[axis] = range.loosened(by: drag.slack[axis]).virtual(offset[axis]) + translation[axis]
        }
        return drag
    }

    /// Continues a motion within other limits, or from elsewhere. A motion to a page still ends at a page.
    private final func resumed(_ motion: ScrollMotion, shiftedBy shift: CGPoint) -> ScrollMotion {
        let (time, law) = (motion.clock.time(at: eventTimestamp), law)
        func axis(_ axis: ScrollAxis) -> AxisMotion {
            let range = range(axis)
            let next = motion[axis].resumed(at: time, shiftedBy: shift[axis], in: range, law: law)
            guard isPagingEnabled, motion.kind != .correction, range.isScrollable else { return next }
            return paged(
                from: motion[axis].offset(at: time) + shift[axis], velocity: motion[axis].velocity(at: time),
                to: motion[axis].target + shift[axis], on: axis)
        }
        return ScrollMotion(
            kind: motion.kind, horizontal: axis(.horizontal), vertical: axis(.vertical),
            clock: motion.clock.replaced(at: eventTimestamp))
    }
}

extension UIScrollView {
    /// The axes on which a scroll view adds the insets of its safe area to `contentInset`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As `scrollableAxes`: there are no bars of navigation controllers for which it would differ.
        case automatic = 0
        /// Those on which the view scrolls: its content, with `contentInset`, does not fit, or it always bounces.
        case scrollableAxes = 1
        /// None.
        case never = 2
        /// Both.
        case always = 3
    }

    /// Called when the view may have begun or ceased to scroll on an axis.
    final func scrollableAxesChanged() {
        limitsChanged()
        if safeInset != .zero || safeAreaInsets != .zero { updateSafeInset() }
    }

    /// Called when the safe area or the axes may have changed: content at rest at its beginning stays there, as with other insets.
    final func updateSafeInset() {
        var safe = contentInsetAdjustmentBehavior == .never ? .zero : safeAreaInsets
        if contentInsetAdjustmentBehavior != .always {
            let room = bounds.inset(by: contentInset).size
            if contentSize.width <= room.width, !alwaysBounceHorizontal { (safe.left, safe.right) = (0, 0) }
            if contentSize.height <= room.height, !alwaysBounceVertical { (safe.top, safe.bottom) = (0, 0) }
        }
        guard safe != safeInset else { return }
        let before = adjustedContentInset
        safeInset = safe
        insetsChanged(from: before)
        adjustedContentInsetDidChange()
    }
}
