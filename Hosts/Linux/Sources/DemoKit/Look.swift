import CairoPainter
import Touchstone

/// The colors and fonts of everything around the scenes: those of the page.
enum Look {
    static let paper = color(0xF7F6F3)
    static let card = color(0xFFFFFF)
    static let ink = color(0x1D1D21)
    static let soft = color(0x63636B)
    static let line = color(0xDEDCD6)
    static let accent = color(0x8A5A00)
    static let accentPaper = color(0xF6E7C6)
    static let good = color(0x1D7A3E)
    static let bad = color(0xB3261E)
    static let finger = color(0xC2410C)
    static let hit = color(0x0A66C2)

    /// The width of a line, in points.
    static let hairline: CGFloat = 1

    private static func color(_ rgb: Int) -> UIColor {
        UIColor(
            red: CGFloat(rgb >> 16) / 255, green: CGFloat(rgb >> 8 & 255) / 255, blue: CGFloat(rgb & 255) / 255,
            alpha: 1)
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

/// Returns the name of a scene as a title: `photos-eager` as `Photos eager`.
func title(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst().map { $0 == "-" ? " " : String($0) }.joined()
}

/// Returns a phrase as a sentence.
func sentence(_ text: String) -> String {
    let end = text.last.map { ".!?".contains($0) } == true || text.isEmpty ? "" : "."
    return text.prefix(1).uppercased() + text.dropFirst() + end
}
