@_spi(Subclass) import TouchCore
import TouchInput

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
