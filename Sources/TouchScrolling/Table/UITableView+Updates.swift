import TouchCore
import TouchGeometry

// Rows that get other heights while they are shown: their cells, the selection and a press stay. Rows are not inserted, deleted or moved.

extension UITableView {
    /// Begins a group of changes of the heights of rows; groups may be nested.
    public func beginUpdates() {
        updateDepth += 1
    }

    /// Ends a group of changes: at the end of the outermost one all rows are measured again. The cells move to their places at once.
    ///
    /// If the number of rows has changed as well, everything is reloaded, as by `reloadData()`.
    public func endUpdates() {
        guard updateDepth > 0 else { return }
        updateDepth -= 1
        // Rows that are still to be counted are measured then.
        guard updateDepth == 0, !needsReload else { return }
        let before = rows
        areRowsAlike = false
        needsReload = true
        loadIfNeeded()
        guard rows.haveSections(of: before) else { return reloadData() }
        for slot in slots where slot.cell.row == slot.row { slot.cell.frame = rect(of: slot.row) }
        shown = nil
        setNeedsLayout()
    }

    /// Performs changes of the heights of rows as a group, and then calls a closure, with `true`.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }
}
