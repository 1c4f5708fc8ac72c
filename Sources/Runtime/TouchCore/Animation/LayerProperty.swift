import TouchDrawing
import TouchInput

/// A property of a layer whose changes can be animated, by the name that animations have for it.
package enum LayerProperty: String {
    case bounds, position, anchorPoint, zPosition, transform
    case opacity, backgroundColor, cornerRadius, borderWidth, borderColor
    case shadowColor, shadowOpacity, shadowOffset, shadowRadius
    // Of shape layers.
    case fillColor, strokeColor, lineWidth, strokeStart, strokeEnd, miterLimit, lineDashPhase

    /// The properties that are part of a layer's style.
    static let ofStyle: [LayerProperty] = [
        .opacity, .backgroundColor, .cornerRadius, .borderWidth, .borderColor, .shadowColor, .shadowOpacity,
        .shadowOffset, .shadowRadius,
    ]

    /// The properties that shape layers have in addition.
    static let ofShape: [LayerProperty] = [
        .fillColor, .strokeColor, .lineWidth, .strokeStart, .strokeEnd, .miterLimit, .lineDashPhase,
    ]

    /// A Boolean value that indicates whether the value is a color.
    package var isColor: Bool {
        switch self {
        case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: true
        default: false
        }
    }
}

/// The components of a value of a property, as many as it has; the others are 0.
package typealias AnimatedNumbers = SIMD16<Double>

extension SIMD16<Double> {
    /// Creates the components of a number.
    package init(_ number: CGFloat) {
        self.init(repeating: 0)
        self[0] = Double(number)
    }

    /// Creates the components of a point.
    package init(_ point: CGPoint) {
        self.init(repeating: 0)
        (self[0], self[1]) = (Double(point.x), Double(point.y))
    }

    /// Creates the components of a size.
    package init(_ size: CGSize) {
        self.init(CGPoint(x: size.width, y: size.height))
    }

    /// Creates the components of a rectangle.
    package init(_ rect: CGRect) {
        self.init(CGPoint(x: rect.minX, y: rect.minY))
        (self[2], self[3]) = (Double(rect.width), Double(rect.height))
    }

    /// Creates the components of a color, premultiplied by its opacity, since premultiplied colors mix linearly. No color counts
    /// as a transparent one.
    package init(_ color: CGColor?) {
        self.init(repeating: 0)
        guard let color else { return }
        let alpha = Double(color.alpha)
        (self[0], self[1], self[2], self[3]) = (
            Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, alpha
        )
    }

    var number: CGFloat { CGFloat(self[0]) }
    var point: CGPoint { CGPoint(x: CGFloat(self[0]), y: CGFloat(self[1])) }
    var rect: CGRect {
        CGRect(
            x: CGFloat(self[0]), y: CGFloat(self[1]), width: CGFloat(Swift.max(0, self[2])),
            height: CGFloat(Swift.max(0, self[3])))
    }
    var fraction: CGFloat { Swift.max(0, Swift.min(number, 1)) }
    var color: CGColor {
        let alpha = Swift.min(self[3], 1)
        guard alpha > 0 else { return .clear }
        return CGColor(
            red: CGFloat(self[0] / alpha), green: CGFloat(self[1] / alpha), blue: CGFloat(self[2] / alpha),
            alpha: CGFloat(alpha))
    }
}

