public import TouchCore
import TouchDrawing
public import TouchGeometry
public import TouchViews

/// A row of a table. It tells the table of the touches on it that no view inside has taken, as any view could.
///
///     touches    began          ended            began         cancelled
///     cell       highlighted ── selected         highlighted ── as before
///
/// Where it is, and whether it is highlighted or selected, is the table's to say; see `UITableView`.
open class UITableViewCell: UIView {
    /// What a cell shows.
    public enum CellStyle: Int {
        /// One line of text.
        case `default` = 0
    }

    /// How a cell shows that it is highlighted or selected.
    public enum SelectionStyle: Int {
        /// It does not.
        case none = 0
        /// As `default`; it was blue once.
        case blue = 1
        /// As `default`.
        case gray = 2
        /// With a grey background.
        case `default` = 3
    }

    /// For which rows it may be used again; `nil` for none: it is made for one row only.
    public final let reuseIdentifier: String?
    /// Holds everything that the cell shows; as large as the cell.
    public final let contentView = UIView(frame: .zero)
    /// How it shows that it is highlighted or selected; `default` by default.
    public final var selectionStyle = SelectionStyle.default { didSet { setNeedsDisplay() } }

    private final var label: UILabel?
    private final var highlighted = false
    private final var selected = false
    /// The number of the row that it shows; below 0 for none.
    final var row = -1
    /// It waits for another row.
    final var isSpare = false

    /// Creates a cell.
    /// - Parameters:
    ///   - style: what it shows.
    ///   - reuseIdentifier: for which rows it may be used again; `nil` for none.
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
        label.highlightedTextColor = .black
        contentView.addSubview(label)
        self.label = label
        setNeedsLayout()
        return label
    }

    /// Called before it is used for another row; overrides call super. Does nothing by default.
    open func prepareForReuse() {}

    // MARK: What it shows

    /// Whether a finger is on it; setting it is `setHighlighted(_:animated:)` without animation.
    public final var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Whether its row is selected; setting it is `setSelected(_:animated:)` without animation.
    public final var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }

    /// Shows that a finger is on it, or no longer. The table calls it; overrides call super.
    /// - Parameters:
    ///   - highlighted: whether one is.
    ///   - animated: for overrides: its own looks change at once.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        self.highlighted = highlighted
        looksSelectedChanged()
    }

    /// Shows that its row is selected, or no longer. The table calls it; overrides call super.
    /// - Parameters:
    ///   - selected: whether it is.
    ///   - animated: for overrides: its own looks change at once.
    open func setSelected(_ selected: Bool, animated: Bool) {
        self.selected = selected
        looksSelectedChanged()
    }

    private final func looksSelectedChanged() {
        label?.isHighlighted = highlighted || selected
        setNeedsDisplay()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = CGRect(origin: .zero, size: bounds.size)
        let margin = TableThresholds.textMargin
        label?.frame = contentView.bounds.inset(by: UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin))
    }

    open override func draw(_ rect: CGRect) {
        guard highlighted || selected, selectionStyle != .none else { return }
        UIColor.systemGray4.setFill()
        UIRectFill(bounds)
    }

    // MARK: Touches

    /// Without its table a row is no longer pressed.
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
