import Touchstone

extension SceneStage {
    /// The text of the label of that name.
    func words(_ name: String) -> String { (view(name) as? UILabel)?.text ?? "no label" }

    /// The lines of the log on the screen.
    var shownLog: String { words("log text") }

    /// A Boolean value that indicates whether a view or button looks touched.
    func isLit(_ name: String) -> Bool { view(name).backgroundColor == .systemOrange }

    /// The offset of a scroll view.
    func offset(_ name: String) -> CGPoint { (view(name) as? UIScrollView)?.contentOffset ?? CGPoint(x: -1, y: -1) }
}
