/// The touches that are over and that nothing refers to any more: they become the next ones, so that a touch allocates nothing.
///
///     over ──┬─ no reference to it ─────────────► free ─► the next touch
///            └─ one, strong, weak or unowned ───► released, as if there were no pool
///
/// A touch is looked at once, at the end of the turn in which it was removed. One that is free cannot be referred to again, since nothing
/// has a reference from which another could be made. So app code that keeps a touch keeps its values, and a weak reference to one
/// becomes `nil` when it would without a pool.
///
/// An object rather than a value: the deinitializers of views that a touch retained may call back here.
final class TouchPool {
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var over: [UITouch] = []
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var free: [UITouch] = []
    /// As many as two hands have fingers.
    private static let capacity = 10

    /// Adds a touch that is over.
    func add(_ touch: UITouch) {
        over.append(touch)
    }

    /// Keeps the touches that are over and that nothing else refers to, and releases the others.
    func sort() {
        while var touch = over.popLast() {
            guard UITouch.isUnreferenced(&touch), free.count < Self.capacity else { continue }
            touch.becomeUnused()
            free.append(touch)
        }
    }

    /// Returns a touch to use again; `nil` if a new one is needed.
    func take() -> UITouch? { free.popLast() }
}

extension UITouch {
    /// Returns a Boolean value that indicates whether nothing else has a reference to a touch, strong, weak or unowned.
    static func isUnreferenced(_ touch: inout UITouch) -> Bool {
        guard isKnownUniquelyReferenced(&touch) else { return false }
        #if hasFeature(Embedded)
            // There are no weak or unowned references to touches.
            return true
        #else
            // An object without such references has 1 of each.
            return _getWeakRetainCount(touch) == 1 && _getUnownedRetainCount(touch) == 1
        #endif
    }
}
