@_spi(Subclass) import TouchCore
import TouchInput
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
    /// The location of the pointer during a gesture on a trackpad.
    private var pointer: CGPoint?
    /// The centroid of the fingers in window coordinates: the present one while two are down, else the last one.
    var middle: CGPoint { pointer ?? middleOfFingers }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        var wasTogether = isTogether
        for touch in touchesInAttempt where touch.phase == .ended || touch.phase == .cancelled { wasTogether = false }
        super.touchesBegan(touches, with: event)
        isTogether = hasBothFingers
        guard isTogether, !wasTogether else { return }
        isNewPair = true
        reportChange()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        let wasTogether = isTogether
        isTogether = hasBothFingers
        if wasTogether, !isTogether { reportChange() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        isTogether = false
        super.touchesCancelled(touches, with: event)
    }

    override func reset() {
        super.reset()
        (isTogether, isNewPair, hasZoomed, pointer) = (false, false, false, nil)
        scrollView?.pinchWasReset()
    }

    /// Lets the scroll view update in this event, because fingers came or went.
    private func reportChange() {
        if state == .began || state == .changed { state = .changed }
    }

    // MARK: Trackpads

    override func streamBegan(_ event: StreamEvent) {
        super.streamBegan(event)
        (isTogether, isNewPair) = (true, true)
        pointer = event.location(in: nil)
    }

    override func streamChanged(_ event: StreamEvent) {
        pointer = event.location(in: nil)
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
