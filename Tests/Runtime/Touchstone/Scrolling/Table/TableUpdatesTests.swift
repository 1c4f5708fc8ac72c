import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Rows that get other heights while they are shown.
struct TableUpdatesTests {
    private let ledger = VariedLedger()
    private let scene: TableStage

    init() {
        ledger.height = { _ in 50 }
        scene = TableStage(ledger: ledger)
    }

    private var tops: [Int] { scene.table.visibleCells.map { Int($0.frame.minY) } }

    @Test func `rows that get other heights keep their cells, the selection and the press`() throws {
        scene.hands.tap(at: scene.place(ofRow: 1))
        let cells = scene.table.visibleCells
        expectEqual(tops, [0, 50, 100, 150, 200, 250])
        let asked = ledger.asked
        ledger.height = { $0 == 1 ? 120 : 50 }
        scene.hands.down(at: scene.place(ofRow: 0))
        scene.hands.wait(0.3)
        scene.perform {
            scene.table.beginUpdates()
            scene.table.beginUpdates()
            scene.table.endUpdates()
            expectEqual(scene.table.contentSize.height, 5_000, "the outermost group has not ended")
            scene.table.endUpdates()
        }
        expectEqual(scene.table.contentSize.height, 5_070)
        expectEqual(tops, [0, 50, 170, 220, 270])
        expect(scene.table.visibleCells == Array(cells.prefix(5)) && ledger.asked == asked)
        expect(scene.cell(0)?.isHighlighted == true && scene.cell(1)?.isSelected == true)
        scene.hands.up()
        expect(scene.cell(0)?.isSelected == true && scene.cell(1)?.isSelected == false)
        ledger.height = { _ in 30 }
        var ends: [Bool] = []
        scene.perform { scene.table.performBatchUpdates(nil) { ends.append($0) } }
        expectEqual(ends, [true])
        expect(tops == [0, 30, 60, 90, 120, 150, 180, 210, 240, 270] && ledger.asked > asked)
    }

    @Test func `a row grows when it is tapped, and the rows below are touched where they are`() {
        var open: Int?
        ledger.height = { $0 == open ? 150 : 50 }
        ledger.deed = { call, table in
            guard call == "didSelect" else { return }
            table.performBatchUpdates({ open = table.indexPathForSelectedRow?.row })
        }
        scene.hands.tap(at: CGPoint(x: 200, y: 75))
        scene.stage.wait(1)
        expectEqual(tops, [0, 50, 200, 250])
        scene.hands.tap(at: CGPoint(x: 200, y: 190))
        scene.stage.wait(1)
        expectEqual(scene.table.indexPathForSelectedRow?.row, 1)
        scene.hands.tap(at: CGPoint(x: 200, y: 210))
        scene.stage.wait(1)
        expectEqual(scene.table.indexPathForSelectedRow?.row, 2)
        expectEqual(tops, [0, 50, 100, 250])
    }

    @Test func `rows that are fewer afterwards are loaded again, and an end without a beginning does nothing`() {
        scene.hands.tap(at: scene.place(ofRow: 1))
        let measured = ledger.heightsAsked
        scene.perform { scene.table.endUpdates() }
        expectEqual(ledger.heightsAsked, measured)
        ledger.counts = [3]
        scene.perform { scene.table.performBatchUpdates({}) }
        expectEqual(tops, [0, 50, 100])
        expectNil(scene.table.indexPathForSelectedRow)
    }

    @Test func `a table at its end whose rows shrink stays in its content`() {
        scene.perform { scene.table.contentOffset.y = 4_700 }
        ledger.height = { _ in 10 }
        scene.perform { scene.table.performBatchUpdates(nil) }
        expectEqual(scene.table.contentOffset.y, 700)
        expectEqual(tops.last, 990)
    }
}