/// The values of a view or layer, as far as an animation can make it show others.
package struct ShownLook {
    var placement: Placement
    package var style: DrawnLayerStyle
    /// The opacity, which a view has with more digits than a layer.
    var alpha: CGFloat { didSet { style.opacity = Float(alpha) } }
    var zPosition: CGFloat
    /// The path of a shape layer and how it is drawn.
    package var shape: DrawnShape?

    /// The components of a value.
    package subscript(property: LayerProperty) -> AnimatedNumbers {
        get {
            switch property {
            case .bounds: AnimatedNumbers(placement.bounds)
            case .position: AnimatedNumbers(placement.center)
            case .anchorPoint: AnimatedNumbers(placement.anchorPoint)
            case .zPosition: AnimatedNumbers(zPosition)
            case .transform: TransformParts(placement).numbers
            case .opacity: AnimatedNumbers(alpha)
            case .backgroundColor: AnimatedNumbers(style.backgroundColor)
            case .cornerRadius: AnimatedNumbers(style.cornerRadius)
            case .borderWidth: AnimatedNumbers(style.borderWidth)
            case .borderColor: AnimatedNumbers(style.borderColor)
            case .shadowColor: AnimatedNumbers(style.shadowColor)
            case .shadowOpacity: AnimatedNumbers(CGFloat(style.shadowOpacity))
            case .shadowOffset: AnimatedNumbers(style.shadowOffset)
            case .shadowRadius: AnimatedNumbers(style.shadowRadius)
            case .fillColor: AnimatedNumbers(shape?.fillColor)
            case .strokeColor: AnimatedNumbers(shape?.strokeColor)
            case .lineWidth: AnimatedNumbers(shape?.stroke.width ?? 0)
            case .strokeStart: AnimatedNumbers(shape?.strokeStart ?? 0)
            case .strokeEnd: AnimatedNumbers(shape?.strokeEnd ?? 0)
            case .miterLimit: AnimatedNumbers(shape?.stroke.miterLimit ?? 0)
            case .lineDashPhase: AnimatedNumbers(shape?.stroke.dashPhase ?? 0)
            }
        }
        set {
            switch property {
            case .bounds: placement.bounds = newValue.rect
            case .position: placement.center = newValue.point
            case .anchorPoint: placement.anchorPoint = newValue.point
            case .zPosition:
                zPosition = newValue.number
                if placement.hasDepth { placement.depth.z = zPosition }
            case .transform: TransformParts(newValue).set(on: &placement)
            case .opacity: alpha = newValue.fraction
            case .backgroundColor: style.backgroundColor = newValue.color
            case .cornerRadius: style.cornerRadius = max(0, newValue.number)
            case .borderWidth: style.borderWidth = max(0, newValue.number)
            case .borderColor: style.borderColor = newValue.color
            case .shadowColor: style.shadowColor = newValue.color
            case .shadowOpacity: style.shadowOpacity = Float(newValue.fraction)
            case .shadowOffset: style.shadowOffset = CGSize(width: newValue.point.x, height: newValue.point.y)
            case .shadowRadius: style.shadowRadius = max(0, newValue.number)
            case .fillColor: shape?.fillColor = newValue.color
            case .strokeColor: shape?.strokeColor = newValue.color
            case .lineWidth: shape?.stroke.width = max(0, newValue.number)
            case .strokeStart: shape?.strokeStart = newValue.fraction
            case .strokeEnd: shape?.strokeEnd = newValue.fraction
            case .miterLimit: shape?.stroke.miterLimit = newValue.number
            case .lineDashPhase: shape?.stroke.dashPhase = newValue.number
            }
        }
    }

    /// The transform, as one of space.
    package var transform: CATransform3D {
        get { placement.transformInSpace }
        set { placement.transformInSpace = newValue }
    }
}

/// The components of a transform that an animation interpolates: a translation, a rotation and two scales, so that a rotating
/// view does not shrink on the way.
///
///     x-axis  (a, b) = scaleX · (cos, sin)
///     y-axis  (c, d) = shear · (cos, sin) + scaleY · (-sin, cos)
///
/// Every transform has components, even one that collapses everything to a line or a point. A transform of space has more: the rotation is then
/// a vector along its axis, as long as the angle is.
package struct TransformParts {
    static let angleIndex = 2

    /// The components: x, y, angle, scale in x, shear, scale in y; then z, the rotation about x and y, the scale in z less 1, both shears of the
    /// z-axis, and the perspective: its last column less that of the identity.
    package var numbers = AnimatedNumbers.zero

    init(_ placement: Placement) {
        if placement.hasDepth { self.init(placement.transformInSpace) } else { self.init(placement.transform) }
    }

    package init(_ numbers: AnimatedNumbers) { self.numbers = numbers }

    package init(_ map: CGAffineTransform) {
        // A reflection is a negative scale of the axis that points the other way; it is not a rotation.
        let isMirroredInX = map.a * map.d < map.b * map.c && map.a < map.d
        let sign: CGFloat = isMirroredInX ? -1 : 1
        let length = (map.a * map.a + map.b * map.b).squareRoot()
        // A point has no direction; its y-axis may have one.
        let angle =
            length > 0
            ? TouchInput.angle(y: sign * map.b, x: sign * map.a) : TouchInput.angle(y: -map.c, x: map.d)
        let (s, c) = (sine(angle), cosine(angle))
        (numbers[0], numbers[1], numbers[2]) = (Double(map.tx), Double(map.ty), Double(angle))
        numbers[3] = Double(sign * length)
        numbers[4] = Double(map.c * c + map.d * s)
        numbers[5] = Double(map.d * c - map.c * s)
    }

    /// The transform of the plane; without what only one of space has.
    var plane: CGAffineTransform {
        let angle = CGFloat(numbers[2])
        let (scaleX, shear, scaleY) = (CGFloat(numbers[3]), CGFloat(numbers[4]), CGFloat(numbers[5]))
        let (s, c) = (sine(angle), cosine(angle))
        return CGAffineTransform(
            a: scaleX * c, b: scaleX * s, c: shear * c - scaleY * s, d: shear * s + scaleY * c, tx: CGFloat(numbers[0]),
            ty: CGFloat(numbers[1]))
    }

    /// A Boolean value that indicates whether the components are those of a transform of the plane.
    private var isPlane: Bool {
        guard Depth.isUsed else { return true }
        for index in 6..<16 where numbers[index] != 0 { return false }
        return true
    }

    /// Gives a placement the transform.
    func set(on placement: inout Placement) {
        if isPlane { placement.setTransform(plane) } else { placement.transformInSpace = transform }
    }
}

