import TouchInput

/// All numbers that decide the behavior of scroll views: value, unit, evidence, user.
///
/// Apple documents few of them; where an app may want another value, the scroll view has a property for it.
public enum ScrollThresholds {
    /// Seconds that a finger must rest before content receives its touch. N-31, stated by Apple's engineers. Used by
    /// `UIScrollView.contentTouchDelay`.
    public static let contentTouchDelay: TimeInterval = 0.15
    /// Points a second below which a lifted finger does not fling: the length of the vector. M-04, measured: 187.5 does not fling,
    /// 272 does. Used at the end of a drag.
    public static let flingVelocity: CGFloat = 250
    /// The share of the pan's velocity at the last drag event in a scroll view's release velocity; the rest is that at the event
    /// before. M-03, measured. Used at the end of a drag.
    static let newestShare: CGFloat = 0.25
    /// Points a second below which a fling ends. M-06, measured. Used by `AxisMotion`.
    static let restSpeed: CGFloat = 10
    /// Points from its end at which a bounce ends, once its offset is rounded to a pixel. M-09, measured. Used by `AxisMotion`.
    static let bounceRest: CGFloat = 0.5
    /// Returns the same distance before rounding: anything nearer is shown less than `bounceRest` away.
    static func bounceRest(pixel: CGFloat) -> CGFloat { ((bounceRest / pixel).rounded(.up) - 0.5) * pixel }
    /// The part of a small pull beyond an end that is shown to a finger. N-50, M-11, measured. Used by `AxisRange`.
    static let bandCoefficient: CGFloat = 0.55
    /// The same part for a trackpad. M-11, measured.
    static let trackpadBandCoefficient: CGFloat = 0.715
    /// Pixels that may be left to go when a page turn or a keyboard has arrived. N-53, our choice. Used by `AxisSpring`.
    static let restPixels: CGFloat = 0.5
    /// Points that limit offsets, insets and the size of content: further out, numbers no longer resolve pixels, and sums of
    /// them overflow. Our choice. Used by `UIScrollView+Offset.swift` and `AxisRange`.
    static let furthestOffset: CGFloat = 1e9
    /// Returns the number limited to that distance.
    static func bounded(_ number: CGFloat) -> CGFloat { max(-furthestOffset, min(furthestOffset, number)) }
    /// The ratio of the distances along both axes above which a drag is mainly along one of them. B-322 gives no number; our choice,
    /// some 27° to either side. Used by `UIScrollView.isDirectionalLockEnabled`.
    static let lockRatio: CGFloat = 2
    /// Seconds of an animated scroll. M-10, measured. Used by `setContentOffset(_:animated:)`.
    public static let animationDuration: TimeInterval = 0.3
    /// Seconds of a scroll to the top. N-52 states only that it is longer; our choice. Used by `HostInterface.scrollToTop()`.
    public static let scrollToTopDuration: TimeInterval = 0.5

    // MARK: Indicators; N-55, undocumented, all ours. Used by `UIScrollView+Indicators.swift`.

    /// Seconds that indicators stay after the view has come to rest.
    public static let indicatorHold: TimeInterval = 0.3
    /// Seconds that `flashScrollIndicators()` shows them.
    public static let indicatorFlash: TimeInterval = 1
    /// Seconds in which they fade out.
    public static let indicatorFade: TimeInterval = 0.25
    /// Points across an indicator.
    static let indicatorThickness: CGFloat = 3
    /// Points between an indicator and the edge.
    static let indicatorMargin: CGFloat = 3
    /// Points of an indicator's least length, however long the content is.
    static let indicatorLength: CGFloat = 36
    /// Points of an indicator's least length while the content is pulled, however far.
    static let squeezedIndicatorLength: CGFloat = 8

    // MARK: Keyboards, keys, refreshing

    /// Points of the height of the stand-in for a keyboard. Near that of Apple's phones; our choice.
    public static let keyboardHeight: CGFloat = 216
    /// Seconds in which it is shown or hidden. Our choice, as in Apple's notifications.
    public static let keyboardDuration: TimeInterval = 0.25
    /// Points a second above which a lifted finger decides whether it hides, at any position. Our choice. Used by `KeyboardFollow`.
    static let keyboardVelocity: CGFloat = 200
    /// Points that an arrow key scrolls. Our choice. Used by `UIScrollView+Keyboard.swift`.
    public static let arrowStep: CGFloat = 40
    /// Points of the previous page that remain visible after page down. Our choice.
    public static let pageOverlap: CGFloat = 40
    /// Points that content must be pulled down, as shown, to refresh. N-55, our choice. Used by `UIRefreshControl`.
    public static let refreshPull: CGFloat = 80
    /// Points of the height of a refresh control, and of the room that it keeps while it refreshes. Our choice, as high as Apple's.
    public static let refreshHeight: CGFloat = 60
    /// Seconds of one rotation of the arc while it refreshes. Our choice.
    static let refreshTurn: TimeInterval = 1

    // MARK: Pages and the rest

    /// Seconds within which a page has arrived. N-53, our choice. Used by paging.
    static let pagingDuration: TimeInterval = 0.35
    /// Points a second that turn a page, however short the way. B-351 gives no number; our choice. Used by paging.
    static let pagingVelocity: CGFloat = 200
    /// The length of the rubber band beyond a limit of the scale, as a logarithm: a factor of two is never reached. N-54 gives no
    /// number, our choice; the coefficient is that of N-50. Used by `ZoomLimits`.
    static let zoomBand: CGFloat = 0.693_147_180_559_945_3
    /// The part of the bounds beyond which a finger would hardly move content that it has pulled beyond an end. Our choice. Used
    /// where an app, or the end of a motion, left the offset further out.
    static let furthestPull: CGFloat = 0.75
    /// The depth to which `scrollViewDidScroll(_:)` may scroll again from inside itself. Our choice.
    static let deepestScroll = 20
}

/// All numbers that decide the behavior of tables: value, unit, evidence, user.
enum TableThresholds {
    /// Points of a row without a specified height. The height of rows on iPhones, observed. Used by `UITableView`.
    static let rowHeight: CGFloat = 44
    /// Points below which a row has no height. Our choice: half a pixel, so that no data source can ask for more cells than
    /// the screen has lines. Used by `RowHeights`.
    static let leastRowHeight: CGFloat = 0.5
    /// Points that a row has at most. Our choice: sums stay exact to a pixel. Used by `RowHeights`.
    static let greatestRowHeight: CGFloat = 1_000_000
    /// The largest number of rows or sections of a table. Our choice: a data source with a wrong count does not hang. Used by `TableRows`.
    static let mostRows = 1 << 24
    /// The largest number of cells that a table shows. Our choice: more than the lines of a screen, so that a table as high as all
    /// its rows, or with rows of almost no height, does not hang. Used by `UITableView`.
    static let mostCells = 4096
    /// The number of unused cells that are always kept for reuse; beyond it the oldest may be released. Our choice. Used by `UITableView`.
    static let fewestSpares = 16
    /// Points between a cell's text and its left and right edge. Observed. Used by `UITableViewCell`.
    static let textMargin: CGFloat = 16
}
