public import TouchInput

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
