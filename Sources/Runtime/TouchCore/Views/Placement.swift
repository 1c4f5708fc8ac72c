import TouchInput

/// The place of a view in its superview: the five values that UIKit's geometry consists of, and the map that they define.
///
///     superview point = (own point − bounds.origin − anchorPoint · bounds.size) · transform + center
struct Placement {
    var bounds: CGRect { didSet { update() } }
    /// The position of the anchor point, in the superview's coordinates.
    var center: CGPoint { didSet { update() } }
    /// The anchor point, in the unit square; (0.5, 0.5), the center, by default.
    var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { update() } }
    var transform = CGAffineTransform.identity { didSet { update() } }

    // Derived, so that converting a point through a hierarchy costs two additions per view.
    /// A Boolean value that indicates whether there is no transform: vectors are then the same inside and outside.
    private(set) var isPlain = true
    /// A Boolean value that indicates whether the transform cannot be inverted: nothing of the view can then be seen or hit.
    private(set) var isDegenerate = false
    private var offset = CGPoint.zero
    private var map = CGAffineTransform.identity
    private var inverse = CGAffineTransform.identity

    init(frame: CGRect) {
        bounds = CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
        center = CGPoint(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2)
        update()
    }

    /// The bounding box of the view, in the superview's coordinates.
    var frame: CGRect {
        get {
            if isPlain { return CGRect(origin: toSuperview(bounds.origin), size: bounds.size) }
            return bounds.applying(map)
        }
        set {
            // With a transform, the frame is the bounding box of the transformed bounds: find bounds whose box has this size
            // (exact for scales and quarter turns), then move it into place.
            let size = isPlain ? newValue.size : newValue.size.applying(transform.inverted())
            bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
            let present = frame
            center.x += newValue.minX - present.minX
            center.y += newValue.minY - present.minY
        }
    }

    /// The map from the view's coordinates to the superview's.
    var mapToSuperview: CGAffineTransform {
        isPlain ? CGAffineTransform(translationX: offset.x, y: offset.y) : map
    }

    func toSuperview(_ point: CGPoint) -> CGPoint {
        isPlain ? CGPoint(x: point.x + offset.x, y: point.y + offset.y) : point.applying(map)
    }

    func fromSuperview(_ point: CGPoint) -> CGPoint {
        isPlain ? CGPoint(x: point.x - offset.x, y: point.y - offset.y) : point.applying(inverse)
    }

    /// The map of vectors from the superview to the view, without a translation.
    var vectorsFromSuperview: CGAffineTransform {
        CGAffineTransform(a: inverse.a, b: inverse.b, c: inverse.c, d: inverse.d, tx: 0, ty: 0)
    }

    /// Returns a Boolean value that indicates whether the bounds contain a point; the left and upper edges belong to them,
    /// the right and lower ones do not.
    func contains(_ point: CGPoint) -> Bool {
        let x = point.x - bounds.origin.x
        let y = point.y - bounds.origin.y
        return x >= 0 && y >= 0 && x < bounds.size.width && y < bounds.size.height
    }

    private mutating func update() {
        isPlain = transform.isIdentity
        let area = transform.a * transform.d - transform.b * transform.c
        isDegenerate = !area.isFinite || area == 0
        let pivot = CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
        offset = CGPoint(x: center.x - pivot.x, y: center.y - pivot.y)
        guard !isPlain else { return }
        map = CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        inverse = map.inverted()
    }
}
