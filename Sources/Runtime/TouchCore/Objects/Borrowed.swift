/// A reference to an object that something else keeps alive: using it counts no references.
///
/// Counting is atomic, and was a quarter of a moved finger (Documentation/Decisions/0018-what-a-moved-finger-still-costs.md). It is left out
/// only where the owner cannot let go meanwhile:
///
/// - an element of a constant array, up to its `_fixLifetime(_:)`;
/// - a touch in its table, its window, or a recognizer in the roster, while the dispatcher is busy: calls from inside wait, so no turn and no
///   attempt ends (`Dispatcher.receive(_:)`);
/// - a superview, in a walk that calls no app code;
/// - the application, in a call of it, whose caller retains it; the dispatcher of a window, in a call of that;
/// - an element of a parameter, or a variable that is used after the call.
///
/// `object` counts, as any other reference does.
@usableFromInline package struct Borrowed<Object: AnyObject> {
    @usableFromInline let reference: Unmanaged<Object>

    @inlinable @inline(__always) package init(_ object: Object) { reference = .passUnretained(object) }

    /// Creates a reference to an object, if there is one. The test and the use are apart, since a binding would count.
    @inlinable @inline(__always) package init?(of object: Object?) {
        if object == nil { return nil }
        reference = .passUnretained(object.unsafelyUnwrapped)
    }

    @inlinable @inline(__always) package var object: Object { reference.takeUnretainedValue() }

    /// Calls a function with the object. The function is passed on rather than written here: the standard library's closures would check that
    /// they are on the main actor.
    @inlinable @inline(__always) package func use<Result>(_ body: (Object) -> Result) -> Result {
        reference._withUnsafeGuaranteedRef(body)
    }
}
