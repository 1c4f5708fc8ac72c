@_spi(Subclass) import TouchCore
public import TouchInput
@_spi(Subclass) public import TouchRecognizers

// The app's interface of zooming.

extension UIScrollView {
    /// The least scale; 1 by default, like the greatest: zooming is possible once they differ (B-360). Numbers that are not above
    /// 0 are ignored. A view that rests outside of new limits is zoomed into them at once; a pinch continues within them.
    public var minimumZoomScale: CGFloat {
        get { zooming.limits.minimum }
        set { if newValue > 0, newValue.isFinite { setLimits { $0.minimum = newValue } } }
    }

    /// The greatest scale; 1 by default. See `minimumZoomScale`.
    public var maximumZoomScale: CGFloat {
        get { zooming.limits.maximum }
        set { if newValue > 0, newValue.isFinite { setLimits { $0.maximum = newValue } } }
    }

    /// A Boolean value that indicates whether fingers can zoom beyond the limits, against resistance, up to a factor of two;
    /// `true` by default (B-362, N-54).
    public var bouncesZoom: Bool {
        get { zooming.limits.bounces }
        set { zooming.limits.bounces = newValue }
    }

    private final func setLimits(_ change: (inout ZoomLimits) -> Void) {
        let before = zooming.limits
        change(&zooming.limits)
        guard zooming.limits != before else { return }
        let isPossible = zooming.limits.isZoomPossible
        if isPossible != before.isZoomPossible { zoomBecame(possible: isPossible) }
        // If the app sets both limits, the first alone may contradict the old second one: it then follows.
        guard zooming.limits.minimum <= zooming.limits.maximum else { return }
        if zooming.phase.isResting {
            guard !zooming.limits.contains(zooming.scale), let view = zoomView else { return }
            let scale = zooming.limits.clamped(zooming.scale)
            show(scale, of: view, at: offset(at: scale, about: middle))
            put(at: position)
        } else {
            zoomGoesOnInLimits()
        }
    }

    /// The scale of the zoomed view; 1 at first. Setting it zooms at once, about the center of the bounds, within the
    /// limits; without a `viewForZooming(in:)` that is a subview, setting it does nothing (B-360).
    ///
    /// The view's `transform` becomes this scale and nothing else; its `center` and `contentSize` are scaled accordingly. The first
    /// change applies this: if the delegate later returns another view, that view is left as it is until then.
    public var zoomScale: CGFloat {
        get { zooming.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Zooms about the center of the bounds, within the limits, at once or within 0.3 s (N-52). Either way stops a motion in
    /// progress. An animated zoom calls the delegate at its beginning and end, even if nothing changes; scale and offset are final at
    /// once, of which the delegate is notified once, and what is shown goes there (B-365). While fingers hold the view nothing is animated. Numbers that are not above 0 are ignored.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
        guard scale > 0, scale.isFinite, let view = zoomView else { return }
        let scale = zooming.limits.clamped(scale)
        let offset = scale == zooming.scale ? position : offset(at: scale, about: middle)
        zoom(view, to: scale, at: offset, about: middle, animated: animated)
    }

    /// Zooms so that a rectangle fits the bounds, as far as the limits allow, and is in their center, as far as the ends
    /// of the content allow (B-364).
    /// - Parameters:
    ///   - rect: A rectangle in the coordinates of the zoomed view; an empty one zooms in as far as possible.
    ///   - animated: See `setZoomScale(_:animated:)`.
    public func zoom(to rect: CGRect, animated: Bool) {
        let rect = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite,
            let view = zoomView
        else { return }
        let size = bounds.size
        let fitting = min(
            rect.width > 0 ? size.width / rect.width : .infinity,
            rect.height > 0 ? size.height / rect.height : .infinity)
        let scale = zooming.limits.clamped(fitting)
        let center = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
        let ratio = scale / zooming.scale
        let offset = CGPoint(x: center.x * ratio - size.width / 2, y: center.y * ratio - size.height / 2)
        guard offset.x.isFinite, offset.y.isFinite else { return }
        zoom(view, to: scale, at: clamped(offset, at: scale), about: middle, animated: animated)
    }

    private final var middle: CGPoint { CGPoint(x: bounds.width / 2, y: bounds.height / 2) }

    private final func zoom(
        _ view: UIView, to scale: CGFloat, at offset: CGPoint, about focus: CGPoint, animated: Bool
    ) {
        let isHeld = isHeldByDrag || zooming.phase.isPinching
        if !isHeld {
            stopMotion()
            if !animated { finishZoom() }
            endZooming()
            guard zooming.phase.isResting, view.superview === self else { return }
        }
        if animated, !isHeld, window != nil, scale != zooming.scale || offset != position {
            return animateZoom(view, to: scale, at: offset, about: focus)
        }
        if animated, zooming.phase.isResting {
            zooming.phase = .held(view, focus: focus)
            tellOfZoomBeginning(view)
        }
        show(scale, of: view, at: offset)
        pinchGoesOn()
        put(at: position)
        if case .held = zooming.phase, zooming.limits.contains(zooming.scale) { endZooming() }
    }

    // MARK: State

    /// A Boolean value that indicates whether fingers zoom the view, or still hold it beyond its limits.
    public var isZooming: Bool {
        switch zooming.phase {
        case .pinching, .held: true
        case .resting, .moving: false
        }
    }

    /// A Boolean value that indicates whether the zoom is returning to a limit, which the scale has already (B-362, B-365).
    public var isZoomBouncing: Bool { zooming.phase.motionKind == .bounce }

    /// A Boolean value that indicates whether a zoom that the app animates is in progress.
    public var isZoomAnimating: Bool { zooming.phase.motionKind == .animation }

    /// The recognizer that zooms the content; `nil` while zooming is impossible, because `maximumZoomScale` is not above
    /// `minimumZoomScale`. Its delegate cannot be replaced (B-310, B-320, S-144).
    public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        zooming.limits.isZoomPossible ? zooming.pinch : nil
    }

