import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Data sources that lie, and apps that change everything in the middle of it.
struct TableHostileTests {
    @Test func `counts below zero are zero, and endless ones are cut off`() {
        let scene = TableStage { $0.ledger.counts = [-5, 3, Int.min, Int.max, Int.max] }
        expectEqual((0..<5).map { scene.table.numberOfRows(inSection: $0) }, [0, 3, 0, (1 << 24) - 3, 0])
        scene.perform { scene.table.contentOffset.y = scene.table.contentSize.height - 300 }
        expectEqual(scene.table.visibleCells.count, 6)
    }

    @Test(arguments: [CGFloat.nan, -7, 0, .infinity, -.infinity, .leastNonzeroMagnitude, 0.4])
    func `a height that is none is zero`(height: CGFloat) {
        let scene = TableStage(height: height)
        expectEqual(scene.table.contentSize.height, 0)
        expect(scene.table.visibleCells.isEmpty)
        let ledger = VariedLedger()
        ledger.height = { $0 % 10 == 0 ? 30 : height }
        let varied = TableStage(ledger: ledger)
        expectEqual(varied.table.contentSize.height, 300)
        expectEqual(varied.table.indexPathsForVisibleRows?.map(\.row), [0, 10, 20, 30, 40, 50, 60, 70, 80, 90])
    }

    @Test func `the usual height is 44`() {
        let scene = TableStage(height: UITableView.automaticDimension)
        expectEqual(scene.table.rectForRow(at: IndexPath(row: 1, section: 0)).minY, 44)
    }

