internal import TouchArbitration
@_spi(Subclass) import TouchCore
import TouchInput
import TouchKinematics
@_spi(Subclass) import TouchRecognizers

/// The pan of a scroll view, whichever view it is attached to (B-319, S-161…S-163).
///
///     finger        D──·──M(10)──M──U             D (it moves)──M──M──U
///     state         possible began changed ended  possible ···· began changed ended
///     scroll view   tracks  drags ·····  flung    caught        drags ······  flung
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    override var kindInTraces: String { "scroll pan" }

    /// The scroll view; set to `nil` when it is deallocated.
    unowned(unsafe) var scrollView: UIScrollView?
    /// A Boolean value that indicates whether a wheel is followed: it has no velocity and is never rubber-banded.
    private(set) var isWheel = false
    /// A Boolean value that indicates whether fingers on a trackpad are followed, for which the rubber band is longer (M-11).
    private(set) var isTrackpad = false
    /// The object that was notified that the view is tracked.
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
        // A moving view is held from the first touch, which nothing else receives (B-321). The end of the motion is reported before
        // `isTracking` is `true`.
        let isCatch = state == .possible && (scrollView.catchMotion() || scrollView.isCaught)
        scrollView.fingersCame()
        guard isCatch else { return }
        for touch in touches { failOthers(of: touch, because: "its touch stopped a moving view") }
    }

    /// A finger that has stopped the view drags with its first movement (M-15); on a trackpad it does not (M-14).
    override var startDistance: CGFloat {
        scrollView?.isCaught == true ? .leastNonzeroMagnitude : super.startDistance
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if touchesInAttempt.allSatisfy({ $0.phase == .ended }) { scrollView?.fingersLeft() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        scrollView?.fingersLeft()
    }

    override func inputRested() {
        super.inputRested()
        scrollView?.fingersRested()
    }

    override var relationHooks: RelationHooks { [] }

    override func reset() {
        super.reset()
        scrollView?.panWasReset()
        (isWheel, isTrackpad) = (false, false)
        // Without its view, the recognizer ends the tracking itself.
        if scrollView == nil { track(nil) }
    }

    /// Any number of fingers scrolls (Documentation/Divergences.md).
    override var fingerLimit: Int { .max }

    /// Notifies the window in which the view is tracked from now on (B-012).
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
        if scrollView.isCaught { return true }
        let way = convertVector(CGPoint(x: travel.dx, y: travel.dy), to: scrollView)
        let own = CGVector(dx: way.x, dy: way.y)
        let length = (travel.dx * travel.dx + travel.dy * travel.dy).squareRoot()
        guard length > 0 else { return false }
        // The distance is in window coordinates, like the travel: in the view's own coordinates it is scaled accordingly.
        return scrollView.isDrag(own, beyond: distance * (own.dx * own.dx + own.dy * own.dy).squareRoot() / length)
    }

    override var reasonNotToDrag: Reason { "moved \(limit: hysteresis) pt, but not the way its view scrolls" }

    override func allowsRecognition() -> Bool {
        guard let scrollView else { return false }
        return scrollView.allowsBeginning(of: self)
    }
}

/// A recognizer that never recognizes: until it has failed, views inside a scroll view receive no touches (S-182…S-192).
///
///     finger    D──────────────┐                D───U          D──M (pan begins)
///     timer     ├─ 0.15 s ─┤ fails              ├───┤ fails    ├──┤ prevented
///     view                 B                        B E        (nothing)
final class TouchDelayGestureRecognizer: UIGestureRecognizer {
    override var kindInTraces: String { "touch delay" }

    /// The delay from the first touch, in seconds.
    var delay = ScrollThresholds.contentTouchDelay
    private var timer: VirtualTimer?

    override init(target: NoTarget?, action: NoAction?) {
        super.init(target: target, action: action)
        delaysTouchesBegan = true
        cancelsTouchesInView = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, timer == nil else { return }
        timer = after(delay) { [unowned(unsafe) self] in fail(because: "down for \(limit: delay) s") }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fail(because: "a touch ended")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        fail(because: "a touch was cancelled")
    }

    override var relationHooks: RelationHooks { [] }

    override func reset() {
        if let timer { cancel(timer) }
        timer = nil
    }
}

// `init(target:action:)` has other types where there are no actions by name.
#if hasFeature(Embedded)
    typealias NoTarget = Never
    typealias NoAction = Never
#else
    typealias NoTarget = Any
    typealias NoAction = Selector
#endif
