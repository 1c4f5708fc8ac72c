import TouchInput

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
