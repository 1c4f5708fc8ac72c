// The Core Graphics value types. Where Foundation exists they are Foundation's, so that files that import both see one `CGPoint`;
// elsewhere (Embedded Swift for WebAssembly) they are declared here, with the members that the library uses.

#if canImport(Foundation)
    @_exported import class Foundation.Bundle
    @_exported import class Foundation.NSCoder
    @_exported import class Foundation.NSNumber
    @_exported import protocol Foundation.NSCopying
    @_exported import struct Foundation.NSZone
    @_exported import struct Foundation.CGFloat
    @_exported import struct Foundation.CGPoint
    @_exported import struct Foundation.CGRect
    @_exported import struct Foundation.CGSize
    @_exported import typealias Foundation.TimeInterval
#else
    /// A coordinate or a length, in points.
    public typealias CGFloat = Double
    /// A duration, in seconds.
    public typealias TimeInterval = Double

    /// A point in a coordinate space that the context determines.
    public struct CGPoint: Hashable, Sendable {
        /// The horizontal coordinate, increasing to the right.
        public var x: CGFloat
        /// The vertical coordinate, increasing downwards.
        public var y: CGFloat
        /// The origin.
        public static let zero = CGPoint()

        /// Creates a point.
        public init(x: CGFloat = 0, y: CGFloat = 0) {
            self.x = x
            self.y = y
        }
    }

    /// A width and a height.
    public struct CGSize: Hashable, Sendable {
        /// The horizontal extent.
        public var width: CGFloat
        /// The vertical extent.
        public var height: CGFloat
        /// The empty size.
        public static let zero = CGSize()

        /// Creates a size.
        public init(width: CGFloat = 0, height: CGFloat = 0) {
            self.width = width
            self.height = height
        }
    }

    /// An origin and a size. Negative sizes are treated as in Foundation: the edges are ordered first.
    public struct CGRect: Hashable, Sendable {
        /// The corner from which `size` extends.
        public var origin: CGPoint
        /// The extent; may be negative.
        public var size: CGSize
        /// The empty rectangle at the origin.
        public static let zero = CGRect()

        /// Creates a rectangle from its corner and extent.
        public init(origin: CGPoint = .zero, size: CGSize = .zero) {
            self.origin = origin
            self.size = size
        }

        /// Creates a rectangle from its four numbers.
        public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
            self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
        }

        /// The left edge.
        public var minX: CGFloat { min(origin.x, origin.x + size.width) }
        /// The right edge.
        public var maxX: CGFloat { max(origin.x, origin.x + size.width) }
        /// The upper edge.
        public var minY: CGFloat { min(origin.y, origin.y + size.height) }
        /// The lower edge.
        public var maxY: CGFloat { max(origin.y, origin.y + size.height) }
        /// The horizontal center.
        public var midX: CGFloat { origin.x + size.width / 2 }
        /// The vertical center.
        public var midY: CGFloat { origin.y + size.height / 2 }
        /// The absolute width.
        public var width: CGFloat { abs(size.width) }
        /// The absolute height.
        public var height: CGFloat { abs(size.height) }

        /// Returns a Boolean value that indicates whether the point is inside; the left and upper edges belong to the
        /// rectangle, the others do not.
        public func contains(_ point: CGPoint) -> Bool {
            point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
        }
    }
#endif

/// A displacement or a direction.
public struct CGVector: Hashable, Sendable {
    /// The horizontal component, increasing to the right.
    public var dx: CGFloat
    /// The vertical component, increasing downwards.
    public var dy: CGFloat
    /// No displacement.
    public static let zero = CGVector()

    /// Creates a vector.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
        self.dx = dx
        self.dy = dy
    }
    #if !hasFeature(Embedded)
        /// Creates a vector.
        public init(dx: Int, dy: Int) {
            self.init(dx: CGFloat(dx), dy: CGFloat(dy))
        }
    #endif
}

extension CGPoint {
    /// Returns a Boolean value that indicates whether two points are equal, as `==` does.
    public func equalTo(_ point: CGPoint) -> Bool { self == point }
}

extension CGSize {
    /// Returns a Boolean value that indicates whether two sizes are equal, as `==` does.
    public func equalTo(_ size: CGSize) -> Bool { self == size }
}

extension CGRect {
    /// Returns a Boolean value that indicates whether two rectangles have the same origin and size, as `==` does.
    public func equalTo(_ rect: CGRect) -> Bool { self == rect }
}

// Values are coded as lists of their numbers, in the order of their properties. Embedded Swift has no coding.

#if !hasFeature(Embedded)
    extension CGVector: Codable {
        /// Decodes a list of `dx` and `dy`.
        public init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            self.init(dx: try list.decode(CGFloat.self), dy: try list.decode(CGFloat.self))
        }

        /// Encodes a list of `dx` and `dy`.
        public func encode(to encoder: any Encoder) throws {
            try encoder.encode(numbers: [dx, dy])
        }
    }

    extension CGAffineTransform: Codable {
        /// Decodes a list of `a`, `b`, `c`, `d`, `tx` and `ty`.
        public init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            self.init(
                a: try list.decode(CGFloat.self), b: try list.decode(CGFloat.self), c: try list.decode(CGFloat.self),
                d: try list.decode(CGFloat.self), tx: try list.decode(CGFloat.self), ty: try list.decode(CGFloat.self))
        }

        /// Encodes a list of `a`, `b`, `c`, `d`, `tx` and `ty`.
        public func encode(to encoder: any Encoder) throws {
            try encoder.encode(numbers: [a, b, c, d, tx, ty])
        }
    }

    extension UIEdgeInsets: Codable {
        /// Decodes a list of `top`, `left`, `bottom` and `right`.
        public init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            self.init(
                top: try list.decode(CGFloat.self), left: try list.decode(CGFloat.self),
                bottom: try list.decode(CGFloat.self), right: try list.decode(CGFloat.self))
        }

        /// Encodes a list of `top`, `left`, `bottom` and `right`.
        public func encode(to encoder: any Encoder) throws {
            try encoder.encode(numbers: [top, left, bottom, right])
        }
    }

    extension Encoder {
        fileprivate func encode(numbers: [CGFloat]) throws {
            var list = unkeyedContainer()
            for number in numbers { try list.encode(number) }
        }
    }
#endif

/// Insets from the four edges of a rectangle; negative values extend it.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The inset of the upper edge, downwards.
    public var top: CGFloat
    /// The inset of the left edge, to the right.
    public var left: CGFloat
    /// The inset of the lower edge, upwards.
    public var bottom: CGFloat
    /// The inset of the right edge, to the left.
    public var right: CGFloat
    /// No insets.
    public static let zero = UIEdgeInsets()

    /// Creates insets.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension CGRect {
    /// Returns the rectangle with its four edges moved inwards by `insets`.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top,
            width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
    }
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// One bit per edge.
    public let rawValue: UInt
    /// Creates edges from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The lower edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// All four edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
