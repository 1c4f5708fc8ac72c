import TouchDrawing
import TouchInput

/// The shown values of a view, as far as an animation can make them differ from its properties.
struct ShownLook {
    var placement: Placement
    var alpha: CGFloat
    var backgroundColor: CGColor?

    /// Adds the remainder of an offset.
    /// - Parameter values: The sum of the offsets of a property, each times its remainder.
    mutating func add(_ values: SIMD8<Double>, to property: AnimatedOffset.Property) {
        switch property {
        case .bounds:
            let sum = AnimatedOffset.numbers(placement.bounds) + values
            placement.bounds = CGRect(
                x: CGFloat(sum[0]), y: CGFloat(sum[1]), width: CGFloat(max(0, sum[2])),
                height: CGFloat(max(0, sum[3])))
        case .center:
            placement.center.x += CGFloat(values[0])
            placement.center.y += CGFloat(values[1])
        case .transform:
            placement.transform = TransformParts(TransformParts(placement.transform).numbers + values).transform
        case .alpha:
            alpha = max(0, min(alpha + CGFloat(values[0]), 1))
        case .backgroundColor:
            backgroundColor = AnimatedOffset.color(AnimatedOffset.numbers(backgroundColor) + values)
        }
    }
}
