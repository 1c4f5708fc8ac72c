/// The read-only view of a recognizer's state, for clients.
///
/// The setter is on `UIGestureRecognizer`, for files with `@_spi(Subclass) import Touchstone` (S-035, S-040).
open class GestureStateReader {
    /// Creates the base part of a `UIGestureRecognizer`; for that class alone. It is public because a class inherits convenience
    /// initializers only where all designated ones are visible; it is not `init()`, which is a convenience initializer of the
    /// subclass.
    public init(base: Void) {}

    /// The state; see `UIGestureRecognizer.State`.
    open var state: UIGestureRecognizer.State { .possible }
}
