import TouchInput

/// The place of a view or layer in the one around it: the five values that UIKit's geometry consists of, and the map that they define.
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
    private(set) var offset = CGPoint.zero
    /// With a perspective, the maps around the anchor point: of vectors.
    private var map = CGAffineTransform.identity
    private var inverse = CGAffineTransform.identity
    /// A Boolean value that indicates whether there is a perspective, whose maps the lens has.
    private var isPerspective = false
    private var lens: Lens?

    init(frame: CGRect) {
        bounds = CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
        center = CGPoint(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2)
        update()
    }

    init(
        bounds: CGRect, center: CGPoint, anchorPoint: CGPoint, transform: CGAffineTransform,
        depth: @autoclosure () -> Depth?
    ) {
        (self.bounds, self.center, self.anchorPoint, self.transform) = (bounds, center, anchorPoint, transform)
        update()
        if let depth = depth() { self.depth = depth }
    }

    /// The part that the plane does not have; it changes only as a whole.
    var depth: Depth {
        get { lens?.depth ?? Depth() }
        set {
            lens = newValue.isNeeded ? Lens(newValue) : nil
            update()
        }
    }

    /// A Boolean value that indicates whether there is a transform of space, here or for all sublayers of the superlayer.
    var hasDepth: Bool { lens != nil && Depth.isUsed }

    /// The transform, as one of space.
    var transformInSpace: CATransform3D {
        get { lens?.depth.transform ?? CATransform3D(transform) }
        set {
            let inSpace = newValue.isAffine ? nil : newValue
            if depth.transform != inSpace { depth.transform = inSpace }
            transform = newValue.plane
        }
    }

    /// Sets a transform of the plane.
    mutating func setTransform(_ plane: CGAffineTransform) {
        if hasDepth { transformInSpace = CATransform3D(plane) } else { transform = plane }
    }

    /// Returns a Boolean value that indicates whether the transforms are equal.
    func hasTransform(of other: Placement) -> Bool {
        transform == other.transform && (lens === other.lens || depth.transform == other.depth.transform)
    }

    /// The anchor point, in the view's own coordinates.
    var pivot: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// The bounding box of the view, in the superview's coordinates.
    var frame: CGRect {
        get {
            if isPlain { return CGRect(origin: toSuperview(bounds.origin), size: bounds.size) }
            return isPerspective ? bounds.around(toSuperview) : bounds.applying(map)
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

    /// The map from the view's coordinates to the superview's, without its perspective.
    var mapToSuperview: CGAffineTransform {
        isPlain ? CGAffineTransform(translationX: offset.x, y: offset.y) : map
    }

    /// The part that is painted.
    var painted: PaintedPlace {
        PaintedPlace(bounds: bounds, map: mapToSuperview, perspective: isPerspective ? lens?.map : nil)
    }

    func toSuperview(_ point: CGPoint) -> CGPoint {
        if isPlain { return CGPoint(x: point.x + offset.x, y: point.y + offset.y) }
        return isPerspective ? Self.image(of: point, lens?.map) : point.applying(map)
    }

    func fromSuperview(_ point: CGPoint) -> CGPoint {
        if isPlain { return CGPoint(x: point.x - offset.x, y: point.y - offset.y) }
        return isPerspective ? Self.image(of: point, lens?.inverse) : point.applying(inverse)
    }

    /// Returns the image of a point in perspective; a point that is not in front of the eye has its image at infinity.
    @inline(never) private static func image(of point: CGPoint, _ map: PlaneMap?) -> CGPoint {
        map?.image(of: point) ?? CGPoint(x: CGFloat.infinity, y: .infinity)
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
        isPlain = transform.isIdentity && lens == nil
        let area = transform.a * transform.d - transform.b * transform.c
        isDegenerate = !area.isFinite || area == 0
        let pivot = pivot
        offset = CGPoint(x: center.x - pivot.x, y: center.y - pivot.y)
        guard !isPlain else { return }
        if hasDepth { return updateLens() }
        isPerspective = false
        map = CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        inverse = map.inverted()
    }

    @inline(never) private mutating func updateLens() {
        guard let depth = lens?.depth else { return }
        let map = depth.map(transform, pivot: pivot, center: center)
        if !isKnownUniquelyReferenced(&lens) { lens = Lens(depth) }
        lens?.map = map
        isPerspective = map.affine == nil
        self.map = map.affine ?? map.tangent(at: pivot) ?? CGAffineTransform(a: 0, d: 0)
        inverse = self.map.inverted()
        isDegenerate = lens?.inverse == nil
    }
}

/// The part of a placement that a painter needs.
struct PaintedPlace {
    var bounds: CGRect
    /// The map to the superview; with a perspective, `perspective` is.
    var map: CGAffineTransform
    var perspective: PlaneMap?
}

/// The map of vectors from a window to a view with a transform: cached until a view of the window is moved to another superview, or one
/// with a transform is placed.
///
///     window ─ … ─ view with a transform ─ … ─ view with a transform ─ … ─ view
///                    its map: own inverse        own inverse after            the vectors of the
///                                                the map around it            nearest one around it
final class VectorMap {
    /// The window's `turns` when it was found out; 0 for a map that is out of date.
    var turns = 0
    /// From the window's vectors to the view's; it moves nothing.
    var map = CGAffineTransform.identity
}

extension UIView {
    /// A vector of the window that it is in, in its own coordinates.
    ///
    /// Every recognizer of a touch may ask, and their views are around each other: what is found out is kept on the way, so that all
    /// of them climb the views once.
    final func vector(_ vector: CGPoint, from window: UIWindow) -> CGPoint {
        guard let turningView = turningView(in: window) else { return vector }
        return vector.applying(turningView.vectorMap(in: window))
    }

    /// The nearest view, this one or one around it, that has a transform; `nil` if vectors of the window are its own. The answer is
    /// kept until a view is moved to another superview or gets or loses a transform.
    private func turningView(in window: UIWindow) -> UIView? {
        let state = window.uprightness
        if uprightness == state { return knownTurningView }
        var (turning, last): (UIView?, UIView) = (nil, self)
        // The window's own state is always the present one.
        while last.uprightness != state, turning == nil, let superview = last.superviewStorage {
            if last.placement.isPlain { last = superview } else { turning = last }
        }
        if turning == nil { turning = last.knownTurningView }
        var link: UIView? = self
        while let view = link {
            (view.uprightness, view.knownTurningView) = (state, turning)
            link = view === last ? nil : view.superviewStorage
        }
        return turning
    }

    /// Of a view with a transform: from the vectors of the window to its own.
    private func vectorMap(in window: UIWindow, levels: Int = 64) -> CGAffineTransform {
        if let knownVectorMap, knownVectorMap.turns == window.turns { return knownVectorMap.map }
        let around = superviewStorage?.turningView(in: window)
        // Views may be nested deeper than the call stack allows.
        if levels == 0 { around?.updateVectorMaps(in: window) }
        let outer = around?.vectorMap(in: window, levels: levels - 1) ?? .identity
        let known = knownVectorMap ?? VectorMap()
        (known.turns, known.map) = (window.turns, outer.concatenating(placement.vectorsFromSuperview))
        knownVectorMap = known
        return known.map
    }

    /// Updates the maps of this view and of those around it, the outermost first.
    private func updateVectorMaps(in window: UIWindow) {
        var outdated: [UIView] = []
        var link: UIView? = self
        while let view = link, view.knownVectorMap?.turns != window.turns {
            outdated.append(view)
            link = view.superviewStorage?.turningView(in: window)
        }
        for view in outdated.reversed() { _ = view.vectorMap(in: window) }
    }
}
