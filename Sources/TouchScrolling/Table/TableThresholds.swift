import TouchGeometry

/// Every number that decides how tables behave: value, unit, evidence, user.
enum TableThresholds {
    /// Points of a row of which nobody has said how high it is. What rows have on iPhones, observed. Used by `UITableView`.
    static let rowHeight: CGFloat = 44
    /// Points below which a row has no height. Our choice: half a pixel, so that no data source can ask for more cells than
    /// there are lines. Used by `RowHeights`.
    static let leastRowHeight: CGFloat = 0.5
    /// Points that a row has at most. Our choice: sums stay exact to a pixel. Used by `RowHeights`.
    static let greatestRowHeight: CGFloat = 1_000_000
    /// How many rows a table has at most, and sections. Our choice: a data source that lies does not hang. Used by `TableRows`.
    static let mostRows = 1 << 24
    /// How many cells a table shows at most. Our choice: more than a screen has lines to show them, so that a table as high as all
    /// its rows, or rows next to nothing high, do not hang. Used by `UITableView`.
    static let mostCells = 4096
    /// How many cells wait for another row at least before the oldest is let go. Our choice. Used by `UITableView`.
    static let fewestSpares = 16
    /// Points that a cell's text keeps from its left and right edge. Observed. Used by `UITableViewCell`.
    static let textMargin: CGFloat = 16
}
