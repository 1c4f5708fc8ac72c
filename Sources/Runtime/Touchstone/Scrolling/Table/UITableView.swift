@_spi(Subclass) import TouchCore
public import TouchInput

/// A scroll view of rows below each other; the visible ones have cells.
///
///     reloadData() ── counts, heights ── layout ── cells of the rows in view ── scroll ── layout ── a cell for a new row
///     a cell       made ─ shown ─ out of view: unused ─ prepareForReuse ─ shown for another row
///
/// It scrolls as any scroll view does. The effect of a finger on a row is drawn at `RowPress`:
/// touches reach a cell late and are taken from it by a drag, so that nothing flashes while the table scrolls (S-180).
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
open class UITableView: UIScrollView {
    /// The kind of view in traces, `table`.
    @_spi(Subclass) open override var kindInTraces: String { "table" }

    /// The style of a table.
    public enum Style: Int {
        /// Rows without gaps.
        case plain = 0
    }

    /// The position of a row after scrolling to it.
    public enum ScrollPosition: Int {
        /// The nearest one: the table scrolls the shortest distance.
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

    /// The value for the default height, for `rowHeight` and the delegate's answers.
    nonisolated public static let automaticDimension: CGFloat = -1

    /// The style of the table.
    public final let style: Style

    #if hasFeature(Embedded)
        /// The object that counts rows and makes cells; must outlive the table in Embedded builds.
        public final unowned(unsafe) var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    #else
        /// The object that counts rows and makes cells; not retained. Setting it reloads.
        public final weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    #endif

    /// The height of rows, in points, unless the delegate returns others; 44 by default (`automaticDimension`). A value that is no height
    /// counts as 0.
    public final var rowHeight = UITableView.automaticDimension { didSet { measureAgain() } }

    /// A Boolean value that indicates whether fingers select rows; `true` by default. With `false` they do not highlight them either.
    public final var allowsSelection = true
    /// A Boolean value that indicates whether more than one row can be selected; `false` by default. With `true` a tap on a selected
    /// row deselects it.
    public final var allowsMultipleSelection = false

    final var rows = TableRows.none
    final var needsReload = true
    /// A number that changes with each reload, which invalidates everything known about rows.
    final var edition = 0
    /// A Boolean value that indicates whether the cells are still those from before a reload.
    final var areCellsStale = false
    /// A Boolean value that indicates whether the delegate leaves the heights of rows out.
    final var areRowsAlike = false
    /// The delegate whose heights are used. When it changes, rows are measured again.
    final var measuredFor: ObjectIdentifier?
    final var isShowingRows = false
    /// The number of groups of changes that have begun and not ended.
    final var updateDepth = 0
    /// The rows that have cells, top to bottom.
    final var slots: [Slot] = []
    /// The first and last visible row at the last layout.
    final var shown: ClosedRange<Int>?
    final var shownWidth: CGFloat = 0
    /// The unused cells, the oldest first.
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

    /// The size of all rows together, which the table sets. Reading it counts rows that were not counted yet.
    open override var contentSize: CGSize {
        get {
            loadIfNeeded()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    /// Shows the visible rows. Overrides call super.
    open override func layoutSubviews() {
        super.layoutSubviews()
        showRows()
    }

    /// The identity of the delegate. Embedded Swift cannot determine it: there the delegate must be set before the table is measured, or
    /// the table reloaded.
    final var delegateIdentity: ObjectIdentifier? {
        #if hasFeature(Embedded)
            nil
        #else
            delegate.map { ObjectIdentifier($0) }
        #endif
    }

    /// The delegate, if it is a table view's.
    final var tableDelegate: (any UITableViewDelegate)? {
        #if hasFeature(Embedded)
            delegate?.asTableViewDelegate
        #else
            delegate as? any UITableViewDelegate
        #endif
    }

    // MARK: Changes of the rows

    /// Discards everything known about the rows: they are counted and measured when they are next needed, at the latest before the
    /// end of the event. The selection and the highlight are cleared without a call to the delegate.
    open func reloadData() {
        selection = []
        measureAgain()
    }

    /// Begins a group of changes of the heights of rows; groups may be nested.
    open func beginUpdates() { updateDepth += 1 }

    /// Ends a group of changes: at the end of the outermost one all rows are measured again. The cells move to their places at once.
    ///
    /// If the number of rows has changed as well, everything is reloaded, as by `reloadData()`.
    open func endUpdates() { closeUpdates() }
}

/// The rows of a table, numbered across all sections.
struct TableRows {
    /// The number of the first row of each section, and of the row after the last.
    private let starts: [Int]
    let heights: RowHeights

    var count: Int { heights.count }
    var sectionCount: Int { starts.count - 1 }

    static let none = TableRows(starts: [0], heights: .uniform(0, count: 0))

    /// - Parameter starts: Ascending numbers, from 0.
    init(starts: [Int], heights: RowHeights) {
        self.starts = starts
        self.heights = heights
    }

    /// Returns a Boolean value that indicates whether the sections have as many rows as those of other ones.
    func haveSections(of other: TableRows) -> Bool { starts == other.starts }

    /// Returns the number of rows of a section; 0 if there is no such section.
    func count(in section: Int) -> Int {
        guard section >= 0, section < sectionCount else { return 0 }
        return starts[section + 1] - starts[section]
    }

    /// Returns the number of a row; `nil` if there is no such row.
    func row(of path: IndexPath) -> Int? {
        guard path == IndexPath(row: path.row, section: path.section), path.row >= 0,
            path.row < count(in: path.section)
        else { return nil }
        return starts[path.section] + path.row
    }

    /// Returns the path of an existing row.
    func path(of row: Int) -> IndexPath {
        var (low, high) = (0, starts.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= row { low = middle } else { high = middle }
        }
        return IndexPath(row: row - starts[low], section: low)
    }
}

// Rows that get other heights while they are shown: their cells, the selection and a press stay. Rows are not inserted, deleted or moved.

extension UITableView {
    final func closeUpdates() {
        guard updateDepth > 0 else { return }
        updateDepth -= 1
        // Rows that are still to be counted are measured then.
        guard updateDepth == 0, !needsReload else { return }
        let before = rows
        areRowsAlike = false
        needsReload = true
        loadIfNeeded()
        guard rows.haveSections(of: before) else { return reloadData() }
        for slot in slots where slot.cell.row == slot.row { slot.cell.frame = rect(of: slot.row) }
        shown = nil
        setNeedsLayout()
    }

    /// Performs changes of the heights of rows as a group, and then calls a closure, with `true`.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }
}
