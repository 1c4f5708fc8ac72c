public import TouchGeometry

/// Knows how many rows a table has and makes their cells.
///
/// What it counts is clamped: less than nothing is nothing, and a table has no more than 2²⁴ rows.
public protocol UITableViewDataSource: AnyObject {
    /// How many sections there are; 1 by default. Asked after `reloadData()`, before the rows of each are counted.
    func numberOfSections(in tableView: UITableView) -> Int
    /// How many rows a section has. Asked once for each section after `reloadData()`.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The cell of a row that comes into view: one that `dequeueReusableCell` gave, or a new one.
    ///
    /// A cell that shows another row already leaves it.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
    /// One.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}
