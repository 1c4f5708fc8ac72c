public import TouchInput

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
