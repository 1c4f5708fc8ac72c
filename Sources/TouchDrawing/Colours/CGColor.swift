import TouchGeometry

/// A colour as four numbers in sRGB: the value that layers and draw lists hold.
///
/// Core Graphics' own `CGColor` is an object of a colour space; here there is one space, and a colour is its numbers.
/// Parts outside of 0…1 are kept as they are (`UIColor` does so too) and cut off when something is painted.
public struct CGColor: Hashable, Sendable {
    /// The red part; 1 is all of it.
    public let red: CGFloat
    /// The green part; 1 is all of it.
    public let green: CGFloat
    /// The blue part; 1 is all of it.
    public let blue: CGFloat
    /// How opaque: 0 cannot be seen, 1 covers all.
    public let alpha: CGFloat

    /// Creates a colour from its parts in sRGB, not multiplied by `alpha`.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Creates a colour from its parts in sRGB, not multiplied by `alpha`.
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a grey: 0 is black, 1 is white.
    public init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black that cannot be seen.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The same colour with another opacity; never nil (Core Graphics' may be).
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The same colour, as much of it as `opacity` leaves.
    func faded(by opacity: CGFloat) -> CGColor {
        opacity == 1 ? self : CGColor(red: red, green: green, blue: blue, alpha: alpha * opacity)
    }
}
