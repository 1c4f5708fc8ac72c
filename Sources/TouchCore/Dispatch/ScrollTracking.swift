/// How many scroll views of an application are tracked: display links of the default mode rest meanwhile (B-012).
///
/// Whoever is tracked keeps it to the end, which may come after its window, or its application, is gone.
@_spi(Subclass) public final class ScrollTracking {
    private(set) var depth = 0

    /// One more is tracked.
    public func begin() { depth += 1 }

    /// One that was tracked is not any more.
    public func end() { depth -= 1 }
}
