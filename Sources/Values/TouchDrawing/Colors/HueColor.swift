import TouchInput

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
