@_spi(Subclass) import TouchCore
import TouchGeometry
@_spi(Subclass) import TouchRecognizers

// What the pinch does to the view. While two fingers hold the content they alone decide scale and offset; a drag with the same
// fingers, which begins and ends as ever, moves nothing, and goes on from where they left it (B-361, B-363).

extension UIScrollView {
    final func pinched(_ recognizer: ScrollPinchGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed:
            guard !zooming.phase.isPinching else { return followPinch() }
            guard recognizer.isTogether, recognizer.isNewPair else { return }
            // What one finger has dragged in this event is dragged before two of them hold it.
            if isDragging { follow() }
            beginPinching(recognizer)
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
            // The same zoom goes on.
            stopZoomLink()
            hold(view, with: recognizer)
            recognizer.hasZoomed = true
        }
    }

    /// The content between the fingers is theirs.
    private final func hold(_ view: UIView, with recognizer: ScrollPinchGestureRecognizer) {
        zooming.phase = .pinching(anchored(at: focus(of: recognizer), recognizer), view)
    }

    private final func anchored(at focus: CGPoint, _ recognizer: ScrollPinchGestureRecognizer) -> ZoomPinch {
        var anchor = CGPoint.zero
        for axis in ScrollAxis.allCases {
            anchor[axis] = (range(axis).virtual(position[axis]) + focus[axis]) / zooming.scale
        }
        return ZoomPinch(
            base: zooming.limits.virtual(zooming.scale) / recognizer.scale, anchor: anchor, focus: focus)
    }

    private final func focus(of recognizer: ScrollPinchGestureRecognizer) -> CGPoint {
        let (place, origin) = (recognizer.convert(recognizer.middle, to: self), bounds.origin)
        return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
    }

    /// Shows where the fingers are: called by whichever of the two recognizers reports first, the other then changes nothing.
    final func followPinch() {
        guard case .pinching(var pinch, let view) = zooming.phase, let recognizer = zooming.pinch else { return }
        guard view.superview === self else { return endZooming() }
        if case .moving = phase {
            // Somebody scrolled: fingers stop that, and go on from there.
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

    /// The fingers hold something else: somebody put it there.
    final func pinchGoesOn() {
        guard case .pinching(let pinch, let view) = zooming.phase, let recognizer = zooming.pinch else { return }
        zooming.phase = .pinching(anchored(at: pinch.focus, recognizer), view)
    }

    /// Two fingers hold it no longer.
    final func endPinching() {
        guard case .pinching(let pinch, let view) = zooming.phase else { return }
        zooming.phase = .held(view, focus: pinch.focus)
        // What one finger drags goes on from here, without a jump.
        put(at: position)
        if zooming.limits.contains(zooming.scale) { endZooming() } else { resumeZooming() }
    }

    /// Whatever became of the pinch: it holds the view no more.
    final func pinchWasReset() {
        endPinching()
        resumeZooming()
    }

    // MARK: The recognizer

    /// There is a pinch as long as there is something between the limits (B-310, S-182). Between, it is the app's: one that was
    /// taken off or moved stays where it is.
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
