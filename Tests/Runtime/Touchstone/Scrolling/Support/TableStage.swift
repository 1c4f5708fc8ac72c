import TouchTesting
import Touchstone

/// A stage with a table `table` that fills the window (400 × 300), of 100 rows of 50 points that are called `row 0` …, and what
/// it asks and tells.
final class TableStage {
    let stage: Stage
    let table: UITableView
    let ledger: TableLedger
    var hands: Hands { stage.hands }

    init(
        rows: Int = 100, height: CGFloat = 50, ledger: (TableLedger & UITableViewDelegate)? = nil,
        _ build: (TableStage) -> Void = { _ in }
    ) {
        let stage = Stage()
        table = stage.perform { UITableView(frame: .zero) }
        self.stage = stage
        let ledger = ledger ?? PlainLedger()
        self.ledger = ledger
        self.ledger.note = { [weak stage] in stage?.note($0) }
        self.ledger.counts = [rows]
        stage.perform {
            table.frame = stage.view.bounds
            table.rowHeight = height
            table.register("row") { [unowned ledger] identifier in
                ledger.made += 1
                return TestCell(style: .default, reuseIdentifier: identifier)
            }
            table.dataSource = self.ledger
            table.delegate = ledger
            stage.add(table, "table")
            table.gestureRecognizers?.first { $0 !== table.panGestureRecognizer }?.name = "delay"
            table.panGestureRecognizer.name = "pan"
            build(self)
            table.layoutIfNeeded()
        }
        _ = self.ledger.take()
    }

    /// The middle of what is seen of a row.
    func place(ofRow row: Int, in section: Int = 0) -> CGPoint {
        let rect = table.rectForRow(at: IndexPath(row: row, section: section))
        return CGPoint(x: rect.midX, y: rect.midY - table.contentOffset.y)
    }

    func cell(_ row: Int) -> TestCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) as? TestCell }

    /// Lets the app run, and the end of its event come.
    func perform(_ body: () -> Void) {
        stage.perform(body)
        stage.wait(0.02)
    }
}

/// Counts how often it was prepared and highlighted.
final class TestCell: UITableViewCell {
    private(set) var preparations = 0
    private(set) var highlights = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        preparations += 1
    }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        if highlighted { highlights += 1 }
    }
}

/// Has the rows, and writes down what it is asked and told about touches.
///
/// Not a delegate itself: what a subclass of one adds is not called (Documentation/Divergences.md).
class TableLedger: UITableViewDataSource {
    var counts = [100]
    var note: (String) -> Void = { _ in }
    /// The numbers of cells that were created and of cells that were requested.
    var made = 0
    private(set) var asked = 0
    private(set) var calls: [String] = []
    var allowsHighlight = true
    var chosen: ((IndexPath) -> IndexPath?)?
    var released: ((IndexPath) -> IndexPath?)?
    /// Called at each call, after it was written down.
    var deed: ((String, UITableView) -> Void)?
    /// Makes a cell instead of the table.
    var cell: ((IndexPath) -> UITableViewCell)?

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    private func write(_ call: String, _ path: IndexPath, _ table: UITableView) {
        let name = path.section == 0 ? "\(path.row)" : "\(path.section).\(path.row)"
        calls.append("\(call) \(name)")
        note("\(call) \(name)")
        deed?(call, table)
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        deed?("cell", tableView)
        let made = cell?(indexPath) ?? tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        made.accessibilityIdentifier = "row \(indexPath.row)"
        made.contentView.accessibilityIdentifier = "content \(indexPath.row)"
        made.textLabel?.text = "row \(indexPath.row)"
        return made
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        write("shouldHighlight", indexPath, tableView)
        return allowsHighlight
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        write("didHighlight", indexPath, tableView)
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        write("didUnhighlight", indexPath, tableView)
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        write("willSelect", indexPath, tableView)
        return chosen.map { $0(indexPath) } ?? indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        write("didSelect", indexPath, tableView)
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        write("willDeselect", indexPath, tableView)
        return released.map { $0(indexPath) } ?? indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        write("didDeselect", indexPath, tableView)
    }
}

/// Does not implement the method about heights.
final class PlainLedger: TableLedger, UITableViewDelegate {}

/// Has rows of different heights.
final class VariedLedger: TableLedger, UITableViewDelegate {
    var height: (Int) -> CGFloat = { CGFloat(20 + $0 % 7 * 10) }
    private(set) var heightsAsked = 0

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heightsAsked += 1
        return height(indexPath.row)
    }
}
