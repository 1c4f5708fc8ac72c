@_spi(Subclass) import TouchCore
import TouchGeometry
@_spi(Subclass) import TouchRecognizers

/// The pinch of a scroll view, which zooms it, whichever view the pinch is attached to (B-310, B-361).
///
///     finger 1     D────M────M────────────────M──U
///     finger 2       D──M────M──U    D────M───M────U
///     state        possible began changed     ·····  ended
///     isTogether     ├──────────┤    ├────────┤
///     scroll view       zooms             zooms again
///
/// It recognizes together with the pan of the same scroll view.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    override var kindInTraces: String { "scroll pinch" }

    /// The scroll view; set to `nil` when it is deallocated.
    unowned(unsafe) var scrollView: UIScrollView?
    /// A Boolean value that indicates whether two fingers, or those on a trackpad, are down.
    private(set) var isTogether = false
    /// A Boolean value that indicates whether the fingers differ from those of the event before, or have just come down.
    var isNewPair = false
    /// A Boolean value that indicates whether this gesture has zoomed.
    var hasZoomed = false
    /// The centroid of the fingers in window coordinates: the present one while two are down, else the last one.
    private(set) var middle = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        var wasTogether = isTogether
        for touch in touchesInAttempt where touch.phase == .ended || touch.phase == .cancelled { wasTogether = false }
        super.touchesBegan(touches, with: event)
        // A pinch reports movements exactly while both fingers are down.
        isTogether = sendsActionForEveryMovement
        guard isTogether, !wasTogether else { return }
        var sum = CGPoint.zero
        for touch in touchesInAttempt where touch.phase != .ended && touch.phase != .cancelled {
            let place = touch.location(in: nil)
            sum = CGPoint(x: sum.x + place.x, y: sum.y + place.y)
        }
        middle = CGPoint(x: sum.x / 2, y: sum.y / 2)
        isNewPair = true
        reportChange()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        updateMiddle()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        updateMiddle()
        super.touchesEnded(touches, with: event)
        let wasTogether = isTogether
        isTogether = sendsActionForEveryMovement
        if wasTogether, !isTogether { reportChange() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        isTogether = false
        super.touchesCancelled(touches, with: event)
    }

    override func reset() {
        super.reset()
        (isTogether, isNewPair, hasZoomed) = (false, false, false)
        scrollView?.pinchWasReset()
    }

    /// Lets the scroll view update in this event, because fingers came or went.
    private func reportChange() {
        if state == .began || state == .changed { state = .changed }
    }

    private func updateMiddle() {
        // Fingers that are being replaced in this event do not count for the centroid.
        if isTogether, numberOfTouches == 2 { middle = location(in: nil) }
    }

    // MARK: Trackpads

    override func streamBegan(_ event: StreamEvent) {
        super.streamBegan(event)
        (isTogether, isNewPair) = (true, true)
        middle = event.location(in: nil)
    }

    override func streamChanged(_ event: StreamEvent) {
        middle = event.location(in: nil)
        super.streamChanged(event)
    }

    override func streamEnded(_ event: StreamEvent) {
        isTogether = false
        super.streamEnded(event)
    }

    override func streamCancelled(_ event: StreamEvent) {
        isTogether = false
        super.streamCancelled(event)
    }

    // MARK: Relations

    override var relationHooks: RelationHooks { [.canPrevent, .canBePrevented] }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.scrollPan
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.scrollPan
    }

    override func allowsRecognition() -> Bool {
        guard let scrollView, scrollView.zoomView != nil else { return false }
        return scrollView.allowsBeginning(of: self)
    }
}
