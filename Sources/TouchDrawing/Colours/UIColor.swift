import TouchGeometry

/// An immutable colour, which can be shared.
///
/// Colours are equal if their components are, however they were created: `UIColor(white: 0, alpha: 1) == .black`. The system's
/// colours have the values of the light appearance; there is no dark one.
public final class UIColor: Hashable, Sendable {
    /// The colour as a value.
    public let cgColor: CGColor

    /// Creates a colour from a value.
    public init(cgColor: CGColor) {
        self.cgColor = cgColor
    }

    /// Creates a colour from its components in sRGB, 0…1; components outside of it are kept, and clamped when painted.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a grey: 0 is black, 1 is white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(gray: white, alpha: alpha))
    }

    /// Creates a colour from hue (0 and 1 are red, 1/3 green, 2/3 blue), saturation and brightness, each clamped to 0…1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            cgColor: HueColour(hue: hue, saturation: saturation, brightness: brightness).colour(alpha: alpha))
    }

    /// Returns the same colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let colour = cgColor
        return UIColor(red: colour.red, green: colour.green, blue: colour.blue, alpha: alpha)
    }

    /// Returns a Boolean value that indicates whether two colours have the same components.
    public static func == (a: UIColor, b: UIColor) -> Bool { a.cgColor == b.cgColor }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(cgColor) }
}

extension UIColor {
    /// Sets this as the fill and stroke colour of the current context; does nothing without one.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets this as the fill colour of the current context; does nothing without one.
    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Sets this as the stroke colour of the current context; does nothing without one.
    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }
}