// In space: scales and shears, then the rotation, the translation, and the perspective.

extension TransformParts {
    package init(_ space: CATransform3D) {
        if space.isAffine {
            self.init(space.plane)
            return
        }
        var rows = space.rows
        // The last column is that of the perspective, as the other numbers map it.
        let column: SIMD4<Double> = [rows.0.w, rows.1.w, rows.2.w, rows.3.w]
        (rows.0.w, rows.1.w, rows.2.w, rows.3.w) = (0, 0, 0, 1)
        var perspective = column
        if let inverse = CATransform3D(rows.0, rows.1, rows.2, rows.3).inverse?.rows {
            perspective = [
                (inverse.0 * column).sum(), (inverse.1 * column).sum(), (inverse.2 * column).sum(),
                (inverse.3 * column).sum(),
            ]
        }
        // Gram and Schmidt.
        func unit(_ row: SIMD4<Double>, _ length: Double) -> SIMD4<Double> { length > 0 ? row / length : row }
        let scaleX = (rows.0 * rows.0).sum().squareRoot()
        let x = unit(rows.0, scaleX)
        let shear = (rows.1 * x).sum()
        let second = rows.1 - shear * x
        let scaleY = (second * second).sum().squareRoot()
        var y = unit(second, scaleY)
        let (shearX, shearY) = ((rows.2 * x).sum(), (rows.2 * y).sum())
        let third = rows.2 - shearX * x - shearY * y
        var scaleZ = (third * third).sum().squareRoot()
        var z: SIMD4<Double> = [x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x, 0]
        if scaleX == 0 || scaleY == 0 {
            // It collapses everything: no direction is left.
            (y, z) = ([0, 1, 0, 0], [0, 0, 1, 0])
        } else if (third * z).sum() < 0 {
            scaleZ = -scaleZ
        }
        let turn = scaleX == 0 || scaleY == 0 ? .zero : Self.turn(x, y, z)
        self.init([
            rows.3.x, rows.3.y, turn.z, scaleX, shear, scaleY, rows.3.z, turn.x, turn.y, scaleZ - 1, shearX, shearY,
            perspective.x, perspective.y, perspective.z, perspective.w - 1,
        ])
    }

    /// Returns the vector of a rotation whose matrix has these rows.
    private static func turn(_ x: SIMD4<Double>, _ y: SIMD4<Double>, _ z: SIMD4<Double>) -> SIMD3<Double> {
        let axis: SIMD3<Double> = [y.z - z.y, z.x - x.z, x.y - y.x]
        let (sine, cosine) = ((axis * axis).sum().squareRoot() / 2, (x.x + y.y + z.z - 1) / 2)
        let angle = Double(TouchInput.angle(y: CGFloat(sine), x: CGFloat(cosine)))
        if sine > 1e-9 { return axis * (angle / (2 * sine)) }
        guard cosine < 0 else { return .zero }
        // Half a turn: the axis is the longest column of the matrix plus the identity.
        let columns: [SIMD3<Double>] = [[x.x + 1, x.y, x.z], [y.x, y.y + 1, y.z], [z.x, z.y, z.z + 1]]
        var longest = columns[0]
        for column in columns where (column * column).sum() > (longest * longest).sum() { longest = column }
        return longest * (angle / (longest * longest).sum().squareRoot())
    }

    /// The transform.
    package var transform: CATransform3D {
        if isPlane { return CATransform3D(plane) }
        let n = numbers
        let angle = (n[7] * n[7] + n[8] * n[8] + n[2] * n[2]).squareRoot()
        let turn = CATransform3DMakeRotation(CGFloat(angle), CGFloat(n[7]), CGFloat(n[8]), CGFloat(n[2]))
        let shape = CATransform3D([n[3], 0, 0, 0], [n[4], n[5], 0, 0], [n[10], n[11], n[9] + 1, 0], [0, 0, 0, 1])
        let move = CATransform3D(translation: CGFloat(n[0]), CGFloat(n[1]), CGFloat(n[6]))
        let eye = CATransform3D([1, 0, 0, n[12]], [0, 1, 0, n[13]], [0, 0, 1, n[14]], [0, 0, 0, n[15] + 1])
        return shape.concatenating(turn).concatenating(move).concatenating(eye)
    }
}