    /// Stops all motion: a zoom beyond its limits at the limit, an offset beyond its ends at the end, with paging at the
    /// nearest page. A drag or pinch continues.
    public func stopScrollingAndZooming() {
        if case .moving(let motion, let view) = zooming.phase {
            freezeZoom()
            let scale = zooming.limits.clamped(zooming.scale)
            if view.superview === self { show(scale, of: view, at: offset(at: scale, about: motion.focus)) }
            if case .held = zooming.phase { endZooming() }
        }
        guard case .moving = phase else { return }
        var offset = position
        if isPagingEnabled {
            let page = currentPage
            offset = CGPoint(x: page.x * bounds.width, y: page.y * bounds.height)
        }
        show(clamped(offset))
        stopMotion()
    }
}

// The effect of the pinch on the view. While two fingers hold the content they alone decide scale and offset; a drag with the same
// fingers begins and ends as usual, but moves nothing, and continues from where they left the content (B-361, B-363).

extension UIScrollView {
    final func pinched(_ recognizer: ScrollPinchGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed:
            guard !zooming.phase.isPinching else { return followPinch() }
            guard recognizer.isTogether, recognizer.isNewPair else { return }
            // The movement of one finger in this event is applied before two fingers hold the content.
            if isDragging { follow() }
            beginPinching(recognizer)
            // Beyond its slop, the movement that began the pinch zooms (M-17).
            if recognizer.state == .began { followPinch() }
        case .ended, .cancelled: followPinch()
        case .possible, .failed: break
        }
    }

    private final func beginPinching(_ recognizer: ScrollPinchGestureRecognizer) {
        recognizer.isNewPair = false
        if zooming.phase.isResting {
            guard let view = zoomView else { return }
            stopMotion()
            guard zooming.phase.isResting else { return }
            hold(view, with: recognizer)
            recognizer.hasZoomed = true
            tellOfZoomBeginning(view)
        } else if let view = zooming.phase.view {
            // The same zoom continues.
            freezeZoom()
            guard zooming.phase.view === view else { return }
            hold(view, with: recognizer)
            recognizer.hasZoomed = true
        }
    }

    /// Holds the content between the fingers.
    private final func hold(_ view: UIView, with recognizer: ScrollPinchGestureRecognizer) {
        // The scale of a pinch begins at 1; its present one is ahead by what it has zoomed already.
        let scale = recognizer.state == .began ? 1 : recognizer.scale
        zooming.phase = .pinching(anchored(at: focus(of: recognizer), scale), view)
    }

    private final func anchored(at focus: CGPoint, _ scaleOfPinch: CGFloat) -> ZoomPinch {
        var anchor = CGPoint.zero
        for axis in ScrollAxis.allCases {
            anchor[axis] = (range(axis).virtual(position[axis]) + focus[axis]) / zooming.scale
        }
        return ZoomPinch(
            base: zooming.limits.virtual(zooming.scale) / scaleOfPinch, anchor: anchor, focus: focus)
    }

    private final func focus(of recognizer: ScrollPinchGestureRecognizer) -> CGPoint {
        let (place, origin) = (recognizer.convert(recognizer.middle, to: self), bounds.origin)
        return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
    }

    /// Follows the fingers. The recognizer that reports first calls it; the call of the other one then changes nothing.
    final func followPinch() {
        guard case .pinching(var pinch, let view) = zooming.phase, let recognizer = zooming.pinch else { return }
        guard view.superview === self else { return endZooming() }
        if case .moving = phase {
            // The offset was scrolled: fingers stop that, and continue from there.
            stopMotion()
            guard zooming.phase.isPinching else { return }
            hold(view, with: recognizer)
        } else if recognizer.isNewPair {
            recognizer.isNewPair = false
            hold(view, with: recognizer)
        } else {
            pinch.focus = focus(of: recognizer)
            zooming.phase = .pinching(pinch, view)
            let scale = zooming.limits.shown(pinch.base * recognizer.scale)
            var offset = CGPoint.zero
            for axis in ScrollAxis.allCases {
                offset[axis] = range(axis, at: scale).shown(pinch.anchor[axis] * scale - pinch.focus[axis])
            }
            show(scale, of: view, at: offset)
        }
        if !recognizer.isTogether { endPinching() }
    }

    /// Lets the fingers hold the content where they are now, after the app has moved it.
    final func pinchGoesOn() {
        guard case .pinching(let pinch, let view) = zooming.phase, let recognizer = zooming.pinch else { return }
        zooming.phase = .pinching(anchored(at: pinch.focus, recognizer.scale), view)
    }

    /// Called when two fingers no longer hold the content.
    final func endPinching() {
        guard case .pinching(let pinch, let view) = zooming.phase else { return }
        zooming.phase = .held(view, focus: pinch.focus)
        // The drag of the remaining finger continues from here, without a jump.
        put(at: position)
        if zooming.limits.contains(zooming.scale) { endZooming() } else { resumeZooming() }
    }

    /// Called when the pinch was reset, for any reason: it no longer holds the view.
    final func pinchWasReset() {
        endPinching()
        resumeZooming()
    }

    // MARK: The recognizer

    /// Adds the pinch once the limits differ (B-310, S-182), and removes it when they no longer do. In between it belongs to the
    /// app: a pinch that was removed or moved stays where it is.
    final func zoomBecame(possible: Bool) {
        guard possible else {
            if let recognizer = zooming.pinch { recognizer.view?.removeGestureRecognizer(recognizer) }
            endPinching()
            return
        }
        if let recognizer = zooming.pinch {
            if recognizer.view == nil { addGestureRecognizer(recognizer) }
            return
        }
        let recognizer = ScrollPinchGestureRecognizer(target: nil, action: nil)
        recognizer.scrollView = self
        recognizer.addTarget(self, action: UIScrollView.pinched)
        zooming.pinch = recognizer
        addGestureRecognizer(recognizer)
        takeDelegate(of: recognizer)
    }
}
