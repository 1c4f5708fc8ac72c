import TouchLayout
import TouchTesting
import Touchstone

/// A view of a fixed intrinsic size.
final class SizedView: UIView {
    var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat, _ name: String = "view") {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
        accessibilityIdentifier = name
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }
}

/// Returns a view without content that constraints place.
func plainView(_ name: String = "plain") -> UIView {
    let view = UIView()
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
}

/// Returns a view of 400 × 800 points with subviews.
func canvas(_ views: UIView...) -> UIView {
    let canvas = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    canvas.accessibilityIdentifier = "canvas"
    for view in views { canvas.addSubview(view) }
    return canvas
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Returns a stage of 400 × 800 points with views in its view.
func makeStage(with views: UIView...) -> Stage {
    Stage(size: CGSize(width: 400, height: 800)) { stage in
        for view in views { stage.view.addSubview(view) }
    }
}
