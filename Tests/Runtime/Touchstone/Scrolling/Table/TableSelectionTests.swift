import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The selected rows, and the calls about them in their order.
struct TableSelectionTests {
    private func tap(_ scene: TableStage, _ row: Int) -> [String] {
        scene.hands.tap(at: scene.place(ofRow: row))
        scene.stage.wait(1)
        return scene.ledger.take()
    }

    private func selected(_ scene: TableStage) -> [Int] {
        (scene.table.indexPathsForSelectedRows ?? []).map(\.row)
    }

    @Test func `a tap selects its row and deselects the other one`() {
        let scene = TableStage()
        expectEqual(
            tap(scene, 1), ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1"])
        expectEqual(scene.cell(1)?.isSelected, true)
        expectEqual(
            tap(scene, 3),
            [
                "shouldHighlight 3", "didHighlight 3", "didUnhighlight 3", "willSelect 3", "willDeselect 1",
                "didDeselect 1", "didSelect 3",
            ])
        expectEqual(selected(scene), [3])
        expectEqual(scene.cell(1)?.isSelected, false)
        // Once more: it is selected again, without being deselected.
        expectEqual(tap(scene, 3).suffix(2), ["willSelect 3", "didSelect 3"])
        expectEqual(selected(scene), [3])
    }

    @Test func `several rows can be selected, and a tap on one of them deselects it`() {
        let scene = TableStage { $0.table.allowsMultipleSelection = true }
        _ = (tap(scene, 4), tap(scene, 1))
        expectEqual(selected(scene), [1, 4])
        expectEqual(
            tap(scene, 4),
            [
                "shouldHighlight 4", "didHighlight 4", "didUnhighlight 4", "willDeselect 4", "didDeselect 4",
            ])
        expectEqual(selected(scene), [1])
    }

    @Test func `the delegate may choose another row, or none`() {
        let scene = TableStage()
        scene.ledger.chosen = { IndexPath(row: $0.row + 1, section: 0) }
        expectEqual(tap(scene, 1).suffix(2), ["willSelect 1", "didSelect 2"])
        expectEqual(selected(scene), [2])
        scene.ledger.chosen = { _ in nil }
        expectEqual(tap(scene, 4).last, "willSelect 4")
        expectEqual(selected(scene), [2])
        // A row that there is not is none.
        scene.ledger.chosen = { _ in IndexPath(row: 1_000, section: 7) }
        expectEqual(tap(scene, 4).last, "willSelect 4")
        scene.ledger.chosen = nil
        scene.ledger.released = { _ in nil }
        expectEqual(tap(scene, 4).suffix(3), ["willSelect 4", "willDeselect 2", "didSelect 4"])
        expectEqual(selected(scene), [2, 4])
    }

    @Test func `a selection by the app calls no delegate`() {
        let scene = TableStage()
        scene.perform {
            scene.table.selectRow(at: IndexPath(row: 50, section: 0), animated: false, scrollPosition: .middle)
        }
        expectEqual(selected(scene), [50])
        expectEqual(scene.table.contentOffset.y, 2_375.0)
        expectEqual(scene.cell(50)?.isSelected, true)
        scene.perform { scene.table.deselectRow(at: IndexPath(row: 50, section: 0), animated: true) }
        expectEqual(scene.cell(50)?.isSelected, false)
        scene.perform {
            scene.table.selectRow(at: IndexPath(row: 51, section: 0), animated: false, scrollPosition: .none)
            scene.table.selectRow(at: IndexPath(row: 52, section: 0), animated: false, scrollPosition: .none)
            scene.table.selectRow(at: IndexPath(row: 5_200, section: 0), animated: false, scrollPosition: .top)
        }
        expectEqual(selected(scene), [52])
        scene.perform { scene.table.selectRow(at: nil, animated: false, scrollPosition: .none) }
        expectNil(scene.table.indexPathsForSelectedRows)
        expectEqual(scene.ledger.take(), [])
    }

    @Test func `a selected row is still selected when it comes back into view`() {
        let scene = TableStage()
        _ = tap(scene, 2)
        let cell = scene.cell(2)
        scene.perform { scene.table.contentOffset.y = 2_000 }
        expectNil(scene.cell(2))
        expect(scene.table.visibleCells.allSatisfy { !$0.isSelected })
        scene.perform { scene.table.contentOffset.y = 0 }
        expectEqual(scene.cell(2)?.isSelected, true)
        expectEqual(scene.table.visibleCells.count { $0.isSelected }, 1)
        expect(cell != nil)
        scene.perform { scene.table.reloadData() }
        expectEqual(selected(scene), [])
        expectEqual(scene.cell(2)?.isSelected, false)
    }

    @Test func `a selected cell is drawn gray, unless it has no selection style`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        let plain = cell.drawList.commands.count
        cell.isSelected = true
        expect(cell.drawList.commands.count > plain)
        cell.selectionStyle = .none
        expectEqual(cell.drawList.commands.count, plain)
        (cell.isSelected, cell.selectionStyle) = (false, .default)
        expectEqual(cell.drawList.commands.count, plain)
        cell.isHighlighted = true
        expect(cell.drawList.commands.count > plain)
    }
}
