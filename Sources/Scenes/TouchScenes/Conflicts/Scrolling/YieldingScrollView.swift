import Touchstone

/// A scroll view that takes touches from buttons as well when a finger on one begins to drag; other controls keep theirs (B-315).
final class YieldingScrollView: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool {
        view is UIButton || super.touchesShouldCancel(in: view)
    }
}
