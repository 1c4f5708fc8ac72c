import TouchCore
import TouchInput

// Rows that get other heights while they are shown: their cells, the selection and a press stay. Rows are not inserted, deleted or moved.

extension UITableView {
    final func closeUpdates() {
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