    @Test func `a table without size, data or window has no cells`() {
        let table = UITableView(frame: .zero)
        table.layoutIfNeeded()
        expect(table.visibleCells.isEmpty && table.numberOfSections == 0)
        table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: true)
        let ledger = PlainLedger()
        table.dataSource = ledger
        expect(table.visibleCells.isEmpty)
        expectEqual(table.numberOfRows(inSection: 0), 100)
        table.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        table.layoutIfNeeded()
        expectEqual(table.visibleCells.count, 3)
        table.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: -.infinity)
        table.layoutIfNeeded()
    }

    @Test func `rows that go without a word are as many as were counted`() {
        let scene = TableStage()
        scene.ledger.counts = [2]
        scene.perform { scene.table.contentOffset.y = 1_000 }
        expectEqual(scene.table.visibleCells.count, 6)
        scene.perform { scene.table.reloadData() }
        expectEqual(scene.table.visibleCells.count, 2)
        expectEqual(scene.table.contentOffset, .zero)
    }

    @Test(.rules("B-203"))
    func `a cell that is taken away while it is pressed is let go of, and others can be pressed`() {
        let scene = TableStage()
        scene.hands.down(at: scene.place(ofRow: 2))
        scene.stage.wait(0.2)
        let cell = scene.cell(2)
        scene.perform { cell?.removeFromSuperview() }
        expectEqual(cell?.isHighlighted, false)
        expectEqual(scene.ledger.take(), ["shouldHighlight 2", "didHighlight 2", "didUnhighlight 2"])
        scene.hands.up()
        scene.hands.tap(at: scene.place(ofRow: 1))
        expectEqual(scene.ledger.take().last, "didSelect 1")
    }

    @Test func `a delegate that comes late is asked for heights`() {
        let scene = TableStage()
        let ledger = VariedLedger()
        ledger.height = { _ in 10 }
        scene.perform {
            scene.table.delegate = ledger
            scene.table.setNeedsLayout()
        }
        expectEqual(scene.table.contentSize.height, 1_000)
    }

    @Test func `one cell for all rows is where it was last put`() {
        let scene = TableStage()
        let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
        scene.ledger.cell = { _ in cell }
        scene.perform { scene.table.reloadData() }
        scene.perform { scene.table.contentOffset.y = 70 }
        for offset in [CGFloat(500), 0, 4_700, 20] { scene.perform { scene.table.contentOffset.y = offset } }
        scene.hands.tap(at: CGPoint(x: 200, y: 30))
        scene.stage.wait(1)
        expect(scene.table.subviews.count { $0 is UITableViewCell } <= 1)
        expect(!cell.isHighlighted)
    }

    @Test(.rules("B-203")) func `a reload while a row is pressed ends the press and selects nothing`() {
        let scene = TableStage()
        scene.hands.down(at: scene.place(ofRow: 2))
        scene.stage.wait(0.2)
        let cell = scene.cell(2)
        expectEqual(cell?.isHighlighted, true)
        scene.perform { scene.table.reloadData() }
        expectEqual(cell?.isHighlighted, false)
        scene.hands.up()
        scene.stage.wait(1)
        expectEqual(scene.ledger.take(), ["shouldHighlight 2", "didHighlight 2"])
        expectNil(scene.table.indexPathForSelectedRow)
        expect(scene.table.visibleCells.allSatisfy { !$0.isHighlighted })
        scene.hands.tap(at: scene.place(ofRow: 1))
        expectEqual(scene.ledger.take().last, "didSelect 1")
    }

    @Test(arguments: [
        "shouldHighlight", "didHighlight", "didUnhighlight", "willSelect", "didSelect", "willDeselect", "didDeselect",
        "cell",
    ])
    func `nothing stays highlighted after any deed of a callback`(call: String) {
        let deeds: [(UITableView) -> Void] = [
            { $0.reloadData() },
            { $0.contentOffset.y = 3_000 },
            { $0.removeFromSuperview() },
            {
                ($0.dataSource as? TableLedger)?.counts = []; $0.reloadData(); _ = $0.visibleCells
            },
            { for cell in $0.visibleCells { cell.removeFromSuperview() } },
            { $0.selectRow(at: IndexPath(row: 7, section: 0), animated: true, scrollPosition: .top) },
            { $0.allowsSelection = false },
            { $0.rowHeight = 10 },
            { $0.isScrollEnabled = false },
            { $0.dataSource = nil },
            { $0.layoutIfNeeded() },
        ]
        for deed in deeds {
            let scene = TableStage()
            scene.hands.tap(at: scene.place(ofRow: 1))
            var isDone = false
            scene.ledger.deed = { present, table in
                guard present == call, !isDone else { return }
                isDone = true
                deed(table)
            }
            if call == "cell" { scene.perform { scene.table.contentOffset.y = 220 } }
            scene.hands.tap(at: CGPoint(x: 100, y: 130))
            scene.stage.wait(2)
            scene.hands.down(at: CGPoint(x: 100, y: 130))
            scene.stage.wait(0.3)
            scene.hands.move(dy: -50, over: 0.1)
            scene.hands.up()
            scene.stage.wait(5)
            expect(isDone)
            expect(scene.table.visibleCells.allSatisfy { !$0.isHighlighted })
            expect(scene.stage.diagnostics.isEmpty)
        }
    }

    @Test func `a data source that reloads whenever it is asked for a cell does not hang the table`() {
        let scene = TableStage()
        scene.ledger.deed = { call, table in if call == "cell" { table.reloadData() } }
        scene.perform { scene.table.reloadData() }
        scene.ledger.deed = nil
        scene.stage.wait(0.1)
        expectEqual(scene.table.visibleCells.count, 6)
    }

    @Test func `a data source that never uses cells again keeps few of them alive`() {
        let scene = TableStage()
        let alive = Alive()
        final class Alive { var count = 0 }
        final class Counted: UITableViewCell {
            var alive: Alive? { didSet { alive?.count += 1 } }
            isolated deinit { alive?.count -= 1 }
        }
        scene.ledger.cell = { _ in
            let cell = Counted(style: .default, reuseIdentifier: "other")
            cell.alive = alive
            return cell
        }
        scene.perform { scene.table.reloadData() }
        for step in 0..<90 { scene.perform { scene.table.contentOffset.y = CGFloat(step) * 50 } }
        expect(alive.count <= 30)
    }

    @Test(.rules("B-203"), arguments: [true, false])
    func `a touch that comes with a reload presses none of the rows of before`(counts: Bool) {
        let scene = TableStage { $0.table.delaysContentTouches = false }
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0
        press.cancelsTouchesInView = false
        press.addAction { [unowned scene] in
            guard $0.state == .began else { return }
            scene.ledger.counts = []
            scene.table.reloadData()
            if counts { expectEqual(scene.table.numberOfSections, 0) }
        }
        scene.stage.perform { scene.table.addGestureRecognizer(press) }
        scene.hands.tap(at: CGPoint(x: 200, y: 125))
        scene.stage.wait(1)
        expectEqual(scene.ledger.take(), [])
        expect(scene.table.visibleCells.isEmpty)
    }

    @Test(.bug(id: "H-2"))
    func `rows next to nothing high in a view without end: a table makes so many cells and says so`() {
        let scene = TableStage()
        scene.perform {
            scene.table.frame.size.height = 1_000_000
            scene.table.rowHeight = 0.5
            scene.ledger.counts = [1_000_000]
            scene.table.reloadData()
        }
        expectEqual(scene.table.visibleCells.count, 4_096)
        expectEqual(scene.table.indexPathsForVisibleRows?.last, IndexPath(row: 4_095, section: 0))
        expect(scene.ledger.made < 4_200)
        expectEqual(scene.stage.diagnostics, [.tooManyCells("table", limit: 4_096)])
        scene.perform { scene.table.reloadData() }
        expect(scene.ledger.made < 8_400)
        scene.perform { scene.table.frame.size.height = 300 }
        expectEqual(scene.table.visibleCells.count, 600)
    }
}
