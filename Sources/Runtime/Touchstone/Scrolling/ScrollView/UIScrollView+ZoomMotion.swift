@_spi(Subclass) import TouchCore
import TouchInput
import TouchKinematics

// The motion of a zoom: back to a limit, or to a scale set by the app. It is an animation of views, as in UIKit: scale and offset have
// their final values at once, and the delegate is notified of them once.

extension UIScrollView {
    /// Starts a motion to a scale and an offset. Without a window the zoom jumps to its end.
    private final func moveZoom(
        _ kind: ZoomMotion.Kind, _ view: UIView, to scale: CGFloat, at offset: CGPoint, about focus: CGPoint
    ) {
        let motion = startZoom(kind, view, about: focus)
        moveZoom(motion, view, to: scale, at: offset)
    }

    private final func startZoom(_ kind: ZoomMotion.Kind, _ view: UIView, about focus: CGPoint) -> ZoomMotion {
        zooming.motions += 1
        let motion = ZoomMotion(kind: kind, number: zooming.motions, focus: focus)
        zooming.phase = .moving(motion, view)
        return motion
    }

    private final func moveZoom(_ motion: ZoomMotion, _ view: UIView, to scale: CGFloat, at offset: CGPoint) {
        let changes = { [self] in show(scale, of: view, at: offset) }
        let completion = { [self] (_: Bool) in
            if case .moving(motion, _) = zooming.phase { endZooming() }
        }
        switch motion.kind {
        case .bounce:
            UIView.animate(along: bounce(to: scale, at: offset), animations: changes, completion: completion)
        case .animation:
            UIView.animate(
                withDuration: ScrollThresholds.animationDuration, delay: 0, options: .allowUserInteraction,
                animations: changes, completion: completion)
        }
    }

    /// Returns a bounce of 1 on which the furthest point of the content has no visible distance to go at the end (M-08, M-09).
    private final func bounce(to scale: CGFloat, at offset: CGPoint) -> Bounce {
        let size = zooming.contentSize
        let way = max(
            max(size.width, size.height) * abs(scale - zooming.scale), abs(offset.x - position.x),
            abs(offset.y - position.y))
        return Bounce(from: 1, to: 0, threshold: ScrollThresholds.bounceRest(pixel: pixel) / max(way, pixel))
    }

    /// Jumps to the end of the motion, and ends it.
    final func finishZoom() {
        guard case .moving(_, let view) = zooming.phase else { return }
        _ = (view.stopPlacementAnimations(), stopPlacementAnimations())
        endZooming()
    }

    /// Stops the zoom where it is shown, because a finger came down: beyond its limits it is held until the finger lifts,
    /// otherwise it ends (B-321).
    final func catchZoom() {
        guard case .moving(_, let view) = zooming.phase else { return }
        freezeZoom()
        if case .held(view, _) = zooming.phase, zooming.limits.contains(zooming.scale) { endZooming() }
    }

    /// Holds the zoom at the scale and the offset that are shown.
    final func freezeZoom() {
        guard case .moving(let motion, let view) = zooming.phase else { return }
        zooming.phase = .held(view, focus: motion.focus)
        guard view.superview === self else { return }
        let (shown, place) = (view.stopPlacementAnimations().transform, stopPlacementAnimations().bounds.origin)
        show((shown.a * shown.a + shown.b * shown.b).squareRoot(), of: view, at: place)
    }

    /// Bounces a zoom beyond its limits, which fingers no longer hold, back about the point where they last held it (B-362).
    final func resumeZooming() {
        guard case .held(let view, let focus) = zooming.phase, !isHeldByDrag else { return }
        let scale = zooming.limits.clamped(zooming.scale)
        guard scale != zooming.scale, view.superview === self else { return endZooming() }
        stopForGood()
        guard case .held = zooming.phase else { return }
        moveZoom(.bounce, view, to: scale, at: offset(at: scale, about: focus), about: focus)
    }

    /// Starts an animated zoom for the app (N-52).
    final func animateZoom(_ view: UIView, to scale: CGFloat, at target: CGPoint, about focus: CGPoint) {
        let motion = startZoom(.animation, view, about: focus)
        tellOfZoomBeginning(view)
        guard case .moving(motion, _) = zooming.phase else { return }
        moveZoom(motion, view, to: scale, at: target)
    }

