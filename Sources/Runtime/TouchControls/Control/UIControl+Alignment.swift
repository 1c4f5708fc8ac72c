extension UIControl {
    /// The vertical alignment of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// As high as the control.
        case fill = 3
    }

    /// The horizontal alignment of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// On the left.
        case left = 1
        /// On the right.
        case right = 2
        /// As wide as the control.
        case fill = 3
        /// On the side where reading starts: here, on the left.
        case leading = 4
        /// On the side where reading ends: here, on the right.
        case trailing = 5
    }

    /// `contentHorizontalAlignment` with `leading` as `left` and `trailing` as `right`: text direction is always from left to right.
    public final var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: .left
        case .trailing: .right
        case .center, .left, .right, .fill: contentHorizontalAlignment
        }
    }
}
