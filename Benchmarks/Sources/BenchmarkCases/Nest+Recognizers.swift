import Touchstone

extension Nest {
    /// Returns a pan whose action does almost nothing.
    func pan() -> UIPanGestureRecognizer {
        UIPanGestureRecognizer(target: target, action: Target.noted)
    }

    /// Attaches a recognizer that recognizes together with all others.
    func addTogether(_ recognizer: UIGestureRecognizer, to view: UIView? = nil) {
        recognizer.delegate = agreeable
        add(recognizer, to: view)
    }

    /// Attaches a pan whose distance is so long that it never decides.
    func addWatching(to view: UIView? = nil) {
        let pan = pan()
        pan.hysteresis = 1_000_000
        add(pan, to: view)
    }

    /// Attaches pan, pinch and rotation, which two fingers make recognize together, and a tap, which fails as they move.
    func addTwoFingerRecognizers(to view: UIView) {
        addTogether(pan(), to: view)
        addTogether(UIPinchGestureRecognizer(target: target, action: Target.noted), to: view)
        addTogether(UIRotationGestureRecognizer(target: target, action: Target.noted), to: view)
        addTogether(UITapGestureRecognizer(target: target, action: Target.noted), to: view)
    }
}
