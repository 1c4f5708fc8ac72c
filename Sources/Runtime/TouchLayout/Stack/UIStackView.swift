@_spi(Subclass) public import TouchCore
public import TouchInput

/// A view that lays out views in a row or a column, with constraints.
///
/// Arranged views that are hidden take no room. Sizes follow from the views' own: intrinsic ones, constraints, or those of stacks inside.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UIStackView: UIView {
    /// The way in which the length of the stack is shared.
    public enum Distribution: Int, Sendable {
        /// Views fill it, and those with the lowest priorities are stretched or compressed.
        case fill = 0
        /// Views fill it with equal lengths.
        case fillEqually = 1
        /// Views fill it in proportion to their intrinsic lengths.
        case fillProportionally = 2
        /// Views keep their lengths, and the spaces between them are equal, at least `spacing`.
        case equalSpacing = 3
        /// Views keep their lengths, and the distances of their centers are equal as far as spaces of `spacing` allow.
        case equalCentering = 4
    }

    /// The place of views across the axis.
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill = 0
        /// At the leading edge of a column, the upper one of a row.
        case leading = 1
        /// In a row, with the first baselines on one line.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the trailing edge of a column, the lower one of a row.
        case trailing = 4
        /// In a row, with the last baselines on one line.
        case lastBaseline = 5

        /// At the upper edge of a row.
        public static var top: Alignment { .leading }
        /// At the lower edge of a row.
        public static var bottom: Alignment { .trailing }
    }

    /// The custom spacing that stands for `spacing`.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// The spacing that stands for the standard distance, 8 points.
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude

    /// The views in the stack, in order. Each is a subview; not every subview is one of them.
    public private(set) final var arrangedSubviews: [UIView] = []
    /// The direction of the stack; horizontal by default.
    public final var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementChanged() } }
    }
    /// The way in which the length is shared; `fill` by default.
    public final var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementChanged() } }
    }
    /// The place of views across the axis; `fill` by default.
    public final var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementChanged() } } }
    /// The space between views, in points; 0 by default.
    public final var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementChanged() } } }
    /// A Boolean value that indicates whether the spaces of a column go from the last baseline of a view to the first one of the next; `false`
    /// by default.
    public final var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
    }
    /// A Boolean value that indicates whether views stay inside the margins; `false`, the default, for the bounds.
    public final var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
    }

    private var customSpacings: [(view: UIView, spacing: CGFloat)] = []
    private var arrangement: [NSLayoutConstraint] = []
    private var isArranged = true

    /// Creates a stack without views.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    #if canImport(Foundation)
        /// Creates a stack without views; reads nothing from the archive.
        public required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    #endif

    #if hasFeature(Embedded)
        deinit { dismantle() }
    #else
        isolated deinit { dismantle() }
    #endif

    private final func dismantle() {
        for view in arrangedSubviews { view.layoutSlot.stack = nil }
    }

    /// Adds a view at the end, and makes it a subview.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Adds a view at an index, which is clamped, or moves it there; makes it a subview, in front of the others, if it is not one.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if let index = index(of: view) { arrangedSubviews.remove(at: index) }
        arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        view.layoutSlot.stack = self
        arrangementChanged()
    }

    /// Removes a view from the stack; it remains a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = index(of: view) else { return }
        arrangedSubviews.remove(at: index)
        forgetSpacing(after: view)
        view.layoutSlot.stack = nil
        arrangementChanged()
    }

    /// Removes a subview from the stack as well.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Sets the space after a view, in points; `spacingUseDefault` for that of the stack.
    public final func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        forgetSpacing(after: arrangedSubview)
        if spacing != Self.spacingUseDefault { customSpacings.append((arrangedSubview, spacing)) }
        arrangementChanged()
    }

    /// Returns the space that is set after a view; `spacingUseDefault` if none is.
    public final func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        for index in customSpacings.indices where customSpacings[index].view === arrangedSubview {
            return customSpacings[index].spacing
        }
        return Self.spacingUseDefault
    }

    private func forgetSpacing(after view: UIView) {
        for index in customSpacings.indices where customSpacings[index].view === view {
            customSpacings.remove(at: index)
            return
        }
    }

    private func index(of view: UIView) -> Int? {
        guard view.layoutSlotIfMade?.stack === self else { return nil }
        for index in arrangedSubviews.indices where arrangedSubviews[index] === view { return index }
        return nil
    }

    /// The first visible view has the first baseline.
    open override var forFirstBaselineLayout: UIView { shown.first?.forFirstBaselineLayout ?? self }
    /// The last visible view has the last baseline.
    open override var forLastBaselineLayout: UIView { shown.last?.forLastBaselineLayout ?? self }

    // MARK: Constraints

    /// Requests new constraints.
    final func arrangementChanged() {
        isArranged = false
        setNeedsUpdateConstraints()
    }

    /// Makes the constraints of the stack.
    open override func updateConstraints() {
        super.updateConstraints()
        guard !isArranged else { return }
        isArranged = true
        NSLayoutConstraint.deactivate(arrangement)
        arrangement = makeArrangement()
        NSLayoutConstraint.activate(arrangement)
        LayoutEngine.shared.renewBaselines(of: self)
    }

    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    /// Returns the space after a view, in points.
    final func space(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        let space = custom == Self.spacingUseDefault ? spacing : custom
        return space == Self.spacingUseSystem ? LayoutThresholds.spacing : space
    }

    private func makeArrangement() -> [NSLayoutConstraint] {
        let views = shown
        guard !views.isEmpty else { return [] }
        let edges = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide.item : layoutSlot.item
        let builder = StackBuilder(stack: self, edges: edges, views: views)
        return builder.lengthwise() + builder.across()
    }
}
