import TouchCore

/// The parts of a scroll view beside scrolling: indicators, keyboards, the refresh control.
final class ScrollExtras {
    let indicators = ScrollIndicators()
    var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    /// The keyboard that the finger may push down.
    var heldKeyboard: StandInKeyboardView?
    var scrollsToTop = true
    var allowsKeyboardScrolling = true
    /// The presses of keys that scrolled: no other responder receives their release.
    var takenPresses: [UIPress] = []
    var refreshControl: UIRefreshControl?
}
