public import TouchInput

/// The properties of the screen that are available to views.
public struct UITraitCollection: Hashable, Sendable {
    /// The ability of the screen to measure the force of touches; `unknown` for a view that is in no window.
    public let forceTouchCapability: UIForceTouchCapability
    /// The number of device pixels per point; 0 for a view that is in no window.
    public let displayScale: CGFloat

    /// Creates traits.
    nonisolated public init(forceTouchCapability: UIForceTouchCapability, displayScale: CGFloat) {
        self.forceTouchCapability = forceTouchCapability
        self.displayScale = displayScale
    }
}

extension UIView {
    /// The traits of the screen.
    public var traitCollection: UITraitCollection {
        guard let screen = windowStorage?.application?.screen else {
            return UITraitCollection(forceTouchCapability: .unknown, displayScale: 0)
        }
        return UITraitCollection(forceTouchCapability: screen.forceTouchCapability, displayScale: screen.scale)
    }
}

extension UIViewController {
    /// The traits of the screen that the view is on.
    public var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection ?? UITraitCollection(forceTouchCapability: .unknown, displayScale: 0)
    }
}
