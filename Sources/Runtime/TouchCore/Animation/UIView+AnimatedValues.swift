import TouchInput

// The animated properties of a view as numbers, for animators, which put views back to where they were.

extension UIView {
    final func value(of property: AnimatedOffset.Property) -> SIMD8<Double> {
        switch property {
        case .bounds: AnimatedOffset.numbers(bounds)
        case .center: AnimatedOffset.numbers(center)
        case .transform: TransformParts(transform).numbers
        case .alpha: AnimatedOffset.numbers(alpha)
        case .backgroundColor: AnimatedOffset.numbers(layerStorage?.backgroundColor)
        }
    }

    final func setValue(of property: AnimatedOffset.Property, _ value: SIMD8<Double>) {
        switch property {
        case .bounds:
            bounds = CGRect(
                x: CGFloat(value[0]), y: CGFloat(value[1]), width: CGFloat(max(0, value[2])),
                height: CGFloat(max(0, value[3])))
        case .center: center = CGPoint(x: CGFloat(value[0]), y: CGFloat(value[1]))
        case .transform: transform = TransformParts(value).transform
        case .alpha: alpha = CGFloat(max(0, min(value[0], 1)))
        case .backgroundColor: layer.backgroundColor = AnimatedOffset.color(value)
        }
    }
}
