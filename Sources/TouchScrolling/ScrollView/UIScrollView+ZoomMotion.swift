@_spi(Subclass) import TouchCore
import TouchGeometry

// The zoom moves by itself: back to a limit, or where the app wants it.

extension UIScrollView {
    /// Moves from now on; without a window, at once to the end.
    private final func moveZoom(_ motion: ZoomMotion) {
        guard let window else { return finishZoom() }
        guard zooming.link == nil else { return }
        let link = CADisplayLink { [self] _ in stepZoom() }
        zooming.link = link
        window.add(link)
    }

    private final func stepZoom() {
        guard case .moving(let motion, let view) = zooming.phase else { return stopZoomLink() }
        guard view.superview === self else { return endZooming() }
        let now = eventTimestamp
        if window == nil || motion.isOver(at: now) {
            finishZoom()
        } else {
            show(motion.scale(at: now), of: view, at: motion.offset(at: now))
        }
    }

    /// Goes to where it would come to rest, and rests.
    final func finishZoom() {
        guard case .moving(let motion, let view) = zooming.phase else { return }
        if view.superview === self { show(motion.to, of: view, at: clamped(motion.target, at: motion.to)) }
        // The delegate may have stopped it, or begun something else.
        guard case .moving(let present, _) = zooming.phase, present.isSame(as: motion) else { return }
        endZooming()
    }

    final func stopZoomLink() {
        zooming.link?.invalidate()
        zooming.link = nil
    }

    /// A finger comes down on what moves, and stops it where it was last shown: a zoom that is beyond its limits is held until
    /// the finger goes, any other is over (B-321).
    final func catchZoom() {
        guard case .moving(let motion, let view) = zooming.phase else { return }
        stopZoomLink()
        zooming.phase = .held(view, focus: motion.focus)
        if zooming.limits.contains(zooming.scale) { endZooming() }
    }

    /// Nobody holds what is beyond its limits: it goes back, about the point where fingers last held it (B-362).
    final func resumeZooming() {
        guard case .held(let view, let focus) = zooming.phase, !isHeldByDrag else { return }
        let scale = zooming.limits.clamped(zooming.scale)
        guard scale != zooming.scale, view.superview === self else { return endZooming() }
        stopForGood()
        guard case .held = zooming.phase else { return }
        let motion = bounce(to: scale, about: focus)
        zooming.phase = .moving(motion, view)
        moveZoom(motion)
    }

    private final func bounce(to scale: CGFloat, about focus: CGPoint) -> ZoomMotion {
        let (target, size, stretch) = (
            offset(at: scale, about: focus), zooming.contentSize, abs(scale - zooming.scale)
        )
        let way = max(
            max(size.width, size.height) * stretch, max(abs(target.x - position.x), abs(target.y - position.y)))
        return ZoomMotion(
            .bounce, from: zooming.scale, position, to: scale, target, about: focus,
            along: ZoomMotion.bounce(over: way, pixel: pixel), start: eventTimestamp)
    }

    /// Begins an animated zoom that the app asked for (N-52).
    final func animateZoom(_ view: UIView, to scale: CGFloat, at target: CGPoint, about focus: CGPoint) {
        let motion = ZoomMotion(
            .animation, from: zooming.scale, position, to: scale, target, about: focus,
            along: .ease(ScrollThresholds.animationDuration), start: eventTimestamp)
        zooming.phase = .moving(motion, view)
        tellOfZoomBeginning(view)
        guard case .moving(let present, _) = zooming.phase, present.isSame(as: motion) else { return }
        moveZoom(motion)
    }

    /// The limits are others: what moves to where it may not rest goes elsewhere.
    final func zoomGoesOnInLimits() {
        guard case .moving(let motion, let view) = zooming.phase, !zooming.limits.contains(motion.to) else { return }
        zooming.phase = .moving(bounce(to: zooming.limits.clamped(motion.to), about: motion.focus), view)
    }

    /// The offset was put somewhere else, or the ends of the content are others: fingers hold what is there, motion goes on from
    /// there and comes to rest between the ends.
    final func zoomGoesOn(from offset: CGPoint) {
        switch zooming.phase {
        case .resting, .held: break
        case .pinching: pinchGoesOn()
        case .moving(var motion, let view):
            motion.goOn(from: offset, to: clamped(motion.target, at: motion.to), at: eventTimestamp)
            zooming.phase = .moving(motion, view)
        }
    }

    /// A zoom is over, wherever it is.
    final func endZooming() {
        guard let view = zooming.phase.view else { return }
        stopZoomLink()
        let wasPinching = zooming.phase.isPinching
        zooming.phase = .resting
        if wasPinching { put(at: position) }
        tellOfZoomEnd(view)
        settle()
    }
}
