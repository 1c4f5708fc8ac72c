public import TouchCore
public import TouchInput

/// The methods that a scroll view calls on its delegate. Each has a default that does nothing.
///
/// The calls of one view follow this grammar (the article Scrolling explains it):
///
///     drag        willBeginDragging didScroll* willEndDragging didEndDragging(false)
///               | willBeginDragging didScroll* willEndDragging didEndDragging(true)
///                 willBeginDecelerating didScroll* didEndDecelerating
///     animation   didScroll* (didEndScrollingAnimation | didScrollToTop)
///     zoom        willBeginZooming (didZoom | didScroll)* didEndZooming
///
/// A finger on a view that decelerates ends the deceleration first. Every drag ends with
/// one `didEndDragging`, and `didEndDragging(true)` is followed by one `willBeginDecelerating` and one `didEndDecelerating`, even if
/// the app stops the view in between. An animation that ends while fingers hold the view was started during the drag.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public protocol UIScrollViewDelegate: AnyObject {
    /// Called when the offset has changed, for any reason except that the app has set the bounds (B-333).
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when the scale has changed, for any reason.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Called when a drag begins, after the finger has moved some distance.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when the finger was lifted, before the view decelerates.
    /// - Parameters:
    ///   - scrollView: The scroll view that was dragged.
    ///   - velocity: The velocity of the offset, in points a millisecond (B-331).
    ///   - targetContentOffset: The offset where the view will come to rest. Change it to come to rest elsewhere; a page that is turned
    ///     is turned nevertheless (B-352).
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called when the finger was lifted; `decelerate` is `true` if the view continues by itself (B-330).
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when the view begins to decelerate.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when the view has come to rest by itself, or was stopped.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called when a scroll that the app animated has ended, or was stopped.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Returns the subview that zooming scales; `nil` if there is no zooming.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called when a zoom begins.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called when a zoom has ended, after its bounce.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Returns a Boolean value that indicates whether the view may scroll to its top, as the user asked; `true` by default.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Called when the view has reached its top, as the user asked.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Called when the insets in effect have changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    #if hasFeature(Embedded)
        /// The same object, if it is the delegate of a table: Embedded Swift cannot query the conformances of an object.
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
    /// Returns `nil`.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Returns `true`.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    #if hasFeature(Embedded)
        /// The value `nil`.
        public var asTableViewDelegate: (any UITableViewDelegate)? { nil }
    #endif
}
