extension UIView {
    /// The recognizers, in the order in which they were added; `nil` until the first one is added.
    ///
    /// Assigning replaces them: recognizers that remain keep their touches, and the new order is that of the array (S-131).
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizerStorage }
        set {
            let wanted = newValue ?? []
            for old in recognizerStorage ?? [] where !wanted.contains(where: { $0 === old }) {
                removeGestureRecognizer(old)
            }
            for recognizer in wanted where recognizer.viewStorage !== self { addGestureRecognizer(recognizer) }
            var ordered: [UIGestureRecognizer] = []
            // An override may have rejected some of them.
            for recognizer in wanted where recognizer.viewStorage === self {
                if !ordered.contains(where: { $0 === recognizer }) { ordered.append(recognizer) }
            }
            recognizerStorage = newValue == nil ? nil : ordered
            numberRecognizers()
        }
    }

    /// Stores in each recognizer its index in the list.
    final func numberRecognizers() {
        var place = 0
        for recognizer in recognizerStorage ?? [] where recognizer.viewStorage === self {
            recognizer.placeInView = place
            place += 1
        }
    }
}
