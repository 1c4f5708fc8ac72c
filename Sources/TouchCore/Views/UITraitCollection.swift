public import TouchGeometry

/// What a view can know of the screen that it is on.
public struct UITraitCollection: Hashable, Sendable {
    /// Whether fingers have a force; `unknown` for a view in no window.
    public let forceTouchCapability: UIForceTouchCapability
    /// Device pixels a point; 0 for a view in no window.
    public let displayScale: CGFloat

    /// Creates traits.
    nonisolated public init(forceTouchCapability: UIForceTouchCapability, displayScale: CGFloat) {
        self.forceTouchCapability = forceTouchCapability
        self.displayScale = displayScale
    }
}

extension UIView {
    /// What is known of the screen.
    public var traitCollection: UITraitCollection {
        guard let screen = windowStorage?.application?.screen else {
            return UITraitCollection(forceTouchCapability: .unknown, displayScale: 0)
        }
        return UITraitCollection(forceTouchCapability: screen.forceTouchCapability, displayScale: screen.scale)
    }
}

extension UIViewController {
    /// What is known of the screen that the view is on.
    public var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection ?? UITraitCollection(forceTouchCapability: .unknown, displayScale: 0)
    }
}
