import TouchGeometry

/// Every number that decides how scroll views behave: value, unit, evidence, user.
///
/// Apple documents few of them (spec 3.3); where an app may want another value, the scroll view has a property for it.
public enum ScrollThresholds {
    /// Seconds that a finger must rest before content hears of it. N-31, spoken by Apple's engineers. Used by
    /// `UIScrollView.contentTouchDelay`.
    public static let contentTouchDelay: TimeInterval = 0.15
    /// Points a second below which a lifted finger flings nothing. N-46, measured by others (50…83). Used at the end of a drag.
    public static let flingVelocity: CGFloat = 50
    /// Pixels that may be left to go when a fling or a bounce is over. N-45, N-51, another implementation's. Used by `AxisMotion`.
    static let restPixels: CGFloat = 0.5
    /// How many times as far as on the other axis a drag goes on one, to be mainly along it. B-322 gives no number; our choice,
    /// some 27° to either side. Used by `UIScrollView.isDirectionalLockEnabled`.
    static let lockRatio: CGFloat = 2
    /// Seconds of an animated scroll. N-52, another implementation's. Used by `setContentOffset(_:animated:)`.
    public static let animationDuration: TimeInterval = 0.3
    /// Seconds within which a page has arrived. N-53, the sheet's suggestion. Used by paging.
    static let pagingDuration: TimeInterval = 0.35
    /// Points a second that turn a page, however short the way. B-351 gives no number; our choice. Used by paging.
    static let pagingVelocity: CGFloat = 200
    /// How deep `scrollViewDidScroll(_:)` may scroll again from inside itself. Our choice.
    static let deepestScroll = 20
}
