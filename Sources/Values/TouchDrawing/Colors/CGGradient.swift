import TouchInput

/// A course of colors. Between two of them each component, and the opacity, changes evenly.
public final class CGGradient: Hashable, Sendable {
    let stops: [DrawnGradient.Stop]

    /// Creates a gradient from colors.
    /// - Parameters:
    ///   - space: Has no influence: colors are in sRGB.
    ///   - colors: The colors; without any, `nil` is returned.
    ///   - locations: The place of each color, 0…1, in any order; `nil` for equal distances from 0 to 1.
    public convenience init?(
        colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?
    ) {
        self.init(colors, locations)
    }

    /// Creates a gradient from the components of colors.
    /// - Parameters:
    ///   - space: The space.
    ///   - components: The components of each color, and its opacity behind them.
    ///   - locations: The place of each color, 0…1; `nil` for equal distances from 0 to 1.
    ///   - count: The number of colors; for none, `nil` is returned.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let size = space.numberOfComponents + 1
        let numbers = (0..<max(0, count) * size).map { components[$0] }
        self.init((0..<max(0, count)).map { CGColor(space, numbers[($0 * size)..<(($0 + 1) * size)]) }, locations)
    }

    private init?(_ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
        var stops: [DrawnGradient.Stop] = []
        for (index, color) in colors.enumerated() {
            let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
            let place = locations.map { $0[index] } ?? even
            let stop = DrawnGradient.Stop(location: place > 0 ? min(place, 1) : 0, color: color)
            // In order of place; those of one place in their own.
            stops.insert(stop, at: stops.lastIndex { $0.location <= stop.location }.map { $0 + 1 } ?? 0)
        }
        self.stops = stops
    }

    /// Returns a Boolean value that indicates whether two gradients have the same colors at the same places.
    public static func == (a: CGGradient, b: CGGradient) -> Bool { a.stops == b.stops }

    /// Hashes the colors.
    public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

/// The ends beyond which a gradient goes on, in its first or last color.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Before the beginning.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// Behind the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A gradient as a command of a draw list paints it: over the whole clipping area.
public struct DrawnGradient: Hashable, Sendable {
    /// A color and its place.
    public struct Stop: Hashable, Sendable {
        /// The place, 0…1.
        public var location: CGFloat
        /// The color.
        public var color: CGColor

        /// Creates a stop.
        public init(location: CGFloat, color: CGColor) { (self.location, self.color) = (location, color) }
    }

    /// The way on which the places lie.
    public enum Shape: Hashable, Sendable {
        /// From one point to another; colors are the same across the way.
        case linear(from: CGPoint, to: CGPoint)
        /// From one circle to another. Where several circles in between meet, the last one is seen.
        case radial(from: CGPoint, radius: CGFloat, to: CGPoint, endRadius: CGFloat)
    }

    /// The colors, in order of their places.
    public var stops: [Stop]
    /// The way.
    public var shape: Shape
    /// The ends beyond which it goes on.
    public var options: CGGradientDrawingOptions

    /// Creates a gradient.
    public init(stops: [Stop], shape: Shape, options: CGGradientDrawingOptions = []) {
        (self.stops, self.shape, self.options) = (stops, shape, options)
    }

    /// A Boolean value that indicates whether nothing is painted: without colors, on a way of no length, or of numbers that are not finite.
    public var isEmpty: Bool {
        switch shape {
        case .linear(let start, let end):
            stops.isEmpty || start == end || ![start.x, start.y, end.x, end.y].allSatisfy { $0.isFinite }
        case .radial(let start, let radius, let end, let endRadius):
            stops.isEmpty || (start == end && radius == endRadius) || min(radius, endRadius) < 0
                || ![start.x, start.y, radius, end.x, end.y, endRadius].allSatisfy { $0.isFinite }
        }
    }

    /// The colors for a painter that goes on with the first and the last color beyond the ends: transparent where the gradient ends.
    public var paddedStops: [Stop] {
        guard let first = stops.first, let last = stops.last else { return [] }
        func clear(_ stop: Stop, at place: CGFloat) -> Stop {
            Stop(location: place, color: stop.color.faded(by: 0))
        }
        let before =
            options.contains(.drawsBeforeStartLocation)
            ? [] : [clear(first, at: 0), Stop(location: 0, color: first.color)]
        let after =
            options.contains(.drawsAfterEndLocation) ? [] : [Stop(location: 1, color: last.color), clear(last, at: 1)]
        return before + stops + after
    }
}

extension CGContext {
    /// Paints a gradient over the whole clipping area.
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - startPoint: The place of location 0.
    ///   - endPoint: The place of location 1.
    ///   - options: The ends beyond which it goes on.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        draw(gradient, .linear(from: startPoint, to: endPoint), options)
    }

    /// Paints a gradient from circle to circle over the whole clipping area.
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - startCenter: The center of the circle of location 0.
    ///   - startRadius: The radius of the circle of location 0.
    ///   - endCenter: The center of the circle of location 1.
    ///   - endRadius: The radius of the circle of location 1.
    ///   - options: The ends beyond which it goes on.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let shape = DrawnGradient.Shape.radial(
            from: startCenter, radius: max(0, startRadius), to: endCenter, endRadius: max(0, endRadius))
        draw(gradient, shape, options)
    }

    private func draw(
        _ gradient: CGGradient, _ shape: DrawnGradient.Shape, _ options: CGGradientDrawingOptions
    ) {
        paint(.gradient(DrawnGradient(stops: gradient.stops, shape: shape, options: options)))
    }
}
