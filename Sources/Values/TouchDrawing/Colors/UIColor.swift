import TouchInput

/// An immutable color, which can be shared.
///
/// Colors are equal if their components are, however they were created: `UIColor(white: 0, alpha: 1) == .black`. The system's
/// colors have the values of the light appearance; there is no dark one.
public final class UIColor: Hashable, Sendable {
    /// The color as a value.
    public let cgColor: CGColor

    /// Creates a color from a value.
    public init(cgColor: CGColor) {
        self.cgColor = cgColor
    }

    /// Creates a color from its components in sRGB, 0…1; components outside of it are kept, and clamped when painted.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a gray: 0 is black, 1 is white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(gray: white, alpha: alpha))
    }

    /// Creates a color from hue (0 and 1 are red, 1/3 green, 2/3 blue), saturation and brightness, each clamped to 0…1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            cgColor: HueColor(hue: hue, saturation: saturation, brightness: brightness).color(alpha: alpha))
    }

    /// Returns the same color with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let color = cgColor
        return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }

    /// Returns a Boolean value that indicates whether two colors have the same components.
    public static func == (a: UIColor, b: UIColor) -> Bool { a.cgColor == b.cgColor }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(cgColor) }
}

extension UIColor {
    /// Sets this as the fill and stroke color of the current context; does nothing without one.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets this as the fill color of the current context; does nothing without one.
    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Sets this as the stroke color of the current context; does nothing without one.
    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }
}
