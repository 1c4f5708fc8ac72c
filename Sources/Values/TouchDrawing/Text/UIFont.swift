public import TouchInput

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

extension UIFont {
    /// The weight of a font's strokes, -1…1, with regular at 0.
    public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
        /// The number.
        public let rawValue: CGFloat
        /// Creates a weight from its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight from its number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The lightest.
        public static let ultraLight = Weight(-0.8)
        /// Thin.
        public static let thin = Weight(-0.6)
        /// Light.
        public static let light = Weight(-0.4)
        /// The weight of running text.
        public static let regular = Weight(0)
        /// A little heavier than regular.
        public static let medium = Weight(0.23)
        /// Halfway to bold.
        public static let semibold = Weight(0.3)
        /// Bold.
        public static let bold = Weight(0.4)
        /// Heavier than bold.
        public static let heavy = Weight(0.56)
        /// The heaviest.
        public static let black = Weight(0.62)

        /// Returns a Boolean value that indicates whether the left weight is lighter.
        public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
        /// Returns the weight whose number is greater by another one.
        public static func + (left: Self, right: CGFloat) -> Self { Self(rawValue: left.rawValue + right) }
        /// Returns the weight whose number is less by another one.
        public static func - (left: Self, right: CGFloat) -> Self { Self(rawValue: left.rawValue - right) }
        /// Returns the difference of the numbers.
        public static func - (left: Self, right: Self) -> CGFloat { left.rawValue - right.rawValue }
        /// Adds to the number.
        public static func += (left: inout Self, right: CGFloat) { left = left + right }
        /// Subtracts from the number.
        public static func -= (left: inout Self, right: CGFloat) { left = left - right }

        /// The weight in CSS, 100…900.
        package var css: Int {
            let steps: [Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy]
            // Halfway between two named weights the heavier one begins.
            let next = steps + [.black]
            return 100
                * (1
                    + steps.indices.reduce(0) { passed, index in
                        rawValue > (next[index].rawValue + next[index + 1].rawValue) / 2 ? passed + 1 : passed
                    })
        }
    }
}
