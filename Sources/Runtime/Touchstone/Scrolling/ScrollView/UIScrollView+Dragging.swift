@_spi(Subclass) import TouchCore
import TouchInput
@_spi(Subclass) import TouchRecognizers

// The effect of the pan on the view.

extension UIScrollView {
    /// The translation of the fingers, in points of the view's own coordinates.
    final var translation: CGPoint { scrollPan.translation(in: self) }

    /// The velocity of the offset under the fingers, in points a second; zero for a wheel.
    private final var contentVelocity: CGPoint {
        guard !scrollPan.isWheel else { return .zero }
        let velocity = scrollPan.velocity(in: self)
        return CGPoint(x: -velocity.x, y: -velocity.y)
    }

    final func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began, .changed:
            follow()
            followVelocity()
        case .ended:
            follow()
            extrasLetGo(isCancelled: false)
            letGo(velocity: contentVelocity)
        case .cancelled:
            extrasLetGo(isCancelled: true)
            letGo(velocity: .zero)
        case .possible, .failed: break
        }
    }

    /// Notes the velocity of the pan at a movement or a rest, for the release (M-03).
    private final func followVelocity() {
        guard case .dragging(var drag) = phase else { return }
        drag.follow(velocity: contentVelocity)
        phase = .dragging(drag)
    }

    final func follow() {
        // Rows that are still to be counted are counted before anything is read.
        _ = contentSize
        // Two fingers that hold the content decide the offset, also in the event in which one of them is lifted.
        followPinch()
        let translation = translation
        switch phase {
        case .resting:
            catchZoom()
            stopForGood()
            beginDragging()
        case .moving where scrollPan.state == .ended && translation == .zero:
            // A scroll that the app began while the fingers rested continues without them.
            return
        case .moving, .caught:
            stopForGood()
            // Movement turns a caught view into a drag (B-321).
            if translation == .zero, scrollPan.state != .began { return phase = .caught }
            beginDragging()
        case .dragging:
            break
        }
        guard case .dragging(var drag) = phase, !zooming.phase.isPinching else { return }
        var offset = position
        for axis in ScrollAxis.allCases where axis != drag.lockedAxis {
            let range = range(axis)
            guard range.isScrollable else { continue }
            let virtual = drag.origin[axis] - translation[axis]
            if scrollPan.isWheel {
                // A wheel pulls nothing beyond an end, so there is nothing to take back.
                offset[axis] = range.clamped(virtual)
                drag.origin[axis] = offset[axis] + translation[axis]
            } else {
                offset[axis] = range.loosened(by: drag.slack[axis]).shown(virtual)
                let excess = range.excess(of: offset[axis])
                if abs(excess) < abs(drag.slack[axis]) { drag.slack[axis] = excess }
            }
        }
        phase = .dragging(drag)
        show(offset)
        extrasFollow()
    }

    private final func beginDragging() {
        // The distance that the fingers covered while they zoomed does not count again.
        let start = zooming.pinch?.hasZoomed == true ? translation : .zero
        var drag = held(ScrollDrag(origin: .zero, page: currentPage), at: position, for: start)
        if isDirectionalLockEnabled { drag.lockedAxis = ScrollDrag.lockedAxis(by: scrollPan.travel(in: self)) }
        phase = .dragging(drag)
        delegate?.scrollViewWillBeginDragging(self)
        holdKeyboard()
    }

    // MARK: Letting go

    /// Ends the drag with the newest velocity of the pan.
    private final func letGo(velocity: CGPoint) {
        guard case .dragging(var drag) = phase else {
            fingersWent()
            return releaseCaught()
        }
        guard zooming.phase.isResting else {
            // A view that is zoomed, or returns to its limits, is not flung, also if the delegate answers another offset.
            _ = answer(to: rounded(position), velocity: .zero)
            phase = .resting
            tellOfDragEnd(goesOn: false)
            return resumeZooming()
        }
        drag.isLetGo = true
        phase = .dragging(drag)
        // Below the speed of a fling neither axis moves (M-04).
        let isFling =
            (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot() >= ScrollThresholds.flingVelocity
        var (newest, speed) = (velocity, isFling ? drag.releaseVelocity ?? velocity : .zero)
        for axis in ScrollAxis.allCases where axis == drag.lockedAxis || !range(axis).isScrollable {
            (newest[axis], speed[axis]) = (0, 0)
        }
        let motion = isPagingEnabled ? turned(drag, velocity: newest, release: speed) : flung(velocity: speed)
        guard case .dragging = phase else {
            // The delegate has begun something else meanwhile; the drag ends nevertheless.
            return tellOfDragEnd(goesOn: false)
        }
        phase = .resting
        let goesOn = motion.duration > 0 && window != nil
        if goesOn { move(motion) } else { show(motion.target) }
        tellOfDragEnd(goesOn: goesOn)
        // Unless the delegate has stopped it, and was notified of that.
        announce()
        if window == nil { finishMotion() }
    }

    /// Notifies the delegate, for which the fingers are still down.
    private final func tellOfDragEnd(goesOn: Bool) {
        delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        fingersWent()
    }

    /// Returns the final offset that the delegate answers to the one that is proposed (B-331).
    final func answer(to proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let delegate else { return proposed }
        var target = proposed
        let perMillisecond = CGPoint(x: velocity.x / 1_000, y: velocity.y / 1_000)
        withUnsafeMutablePointer(to: &target) {
            delegate.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: $0)
        }
        return target
    }

    /// Releases a view that was caught and not moved: an offset outside the ends or between pages returns (B-321, B-350).
    final func releaseCaught() {
        guard case .caught = phase, isPagingEnabled, zooming.phase.isResting else {
            if case .caught = phase { phase = .resting }
            return settle()
        }
        phase = .resting
        var motion = turned(from: currentPage, velocity: .zero)
        motion.kind = .correction
        if motion.duration > 0 { move(motion) } else { show(motion.target) }
    }

    /// Returns the motion of a fling, after the delegate was asked for its final offset (B-331).
    private final func flung(velocity: CGPoint) -> ScrollMotion {
        let (start, ends) = (position, (range(.horizontal), range(.vertical)))
        var motion = released(at: start, velocity: velocity, .release)
        let proposed = rounded(clamped(motion.announcedTarget))
        let target = answer(to: proposed, velocity: velocity)
        // The delegate may have scrolled instead, or moved the ends.
        if position != start || ends != (range(.horizontal), range(.vertical)) {
            motion = released(at: position, velocity: velocity, .release)
        }
        let law = law
        for axis in ScrollAxis.allCases where target[axis] != proposed[axis] && target[axis].isFinite {
            let range = range(axis)
            let landing = range.clamped(target[axis])
            motion[axis] =
                range.excess(of: position[axis]) == 0
                ? .released(at: position[axis], landingOn: landing, law: law)
                : .bounce(range.limiting(law.bounce(from: position[axis], velocity: velocity[axis], to: landing)))
        }
        return motion
    }

    /// Returns the motion of both axes, released at an offset with a velocity in points a second.
    final func released(at offset: CGPoint, velocity: CGPoint, _ kind: ScrollMotion.Kind) -> ScrollMotion {
        let law = law
        func axis(_ axis: ScrollAxis) -> AxisMotion {
            .released(at: offset[axis], velocity: velocity[axis], in: range(axis), law: law)
        }
        return ScrollMotion(kind: kind, horizontal: axis(.horizontal), vertical: axis(.vertical))
    }

    /// Returns content that is beyond its ends, and not held, to the nearest end.
    final func settle() {
        guard zooming.phase.isResting else { return resumeZooming() }
        guard case .resting = phase, clamped(position) != position else { return }
        let motion = released(at: position, velocity: .zero, .correction)
        if motion.duration > 0 { move(motion) } else { show(motion.target) }
    }

    // MARK: Fingers

    final func fingersCame() {
        guard !isTracking else { return }
        isTracking = true
        scrollPan.track(window)
    }

    /// Called when the fingers were lifted or taken away. The end of a drag comes first.
    final func fingersLeft() {
        if !isDragging { fingersWent() }
    }

    final func fingersRested() { followVelocity() }

    final func fingersWent() {
        guard isTracking else { return }
        isTracking = false
        scrollPan.track(nil)
    }

    /// Called when the pan was reset, for any reason: it no longer holds the view.
    final func panWasReset() {
        extrasLetGo(isCancelled: true)
        letGo(velocity: .zero)
    }
}

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

// Touches belong to the view or to its content (B-310…B-316).

extension UIScrollView {
    final func isControl(_ view: UIView) -> Bool { view is UIControl }

    final func updateRecognizers() {
        touchDelay.isEnabled = isScrollEnabled && delaysContentTouches
    }

    /// Returns a Boolean value that indicates whether a recognizer of the view may take its touches from the content (B-314).
    final func allowsBeginning(of recognizer: UIGestureRecognizer) -> Bool {
        // A view that was hit has already been asked.
        let isHit = recognizer.touchesInAttempt.contains { $0.view === self }
        guard isHit || gestureRecognizerShouldBegin(recognizer) else { return false }
        for touch in recognizer.touchesInAttempt where touch.isReceivedByView {
            guard let view = touch.view, view !== self, view.isDescendant(of: self) else { continue }
            guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
        }
        return true
    }
}
