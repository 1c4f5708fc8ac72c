import TouchInput

// Layout runs at the end of each event, or immediately with `layoutIfNeeded()`. A view that needs layout marks its ancestors up
// to the root, so that a pass visits only marked views.

extension UIView {
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    nonisolated(unsafe) private static var layoutStack: [UIView] = []

    /// Requests a call of `layoutSubviews()` before the end of the event; outside an event, the host is asked for a turn.
    public func setNeedsLayout() {
        needsLayoutStorage = true
        markWayUp()
        windowStorage?.application?.dispatcher.layoutNeeded()
    }

    final func markWayUp() {
        var link: UIView? = self
        while let view = link, !view.subtreeNeedsLayout || view === self {
            view.subtreeNeedsLayout = true
            link = view.superviewStorage
        }
    }

    /// Lays out this view and its subtree now, as far as necessary. Does nothing when called from the view's own
    /// `layoutSubviews()`: layout requested there is done in the next pass.
    public func layoutIfNeeded() {
        guard subtreeNeedsLayout, !isLayingOut else { return }
        if let system = ConstraintSystem.active { system.layOut(self) } else { layOutSubtree() }
    }

    /// Lays out this view and its subtree now, as far as necessary.
    @_spi(Subclass) public func layOutSubtree() {
        // The views that remain to be laid out are on a stack that is reused, so the layout of a frame allocates nothing. A
        // nested pass uses the upper part of the stack.
        let base = Self.layoutStack.count
        Self.layoutStack.append(self)
        while Self.layoutStack.count > base {
            let view = Self.layoutStack.removeLast()
            guard view.subtreeNeedsLayout, !view.isLayingOut else { continue }
            view.layOutItself()
            var index = view.subviewStorage.count
            while index > 0 {
                index -= 1
                Self.layoutStack.append(view.subviewStorage[index])
            }
        }
    }

    private func layOutItself() {
        subtreeNeedsLayout = false
        if needsLayoutStorage {
            needsLayoutStorage = false
            isLayingOut = true
            withOwnTraits {
                controller?.viewWillLayoutSubviews()
                layoutSubviews()
                layerStorage?.layoutSublayers()
                controller?.viewDidLayoutSubviews()
            }
            isLayingOut = false
            if subtreeNeedsLayout { markWayUp() }
        }
        if let layerStorage, layerStorage.subtreeNeedsLayout { layerStorage.layOutSublayers() }
    }
}

// The subviews of a view whose size changes are resized at once, before `layoutSubviews()` is called.

extension UIView {
    /// The parts of a view's place that change when the size of its superview does.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a mask from bits.
        nonisolated public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance from the superview's left edge.
        nonisolated public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width.
        nonisolated public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance from the superview's right edge.
        nonisolated public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance from the superview's upper edge.
        nonisolated public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height.
        nonisolated public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance from the superview's lower edge.
        nonisolated public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// The parts of the view's place that change with the size of the superview; none by default. A controller's view that the app
    /// does not provide has a flexible width and height.
    ///
    /// Several flexible parts of one axis share the change in proportion to their lengths; parts without a positive length get
    /// nothing, unless all are such: then the shares are equal. The place is that without the view's transform.
    public var autoresizingMask: AutoresizingMask {
        get { AutoresizingMask(rawValue: UInt(autoresizingBits)) }
        set { autoresizingBits = UInt8(truncatingIfNeeded: newValue.rawValue & 63) }
    }

    /// The depth of nested calls of `resizeSubviews(from:)`, and the views that are too deep for the stack.
    nonisolated(unsafe) private static var depth = 0
    nonisolated(unsafe) private static var tooDeep: [(view: UIView, size: CGSize)] = []

    /// Resizes the subviews after the size of the bounds has changed. A chain of hundreds of flexible views is continued when the
    /// stack is free again, so that no depth of the hierarchy can overflow it.
    final func resizeSubviews(from size: CGSize) {
        guard !subviewStorage.isEmpty, autoresizesSubviews else { return }
        guard Self.depth < 200 else { return Self.tooDeep.append((self, size)) }
        Self.depth += 1
        for subview in subviewStorage where subview.autoresizingBits != 0 && subview.superviewStorage === self {
            subview.resize(from: size, to: bounds.size)
        }
        if Self.depth == 1 {
            while let (view, size) = Self.tooDeep.popLast() { view.resizeSubviews(from: size) }
        }
        Self.depth -= 1
    }

    private func resize(from old: CGSize, to new: CGSize) {
        let parent = superviewStorage?.placement.bounds.origin ?? .zero
        let (size, anchor) = (placement.bounds.size, placement.anchorPoint)
        let corner = CGPoint(
            x: placement.center.x - anchor.x * size.width - parent.x,
            y: placement.center.y - anchor.y * size.height - parent.y)
        let across = FlexibleSpan(start: corner.x, length: size.width, total: old.width, mask: autoresizingBits & 7)
            .resized(to: new.width)
        let down = FlexibleSpan(start: corner.y, length: size.height, total: old.height, mask: autoresizingBits >> 3)
            .resized(to: new.height)
        if placement.isPlain {
            // The property, since an app or a subclass may observe it.
            frame = CGRect(
                x: across.start + parent.x, y: down.start + parent.y, width: across.length, height: down.length)
        } else {
            bounds.size = CGSize(width: across.length, height: down.length)
            center = CGPoint(
                x: across.start + parent.x + anchor.x * across.length, y: down.start + parent.y + anchor.y * down.length
            )
        }
    }
}

/// A view along one axis of its superview: a margin, the view, and another margin.
private struct FlexibleSpan {
    var start: CGFloat
    var length: CGFloat
    /// The length of the superview.
    var total: CGFloat
    /// The flexible parts: 1 the first margin, 2 the length, 4 the second margin.
    var mask: UInt8

    func resized(to newTotal: CGFloat) -> FlexibleSpan {
        let change = newTotal - total
        let first = share(of: start, bit: 1)
        let middle = share(of: length, bit: 2)
        let last = share(of: total - start - length, bit: 4)
        let sum = first + middle + last
        guard mask != 0, change != 0 else { return self }
        // Where no flexible part has a length there is no proportion.
        let flexible = CGFloat(mask.nonzeroBitCount)
        let firstPart = sum > 0 ? first / sum : mask & 1 != 0 ? 1 / flexible : 0
        let middlePart = sum > 0 ? middle / sum : mask & 2 != 0 ? 1 / flexible : 0
        return FlexibleSpan(
            start: start + change * firstPart, length: max(0, length + change * middlePart), total: newTotal, mask: mask
        )
    }

    private func share(of part: CGFloat, bit: UInt8) -> CGFloat {
        mask & bit != 0 ? max(0, part) : 0
    }
}

/// The direction in which a user interface is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left: controls are mirrored, and leading edges are on the right.
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
    /// A Boolean value that indicates whether an application ever got another direction.
    nonisolated(unsafe) static var isDirectionUsed = false

    /// The meaning of the content, for this view alone; `unspecified` by default. It decides where buttons have their images, in which order
    /// segments and pages are, to which side sliders, switches and the swipe of a navigation controller go, and where leading edges are in the
    /// constraints that the view holds: those between its subviews, or them and itself.
    public final var semanticContentAttribute: UISemanticContentAttribute {
        get { semanticContent }
        set {
            guard newValue != semanticContent else { return }
            semanticContent = newValue
            constraintSlot?.directionMayHaveChanged()
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
