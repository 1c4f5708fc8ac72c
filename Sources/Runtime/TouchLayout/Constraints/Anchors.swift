@_spi(Subclass) public import TouchCore

// The anchors of views and guides.

extension UIView {
    /// The edge at which lines begin: the left one, or the right one from right to left.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutSlot.item, .leading) }
    /// The edge at which lines end: the right one, or the left one from right to left.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutSlot.item, .trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutSlot.item, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutSlot.item, .right) }
    /// The middle between left and right.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layoutSlot.item, .centerX) }
    /// The upper edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutSlot.item, .top) }
    /// The lower edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutSlot.item, .bottom) }
    /// The middle between top and bottom.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutSlot.item, .centerY) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(layoutSlot.item, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(layoutSlot.item, .height) }
    /// The baseline of the first line of text; the upper edge without text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutSlot.item, .firstBaseline) }
    /// The baseline of the last line of text; the lower edge without text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layoutSlot.item, .lastBaseline) }
}

extension UILayoutGuide {
    /// The edge at which lines begin: the left one, or the right one from right to left.
    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .leading) }
    /// The edge at which lines end: the right one, or the left one from right to left.
    public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .trailing) }
    /// The left edge.
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .left) }
    /// The right edge.
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .right) }
    /// The middle between left and right.
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item, .centerX) }
    /// The upper edge.
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .top) }
    /// The lower edge.
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .bottom) }
    /// The middle between top and bottom.
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item, .centerY) }
    /// The width.
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(item, .width) }
    /// The height.
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(item, .height) }
}
