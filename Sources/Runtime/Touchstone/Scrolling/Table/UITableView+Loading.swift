import TouchCore
public import TouchInput

// The number of rows, and their heights.

extension UITableView {
    final func measureAgain() {
        needsReload = true
        areCellsStale = true
        areRowsAlike = false
        edition &+= 1
        press = .none
        setNeedsLayout()
    }

    final func loadIfNeeded() {
        guard needsReload else { return }
        // Cleared first: a callback that queries the table gets the old rows.
        needsReload = false
        measuredFor = delegateIdentity
        let starts = sectionStarts()
        rows = TableRows(starts: starts, heights: heights(starts))
        if !selection.isEmpty { selection = selection.filter { $0 < rows.count } }
        contentSize = CGSize(width: bounds.width, height: rows.heights.total)
        sizeChanged()
    }

    private final func sectionStarts() -> [Int] {
        guard let dataSource else { return [0] }
        let most = TableThresholds.mostRows
        let sections = max(0, min(most, dataSource.numberOfSections(in: self)))
        var starts = [0]
        starts.reserveCapacity(sections + 1)
        var count = 0
        for section in 0..<sections {
            count += max(0, min(most - count, dataSource.tableView(self, numberOfRowsInSection: section)))
            starts.append(count)
        }
        return starts
    }

    private final func heights(_ starts: [Int]) -> RowHeights {
        let count = starts.last ?? 0
        let alike = RowHeights.uniform(RowHeights.usable(rowHeight), count: count)
        guard count > 0, let tableDelegate else { return alike }
        areRowsAlike = false
        var edges: [CGFloat] = [0]
        var bottom: CGFloat = 0
        for section in 0..<starts.count - 1 {
            for row in 0..<starts[section + 1] - starts[section] {
                let path = IndexPath(row: row, section: section)
                bottom += RowHeights.usable(tableDelegate.tableView(self, heightForRowAt: path))
                if areRowsAlike { return alike }
                if edges.count == 1 { edges.reserveCapacity(count + 1) }
                edges.append(bottom)
            }
        }
        return .varied(edges: edges)
    }

    // MARK: Queries

    /// The number of sections.
    public var numberOfSections: Int {
        loadIfNeeded()
        return rows.sectionCount
    }

    /// Returns the number of rows of a section; 0 if there is no such section.
    public func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        return rows.count(in: section)
    }

    /// Returns the rectangle of a row, in the table's own coordinates; zero if there is no such row.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadIfNeeded()
        guard let row = rows.row(of: indexPath) else { return .zero }
        return rect(of: row)
    }

    final func rect(of row: Int) -> CGRect {
        CGRect(x: 0, y: rows.heights.top(of: row), width: bounds.width, height: rows.heights.height(of: row))
    }

    /// Returns the row at a point of the table's own coordinates; `nil` outside of all rows.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard point.x >= 0, point.x < bounds.width, let row = rows.heights.row(at: point.y) else { return nil }
        return rows.path(of: row)
    }

    // MARK: Scrolling to a row

    /// Scrolls until a row is visible, inside the insets, as far as there is content; does nothing if there is no such row.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        guard let row = rows.row(of: indexPath) else { return }
        let (rect, inset) = (rect(of: row), adjustedContentInset)
        var offset = contentOffset
        switch scrollPosition {
        case .none:
            scrollRectToVisible(rect, animated: animated)
            return
        case .top: offset.y = rect.minY - inset.top
        case .middle: offset.y = rect.midY - (bounds.height + inset.top - inset.bottom) / 2
        case .bottom: offset.y = rect.maxY - bounds.height + inset.bottom
        }
        setContentOffset(clamped(offset), animated: animated)
    }
}

/// The positions of the rows of a table, one below the other from 0.
///
///     edges   0 ──row 0── 44 ──row 1── 144 (row 2 has no height) 144 ──row 3── 188
enum RowHeights: Hashable, Sendable {
    /// All rows have the same height: nothing is stored for each.
    case uniform(CGFloat, count: Int)
    /// The upper edge of each row, and the lower edge of the last.
    case varied(edges: [CGFloat])

    var count: Int {
        switch self {
        case .uniform(_, let count): count
        case .varied(let edges): edges.count - 1
        }
    }

    /// The height of all rows together.
    var total: CGFloat { top(of: count) }

    /// Returns the upper edge of a row; for the row after the last, the end.
    func top(of row: Int) -> CGFloat {
        switch self {
        case .uniform(let height, _): CGFloat(row) * height
        case .varied(let edges): edges[row]
        }
    }

    func height(of row: Int) -> CGFloat {
        switch self {
        case .uniform(let height, _): height
        case .varied(let edges): edges[row + 1] - edges[row]
        }
    }

    /// Returns the row at a position; `nil` above the first and below the last. Rows without height are never found.
    func row(at y: CGFloat) -> Int? {
        guard y >= 0, y < total else { return nil }
        switch self {
        case .uniform(let height, let count): return min(count - 1, Int(y / height))
        case .varied(let edges):
            // The last edge that is not below the position.
            var (low, high) = (0, edges.count - 1)
            while high - low > 1 {
                let middle = (low + high) / 2
                if edges[middle] <= y { low = middle } else { high = middle }
            }
            return low
        }
    }

    /// Returns the next row below that has a height.
    func row(after row: Int) -> Int? {
        guard row + 1 < count, let next = self.row(at: top(of: row + 1)) else { return nil }
        // Dividing a product need not give back the factor.
        return max(row + 1, next)
    }

    /// Returns the first and the last row that are visible between two positions.
    func rows(from y: CGFloat, to end: CGFloat) -> ClosedRange<Int>? {
        guard end > y, end > 0, y < total else { return nil }
        guard let first = row(at: max(0, y)), let last = row(at: min(end, total).nextDown) else { return nil }
        return first...max(first, last)
    }

    /// Returns the height to use for one from the app: 0 for one that is not a number, too small or too large.
    static func usable(_ height: CGFloat) -> CGFloat {
        if height == UITableView.automaticDimension { return TableThresholds.rowHeight }
        guard height >= TableThresholds.leastRowHeight else { return 0 }
        return height.isFinite ? min(height, TableThresholds.greatestRowHeight) : 0
    }
}
