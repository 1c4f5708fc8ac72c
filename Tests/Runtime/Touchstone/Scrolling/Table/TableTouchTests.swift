import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Fingers on rows: the highlight comes with the delayed began and goes with the cancelled.
struct TableTouchTests {
    @Test(.rules("S-188", "B-311")) func `a quick tap highlights a row when it is lifted, and selects it`() {
        let scene = TableStage()
        scene.hands.tap(at: scene.place(ofRow: 2))
        scene.stage.wait(1)
        scene.stage.expect(
            """
            0     content 2 hit by 1
                  pan, delay watch 1
                  pan, delay receive began 1
                  content 2 waits for began 1: delay
            50    pan, delay receive ended 1
                  pan failed: lifted before it moved 10 pt
                  delay failed: a touch ended
                  content 2 receives began 1 late
                  shouldHighlight 2
                  didHighlight 2
                  content 2 receives ended 1
                  didUnhighlight 2
                  willSelect 2
                  didSelect 2
                  pan, delay reset
            """)
        expectEqual(scene.table.indexPathForSelectedRow, IndexPath(row: 2, section: 0))
    }

    @Test(.rules("S-180", "S-187")) func `a fast drag highlights nothing and selects nothing`() {
        let scene = TableStage()
        scene.hands.down(at: scene.place(ofRow: 4))
        scene.hands.move(dy: -60, over: 0.1)
        scene.hands.up()
        scene.stage.wait(3)
        expectEqual(scene.ledger.take(), [])
        expect(scene.table.contentOffset.y > 50)
        expect(scene.table.visibleCells.allSatisfy { ($0 as? TestCell)?.highlights == 0 })
        expectNil(scene.table.indexPathForSelectedRow)
    }

    @Test(.rules("S-180", "S-186")) func `a drag after a rest takes the highlight back`() {
        let scene = TableStage()
        scene.hands.down(at: scene.place(ofRow: 4))
        scene.stage.wait(0.2)
        expectEqual(scene.cell(4)?.isHighlighted, true)
        expectEqual(scene.ledger.take(), ["shouldHighlight 4", "didHighlight 4"])
        scene.hands.move(dy: -30, over: 0.1)
        expectEqual(scene.cell(4)?.isHighlighted, false)
        expectEqual(scene.ledger.take(), ["didUnhighlight 4"])
        scene.hands.up()
        scene.stage.wait(3)
        expectEqual(scene.ledger.take(), [])
        expectNil(scene.table.indexPathForSelectedRow)
    }

    @Test(.rules("B-321")) func `a finger that catches a moving table selects nothing`() {
        for delays in [true, false] {
            let scene = TableStage { $0.table.delaysContentTouches = delays }
            scene.hands.down(at: CGPoint(x: 200, y: 250))
            scene.hands.move(dy: -100, over: 0.1)
            scene.hands.up()
            scene.stage.wait(0.1)
            expect(scene.table.isDecelerating)
            _ = scene.ledger.take()
            scene.hands.tap(at: CGPoint(x: 200, y: 100))
            scene.stage.wait(1)
            expect(!scene.table.isDecelerating)
            expectEqual(scene.ledger.take(), [], "delays: \(delays)")
            expectNil(scene.table.indexPathForSelectedRow)
        }
    }

    @Test(.rules("B-312")) func `without delay a row is highlighted at once`() {
        let scene = TableStage { $0.table.delaysContentTouches = false }
        scene.hands.down(at: scene.place(ofRow: 1))
        expectEqual(scene.ledger.take(), ["shouldHighlight 1", "didHighlight 1"])
        scene.hands.move(dy: -30, over: 0.1)
        expectEqual(scene.ledger.take(), ["didUnhighlight 1"])
    }

