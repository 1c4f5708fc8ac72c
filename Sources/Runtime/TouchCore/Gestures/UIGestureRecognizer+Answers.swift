import TouchTrace

// Questions about two recognizers, put to classes, delegates and the system.

extension UIGestureRecognizer {
    /// Returns a Boolean value that indicates whether recognizing makes the other fail: both hooks allow it, and neither
    /// delegate allows simultaneous recognition (B-149, B-150). Gestures of the system ask no hooks or delegates, are
    /// prevented by none, and do not affect recognizers that follow no touches (B-390).
    final func prevents(_ other: UIGestureRecognizer) -> Bool {
        switch (systemGesture != nil, other.systemGesture != nil) {
        case (true, false): return other.beganWithTouch
        case (false, true): return false
        case (true, true), (false, false): break
        }
        return canPrevent(other) && other.canBePrevented(by: self)
            && delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
            && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
    }

    /// Returns the object whose answer makes it wait for the other in this attempt; `nil` if none does
    /// (B-168). Hooks and delegates are asked only if both recognizers share a touch, or one has none and their views are related
    /// (B-169). Between the system and the app, recognizers wait for each other if they have a touch in common.
    final func answerer(awaiting other: UIGestureRecognizer) -> TraceRecord.Answerer? {
        switch (systemGesture, other.systemGesture) {
        case (let gesture?, nil):
            gesture.isDeferred && contacts & other.contacts != 0 ? .system : nil
        case (nil, let gesture?):
            !gesture.isDeferred && waitsForSystemGestures && contacts & other.contacts != 0 ? .system : nil
        case (nil, nil), (.some, .some): askedAnswerer(awaiting: other)
        }
    }

    /// A Boolean value that indicates whether the attempt began with a touch.
    final var beganWithTouch: Bool {
        if case .touch = firstInput { return true }
        return false
    }

    private func askedAnswerer(awaiting other: UIGestureRecognizer) -> TraceRecord.Answerer? {
        guard dispatcher?.areInvolved(self, other) == true else { return nil }
        if shouldRequireFailure(of: other) { return .own }
        if other.shouldBeRequiredToFail(by: self) { return .other }
        if delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true { return .delegate }
        if other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true { return .otherDelegate }
        return nil
    }
}
