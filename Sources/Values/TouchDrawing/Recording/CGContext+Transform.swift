import TouchInput

extension CGContext {
    /// Translates everything that is drawn from now on.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales everything that is drawn from now on.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Rotates everything that is drawn from now on, by radians, clockwise on a screen.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Maps everything that is drawn from now on, by this transform first and then as before. Points of the current path stay.
    public func concatenate(_ transform: CGAffineTransform) {
        guard !transform.isIdentity else { return }
        state.ctm = transform.concatenating(state.ctm)
        currentPath = currentPath.applying(transform.inverted())
        record(.concatenate(transform))
    }
}
