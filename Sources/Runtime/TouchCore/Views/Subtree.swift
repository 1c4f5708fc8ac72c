/// The sequence of a view and all views in it, parents before children, siblings from back to front. It is not recursive, so the
/// hierarchy may be of any depth.
///
/// Subviews are read when the next element is requested, so changes that the caller has made to the current view count.
struct Subtree {
    private var rest: [UIView] = []
    private var latest: UIView?

    init(_ root: UIView) { latest = root; isAtRoot = true }

    private var isAtRoot: Bool

    mutating func next() -> UIView? {
        if isAtRoot {
            isAtRoot = false
            return latest
        }
        let inside = latest?.subviewStorage ?? []
        if inside.count > 1 { rest += inside.dropFirst().reversed() }
        latest = inside.first ?? rest.popLast()
        return latest
    }

    /// Skips the subviews of the latest element.
    mutating func skipInside() { latest = nil }
}
