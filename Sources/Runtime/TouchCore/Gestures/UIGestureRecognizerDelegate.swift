/// A delegate that decides what recognizers may do, also in relation to each other. Every method has a default.
///
/// Outside Apple's systems, a default cannot be replaced by a *subclass* of the class that declares the conformance: that class
/// must implement the method itself (Documentation/Divergences.md).
///
/// The three methods about two recognizers are called for each pair of a group, *n*² times, if the class implements them.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public protocol UIGestureRecognizerDelegate: AnyObject {
    /// Asks whether a recognizer may begin; `true` by default. Its state is still `possible`.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Asks whether two recognizers may recognize simultaneously although one would prevent the other; `false` by default. `true`
    /// from either of the two delegates is sufficient (B-150).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Asks whether the first recognizer waits, in this attempt, until the other, with which it shares a touch, has failed; `false` by
    /// default (B-168, B-169).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Asks whether the other recognizer waits, in this attempt, until the first, with which it shares a touch, has failed; `false` by
    /// default (B-168, B-169).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Asks whether the recognizer receives a touch; `true` by default. `false` hides the whole touch from it (B-081).
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Asks whether the recognizer receives a press; `true` by default. `false` hides the whole press from it (B-081).
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    /// Asks whether the recognizer takes part in an event; `true` by default. Called before its touches are delivered (B-081).
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Returns `true`.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Returns `false`.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { DelegateQuestion.recognizesWith.defaultAnswer(of: self) }
    /// Returns `false`.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { DelegateQuestion.waitsFor.defaultAnswer(of: self) }
    /// Returns `false`.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { DelegateQuestion.isAwaitedBy.defaultAnswer(of: self) }
    /// Returns `true`.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    /// Returns `true`.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        true
    }
    /// Returns `true`.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        true
    }
}
