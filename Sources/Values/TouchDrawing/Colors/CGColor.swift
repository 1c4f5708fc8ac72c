import TouchInput

/// A color as four numbers in sRGB: the value that layers and draw lists hold.
///
/// Core Graphics' `CGColor` is an object with a color space; here there is one color space, and a color consists of its numbers.
/// Components outside of 0…1 are kept (as in `UIColor`) and clamped when something is painted.
public struct CGColor: Hashable, Sendable {
    /// The red component, 0…1.
    public let red: CGFloat
    /// The green component, 0…1.
    public let green: CGFloat
    /// The blue component, 0…1.
    public let blue: CGFloat
    /// The opacity: 0 is transparent, 1 is opaque.
    public let alpha: CGFloat

    /// Creates a color from its components in sRGB, not multiplied by `alpha`.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Creates a color from its components in sRGB, not multiplied by `alpha`.
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray: 0 is black, 1 is white.
    public init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Returns the same color with another opacity; never `nil`, unlike in Core Graphics.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Returns the same color with its opacity multiplied by `opacity`.
    func faded(by opacity: CGFloat) -> CGColor {
        opacity == 1 ? self : CGColor(red: red, green: green, blue: blue, alpha: alpha * opacity)
    }
}

/// The kind of components that a color space has.
public enum CGColorSpaceModel: Int32, Sendable {
    /// One, from black to white.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
}

/// A color space: sRGB, or its grays. All others count as one of these.
public final class CGColorSpace: Hashable, Sendable {
    /// The kind of components.
    public let model: CGColorSpaceModel

    private init(_ model: CGColorSpaceModel) { self.model = model }

    /// The number of components of a color, without its opacity.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .rgb: 3
        }
    }

    /// The name of sRGB.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of sRGB with components outside of 0…1.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The name of the grays of sRGB.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// Creates a space by its name; `nil` unless it is one of the names above.
    public convenience init?(name: String) {
        switch name {
        case Self.sRGB, Self.extendedSRGB: self.init(.rgb)
        case Self.genericGrayGamma2_2: self.init(.monochrome)
        default: return nil
        }
    }

    static let rgb = CGColorSpace(.rgb)
    static let gray = CGColorSpace(.monochrome)

    /// Returns a Boolean value that indicates whether two spaces are the same.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.model == b.model }

    /// Hashes the model.
    public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

/// Returns sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Returns the grays of sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

extension CGColor {
    /// Creates a color from its components and opacity; `nil` if their number is not one more than that of the space's.
    ///
    /// - Parameters:
    ///   - space: The space.
    ///   - components: The components, 0…1, and the opacity behind them.
    public init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
        guard components.count == space.numberOfComponents + 1 else { return nil }
        self.init(space, components[...])
    }

    /// Creates a color from as many components as its space has, and the opacity.
    init(_ space: CGColorSpace, _ components: ArraySlice<CGFloat>) {
        let first = components.startIndex
        switch space.model {
        case .monochrome: self.init(gray: components[first], alpha: components[first + 1])
        case .rgb:
            self.init(
                red: components[first], green: components[first + 1], blue: components[first + 2],
                alpha: components[first + 3])
        }
    }

    /// The space: sRGB.
    public var colorSpace: CGColorSpace? { .rgb }
    /// The number of `components`: 4, also of a gray.
    public var numberOfComponents: Int { 4 }
    /// The components in sRGB and the opacity.
    public var components: [CGFloat]? { [red, green, blue, alpha] }
}