    /// Called when the limits have changed: a motion to a scale that they exclude gets another target.
    final func zoomGoesOnInLimits() {
        guard case .moving(let motion, let view) = zooming.phase, !zooming.limits.contains(zooming.scale) else {
            return
        }
        let scale = zooming.limits.clamped(zooming.scale)
        moveZoom(.bounce, view, to: scale, at: offset(at: scale, about: motion.focus), about: motion.focus)
    }

    /// Called when the offset was set by the app, or the ends of the content have changed: fingers hold the content at its new
    /// place, a motion comes to rest between the ends.
    final func zoomGoesOn() {
        switch zooming.phase {
        case .resting, .held: break
        case .pinching: pinchGoesOn()
        case .moving: show(clamped(position))
        }
    }

    /// Ends a zoom at its present scale.
    final func endZooming() {
        guard let view = zooming.phase.view else { return }
        let wasPinching = zooming.phase.isPinching
        zooming.phase = .resting
        if wasPinching { put(at: position) }
        tellOfZoomEnd(view)
        settle()
    }
}

// The effect of a scale on the content, and the delegate's calls about it.

extension UIScrollView {
    /// The view that zooming scales: the one that the delegate returns, if it is a subview (B-360).
    final var zoomView: UIView? {
        guard let view = delegate?.viewForZooming(in: self), view.superview === self else { return nil }
        return view
    }

    /// A Boolean value that indicates whether fingers drag the view, or have stopped it.
    final var isHeldByDrag: Bool {
        switch phase {
        case .dragging, .caught: true
        case .resting, .moving: false
        }
    }

    /// Shows a scale and an offset, and notifies the delegate of each that changed once both are in place.
    final func show(_ scale: CGFloat, of view: UIView, at offset: CGPoint) {
        let ratio = scale / zooming.scale
        guard ratio != 1, scale > 0, ratio.isFinite else { return show(offset) }
        zooming.scale = scale
        // The content is scaled about its origin, and with it the position of the view.
        let center = view.center
        view.center = CGPoint(x: center.x * ratio, y: center.y * ratio)
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        zooming.isScaling = true
        contentSize = CGSize(width: zooming.contentSize.width * scale, height: zooming.contentSize.height * scale)
        zooming.isScaling = false
        placeExtras()
        show(offset)
        tellOfZoom()
    }

    /// Called when the size of the content was set by the app.
    final func contentSizeChanged() {
        guard !zooming.isScaling else { return }
        zooming.contentSize = CGSize(
            width: contentSize.width / zooming.scale, height: contentSize.height / zooming.scale)
        scrollableAxesChanged()
    }

    /// Returns the offsets between which an axis scrolls at another scale.
    final func range(_ axis: ScrollAxis, at scale: CGFloat) -> AxisRange {
        range(
            axis,
            content: CGSize(width: zooming.contentSize.width * scale, height: zooming.contentSize.height * scale))
    }

    final func clamped(_ offset: CGPoint, at scale: CGFloat) -> CGPoint {
        CGPoint(
            x: range(.horizontal, at: scale).clamped(offset.x), y: range(.vertical, at: scale).clamped(offset.y))
    }

    /// Returns the offset at another scale that keeps a point of the view in place, as far as the ends of the content allow.
    final func offset(at scale: CGFloat, about focus: CGPoint) -> CGPoint {
        let ratio = scale / zooming.scale
        return clamped(
            CGPoint(
                x: (position.x + focus.x) * ratio - focus.x, y: (position.y + focus.y) * ratio - focus.y), at: scale)
    }

    // MARK: Notifying the delegate

    final func tellOfZoomBeginning(_ view: UIView) {
        guard scrollDepth < ScrollThresholds.deepestScroll else { return }
        scrollDepth += 1
        delegate?.scrollViewWillBeginZooming(self, with: view)
        scrollDepth -= 1
    }

    final func tellOfZoomEnd(_ view: UIView) {
        guard scrollDepth < ScrollThresholds.deepestScroll else { return }
        scrollDepth += 1
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: zooming.scale)
        scrollDepth -= 1
    }

    private final func tellOfZoom() {
        guard scrollDepth < ScrollThresholds.deepestScroll else { return }
        scrollDepth += 1
        delegate?.scrollViewDidZoom(self)
        scrollDepth -= 1
    }
}
