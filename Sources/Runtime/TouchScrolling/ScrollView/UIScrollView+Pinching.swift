@_spi(Subclass) import TouchCore
import TouchInput
@_spi(Subclass) import TouchRecognizers

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
