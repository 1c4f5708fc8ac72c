import TouchGeometry

/// Where a view is in its superview: the five values that UIKit's geometry is made of, and the map they amount to.
///
///     superview point = (own point − bounds.origin − anchorPoint · bounds.size) · transform + center
struct Placement {
    var bounds: CGRect { didSet { update() } }
    /// Where the anchor point is, in the superview.
    var center: CGPoint { didSet { update() } }
    /// Unit square; (0.5, 0.5) is the middle.
    var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { update() } }
    var transform = CGAffineTransform.identity { didSet { update() } }

    // Derived, so that following a point through a hierarchy is two additions a view.
    /// There is no transform: vectors are the same inside and outside.
    private(set) var isPlain = true
    /// The transform cannot be undone: nothing of the view is left to be seen or hit.
    private(set) var isDegenerate = false
    private var offset = CGPoint.zero
    private var map = CGAffineTransform.identity
    private var inverse = CGAffineTransform.identity

    init(frame: CGRect) {
        bounds = CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
        center = CGPoint(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2)
        update()
    }

    /// The upright rectangle around the view, in the superview.
    var frame: CGRect {
        get {
            if isPlain { return CGRect(origin: toSuperview(bounds.origin), size: bounds.size) }
            return bounds.applying(map)
        }
        set {
            // With a transform the frame is what the transform makes of the bounds: find bounds of which it makes a
            // rectangle of this size (exact for scales and quarter turns), then move it into place.
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

    /// The map from the superview's vectors to the view's; it moves nothing.
    var vectorsFromSuperview: CGAffineTransform {
        CGAffineTransform(a: inverse.a, b: inverse.b, c: inverse.c, d: inverse.d, tx: 0, ty: 0)
    }

    /// Left and upper edges are inside, right and lower ones are not.
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
