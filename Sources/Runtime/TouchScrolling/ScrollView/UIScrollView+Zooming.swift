@_spi(Subclass) import TouchCore
public import TouchInput
public import TouchRecognizers

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
