/// The number of scroll views of an application that are tracked: display links of the default mode pause meanwhile (B-012).
///
/// A scroll view that is tracked retains it to the end, which may come after its window, or its application, is gone.
@_spi(Subclass) public final class ScrollTracking {
    private(set) var depth = 0

    /// Notes that tracking of a scroll view has begun.
    public func begin() { depth += 1 }

    /// Notes that tracking of a scroll view has ended.
    public func end() { depth -= 1 }
}
