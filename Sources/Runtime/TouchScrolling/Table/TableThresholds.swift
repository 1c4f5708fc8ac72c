import TouchInput

/// All numbers that decide the behavior of tables: value, unit, evidence, user.
enum TableThresholds {
    /// Points of a row without a specified height. The height of rows on iPhones, observed. Used by `UITableView`.
    static let rowHeight: CGFloat = 44
    /// Points below which a row has no height. Our choice: half a pixel, so that no data source can ask for more cells than
    /// the screen has lines. Used by `RowHeights`.
    static let leastRowHeight: CGFloat = 0.5
    /// Points that a row has at most. Our choice: sums stay exact to a pixel. Used by `RowHeights`.
    static let greatestRowHeight: CGFloat = 1_000_000
    /// The largest number of rows or sections of a table. Our choice: a data source with a wrong count does not hang. Used by `TableRows`.
    static let mostRows = 1 << 24
    /// The largest number of cells that a table shows. Our choice: more than the lines of a screen, so that a table as high as all
    /// its rows, or with rows of almost no height, does not hang. Used by `UITableView`.
    static let mostCells = 4096
    /// The number of unused cells that are always kept for reuse; beyond it the oldest may be released. Our choice. Used by `UITableView`.
    static let fewestSpares = 16
    /// Points between a cell's text and its left and right edge. Observed. Used by `UITableViewCell`.
    static let textMargin: CGFloat = 16
}
