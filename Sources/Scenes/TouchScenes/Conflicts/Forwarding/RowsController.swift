import Touchstone

/// A data source with existing rows.
final class RowsController: UIViewController, UITableViewDataSource {
    /// The cells, top to bottom.
    var rows: [UITableViewCell] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        rows[indexPath.row]
    }
}
