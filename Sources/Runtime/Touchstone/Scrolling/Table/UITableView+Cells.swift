@_spi(Subclass) import TouchCore
public import TouchInput

// The cells of the visible rows. App code makes and configures them: after each call to it the rows may have changed.

/// A closure that makes the cells of an identifier.
struct CellMaker {
    var identifier: String
    var make: (String) -> UITableViewCell
}

extension UITableView {
    /// Registers a closure that makes the cells of an identifier: `register("row") { RowCell(style: .default, reuseIdentifier: $0) }`.
    public func register(_ identifier: String, _ make: @escaping (String) -> UITableViewCell) {
        makers.removeAll { $0.identifier == identifier }
        makers.append(CellMaker(identifier: identifier, make: make))
    }

    /// Returns an unused cell, or else a new one if a closure is registered; else `nil`.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let index = spares.lastIndex(where: { $0.reuseIdentifier == identifier }) {
            let cell = spares.remove(at: index)
            cell.isSpare = false
            if cell.isSelected { cell.setSelected(false, animated: false) }
            cell.prepareForReuse()
            return cell
        }
        for maker in makers where maker.identifier == identifier { return maker.make(identifier) }
        return nil
    }

    /// Returns an unused cell, or else a new one, as large as the row. Without a registered closure it is a plain cell.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        let cell =
            dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        cell.frame = rectForRow(at: indexPath)
        return cell
    }

    // MARK: Queries

    /// The visible cells, top to bottom.
    public var visibleCells: [UITableViewCell] {
        updateRows()
        return slots.map { $0.cell }
    }

    /// The visible rows, top to bottom.
    public var indexPathsForVisibleRows: [IndexPath]? {
        updateRows()
        return slots.map { $0.path }
    }

    /// Returns the cell of a row; `nil` if it is not visible.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        updateRows()
        return rows.row(of: indexPath).flatMap { cell(of: $0) }
    }

    /// Returns the row that a cell shows; `nil` if it shows no row of this table.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        updateRows()
        return slots.first { $0.cell === cell && $0.row == cell.row }?.path
    }

    final func cell(of row: Int) -> UITableViewCell? {
        var (low, high) = (0, slots.count)
        while low < high {
            let middle = (low + high) / 2
            if slots[middle].row < row { low = middle + 1 } else { high = middle }
        }
        guard low < slots.count, slots[low].row == row, slots[low].cell.row == row else { return nil }
        return slots[low].cell
    }

    private final func updateRows() {
        if needsReload || areCellsStale { showRows() }
    }

    // MARK: Showing cells

    /// Assigns cells to the visible rows, and takes them from the others. A scroll that brings no new row into view makes no cell or
    /// call and allocates nothing.
    final func showRows() {
        guard !isShowingRows else { return }
        if delegateIdentity != measuredFor { measureAgain() }
        loadIfNeeded()
        let bounds = bounds
        let wanted = rows.heights.rows(from: bounds.minY, to: bounds.maxY)
        guard areCellsStale || wanted != shown || bounds.width != shownWidth else { return }
        isShowingRows = true
        let edition = edition
        if areCellsStale {
            areCellsStale = false
            takeAway(outside: nil)
        }
        if bounds.width != shownWidth { widthChanged() }
        shown = wanted
        let filled = wanted.map { limited($0) }
        takeAway(outside: filled)
        if let filled, edition == self.edition { fill(filled) }
        isShowingRows = false
    }

    /// Returns those rows that get cells, limited in number.
    private final func limited(_ wanted: ClosedRange<Int>) -> ClosedRange<Int> {
        guard wanted.count > TableThresholds.mostCells else { return wanted }
        var last = wanted.lowerBound
        for _ in 1..<TableThresholds.mostCells {
            // Rows without height do not count.
            guard let next = rows.heights.row(after: last), next <= wanted.upperBound else { return wanted }
            last = next
        }
        guard let next = rows.heights.row(after: last), next <= wanted.upperBound else { return wanted }
        report { .tooManyCells($0, limit: TableThresholds.mostCells) }
        return wanted.lowerBound...last
    }

    private final func widthChanged() {
        shownWidth = bounds.width
        contentSize = CGSize(width: shownWidth, height: rows.heights.total)
        for slot in slots where slot.row < rows.count { slot.cell.frame = rect(of: slot.row) }
    }

    private final func fill(_ wanted: ClosedRange<Int>) {
        let edition = edition
        var index = 0
        var next: Int? = wanted.lowerBound
        while let row = next, row <= wanted.upperBound {
            while index < slots.count, slots[index].row < row { index += 1 }
            if index == slots.count || slots[index].row != row {
                guard let dataSource else { return }
                let path = rows.path(of: row)
                let cell = dataSource.tableView(self, cellForRowAt: path)
                guard edition == self.edition else { return }
                slots.insert(Slot(row: row, path: path, cell: cell), at: index)
                show(cell, in: row)
                guard edition == self.edition else { return }
                tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
                guard edition == self.edition else { return }
            }
            next = rows.heights.row(after: row)
        }
    }

    private final func show(_ cell: UITableViewCell, in row: Int) {
        if cell.isSpare {
            spares.removeAll { $0 === cell }
            cell.isSpare = false
        }
        cell.row = row
        cell.frame = rect(of: row)
        let (isSelected, isHighlighted) = (selection.contains(row), press.row == row)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        if cell.isHighlighted != isHighlighted { cell.setHighlighted(isHighlighted, animated: false) }
        // Behind all other subviews of the table.
        if cell.superview !== self { insertSubview(cell, at: 0) }
    }

    private final func takeAway(outside wanted: ClosedRange<Int>?) {
        var index = 0
        while index < slots.count {
            let slot = slots[index]
            if let wanted, wanted.contains(slot.row), slot.cell.row == slot.row {
                index += 1
            } else {
                slots.remove(at: index)
                takeAway(slot)
            }
        }
    }

    private final func takeAway(_ slot: Slot) {
        let cell = slot.cell
        // The cell may show another row by now.
        guard cell.row == slot.row else { return }
        if press.row == slot.row { release() }
        cell.row = -1
        if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
        if cell.superview === self { cell.removeFromSuperview() }
        if cell.reuseIdentifier != nil, !cell.isSpare {
            spares.append(cell)
            cell.isSpare = true
            // A data source that never dequeues is no reason to keep all cells.
            if spares.count > max(TableThresholds.fewestSpares, 2 * slots.count) {
                spares.removeFirst().isSpare = false
            }
        }
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: slot.path)
    }
}
