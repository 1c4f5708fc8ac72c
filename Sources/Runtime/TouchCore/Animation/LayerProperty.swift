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
    /// The style; its opacity is `alpha`.
    package var style: DrawnLayerStyle
    /// The opacity, which a view has with more digits than a layer.
    var alpha: CGFloat
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
