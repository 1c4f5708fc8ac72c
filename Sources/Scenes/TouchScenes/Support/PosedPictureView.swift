import Touchstone

/// A view with a picture that pans move, pinches scale and rotations turn. The view stays where it is, and with it what fingers hit.
class PosedPictureView: UIView {
    private var pose = Pose() { didSet { setNeedsDisplay() } }

    func moved(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: self)
        pan.setTranslation(.zero, in: self)
        move(by: way.x, way.y)
    }

    func zoomed(_ pinch: UIPinchGestureRecognizer) {
        pose.scale = max(0.25, min(pose.scale * pinch.scale, 4))
        pinch.scale = 1
    }

    func turned(_ rotation: UIRotationGestureRecognizer) {
        pose.angle += rotation.rotation
        rotation.rotation = 0
    }

    /// Moves the picture, but not further than until its middle is at an edge.
    func move(by dx: CGFloat, _ dy: CGFloat) {
        let middle = CGPoint(x: home.x + pose.offset.x + dx, y: home.y + pose.offset.y + dy).inside(bounds, by: 0)
        pose.offset = CGPoint(x: middle.x - home.x, y: middle.y - home.y)
    }

    /// The middle of the picture at first: above the caption.
    private var home: CGPoint { CGPoint(x: bounds.midX, y: bounds.height * 0.25) }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: home.x, y: home.y)
        context.concatenate(pose.transform)
        PaintedPhoto.sun.draw(in: context)
        context.restoreGState()
    }
}
