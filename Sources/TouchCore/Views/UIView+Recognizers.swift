extension UIView {
    /// The recognizers, in the order in which they were added; `nil` until the first was (spec 1.9).
    ///
    /// Assigning replaces them: those that stay keep their touches, the order is the array's (S-131).
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizerStorage }
        set {
            let wanted = newValue ?? []
            for old in recognizerStorage ?? [] where !wanted.contains(where: { $0 === old }) {
                removeGestureRecognizer(old)
            }
            for recognizer in wanted where recognizer.viewStorage !== self { addGestureRecognizer(recognizer) }
            var ordered: [UIGestureRecognizer] = []
            for recognizer in wanted where !ordered.contains(where: { $0 === recognizer }) {
                ordered.append(recognizer)
            }
            recognizerStorage = newValue == nil ? nil : ordered
        }
    }

    /// Attaches a recognizer; one that is attached elsewhere leaves that view (B-084). It gets touches that begin from
    /// now on (B-206).
    public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.viewStorage !== self else { return }
        recognizer.viewStorage?.removeGestureRecognizer(recognizer)
        recognizerStorage = (recognizerStorage ?? []) + [recognizer]
        recognizer.viewStorage = self
        // On a view of the app it is one of the app.
        recognizer.systemGesture = nil
    }

    /// Detaches a recognizer. In mid-gesture it is cancelled, or fails, once the present app code has returned, unless
    /// it is attached again by then (B-202).
    public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        guard recognizer.viewStorage === self else { return }
        recognizerStorage?.removeAll { $0 === recognizer }
        recognizer.viewStorage = nil
        recognizer.dispatcher?.hierarchyChanged()
    }
}
