public import TouchInput

/// An appearance of the interface.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// None of its own.
    case unspecified = 0
    /// Dark on light.
    case light = 1
    /// Light on dark.
    case dark = 2
}

/// The ability of a screen to measure the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
    /// The host has not specified it.
    case unknown = 0
    /// The screen does not measure force.
    case unavailable = 1
    /// The screen measures force.
    case available = 2
}

/// The properties of the screen that are available to views.
public struct UITraitCollection: Hashable, Sendable {
    /// The ability of the screen to measure the force of touches; `unknown` for a view that is in no window.
    public let forceTouchCapability: UIForceTouchCapability
    /// The number of device pixels per point; 0 for a view that is in no window.
    public let displayScale: CGFloat
    /// The appearance of the interface.
    public package(set) var userInterfaceStyle: UIUserInterfaceStyle

    /// Creates traits; those that are not given are unknown.
    public init(
        forceTouchCapability: UIForceTouchCapability = .unknown, displayScale: CGFloat = 0,
        userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    ) {
        (self.forceTouchCapability, self.displayScale) = (forceTouchCapability, displayScale)
        self.userInterfaceStyle = userInterfaceStyle
    }

    /// Returns a Boolean value that indicates whether a color may be another one than with other traits.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }
}

private let currentTraits = PerThread<UITraitCollection> { UITraitCollection() }

extension UITraitCollection {
    /// The traits with which colors become values on this thread: in `draw(_:)`, `layoutSubviews()` and `traitCollectionDidChange(_:)`
    /// those of the view, in other code of an app those of its screen; without a value, until the process uses a style or a color that
    /// depends on one.
    public static var current: UITraitCollection {
        get { currentTraits.value }
        set { currentTraits.value = newValue }
    }

    /// Calls a closure while these are the current traits.
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = Self.current
        Self.current = self
        actions()
        Self.current = outer
    }
}
