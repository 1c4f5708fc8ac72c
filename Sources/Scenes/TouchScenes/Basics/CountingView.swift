import Touchstone

/// A view that is lit while a finger is on it, and counts the taps of its recognizers.
class CountingView: UIView {
    private var caption: UILabel?
    private var taps = 0 { didSet { show() } }
    private var doubleTaps = 0 { didSet { show() } }
    private var fingers = 0 { didSet { show() } }

    /// Adds the caption.
    func build() {
        caption = look(.systemBackground, "", cornerRadius: 12)
        show()
    }

    func tapped() { taps += 1 }
    func doubleTapped() { doubleTaps += 1 }

    private func show() {
        backgroundColor = fingers > 0 ? UIColor.systemOrange.withAlphaComponent(0.35) : .systemBackground
        caption?.text = "\(accessibilityIdentifier ?? "")\ntap \(taps)\ndouble tap \(doubleTaps)"
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { fingers += touches.count }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { fingers -= touches.count }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { fingers -= touches.count }
}
