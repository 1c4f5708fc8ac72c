@_spi(Subclass) import TouchCore
import TouchGeometry
import TouchKinematics
@_spi(Subclass) import TouchRecognizers

/// The pan of a scroll view, on whatever view it is (B-319, S-161…S-163).
///
///     finger        D──·──M(10)──M──U           D (it moves)──M──U
///     state         possible began changed ended  began─changed─ended
///     scroll view   tracks  drags ·····  flung    caught  drags  flung
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    /// Cleared when it goes.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var scrollView: UIScrollView?
    /// What it follows is a wheel: it has no speed, and nothing gives way to it.
    private(set) var isWheel = false
    /// What it follows are fingers on a trackpad, to which ends give way further (M-11).
    private(set) var isTrackpad = false
    /// Who was told that the view is tracked.
    private var tracking: ScrollTracking?

    override init(target: NoTarget?, action: NoAction?) {
        super.init(target: target, action: action)
        removesHysteresisFromTranslation = true
        ignoresRestingTouches = true
        allowedScrollTypesMask = .all
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let scrollView else { return }
        scrollView.fingersCame()
        // What moves is held from the first touch, which is nobody else's (B-321).
        if state == .possible, scrollView.catchMotion() { state = .began }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if currentTouches.allSatisfy({ $0.phase == .ended }) { scrollView?.fingersWent() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        scrollView?.fingersWent()
    }

    override var relationHooks: RelationHooks { [] }

    override func reset() {
        super.reset()
        scrollView?.panWasReset()
        (isWheel, isTrackpad) = (false, false)
        // Whose view is gone says so itself.
        if scrollView == nil { track(nil) }
    }

    /// Any number of fingers scrolls (Documentation/Divergences.md).
    override var fingerLimit: Int { .max }

    /// Says where the view is tracked from now on (B-012).
    func track(_ window: UIWindow?) {
        tracking?.end()
        tracking = window?.scrollTracking
        tracking?.begin()
    }

    override func streamBegan(_ event: StreamEvent) {
        isWheel = (event as? ScrollEvent)?.kind == .discrete
        isTrackpad = !isWheel
        _ = scrollView?.catchMotion()
        super.streamBegan(event)
    }

    override func isDrag(_ travel: CGVector, beyond distance: CGFloat) -> Bool {
        guard let scrollView else { return false }
        let way = convertVector(CGPoint(x: travel.dx, y: travel.dy), to: scrollView)
        let own = CGVector(dx: way.x, dy: way.y)
        let length = (travel.dx * travel.dx + travel.dy * travel.dy).squareRoot()
        guard length > 0 else { return false }
        // The distance is one of the window, like the travel: in the view's coordinates it is as much longer or shorter.
        return scrollView.isDrag(own, beyond: distance * (own.dx * own.dx + own.dy * own.dy).squareRoot() / length)
    }

    override func shouldBegin() -> Bool {
        guard let scrollView else { return false }
        return scrollView.allowsBeginning(of: self)
    }
}
