import TouchInput

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
