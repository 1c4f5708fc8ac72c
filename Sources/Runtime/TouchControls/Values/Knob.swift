@_spi(Subclass) import TouchCore
import TouchDrawing
import TouchInput

/// The white disc of switches and sliders. It takes no touches, so that they reach the control.
final class Knob: UIView {
    override var kindInTraces: String { "knob" }
    override var isRedrawnWhenResized: Bool { true }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    #if canImport(Foundation)
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            isUserInteractionEnabled = false
        }
    #endif

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setShadow(
            offset: CGSize(width: 0, height: 2), blur: 6, color: UIColor.black.withAlphaComponent(0.25).cgColor)
        UIColor.white.setFill()
        context.fillEllipse(in: bounds)
    }
}
