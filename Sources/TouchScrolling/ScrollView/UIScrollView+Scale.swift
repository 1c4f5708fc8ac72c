@_spi(Subclass) import TouchCore
import TouchGeometry

// What a scale does to the content, and who hears of it.

extension UIScrollView {
    /// The view that zooming scales: the delegate's answer, if it is a subview (B-360).
    final var zoomView: UIView? {
        guard let view = delegate?.viewForZooming(in: self), view.superview === self else { return nil }
        return view
    }

    /// Whether fingers drag it, or have stopped it.
    final var isHeldByDrag: Bool {
        switch phase {
        case .dragging, .caught: true
        case .resting, .moving: false
        }
    }

    /// Shows a scale and an offset; the delegate hears of each that changed, when both are in place.
    final func show(_ scale: CGFloat, of view: UIView, at offset: CGPoint) {
        let ratio = scale / zooming.scale
        guard ratio != 1, scale > 0, ratio.isFinite else { return show(offset) }
        zooming.scale = scale
        // The content is scaled about its origin: so is the place of the view in it.
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

    /// Somebody set the size of the content.
    final func contentSizeChanged() {
        guard !zooming.isScaling else { return }
        zooming.contentSize = CGSize(
            width: contentSize.width / zooming.scale, height: contentSize.height / zooming.scale)
        limitsChanged()
    }

    /// The offsets of an axis at another scale.
    final func range(_ axis: ScrollAxis, at scale: CGFloat) -> AxisRange {
        range(
            axis,
            content: CGSize(width: zooming.contentSize.width * scale, height: zooming.contentSize.height * scale))
    }

    final func clamped(_ offset: CGPoint, at scale: CGFloat) -> CGPoint {
        CGPoint(
            x: range(.horizontal, at: scale).clamped(offset.x), y: range(.vertical, at: scale).clamped(offset.y))
    }

    /// The offset at another scale that leaves a point of the view where it is, as far as the ends of the content allow.
    final func offset(at scale: CGFloat, about focus: CGPoint) -> CGPoint {
        let ratio = scale / zooming.scale
        return clamped(
            CGPoint(
                x: (position.x + focus.x) * ratio - focus.x, y: (position.y + focus.y) * ratio - focus.y), at: scale)
    }

    // MARK: Telling

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
