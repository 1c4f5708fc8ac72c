import TouchDrawing
import TouchInput

/// The difference between two values of an animated property: the old value is the new value plus the offset.
///
/// The shown value is always the value plus the remainder of each offset. So an animation that is started during another one
/// starts from the shown value, without a jump, while the old one decays along its own curve (WWDC 2014, 236).
struct AnimatedOffset {
    enum Property {
        case bounds, center, transform, alpha, backgroundColor
    }

    let property: Property
    /// The components, as many as the property has; the others are 0.
    private(set) var values: SIMD8<Double>
    /// The value before the first change of the group, or of the animator that the group belongs to.
    var start: SIMD8<Double>

    init(_ property: Property, from old: SIMD8<Double>, to new: SIMD8<Double>) {
        self.property = property
        values = old - new
        start = old
        straighten()
    }

    var isZero: Bool { values == .zero }

    var isFinite: Bool {
        for index in values.indices where !values[index].isFinite { return false }
        return true
    }

    /// Adds the components of other offsets of the same property, or of their remainders.
    mutating func add(_ others: SIMD8<Double>) {
        values += others
        straighten()
    }

    /// Limits a rotation to half a turn: the other direction is shorter.
    private mutating func straighten() {
        guard property == .transform, abs(values[TransformParts.angleIndex]) > .pi else { return }
        let angle = values[TransformParts.angleIndex]
        values[TransformParts.angleIndex] = angle - 2 * .pi * (angle / (2 * .pi)).rounded()
    }

    // MARK: Values as numbers

    static func numbers(_ rect: CGRect) -> SIMD8<Double> {
        [Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height), 0, 0, 0, 0]
    }

    static func numbers(_ point: CGPoint) -> SIMD8<Double> {
        [Double(point.x), Double(point.y), 0, 0, 0, 0, 0, 0]
    }

    static func numbers(_ number: CGFloat) -> SIMD8<Double> {
        [Double(number), 0, 0, 0, 0, 0, 0, 0]
    }

    /// Returns the components of a color, premultiplied by its opacity, since premultiplied colors mix linearly. No color counts
    /// as a transparent one.
    static func numbers(_ color: CGColor?) -> SIMD8<Double> {
        guard let color else { return .zero }
        let alpha = Double(color.alpha)
        return [
            Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, alpha, 0, 0, 0, 0,
        ]
    }

    static func color(_ numbers: SIMD8<Double>) -> CGColor {
        let alpha = min(numbers[3], 1)
        guard alpha > 0 else { return .clear }
        return CGColor(
            red: CGFloat(numbers[0] / alpha), green: CGFloat(numbers[1] / alpha), blue: CGFloat(numbers[2] / alpha),
            alpha: CGFloat(alpha))
    }
}
