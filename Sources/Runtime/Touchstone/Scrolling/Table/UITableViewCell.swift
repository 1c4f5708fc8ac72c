@_spi(Subclass) public import TouchCore
import TouchDrawing
public import TouchInput

/// A row of a table. It forwards to the table the touches that no view inside it has taken.
///
///     touches    began          ended            began         cancelled
///     cell       highlighted ── selected         highlighted ── as before
///
/// The table decides its position, its highlight and its selection; see `UITableView`. A highlighted or selected cell highlights the labels, image views and
/// controls in it, at any depth, unless its `selectionStyle` is `none`.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UITableViewCell: UIView {
    /// The kind of view in traces, `cell`.
    @_spi(Subclass) open override var kindInTraces: String { "cell" }
    @_spi(Subclass) open override var isRedrawnWhenResized: Bool { true }

    /// The content of a cell.
    public enum CellStyle: Int {
        /// One line of text.
        case `default` = 0
    }

    /// The look of a highlighted or selected cell.
    public enum SelectionStyle: Int {
        /// The cell does not change.
        case none = 0
        /// The same as `default`; blue in early versions of iOS.
        case blue = 1
        /// The same as `default`.
        case gray = 2
        /// A gray background.
        case `default` = 3
    }

    /// The identifier of the rows for which the cell can be reused; `nil` for a cell of one row only.
    public final let reuseIdentifier: String?
    /// The view that holds everything the cell shows; as large as the cell, up to the `accessoryView`.
    public final let contentView = UIView(frame: .zero)
    /// The look when the cell is highlighted or selected; `default` by default.
    public final var selectionStyle = SelectionStyle.default {
        didSet { if selectionStyle != oldValue { lookChanged() } }
    }
    /// A view behind everything else in the cell, as large as the cell; `nil` by default.
    public final var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// A view that the cell shows while it is highlighted or selected, in place of the gray, in front of `backgroundView` and behind everything else;
    /// `nil` by default.
    public final var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            lookChanged()
        }
    }
    /// A view at the trailing edge, in its own size, such as a control; `nil` by default.
    public final var accessoryView: UIView? {
        didSet {
            guard accessoryView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let accessoryView { addSubview(accessoryView) }
            setNeedsLayout()
        }
    }

    private final var label: UILabel?
    private final var highlighted = false
    private final var selected = false
    /// The number of the row that the cell shows; below 0 for none.
    final var row = -1
    /// A Boolean value that indicates whether the cell is unused.
    final var isSpare = false

    /// Creates a cell.
    /// - Parameters:
    ///   - style: The content of the cell.
    ///   - reuseIdentifier: The identifier of the rows for which the cell can be reused; `nil` for none.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// Creates a cell that is used for one row only.
    public override init(frame: CGRect) {
        reuseIdentifier = nil
        super.init(frame: frame)
        addSubview(contentView)
    }

    #if canImport(Foundation)
        /// Creates a cell that is used for one row only; reads nothing from the archive.
        public required init?(coder: NSCoder) {
            reuseIdentifier = nil
            super.init(coder: coder)
            addSubview(contentView)
        }
    #endif

    /// The line of text, made at its first use.
    public final var textLabel: UILabel? {
        if let label { return label }
        let label = UILabel(frame: .zero)
        label.highlightedTextColor = .label
        contentView.addSubview(label)
        self.label = label
        setNeedsLayout()
        return label
    }

    /// Called before the cell is reused for another row; overrides call super. Does nothing by default.
    open func prepareForReuse() {}

    // MARK: Look

    /// A Boolean value that indicates whether a finger is on the cell; setting it calls `setHighlighted(_:animated:)` without animation.
    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// A Boolean value that indicates whether the row of the cell is selected; setting it calls `setSelected(_:animated:)` without animation.
    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }

    /// Shows that a finger is on the cell, or no longer. The table calls it; overrides call super.
    /// - Parameters:
    ///   - highlighted: `true` if a finger is on it.
    ///   - animated: A hint for overrides; the cell itself changes at once.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        self.highlighted = highlighted
        lookChanged()
    }

    /// Shows that the row is selected, or no longer. The table calls it; overrides call super.
    /// - Parameters:
    ///   - selected: `true` if it is selected.
    ///   - animated: A hint for overrides; the cell itself changes at once.
    open func setSelected(_ selected: Bool, animated: Bool) {
        self.selected = selected
        lookChanged()
    }

    /// A Boolean value that indicates whether the cell has highlighted its content.
    private final var isContentHighlighted = false

    /// A Boolean value that indicates whether the cell looks selected.
    private final var isEmphasized: Bool { (highlighted || selected) && selectionStyle != .none }

    private final func lookChanged() {
        if let view = selectedBackgroundView {
            if !isEmphasized {
                if view.superview === self { view.removeFromSuperview() }
            } else if view.superview !== self {
                if let backgroundView, backgroundView.superview === self {
                    insertSubview(view, aboveSubview: backgroundView)
                } else {
                    insertSubview(view, at: 0)
                }
            }
            setNeedsLayout()
        }
        setNeedsDisplay()
        guard isContentHighlighted != isEmphasized else { return }
        isContentHighlighted = isEmphasized
        highlightContent(isEmphasized)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let margin = TableThresholds.textMargin
        contentView.frame = CGRect(origin: .zero, size: bounds.size)
        for view in [backgroundView, selectedBackgroundView] { view?.frame = bounds }
        if let accessoryView {
            let size = accessoryView.bounds.size
            let rest = bounds.width - margin - size.width
            accessoryView.frame = CGRect(
                x: isMirrored ? margin : rest, y: (bounds.height - size.height) / 2, width: size.width,
                height: size.height)
            contentView.frame.size.width = max(0, rest)
            if isMirrored { contentView.frame.origin.x = bounds.width - contentView.frame.width }
        }
        label?.frame = contentView.bounds.inset(by: UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin))
    }

    open override func draw(_ rect: CGRect) {
        guard isEmphasized, selectedBackgroundView == nil else { return }
        UIColor.systemGray4.setFill()
        UIRectFill(bounds)
    }

    // MARK: Touches

    /// Ends the press when the cell leaves its table.
    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        if newSuperview !== superview { table?.pressLost(by: self) }
    }

    /// The table that shows it.
    private final var table: UITableView? {
        guard row >= 0 else { return nil }
        var link = superview
        while let view = link {
            if let table = view as? UITableView { return table }
            link = view.superview
        }
        return nil
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let table else { return super.touchesBegan(touches, with: event) }
        table.pressBegan(on: self, touches)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let table else { return super.touchesMoved(touches, with: event) }
        table.pressMoved(on: self, touches)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let table else { return super.touchesEnded(touches, with: event) }
        table.pressEnded(on: self, touches)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let table else { return super.touchesCancelled(touches, with: event) }
        table.pressCancelled(touches)
    }
}

extension UITableViewCell {
    /// Highlights the labels, image views and controls in the cell, or no longer.
    ///
    /// A control that tracks a finger keeps its highlight, and a cell of a table in the cell decides for its own content.
    final func highlightContent(_ isHighlighted: Bool) {
        var rest = subviews
        while let view = rest.popLast() {
            if view is UITableViewCell { continue }
            if let label = view as? UILabel {
                label.isHighlighted = isHighlighted
            } else if let picture = view as? UIImageView {
                picture.isHighlighted = isHighlighted
            } else if let control = view as? UIControl, !control.isTracking, control.isHighlighted != isHighlighted {
                control.isHighlighted = isHighlighted
            }
            rest += view.subviews
        }
    }
}
