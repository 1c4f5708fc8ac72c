import CairoPainter
import Touchstone

/// The colors of everything around the scenes: those of the page, light and dark.
enum Look {
    static let paper = color(0xF7F6F3, dark: 0x1B1B1F)
    static let card = color(0xFFFFFF, dark: 0x26262B)
    static let ink = color(0x1D1D21, dark: 0xF1F0ED)
    static let soft = color(0x63636B, dark: 0xA6A6AE)
    static let line = color(0xDEDCD6, dark: 0x3A3A41)
    static let accent = color(0x8A5A00, dark: 0xF2C14E)
    static let accentPaper = color(0xF6E7C6, dark: 0x4A3C18)
    static let good = color(0x1D7A3E, dark: 0x6FCE8F)
    static let bad = color(0xB3261E, dark: 0xFF8A80)
    static let finger = color(0xC2410C, dark: 0xFF9A62)
    static let hit = color(0x0A66C2, dark: 0x6CB2FF)

    /// The width of a line, in points.
    static let hairline: CGFloat = 1

    private static func color(_ light: Int, dark: Int) -> UIColor {
        let (light, dark) = (color(light), color(dark))
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    private static func color(_ rgb: Int) -> UIColor {
        UIColor(
            red: CGFloat(rgb >> 16) / 255, green: CGFloat(rgb >> 8 & 255) / 255, blue: CGFloat(rgb & 255) / 255,
            alpha: 1)
    }
}

/// The meaning of a color.
enum Tone: Hashable {
    case ink, soft, accent, good, bad, finger, hit

    var color: UIColor {
        switch self {
        case .ink: Look.ink
        case .soft: Look.soft
        case .accent: Look.accent
        case .good: Look.good
        case .bad: Look.bad
        case .finger: Look.finger
        case .hit: Look.hit
        }
    }
}

extension UIView {
    /// Adds a label.
    @discardableResult
    func addLabel(
        _ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = Look.ink, lines: Int = 1
    ) -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = text
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textColor = color
        label.numberOfLines = lines
        label.lineBreakMode = .byTruncatingTail
        addSubview(label)
        return label
    }
}

extension UILabel {
    /// Moves the label, with the height of its lines, below a place.
    /// - Parameters:
    ///   - origin: The upper left corner, in points.
    ///   - width: The width, in points.
    ///   - measure: The measure of its text.
    /// - Returns: The lower edge.
    @discardableResult
    func place(at origin: CGPoint, width: CGFloat, _ measure: TextMeasure) -> CGFloat {
        let frame = CGRect(x: origin.x, y: origin.y, width: width, height: 0)
        let drawn = DrawnText(
            text ?? "", font: font, rect: frame, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode)
        let height = (CGFloat(measure.lineCount(of: drawn)) * font.pointSize * 1.193).rounded(.up)
        self.frame = CGRect(x: origin.x, y: origin.y, width: width, height: height)
        return origin.y + height
    }
}

/// Returns a phrase as a sentence.
func sentence(_ text: String) -> String {
    let end = text.last.map { ".!?".contains($0) } == true || text.isEmpty ? "" : "."
    return text.prefix(1).uppercased() + text.dropFirst() + end
}
