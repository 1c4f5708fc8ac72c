import Touchstone

/// Takes touches from buttons, too, when a finger that has pressed one begins to drag; other controls keep theirs (B-315).
final class YieldingScrollView: UIScrollView {
    override func touchesShouldCancel(in view: UIView) -> Bool {
        view is UIButton || super.touchesShouldCancel(in: view)
    }
}
