import TouchInput

/// An immutable color, which can be shared.
///
/// A color is one for all appearances, or has another one in the dark: the system's colors, and those that a closure provides. Colors
/// are equal if their components are, in each appearance, however they were created: `UIColor(white: 0, alpha: 1) == .black`.
/// One that a closure provides equals itself alone.
public final class UIColor: Hashable, Sendable {
    private let light: CGColor
    private let dark: CGColor
    /// Returns the color instead of these two.
    private let provider: (@Sendable (UITraitCollection) -> UIColor)?
    /// A Boolean value that indicates whether the color depends on traits.
    package let isDynamic: Bool

    private init(
        light: CGColor, dark: CGColor, isDynamic: Bool, provider: (@Sendable (UITraitCollection) -> UIColor)? = nil
    ) {
        (self.light, self.dark, self.isDynamic, self.provider) = (light, dark, isDynamic, provider)
    }

    /// Creates a color from a value.
    public convenience init(cgColor: CGColor) {
        self.init(light: cgColor, dark: cgColor, isDynamic: false)
    }

    /// Creates a color with two appearances.
    package convenience init(light: CGColor, dark: CGColor) {
        self.init(light: light, dark: dark, isDynamic: light != dark)
    }

    /// Creates a color that depends on traits.
    /// - Parameter dynamicProvider: Returns the color for traits. It is called whenever the color is used.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(light: .clear, dark: .clear, isDynamic: true, provider: dynamicProvider)
    }

    /// The color as a value, in `UITraitCollection.current`.
    public var cgColor: CGColor { isDynamic ? value(in: .current) : light }

    /// A Boolean value that indicates whether a closure provides the color.
    package var isProvided: Bool { provider != nil }

    /// Returns the color as a value.
    package func value(in traits: UITraitCollection) -> CGColor {
        guard isDynamic else { return light }
        return provider?(traits).value(in: traits) ?? (traits.userInterfaceStyle == .dark ? dark : light)
    }

    /// Returns the color that this one is with some traits, which depends on none.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        isDynamic ? UIColor(cgColor: value(in: traitCollection)) : self
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
        func with(_ color: CGColor) -> CGColor {
            CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
        }
        guard let provider else { return UIColor(light: with(light), dark: with(dark)) }
        return UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }

    /// Returns a Boolean value that indicates whether two colors have the same components.
    public static func == (a: UIColor, b: UIColor) -> Bool {
        a === b || (a.light == b.light && a.dark == b.dark && a.provider == nil && b.provider == nil)
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(light)
        hasher.combine(dark)
    }
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

extension UIColor {
    /// Writes the components in sRGB to the pointers that are not `nil`. Always returns `true`.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = cgColor.red
        green?.pointee = cgColor.green
        blue?.pointee = cgColor.blue
        alpha?.pointee = cgColor.alpha
        return true
    }

    /// Writes hue, saturation, brightness and opacity to the pointers that are not `nil`. Always returns `true`.
    ///
    /// A gray has hue 0 and saturation 0.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = HueColor(cgColor)
        hue?.pointee = parts.hue
        saturation?.pointee = parts.saturation
        brightness?.pointee = parts.brightness
        alpha?.pointee = cgColor.alpha
        return true
    }

    /// Writes the brightness of a gray and its opacity. Returns `false`, with nothing written, if the color is not a gray.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard cgColor.red == cgColor.green, cgColor.green == cgColor.blue else { return false }
        white?.pointee = cgColor.red
        alpha?.pointee = cgColor.alpha
        return true
    }
}

extension UIColor {
    /// Creates a color from its components in Display P3, 0…1. It is stored in sRGB, whose components are outside of 0…1 for colors that
    /// sRGB does not have; these are clamped when they are painted.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        // Both spaces have the same curve and white point, so only the primaries are converted, in linear light.
        let (r, g, b) = (UIColor.linear(displayP3Red), UIColor.linear(green), UIColor.linear(blue))
        self.init(
            red: UIColor.curved(1.2249401763 * r - 0.2249401763 * g),
            green: UIColor.curved(-0.0420569547 * r + 1.0420569547 * g),
            blue: UIColor.curved(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b), alpha: alpha)
    }

    /// Returns the linear light of a component of sRGB's curve, which continues below 0 as its mirror image.
    private static func linear(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let light = size <= 0.04045 ? size / 12.92 : exponential(2.4 * logarithm((size + 0.055) / 1.055))
        return value < 0 ? -light : light
    }

    private static func curved(_ light: CGFloat) -> CGFloat {
        let size = abs(light)
        let value = size <= 0.0031308 ? size * 12.92 : 1.055 * exponential(logarithm(size) / 2.4) - 0.055
        return light < 0 ? -value : value
    }
}

/// A color as hue, saturation and brightness, each 0…1.
struct HueColor {
    /// The position on the color wheel: 0 is red, 1/3 green, 2/3 blue, 1 red again.
    let hue: CGFloat
    /// The saturation: 0 is a gray, 1 the pure hue.
    let saturation: CGFloat
    /// The brightness: 0 is black.
    let brightness: CGFloat

    /// Creates a color. Components out of range are clamped; NaN counts as 0.
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        func cut(_ part: CGFloat) -> CGFloat { part > 0 ? min(part, 1) : 0 }
        (self.hue, self.saturation, self.brightness) = (cut(hue), cut(saturation), cut(brightness))
    }

    init(_ color: CGColor) {
        let (red, green, blue) = (color.red, color.green, color.blue)
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        let spread = most - least
        var sixths: CGFloat = 0
        if spread > 0 {
            if most == red {
                sixths = (green - blue) / spread
            } else if most == green {
                sixths = 2 + (blue - red) / spread
            } else {
                sixths = 4 + (red - green) / spread
            }
        }
        self.init(
            hue: (sixths < 0 ? sixths + 6 : sixths) / 6, saturation: most > 0 ? spread / most : 0, brightness: most)
    }

    func color(alpha: CGFloat) -> CGColor {
        let sector = (hue * 6).rounded(.down)
        let fraction = hue * 6 - sector
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * fraction)
        let rising = brightness * (1 - saturation * (1 - fraction))
        let (red, green, blue) =
            switch Int(sector) {
            case 1: (falling, brightness, low)
            case 2: (low, brightness, rising)
            case 3: (low, falling, brightness)
            case 4: (rising, low, brightness)
            case 5: (brightness, low, falling)
            default: (brightness, rising, low)
            }
        return CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}
