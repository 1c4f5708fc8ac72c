extension UIView {
    /// Options of an animation. The raw values are UIKit's; options that would have no effect here are left out.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// One bit per option; bits 16 and 17 are the curve.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the animated views before the changes of the closure are recorded, so that their subviews are animated with
        /// them.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Allows touches in the animated views and their subviews: at their final positions, not where they are shown (B-014).
        /// Without this option, touches go to the views behind them.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from the values that other animations of the same properties show, and interrupts those animations. Without
        /// this option they continue, and both add up.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation until it is interrupted.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs the animation backwards after each end, at the same pace; at the end, the new values are shown immediately.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Inside another animation: uses its own duration instead of the outer one's.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Inside another animation: uses its own curve, or spring, instead of the outer one's.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Inside another animation: uses its own options only. Without this option, it also has those of the outer animation.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Starts and ends slowly; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Starts slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Has constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// The options that an animation inherits from the one that contains it.
        private static let heritage: AnimationOptions = [
            .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
        ]

        /// Returns the options together with those that are inherited from an outer animation.
        func inheriting(_ outer: AnimationOptions) -> AnimationOptions {
            contains(.overrideInheritedOptions) ? self : union(outer.intersection(Self.heritage))
        }
    }
}
