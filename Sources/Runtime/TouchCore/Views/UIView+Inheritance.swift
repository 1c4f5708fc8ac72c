import TouchDrawing

// What a view inherits from the views around it: the style and the tint color. Each view keeps the values that apply to it, so a lookup does
// not walk up, and a hierarchy of any depth costs what its views cost.

extension UIView {
    /// The style that the view or its controller has of its own.
    final var ownInterfaceStyle: UIUserInterfaceStyle? {
        if styleStorage != .unspecified { return styleStorage }
        guard let style = controller?.styleStorage, style != .unspecified else { return nil }
        return style
    }

    /// Makes the view and those inside it keep what applies to them, after the superview, or something that the view has of its own, has
    /// changed. Calls no code of the app.
    final func inherit() {
        guard Self.isTintUsed || Self.areStylesUsed else { return }
        inherit(besides: ownTint)
    }

    /// - Parameter tint: The tint color that the view has of its own from now on.
    final func inherit(besides tint: UIColor?) {
        guard keepsOtherValues(besides: tint) else { return }
        var subtree = Subtree(self)
        _ = subtree.next()
        while let view = subtree.next() {
            if !view.keepsOtherValues(besides: view.ownTint) { subtree.skipInside() }
        }
    }

    /// The tint color that the view has of its own.
    private final var ownTint: UIColor? { hasOwnTint ? effectiveTint : nil }

    /// Returns a Boolean value that indicates whether the view now keeps other values than before.
    private final func keepsOtherValues(besides ownTint: UIColor?) -> Bool {
        let superview = superviewStorage
        let style = ownInterfaceStyle ?? superview?.effectiveStyle ?? .unspecified
        let tint = ownTint ?? superview?.effectiveTint
        guard style != effectiveStyle || tint !== effectiveTint else { return false }
        effectiveStyle = style
        effectiveTint = tint
        return true
    }
}
