import TouchInput

/// The direction in which a user interface is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left: leading edges are on the right, and controls are mirrored.
    case rightToLeft = 1
}

/// The meaning of a view's content, which decides whether it is mirrored in an app that is read from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored with the app.
    case unspecified = 0
    /// Controls of a player, such as a slider of the time: not mirrored.
    case playback = 1
    /// Directions in space, such as a choice of alignments: not mirrored.
    case spatial = 2
    /// Always from left to right.
    case forceLeftToRight = 3
    /// Always from right to left.
    case forceRightToLeft = 4
}

extension UIView {
    /// The meaning of the content, for this view alone; `unspecified` by default. It decides where buttons have their images, in which order
    /// segments and pages are, and to which side sliders, switches and the swipe of a navigation controller go.
    public final var semanticContentAttribute: UISemanticContentAttribute {
        get { semanticContent }
        set {
            guard newValue != semanticContent else { return }
            semanticContent = newValue
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// The direction of the view's content: that of the app, unless `semanticContentAttribute` says otherwise.
    public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        semanticContent.direction(in: (windowStorage?.application ?? .shared).userInterfaceLayoutDirection)
    }

    /// A Boolean value that indicates whether the content goes from right to left.
    @_spi(Subclass) public final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns the direction of content within content of some direction.
    /// - Parameters:
    ///   - semanticContentAttribute: The meaning of the content.
    ///   - layoutDirection: The direction of what is around it.
    public static func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(in: layoutDirection)
    }
}

extension UISemanticContentAttribute {
    func direction(in around: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        switch self {
        case .unspecified: around
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
