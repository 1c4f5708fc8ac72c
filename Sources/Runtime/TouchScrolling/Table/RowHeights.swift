import TouchInput

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
