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
