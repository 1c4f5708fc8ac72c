extension UIView {
    /// How an animation goes, and what may happen meanwhile. The raw values are UIKit's; options that would do nothing here are
    /// left out.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// One bit an option; bits 16 and 17 are the curve.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out what is inside the animated views before the closure's changes are taken down, so that it moves with them.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets the animated views, and what is inside them, take touches: where they are going to be, not where they show
        /// (B-014). Without it touches go to what is behind them.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Takes over what other animations of the same properties show, and interrupts them. Without it they go on, and
        /// both add up.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Begins again at each end, until it is interrupted.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Goes back after each end, at the same pace; then the new values show at once.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Inside another animation: takes its own duration instead of the outer one's.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Inside another animation: takes its own curve, or spring, instead of the outer one's.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Inside another animation: has its own options only. Without it, it has those of the outer one as well.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Starts and ends slowly; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Starts slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Has the same speed throughout.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// What an animation inside another one has from it.
        private static let heritage: AnimationOptions = [
            .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
        ]

        /// With what is inherited from an animation around it.
        func inheriting(_ outer: AnimationOptions) -> AnimationOptions {
            contains(.overrideInheritedOptions) ? self : union(outer.intersection(Self.heritage))
        }
    }
}
