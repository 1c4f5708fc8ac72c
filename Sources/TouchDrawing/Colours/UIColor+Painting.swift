extension UIColor {
    /// Sets this as the fill and stroke colour of the current context; does nothing without one.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets this as the fill colour of the current context; does nothing without one.
    public func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Sets this as the stroke colour of the current context; does nothing without one.
    public func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }
}
