@_spi(Subclass) import TouchCore
public import TouchGeometry
public import TouchRecognizers

// What the app says about zooming.

extension UIScrollView {
    /// The least scale; 1 by default, as the greatest: there is no zooming until they differ (B-360). Numbers that are not above
    /// 0 are ignored. A view that rests outside of new limits is zoomed into them at once; fingers that pinch go on within them.
    public var minimumZoomScale: CGFloat {
        get { zooming.limits.minimum }
        set { if newValue > 0, newValue.isFinite { setLimits { $0.minimum = newValue } } }
    }

    /// The greatest scale; 1 by default. See `minimumZoomScale`.
    public var maximumZoomScale: CGFloat {
        get { zooming.limits.maximum }
        set { if newValue > 0, newValue.isFinite { setLimits { $0.maximum = newValue } } }
    }

    /// Whether fingers may zoom beyond the limits, against resistance, up to a factor of two; `true` by default (B-362, N-54).
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
        // One of two new limits may be set: the other follows.
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

    /// How large the zoomed view is shown; 1 at first. Setting it zooms at once, about the middle of the bounds, within the
    /// limits; without a `viewForZooming(in:)` that is a subview, setting it does nothing (B-360).
    ///
    /// The view's `transform` becomes this scale and nothing else; its `center` and `contentSize` are scaled by as much. That is
    /// so from the first change on: another view, if the delegate names one later, is left as it is until then.
    public var zoomScale: CGFloat {
        get { zooming.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Zooms about the middle of the bounds, within the limits, at once or within 0.3 s (N-52). Either stops what moves by
    /// itself. An animated zoom begins and ends for the delegate, even if nothing changes; while fingers hold the view it is
    /// done at once. Numbers that are not above 0 are ignored.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
        guard scale > 0, scale.isFinite, let view = zoomView else { return }
        let scale = zooming.limits.clamped(scale)
        let offset = scale == zooming.scale ? position : offset(at: scale, about: middle)
        zoom(view, to: scale, at: offset, about: middle, animated: animated)
    }

    /// Zooms so that a rectangle fills the bounds, whole, as far as the limits allow, and is in their middle, as far as the ends
    /// of the content allow (B-364).
    /// - Parameters:
    ///   - rect: in the coordinates of the view that is zoomed; an empty one is zoomed in on as far as possible.
    ///   - animated: see `setZoomScale(_:animated:)`.
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

    // MARK: What it is doing

    /// Whether fingers zoom it, or still hold it beyond its limits.
    public var isZooming: Bool {
        switch zooming.phase {
        case .pinching, .held: true
        case .resting, .moving: false
        }
    }

    /// Whether it goes back to a limit (B-362).
    public var isZoomBouncing: Bool { zooming.phase.motionKind == .bounce }

    /// Whether an animated zoom goes on that the app asked for.
    public var isZoomAnimating: Bool { zooming.phase.motionKind == .animation }

    /// Zooms the content; `nil` while zooming is impossible, because `maximumZoomScale` is not above `minimumZoomScale`. Its
    /// delegate cannot be replaced (B-310, B-320, S-144).
    public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        zooming.limits.isZoomPossible ? zooming.pinch : nil
    }

    /// Stops what moves by itself: a zoom that is beyond its limits at the limit, an offset that is beyond its ends at the end,
    /// with paging at the nearest page. What fingers hold is theirs.
    public func stopScrollingAndZooming() {
        if case .moving(let motion, let view) = zooming.phase {
            let scale = zooming.limits.clamped(zooming.scale)
            zooming.phase = .held(view, focus: motion.focus)
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
