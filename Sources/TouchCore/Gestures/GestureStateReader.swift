/// What a client may know of a recognizer's state: read it.
///
/// The setter is on `UIGestureRecognizer`, for files that say `@_spi(Subclass) import Touchstone` (S-035, S-040).
open class GestureStateReader {
    /// Not `init()`: that is a convenience of the subclass, and an override of it would be taken for a recursion.
    init(base: Void) {}

    /// The state; see `UIGestureRecognizer.State`.
    open var state: UIGestureRecognizer.State { .possible }
}
