import Touchstone

/// The displacement, scale and rotation of a picture, relative to home.
struct Pose {
    var offset = CGPoint.zero
    var scale: CGFloat = 1
    var angle: CGFloat = 0

    var transform: CGAffineTransform {
        CGAffineTransform(translationX: offset.x, y: offset.y).rotated(by: angle).scaledBy(x: scale, y: scale)
    }
}
