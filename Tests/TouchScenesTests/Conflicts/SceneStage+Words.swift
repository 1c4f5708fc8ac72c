import Touchstone

extension SceneStage {
    /// What the label of that name says.
    func words(_ name: String) -> String { (view(name) as? UILabel)?.text ?? "no label" }

    /// The lines of the log on the screen.
    var shownLog: String { words("log text") }

    /// Whether a view or button looks touched.
    func isLit(_ name: String) -> Bool { view(name).backgroundColor == .systemOrange }

    /// How far a scroll view is scrolled.
    func offset(_ name: String) -> CGPoint { (view(name) as? UIScrollView)?.contentOffset ?? CGPoint(x: -1, y: -1) }
}
