@_spi(Subclass) import Touchstone

/// The places inside the runtime at which app code runs.
enum Place: String, CaseIterable, Sendable {
    case applicationSendEvent, windowSendEvent, hitTest, pointInside
    case viewBegan, viewMoved, viewEnded, viewCancelled
    case layoutSubviews, willMoveToWindow, didMoveToWindow, willMoveToSuperview, willRemoveSubview
    case viewShouldBegin
    case recognizerBegan, recognizerMoved, recognizerEnded, recognizerCancelled, recognizerReset
    case canPrevent, canBePrevented, shouldRequireFailure, shouldReceiveEvent
    case delegateShouldBegin, delegateSimultaneously, delegateRequireFailure, delegateRequiredToFail
    case delegateReceiveTouch, delegateReceiveEvent
    case action, timer, recognizerTimer, diagnostic
    case viewPressBegan, viewPressChanged, viewPressEnded, viewPressCancelled, viewMotion, delegateReceivePress
    case recognizerPressBegan, recognizerPressEnded, recognizerPressCancelled
    case streamBegan, streamChanged, streamEnded, streamCancelled
}

/// App code that does something bad each time it is called at one place, a limited number of times.
final class Mischief {
    var place: Place?
    var left = 0
    var deed: () -> Void = {}
    private(set) var count = 0

    func at(_ place: Place) {
        guard place == self.place, left > 0 else { return }
        left -= 1
        count += 1
        deed()
    }
}

final class MischievousView: UIView {
    var mischief: Mischief?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        mischief?.at(.hitTest)
        return super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        mischief?.at(.pointInside)
        return super.point(inside: point, with: event)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { mischief?.at(.viewBegan) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { mischief?.at(.viewMoved) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { mischief?.at(.viewEnded) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { mischief?.at(.viewCancelled) }
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { mischief?.at(.viewPressBegan) }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        mischief?.at(.viewPressChanged)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { mischief?.at(.viewPressEnded) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        mischief?.at(.viewPressCancelled)
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { mischief?.at(.viewMotion) }
    override func layoutSubviews() { mischief?.at(.layoutSubviews) }
    override func willMove(toWindow newWindow: UIWindow?) { mischief?.at(.willMoveToWindow) }
    override func didMoveToWindow() { mischief?.at(.didMoveToWindow) }
    override func willMove(toSuperview newSuperview: UIView?) { mischief?.at(.willMoveToSuperview) }
    override func willRemoveSubview(_ subview: UIView) { mischief?.at(.willRemoveSubview) }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        mischief?.at(.viewShouldBegin)
        return true
    }
}

/// Begins on the first movement, ends on the last lift.
final class MischievousRecognizer: UIGestureRecognizer {
    var mischief: Mischief?
    private var count = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        count += touches.count
        after(0.01) { [unowned self] in mischief?.at(.recognizerTimer) }
        mischief?.at(.recognizerBegan)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        mischief?.at(.recognizerMoved)
        state = state == .possible ? .began : .changed
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        mischief?.at(.recognizerEnded)
        count -= touches.count
        if count <= 0 { state = state == .possible ? .failed : .ended }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        mischief?.at(.recognizerCancelled)
        state = state == .possible ? .failed : .cancelled
    }
    override func reset() {
        count = 0
        mischief?.at(.recognizerReset)
    }
    override func handles(_ event: UIEvent) -> Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        count += presses.count
        mischief?.at(.recognizerPressBegan)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        mischief?.at(.recognizerPressEnded)
        count -= presses.count
        if count <= 0 { state = .failed }
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        mischief?.at(.recognizerPressCancelled)
        state = .failed
    }
    override func streamBegan(_ event: StreamEvent) {
        mischief?.at(.streamBegan)
        state = .began
    }
    override func streamChanged(_ event: StreamEvent) { mischief?.at(.streamChanged) }
    override func streamEnded(_ event: StreamEvent) {
        mischief?.at(.streamEnded)
        state = .ended
    }
    override func streamCancelled(_ event: StreamEvent) {
        mischief?.at(.streamCancelled)
        state = .cancelled
    }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        mischief?.at(.canPrevent)
        return false
    }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        mischief?.at(.canBePrevented)
        return true
    }
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        mischief?.at(.shouldRequireFailure)
        return false
    }
    override func shouldReceive(_ event: UIEvent) -> Bool {
        mischief?.at(.shouldReceiveEvent)
        return true
    }
}

final class MischievousDelegate: UIGestureRecognizerDelegate {
    var mischief: Mischief?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        mischief?.at(.delegateShouldBegin)
        return true
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        mischief?.at(.delegateSimultaneously)
        return false
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        mischief?.at(.delegateRequireFailure)
        return false
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        mischief?.at(.delegateRequiredToFail)
        return false
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        mischief?.at(.delegateReceiveTouch)
        return true
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        mischief?.at(.delegateReceivePress)
        return true
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        mischief?.at(.delegateReceiveEvent)
        return true
    }
}

final class MischievousWindow: UIWindow {
    var mischief: Mischief?

    override func sendEvent(_ event: UIEvent) {
        mischief?.at(.windowSendEvent)
        super.sendEvent(event)
    }
}

final class MischievousApplication: UIApplication {
    var mischief: Mischief?
    /// The event, kept as no app should.
    var event: UIEvent?

    override func sendEvent(_ event: UIEvent) {
        self.event = event
        mischief?.at(.applicationSendEvent)
        super.sendEvent(event)
    }
}
