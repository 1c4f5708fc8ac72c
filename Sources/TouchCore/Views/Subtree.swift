/// A view and all views in it, each before those inside it, siblings from the back to the front; without a stack of calls, so that
/// views may be inside each other as deep as they like.
///
/// What is inside a view is looked at when the next one is asked for: what the caller did with the view counts.
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
        if let latest { rest += latest.subviewStorage.reversed() }
        latest = rest.popLast()
        return latest
    }

    /// Leaves out what is inside the view that came last.
    mutating func skipInside() { latest = nil }
}
