public import TouchDrawing
import TouchInput

// The traits of a view are those of the screen, with the style of the nearest view or controller that has its own, from it upwards.

extension UIView {
    /// A Boolean value that indicates whether anything ever depended on more than a light screen: a style, or a closure for a color.
    nonisolated(unsafe) static var areStylesUsed = false

    /// The traits of the screen, with the style that applies here. In no window, the style is that of `UITraitCollection.current`.
    public var traitCollection: UITraitCollection {
        traits(on: windowStorage?.application?.screen.traits)
    }

    /// The style of the view and all inside it; `unspecified`, the default, for that of the controller, the superview or the screen.
    public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { styleStorage }
        set { changeStyle { $0.styleStorage = newValue } }
    }

    private final func traits(on screen: UITraitCollection?) -> UITraitCollection {
        guard Self.areStylesUsed else { return screen ?? UITraitCollection() }
        var traits = screen ?? UITraitCollection(userInterfaceStyle: UITraitCollection.current.userInterfaceStyle)
        if effectiveStyle != .unspecified { traits.userInterfaceStyle = effectiveStyle }
        return traits
    }

    /// Changes the style of the view or of its controller.
    final func changeStyle(_ change: (UIView) -> Void) {
        let old = traitCollection
        change(self)
        Self.areStylesUsed = true
        inherit()
        adoptTraits(after: old, isTold: true)
    }

    /// The traits; `nil` as long as everything is light.
    final var traitsIfUsed: UITraitCollection? { Self.areStylesUsed ? traitCollection : nil }

    /// Adopts the traits of another place.
    /// - Parameter old: The traits before, from `traitsIfUsed`.
    final func traitsMayHaveChanged(from old: UITraitCollection?) {
        if Self.areStylesUsed, let old { adoptTraits(after: old, isTold: false) }
    }

    /// Makes the view and those inside it that have no style of their own look as with their present traits.
    private final func adoptTraits(after old: UITraitCollection, isTold: Bool) {
        guard traitCollection != old else { return }
        var views: [UIView] = []
        var subtree = Subtree(self)
        while let view = subtree.next() {
            if view !== self, view.ownInterfaceStyle != nil { subtree.skipInside() } else { views.append(view) }
        }
        // A callback may change the hierarchy.
        for view in views { view.adopt(view.traitCollection, after: old, isTold: isTold) }
    }

    /// Makes the view and all inside it look as with other traits of the screen.
    final func adoptTraits(ofScreenAfter old: UITraitCollection) {
        var views: [(view: UIView, old: UITraitCollection)] = []
        var subtree = Subtree(self)
        while let view = subtree.next() { views.append((view, view.traits(on: old))) }
        for (view, old) in views { view.adopt(view.traitCollection, after: old, isTold: true) }
    }

    private final func adopt(_ traits: UITraitCollection, after old: UITraitCollection, isTold: Bool) {
        guard traits != old else { return }
        if let layer = layerStorage, let color = layer.dynamicBackground {
            layer.style.backgroundColor = color.value(in: traits)
        }
        // What was drawn before the view left its window may be of yet another style.
        if !isTold || traits.hasDifferentColorAppearance(comparedTo: old) {
            setNeedsLayout()
            setNeedsDisplay()
        }
        guard isTold else { return }
        traits.performAsCurrent {
            controller?.traitCollectionDidChange(old)
            traitCollectionDidChange(old)
        }
    }

    /// Calls a closure in which colors become values with the traits of the view.
    final func withOwnTraits(_ body: () -> Void) {
        if Self.areStylesUsed { traitCollection.performAsCurrent(body) } else { body() }
    }
}

extension UIViewController {
    /// The traits that the view has.
    public var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection
            ?? UITraitCollection(
                userInterfaceStyle: styleStorage == .unspecified
                    ? UITraitCollection.current.userInterfaceStyle : styleStorage)
    }

    /// The style of the view and all inside it; `unspecified`, the default, for that of the superview or the screen. A style of the view itself
    /// comes first.
    public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { styleStorage }
        set {
            UIView.areStylesUsed = true
            guard let view = viewIfLoaded else { return styleStorage = newValue }
            view.changeStyle { _ in styleStorage = newValue }
        }
    }
}
