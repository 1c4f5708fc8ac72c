import TouchCore

/// What belongs to a scroll view beside scrolling: indicators, keyboards, the control that refreshes.
final class ScrollExtras {
    let indicators = ScrollIndicators()
    @exclusivity(unchecked) var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    /// The keyboard that the finger may push down.
    @exclusivity(unchecked) var heldKeyboard: StandInKeyboardView?
    var scrollsToTop = true
    var allowsKeyboardScrolling = true
    /// Keys that scrolled: nobody else hears of their release.
    var takenPresses: [UIPress] = []
    @exclusivity(unchecked) var refreshControl: UIRefreshControl?
}
