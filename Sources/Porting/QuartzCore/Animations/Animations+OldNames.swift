#if canImport(Foundation)
    // What only ported code has of animations: objects of Foundation as values, and the names from before Swift 4.2.

    public import Foundation
    public import TouchCore

    extension NSNull: CAAction {
        /// Does nothing: the change is not animated.
        public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
    }

    extension NSValue: LayerValueConvertible {
        /// The number, point, size or rectangle that the object holds; `nil` for insets and ranges.
        public var layerValue: LayerValue? {
            if let number = self as? NSNumber { return .number(CGFloat(number.doubleValue)) }
            return switch String(cString: objCType) {
            case "{CGPoint=dd}": pointValue.layerValue
            case "{CGSize=dd}": sizeValue.layerValue
            case "{CGRect={CGPoint=dd}{CGSize=dd}}": rectValue.layerValue
            default: nil
            }
        }
    }

    /// The old name of `CAMediaTimingFunctionName.linear`.
    @available(*, deprecated, renamed: "CAMediaTimingFunctionName.linear")
    nonisolated public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
    /// The old name of `CAMediaTimingFunctionName.easeIn`.
    @available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeIn")
    nonisolated public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
    /// The old name of `CAMediaTimingFunctionName.easeOut`.
    @available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeOut")
    nonisolated public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
    /// The old name of `CAMediaTimingFunctionName.easeInEaseOut`.
    @available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
    nonisolated public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
    /// The old name of `CAMediaTimingFunctionName.default`.
    @available(*, deprecated, renamed: "CAMediaTimingFunctionName.default")
    nonisolated public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
    /// The old name of `CAMediaTimingFillMode.removed`.
    @available(*, deprecated, renamed: "CAMediaTimingFillMode.removed")
    nonisolated public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
    /// The old name of `CAMediaTimingFillMode.forwards`.
    @available(*, deprecated, renamed: "CAMediaTimingFillMode.forwards")
    nonisolated public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
    /// The old name of `CAMediaTimingFillMode.backwards`.
    @available(*, deprecated, renamed: "CAMediaTimingFillMode.backwards")
    nonisolated public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
    /// The old name of `CAMediaTimingFillMode.both`.
    @available(*, deprecated, renamed: "CAMediaTimingFillMode.both")
    nonisolated public let kCAFillModeBoth = CAMediaTimingFillMode.both
    /// The old name of `CAAnimationCalculationMode.linear`.
    @available(*, deprecated, renamed: "CAAnimationCalculationMode.linear")
    nonisolated public let kCAAnimationLinear = CAAnimationCalculationMode.linear
    /// The old name of `CAAnimationCalculationMode.discrete`.
    @available(*, deprecated, renamed: "CAAnimationCalculationMode.discrete")
    nonisolated public let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete
    /// The old name of `CAAnimationCalculationMode.paced`.
    @available(*, deprecated, renamed: "CAAnimationCalculationMode.paced")
    nonisolated public let kCAAnimationPaced = CAAnimationCalculationMode.paced
    /// The old name of `CAAnimationCalculationMode.cubic`.
    @available(*, deprecated, renamed: "CAAnimationCalculationMode.cubic")
    nonisolated public let kCAAnimationCubic = CAAnimationCalculationMode.cubic
    /// The old name of `CAAnimationRotationMode.rotateAuto`.
    @available(*, deprecated, renamed: "CAAnimationRotationMode.rotateAuto")
    nonisolated public let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto
    /// The old name of `CAAnimationRotationMode.rotateAutoReverse`.
    @available(*, deprecated, renamed: "CAAnimationRotationMode.rotateAutoReverse")
    nonisolated public let kCAAnimationRotateAutoReverse = CAAnimationRotationMode.rotateAutoReverse
#endif
