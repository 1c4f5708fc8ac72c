@_spi(Subclass) import TouchCore
import TouchInput

// The motion of a zoom: back to a limit, or to a scale set by the app.

extension UIScrollView {
    /// Starts a motion. Without a window the zoom jumps to its end.
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

    /// Jumps to the end of the motion, and ends it.
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

    /// Stops the zoom where it was last shown, because a finger came down: beyond its limits it is held until the finger lifts,
    /// otherwise it ends (B-321).
    final func catchZoom() {
        guard case .moving(let motion, let view) = zooming.phase else { return }
        stopZoomLink()
        zooming.phase = .held(view, focus: motion.focus)
        if zooming.limits.contains(zooming.scale) { endZooming() }
    }

    /// Bounces a zoom beyond its limits, which fingers no longer hold, back about the point where they last held it (B-362).
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

    /// Starts an animated zoom for the app (N-52).
    final func animateZoom(_ view: UIView, to scale: CGFloat, at target: CGPoint, about focus: CGPoint) {
        let motion = ZoomMotion(
            .animation, from: zooming.scale, position, to: scale, target, about: focus,
            along: .ease(ScrollThresholds.animationDuration), start: eventTimestamp)
        zooming.phase = .moving(motion, view)
        tellOfZoomBeginning(view)
        guard case .moving(let present, _) = zooming.phase, present.isSame(as: motion) else { return }
        moveZoom(motion)
    }

    /// Called when the limits have changed: a motion to a scale that they exclude gets another target.
    final func zoomGoesOnInLimits() {
        guard case .moving(let motion, let view) = zooming.phase, !zooming.limits.contains(motion.to) else { return }
        zooming.phase = .moving(bounce(to: zooming.limits.clamped(motion.to), about: motion.focus), view)
    }

    /// Called when the offset was set by the app, or the ends of the content have changed: fingers hold the content at its new
    /// place, a motion continues from there and comes to rest between the ends.
    final func zoomGoesOn(from offset: CGPoint) {
        switch zooming.phase {
        case .resting, .held: break
        case .pinching: pinchGoesOn()
        case .moving(var motion, let view):
            motion.goOn(from: offset, to: clamped(motion.target, at: motion.to), at: eventTimestamp)
            zooming.phase = .moving(motion, view)
        }
    }

    /// Ends a zoom at its present scale.
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
