public import TouchDrawing
public import TouchInput

/// A value that an animation shows.
public enum LayerValue {
    /// A number, for `opacity`, `cornerRadius`, `transform.rotation` and the like.
    case number(CGFloat)
    /// A point, also for sizes.
    case point(CGPoint)
    /// A rectangle.
    case rect(CGRect)
    /// A color.
    case color(CGColor)
    /// A transform.
    case transform(CATransform3D)
    /// A path.
    case path(CGPath)
}

#if !hasFeature(Embedded)
    /// A type whose values an animation can show.
    @preconcurrency @MainActor
    public protocol LayerValueConvertible {
        /// The value; `nil` if an animation cannot show it.
        var layerValue: LayerValue? { get }
    }

    extension Double: LayerValueConvertible {
        /// A number.
        public var layerValue: LayerValue? { .number(CGFloat(self)) }
    }

    extension CGFloat: LayerValueConvertible {
        /// A number.
        public var layerValue: LayerValue? { .number(self) }
    }

    extension Float: LayerValueConvertible {
        /// A number.
        public var layerValue: LayerValue? { .number(CGFloat(self)) }
    }

    extension Int: LayerValueConvertible {
        /// A number.
        public var layerValue: LayerValue? { .number(CGFloat(self)) }
    }

    extension CGPoint: LayerValueConvertible {
        /// A point.
        public var layerValue: LayerValue? { .point(self) }
    }

    extension CGSize: LayerValueConvertible {
        /// A size, as a point.
        public var layerValue: LayerValue? { .point(CGPoint(x: width, y: height)) }
    }

    extension CGRect: LayerValueConvertible {
        /// A rectangle.
        public var layerValue: LayerValue? { .rect(self) }
    }

    extension CGColor: LayerValueConvertible {
        /// A color.
        public var layerValue: LayerValue? { .color(self) }
    }

    extension CATransform3D: LayerValueConvertible {
        /// A transform.
        public var layerValue: LayerValue? { .transform(self) }
    }

    extension CGAffineTransform: LayerValueConvertible {
        /// A transform of the plane.
        public var layerValue: LayerValue? { .transform(CATransform3DMakeAffineTransform(self)) }
    }

    extension CGPath: LayerValueConvertible {
        /// A path.
        public var layerValue: LayerValue? { .path(self) }
    }
#endif
