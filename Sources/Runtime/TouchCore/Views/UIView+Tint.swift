import TouchDrawing

// The color by which a view shows that it can be touched, inherited from the superview.

extension UIView {
    /// A Boolean value that indicates whether any view ever got a tint color: before that, moving a view changes none.
    nonisolated(unsafe) private static var isTintUsed = false

    /// The tint color of the nearest view that has its own, from this one upwards; the system's blue without one.
    final var inheritedTint: UIColor {
        guard Self.isTintUsed else { return .systemBlue }
        var view: UIView? = self
        while let current = view {
            if let tint = current.tintStorage { return tint }
            view = current.superviewStorage
        }
        return .systemBlue
    }

    /// The tint color; `nil` as long as no view has its own.
    final var tintIfUsed: UIColor? { Self.isTintUsed ? inheritedTint : nil }

    final func setTint(_ color: UIColor?) {
        let old = inheritedTint
        tintStorage = color
        if color != nil { Self.isTintUsed = true }
        tintMayHaveChanged(from: old)
    }

    /// Calls `tintColorDidChange()` on this view and those below it that have no color of their own, if the color is another one now.
    /// - Parameter old: The color before, from `tintIfUsed` or `inheritedTint`.
    final func tintMayHaveChanged(from old: UIColor?) {
        guard Self.isTintUsed, inheritedTint != old ?? .systemBlue else { return }
        var subtree = Subtree(self)
        while let view = subtree.next() {
            if view !== self, view.tintStorage != nil {
                subtree.skipInside()
            } else {
                view.tintColorDidChange()
            }
        }
    }
}
