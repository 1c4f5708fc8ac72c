extension UIView {
    /// The recognizers in order of precedence: those that were attached later come first (B-147). `nil` until the first one is added.
    package final var recognizersInPrecedence: ReversedCollection<[UIGestureRecognizer]>? {
        recognizerStorage?.reversed()
    }

    /// The recognizers, in the order in which they were added; `nil` until the first one is added.
    ///
    /// Assigning replaces them: recognizers that remain keep their touches, and the new order is that of the array (S-131).
    public var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizerStorage }
        set {
            let wanted = newValue ?? []
            let kept = Set(wanted.map { ObjectIdentifier($0) })
            for old in recognizerStorage ?? [] where !kept.contains(ObjectIdentifier(old)) {
                removeGestureRecognizer(old)
            }
            for recognizer in wanted where recognizer.viewStorage !== self { addGestureRecognizer(recognizer) }
            var ordered: [UIGestureRecognizer] = []
            var seen: Set<ObjectIdentifier> = []
            // An override may have rejected some of them.
            for recognizer in wanted where recognizer.viewStorage === self {
                guard seen.insert(ObjectIdentifier(recognizer)).inserted else { continue }
                recognizer.rank = Int64(ordered.count)
                ordered.append(recognizer)
            }
            recognizerStorage = newValue == nil ? nil : ordered
        }
    }
}
