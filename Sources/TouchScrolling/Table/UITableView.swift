import TouchCore
public import TouchGeometry

/// Rows below each other, of which those in view have cells (issue: tables as far as touch goes).
///
///     reloadData() ── counts, heights ── layout ── cells of the rows in view ── scroll ── layout ── a cell for a new row
///     a cell       made ─ shown ─ out of view: waits ─ prepareForReuse ─ shown for another row
///
/// It is a scroll view: everything that moves it is said there. What a finger does to a row is drawn at `RowPress`:
/// touches reach a cell late and are taken from it by a drag, so that nothing flashes while the table scrolls (S-180).
open class UITableView: UIScrollView {
    /// How a table looks.
    public enum Style: Int {
        /// Rows without gaps.
        case plain = 0
    }

    /// Where a row is to be seen.
    public enum ScrollPosition: Int {
        /// Anywhere: it is scrolled as little as possible.
        case none = 0
        /// At the top.
        case top = 1
        /// In the middle.
        case middle = 2
        /// At the bottom.
        case bottom = 3
    }

    /// A row that has a cell.
    struct Slot {
        var row: Int
        var path: IndexPath
        var cell: UITableViewCell
    }

    /// Stands for the usual height, in `rowHeight` and in what the delegate says.
    nonisolated public static let automaticDimension: CGFloat = -1

    /// How it looks.
    public final let style: Style

    #if hasFeature(Embedded)
        /// Counts rows and makes cells; must outlive the table in Embedded builds.
        public final unowned(unsafe) var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    #else
        /// Counts rows and makes cells; not retained. Another one reloads.
        public final weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    #endif

    /// How high rows are, in points, unless the delegate says; 44 by default (`automaticDimension`). What is no height is 0.
    public final var rowHeight = UITableView.automaticDimension { didSet { measureAgain() } }

    /// Whether fingers select rows; `true` by default. With `false` they do not highlight them either.
    public final var allowsSelection = true
    /// Whether more than one row can be selected; `false` by default. With `true` a tap on a selected row deselects it.
    public final var allowsMultipleSelection = false

    final var rows = TableRows.none
    final var needsReload = true
    /// Changes with each reload: what was said of rows before is void.
    final var edition = 0
    /// The cells are those of before a reload.
    final var areCellsStale = false
    /// The delegate says nothing about heights.
    final var areRowsAlike = false
    final var isShowingRows = false
    /// Top to bottom.
    @exclusivity(unchecked) final var slots: [Slot] = []
    /// The first and last row in view, as they were shown.
    @exclusivity(unchecked) final var shown: ClosedRange<Int>?
    @exclusivity(unchecked) final var shownWidth: CGFloat = 0
    /// Cells that wait for another row, the oldest first.
    final var spares: [UITableViewCell] = []
    final var makers: [CellMaker] = []
    final var selection: Set<Int> = []
    final var press = RowPress.none

    /// Creates a table.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        alwaysBounceVertical = true
    }

    /// Creates a plain table.
    public override init(frame: CGRect) {
        style = .plain
        super.init(frame: frame)
        alwaysBounceVertical = true
    }

    #if canImport(Foundation)
        /// Creates a plain table; reads nothing from the archive.
        public required init?(coder: NSCoder) {
            style = .plain
            super.init(coder: coder)
            alwaysBounceVertical = true
        }
    #endif

    /// How large all rows are together; the table sets it. Reading it counts rows that were not counted yet.
    open override var contentSize: CGSize {
        get {
            loadIfNeeded()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    /// Shows the rows in view. Overrides call super.
    open override func layoutSubviews() {
        super.layoutSubviews()
        showRows()
    }

    /// The delegate, if it is a table's.
    final var tableDelegate: (any UITableViewDelegate)? {
        #if hasFeature(Embedded)
            delegate?.asTableViewDelegate
        #else
            delegate as? any UITableViewDelegate
        #endif
    }
}
