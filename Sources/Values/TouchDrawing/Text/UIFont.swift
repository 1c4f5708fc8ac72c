import TouchInput

/// An immutable font by name, a request to a painter. Fonts are equal if their attributes are.
///
/// This module has no painter and therefore no metrics (line height, width of a text).
public final class UIFont: Hashable, Sendable {
    /// The name of the family; the system's fonts have UIKit's private names, which begin with a dot.
    public let familyName: String
    /// The size, in points.
    public let pointSize: CGFloat
    /// The weight of the strokes (in UIKit among the traits of the font's descriptor).
    public let weight: Weight
    /// A Boolean value that indicates whether the font is italic (in UIKit among the traits of the font's descriptor).
    public let isItalic: Bool

    /// Creates a font from its attributes.
    public init(familyName: String, size: CGFloat, weight: Weight = .regular, isItalic: Bool = false) {
        (self.familyName, pointSize, self.weight, self.isItalic) = (familyName, size, weight, isItalic)
    }

    /// Creates a font of a family; `nil` for an empty name. Only a painter can determine whether the family exists (UIKit checks).
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        self.init(familyName: fontName, size: fontSize)
    }

    /// The family of the system's font.
    package static let systemFamily = ".AppleSystemUIFont"
    /// The family of the system's monospaced font.
    package static let monospacedFamily = ".AppleSystemUIFontMonospaced"

    /// The size of standard text, in points.
    public static let systemFontSize: CGFloat = 14
    /// The size of small text, in points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of labels, in points.
    public static let labelFontSize: CGFloat = 17
    /// The size of buttons' titles, in points.
    public static let buttonFontSize: CGFloat = 18

    /// Returns the system's font.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(familyName: systemFamily, size: fontSize)
    }

    /// Returns the system's font in a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(familyName: systemFamily, size: fontSize, weight: weight)
    }

    /// Returns the system's font, semibold, as UIKit's is in spite of its name.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(familyName: systemFamily, size: fontSize, weight: .semibold)
    }

    /// Returns the system's font in italics.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(familyName: systemFamily, size: fontSize, isItalic: true)
    }

    /// Returns the system's monospaced font.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(familyName: monospacedFamily, size: fontSize, weight: weight)
    }

    /// Returns the same font in another size, in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(familyName: familyName, size: fontSize, weight: weight, isItalic: isItalic)
    }

    /// Returns a Boolean value that indicates whether two fonts have the same attributes.
    public static func == (a: UIFont, b: UIFont) -> Bool {
        a.familyName == b.familyName && a.pointSize == b.pointSize && a.weight == b.weight && a.isItalic == b.isItalic
    }

    /// Hashes the attributes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(familyName)
        hasher.combine(pointSize)
        hasher.combine(weight)
        hasher.combine(isItalic)
    }
}