    @Test(.rules("B-316"))
    func `a finger that leaves its row in a table that does not scroll selects nothing, even if it comes back`() {
        let scene = TableStage { $0.table.isScrollEnabled = false }
        scene.hands.down(at: scene.place(ofRow: 1))
        scene.hands.move(dy: 60)
        expectEqual(scene.ledger.take(), ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"])
        scene.hands.move(dy: -60)
        scene.hands.up()
        expectEqual(scene.ledger.take(), [])
        expectNil(scene.table.indexPathForSelectedRow)
    }

    @Test(.rules("B-055")) func `one finger at a time presses rows`() {
        let scene = TableStage()
        scene.hands.down(at: scene.place(ofRow: 1))
        scene.stage.wait(0.2)
        scene.hands.down(.leftIndex, at: scene.place(ofRow: 3))
        scene.stage.wait(0.2)
        scene.hands.up(.leftIndex)
        expectEqual(scene.ledger.take(), ["shouldHighlight 1", "didHighlight 1"])
        scene.hands.up()
        expectEqual(scene.ledger.take(), ["didUnhighlight 1", "willSelect 1", "didSelect 1"])
    }

    @Test func `a row whose highlight is refused is not selected`() {
        let scene = TableStage()
        scene.ledger.allowsHighlight = false
        scene.hands.tap(at: scene.place(ofRow: 1))
        scene.stage.wait(1)
        expectEqual(scene.ledger.take(), ["shouldHighlight 1"])
        scene.table.allowsSelection = false
        scene.hands.tap(at: scene.place(ofRow: 1))
        scene.stage.wait(1)
        expectEqual(scene.ledger.take(), [])
    }

    @Test(.rules("S-229"))
    func `a row whose end a view inside has swallowed stays highlighted, regardless of other fingers`() {
        final class Swallower: UIView {
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
        }
        let ledger = PlainLedger()
        ledger.cell = { path in
            let cell = TestCell(style: .default, reuseIdentifier: nil)
            if path.row == 1 {
                cell.contentView.addSubview(Swallower(frame: CGRect(x: 0, y: 0, width: 400, height: 44)))
            }
            return cell
        }
        let scene = TableStage(ledger: ledger)
        scene.hands.tap(at: scene.place(ofRow: 1))
        // One of the touches to come may well be where the first one was in memory.
        for row in 2..<6 {
            scene.stage.wait(1)
            scene.hands.tap(at: scene.place(ofRow: row))
        }
        expectEqual(scene.ledger.take(), ["shouldHighlight 1", "didHighlight 1"])
        expectEqual(scene.cell(1)?.isHighlighted, true)
        scene.perform { scene.table.reloadData() }
        scene.hands.tap(at: scene.place(ofRow: 3))
        expectEqual(scene.table.indexPathForSelectedRow?.row, 3)
    }

    @Test(.rules("B-315", "C-06")) func `a control in a row keeps its touches, unless the table may take them`() {
        /// The usual override.
        final class Generous: UITableView {
            override func touchesShouldCancel(in view: UIView) -> Bool { true }
        }
        for isGenerous in [false, true] {
            let stage = Stage()
            let ledger = PlainLedger()
            let table = stage.perform { isGenerous ? Generous(frame: .zero) : UITableView(frame: .zero) }
            var control: UIControl?
            ledger.cell = { path in
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let button = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
                cell.contentView.addSubview(button)
                if path.row == 3 { control = button }
                return cell
            }
            stage.perform {
                table.frame = stage.view.bounds
                (table.dataSource, table.delegate) = (ledger, ledger)
                stage.add(table, "table")
            }
            stage.wait(0.1)
            let place = control?.convert(CGPoint(x: 50, y: 22), to: nil) ?? .zero
            stage.hands.down(at: place)
            stage.wait(0.2)
            stage.hands.move(dy: -40, over: 0.2)
            expectEqual(table.isDragging, isGenerous)
            stage.hands.up()
            // The touch was the control's: the row receives it no more than of any other of a view inside it.
            expect(!ledger.take().contains("didSelect 3"))
        }
    }
}
