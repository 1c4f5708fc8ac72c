public import TouchCore
public import TouchGeometry

/// Hears what a scroll view does. Every method has a default that does nothing.
///
/// The calls of one view follow this grammar (Documentation/ScrollPhysics.md):
///
///     drag        willBeginDragging didScroll* [willEndDragging] didEndDragging(false)
///               | willBeginDragging didScroll* [willEndDragging] didEndDragging(true)
///                 willBeginDecelerating didScroll* didEndDecelerating
///     animation   didScroll* (didEndScrollingAnimation | didScrollToTop)
///     zoom        willBeginZooming (didZoom | didScroll)* didEndZooming
///
/// `willEndDragging` is left out by paging (B-352). A finger on a view that decelerates ends that first. Every drag ends with one
/// `didEndDragging`, and `didEndDragging(true)` is followed by one `willBeginDecelerating` and one `didEndDecelerating`, also if the
/// app stops the view in between. An animation that ends while fingers hold the view was one that was asked for meanwhile.
#if !hasFeature(Embedded)
    // In so many words, because `UITableViewDelegate` refines it: Swift 6.3 takes what is only the default of the module for
    // no isolation there, in apps whose default is the main actor as well.
    @MainActor
#endif
public protocol UIScrollViewDelegate: AnyObject {
    /// The offset changed, whatever the cause (B-333).
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The scale changed, whatever the cause.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// A drag begins: the finger has gone some way.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger was lifted.
    /// - Parameters:
    ///   - scrollView: the one that was dragged.
    ///   - velocity: points a millisecond, of the offset (B-331).
    ///   - targetContentOffset: where the view will come to rest; change it, and it comes to rest there instead.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The finger was lifted, and the view goes on by itself or does not (B-330).
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The view goes on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The view came to rest by itself, or was stopped.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// An animated scroll that the app asked for is over, or was stopped.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The view that zooming scales: a subview; `nil` if there is no zooming.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// A zoom begins.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// A zoom is over, after its bounce.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Whether the view may scroll to its top, as the user asked; `true` by default.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// The view is at its top, as the user asked.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// The insets that count changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    #if hasFeature(Embedded)
        /// The same object, if it is the delegate of a table: Embedded Swift cannot ask an object what it conforms to.
        var asTableViewDelegate: (any UITableViewDelegate)? { get }
    #endif
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// No view.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Yes.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    #if hasFeature(Embedded)
        /// None.
        public var asTableViewDelegate: (any UITableViewDelegate)? { nil }
    #endif
}
