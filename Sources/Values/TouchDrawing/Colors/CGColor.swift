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
