@_spi(Subclass) import TouchCore
import TouchDrawing
import TouchInput

/// A bar at the edge of a scroll view. It takes no touches and is drawn above the content.
final class ScrollIndicatorView: UIView {
    override var kindInTraces: String { "scroll indicator" }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    #if canImport(Foundation)
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            setUp()
        }
    #endif

    private func setUp() {
        isUserInteractionEnabled = false
        layer.zPosition = 1_000
        layer.cornerRadius = ScrollThresholds.indicatorThickness / 2
    }

    var style = UIScrollView.IndicatorStyle.default {
        didSet { applyStyle() }
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        applyStyle()
    }

    private func applyStyle() {
        layer.borderWidth = style == .default ? 0.5 : 0
        layer.borderColor = UIColor(white: 1, alpha: 0.3).cgColor
        backgroundColor = UIColor(white: style == .white ? 1 : 0, alpha: 0.5)
    }
}
