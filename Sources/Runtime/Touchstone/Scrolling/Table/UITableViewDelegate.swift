public import TouchInput

/// The methods that a table calls on its delegate, beside those of a scroll view. Each has a default.
///
/// A tap on a row makes these calls, in this order:
///
///     shouldHighlight  didHighlight │ didUnhighlight  willSelect  [willDeselect  didDeselect]  didSelect
///     the finger has rested, or is lifted │ it is lifted inside
///
/// A drag that takes the touch from the row makes `didUnhighlight` the last of them.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// Returns the height of a row, in points; `rowHeight` by default. Called for every row after `reloadData()`. If it is left
    /// out, all rows have the same height, and a row costs nothing.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// Called when a cell comes into view.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Called when a cell has left the view, or its row was reloaded.
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Returns a Boolean value that indicates whether a finger on a row highlights it; `true` by default. With `false` it does not
    /// select it either.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// Called when a finger has highlighted a row.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    /// Called when the finger was lifted, has left the row, or scrolls.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    /// Called when the user is about to select a row. Returns the row to select, by default that one; `nil` for none.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// Called when the user has selected a row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Called when the user is about to deselect a row. Returns the row to deselect, by default that one; `nil` for none.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    /// Called when the user has deselected a row.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
    /// Returns the table's `rowHeight`.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        // Only a delegate without heights of its own reaches this default.
        tableView.areRowsAlike = true
        return tableView.rowHeight
    }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    /// Returns `true`.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// Returns the row itself.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Returns the row itself.
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Does nothing.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    #if hasFeature(Embedded)
        /// The delegate itself.
        public var asTableViewDelegate: (any UITableViewDelegate)? { self }
    #endif
}

/// The object that counts the rows of a table and makes their cells.
///
/// Its counts are limited: less than 0 counts as 0, and a table has at most 2²⁴ rows.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public protocol UITableViewDataSource: AnyObject {
    /// Returns the number of sections; 1 by default. Called after `reloadData()`, before the rows of each are counted.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Returns the number of rows of a section. Called once for each section after `reloadData()`.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns the cell of a row that comes into view: one from `dequeueReusableCell`, or a new one.
    ///
    /// A cell that already shows another row leaves that row.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
    /// Returns 1.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}
