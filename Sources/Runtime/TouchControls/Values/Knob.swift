@_spi(Subclass) import TouchCore
import TouchDrawing
import TouchInput

/// The disc of switches and sliders, or the image in its place. It takes no touches, so that they reach the control.
final class Knob: UIView {
    override var kindInTraces: String { "knob" }
    override var isRedrawnWhenResized: Bool { true }
    var color = UIColor.white { didSet { if color != oldValue { setNeedsDisplay() } } }
    var image: UIImage? { didSet { if image != oldValue { setNeedsDisplay() } } }

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
        if let image { return image.draw(in: bounds) }
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setShadow(
            offset: CGSize(width: 0, height: 2), blur: 6, color: UIColor.black.withAlphaComponent(0.25).cgColor)
        color.setFill()
        context.fillEllipse(in: bounds)
    }
}
