/// What a client may know of a recognizer's state: read it.
///
/// The setter is on `UIGestureRecognizer`, for files that say `@_spi(Subclass) import Touchstone` (S-035, S-040).
open class GestureStateReader {
    /// For `UIGestureRecognizer` alone. Public because a class inherits convenience initializers only where it sees all
    /// designated ones; not `init()`, which is a convenience of the subclass.
    public init(base: Void) {}

    /// The state; see `UIGestureRecognizer.State`.
    open var state: UIGestureRecognizer.State { .possible }
}
