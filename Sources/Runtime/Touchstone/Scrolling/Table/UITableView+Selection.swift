import TouchCore
public import TouchInput

// The selected rows, and the effect of a finger on them (see `RowPress`).

extension UITableView {
    /// The selected row, the first if there are several; `nil` if there is none.
    public var indexPathForSelectedRow: IndexPath? {
        loadIfNeeded()
        return selection.min().map { rows.path(of: $0) }
    }

    /// The selected rows, top to bottom; `nil` if there is none.
    public var indexPathsForSelectedRows: [IndexPath]? {
        loadIfNeeded()
        return selection.isEmpty ? nil : selection.sorted().map { rows.path(of: $0) }
    }

    /// Selects a row, `nil` for no row at all, and scrolls to it unless the position is `none`. The delegate is not notified.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        guard let indexPath else {
            for row in selection.sorted() { setSelected(row, false, animated: animated) }
            return
        }
        guard let row = rows.row(of: indexPath) else { return }
        if !allowsMultipleSelection {
            for other in selection.sorted() where other != row { setSelected(other, false, animated: animated) }
        }
        setSelected(row, true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row. The delegate is not notified.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        loadIfNeeded()
        guard let row = rows.row(of: indexPath) else { return }
        setSelected(row, false, animated: animated)
    }

    private final func setSelected(_ row: Int, _ isSelected: Bool, animated: Bool) {
        if isSelected { selection.insert(row) } else { selection.remove(row) }
        guard let cell = cell(of: row), cell.isSelected != isSelected else { return }
        cell.setSelected(isSelected, animated: animated)
    }

    // MARK: Fingers

    final func pressBegan(on cell: UITableViewCell, _ touches: Set<UITouch>) {
        // Two fingers at once are not a tap. Cells from before a reload show rows that may no longer exist.
        guard case .none = press, allowsSelection, touches.count == 1, let touch = touches.first,
            !needsReload, !areCellsStale, cell.row < rows.count, self.cell(of: cell.row) === cell
        else { return }
        let (row, path) = (cell.row, rows.path(of: cell.row))
        let asking = RowPress.asking(row: row, touch: touch)
        press = asking
        let isWanted = tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        // The delegate may have reloaded or scrolled meanwhile.
        guard press == asking else { return }
        guard isWanted, self.cell(of: row) === cell else {
            press = .none
            return
        }
        press = .held(row: row, touch: touch)
        cell.setHighlighted(true, animated: false)
        tableDelegate?.tableView(self, didHighlightRowAt: path)
    }

    /// Cancels the press when the finger leaves its row: returning to the row does not resume it.
    final func pressMoved(on cell: UITableViewCell, _ touches: Set<UITouch>) {
        guard let touch = pressing(touches), !cell.bounds.holds(touch.location(in: cell)) else { return }
        release()
    }

    final func pressEnded(on cell: UITableViewCell, _ touches: Set<UITouch>) {
        guard let touch = pressing(touches), let row = press.row else { return }
        let isInside = cell.row == row && cell.bounds.holds(touch.location(in: cell))
        let edition = edition
        release()
        if isInside, allowsSelection, edition == self.edition { tapped(row) }
    }

    final func pressCancelled(_ touches: Set<UITouch>) {
        if pressing(touches) != nil { release() }
    }

    /// Called when a cell is removed by other code.
    final func pressLost(by cell: UITableViewCell) {
        if press.row == cell.row { release() }
    }

    /// Returns the touch that holds a row, if it is among these.
    private final func pressing(_ touches: Set<UITouch>) -> UITouch? {
        guard case .held(_, let held) = press else { return nil }
        return touches.contains(held) ? held : nil
    }

    /// Removes the highlight from the row.
    final func release() {
        guard let row = press.row else { return }
        press = .none
        if let cell = cell(of: row) { cell.setHighlighted(false, animated: false) }
        guard row < rows.count else { return }
        tableDelegate?.tableView(self, didUnhighlightRowAt: rows.path(of: row))
    }

    // MARK: Selection by the user

    private final func tapped(_ row: Int) {
        if allowsMultipleSelection, selection.contains(row) { return userDeselects(row) }
        let path = rows.path(of: row)
        let edition = edition
        var chosen: IndexPath? = path
        if let tableDelegate { chosen = tableDelegate.tableView(self, willSelectRowAt: path) }
        guard edition == self.edition, let chosen, let target = rows.row(of: chosen) else { return }
        if !allowsMultipleSelection {
            for other in selection.sorted() where other != target {
                userDeselects(other)
                guard edition == self.edition else { return }
            }
        }
        setSelected(target, true, animated: false)
        tableDelegate?.tableView(self, didSelectRowAt: chosen)
    }

    private final func userDeselects(_ row: Int) {
        let path = rows.path(of: row)
        let edition = edition
        var chosen: IndexPath? = path
        if let tableDelegate { chosen = tableDelegate.tableView(self, willDeselectRowAt: path) }
        guard edition == self.edition, let chosen, let target = rows.row(of: chosen) else { return }
        setSelected(target, false, animated: false)
        tableDelegate?.tableView(self, didDeselectRowAt: chosen)
    }
}

/// The press of a finger on a row of a table. Only one finger at a time presses; touches of other fingers are ignored.
///
///     finger    D ─ 0.15 s ─┬───── U         D ──M(10)── U        D ─ 0.15 s ─┬── M(10) ── U
///     cell                  began  ended     (nothing)                        began  cancelled
///     press     none        held   none      none                 none        held   none
///     row                   │ highlighted ┤ selected              │highlighted┤
///
/// It retains the touch: if a view inside has swallowed its end, another touch could otherwise get the same address.
enum RowPress: Hashable {
    /// No row is pressed.
    case none
    /// The delegate is being asked whether the row may be highlighted.
    case asking(row: Int, touch: UITouch)
    /// A row is highlighted.
    case held(row: Int, touch: UITouch)

    /// The highlighted row.
    var row: Int? {
        if case .held(let row, _) = self { return row }
        return nil
    }
}
