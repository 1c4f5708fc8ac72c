import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The rows that have cells, their places, and the cost of a million rows, in counts.
struct TableCellsTests {
    @Test func `rows in view have cells in their places`() {
        let scene = TableStage()
        expectEqual(scene.table.contentSize, CGSize(width: 400, height: 5_000))
        expectEqual(scene.table.indexPathsForVisibleRows?.map(\.row), [0, 1, 2, 3, 4, 5])
        scene.perform { scene.table.contentOffset.y = 120 }
        expectEqual(scene.table.indexPathsForVisibleRows?.map(\.row), [2, 3, 4, 5, 6, 7, 8])
        for (cell, path) in zip(scene.table.visibleCells, scene.table.indexPathsForVisibleRows ?? []) {
            expectEqual(cell.frame, CGRect(x: 0, y: CGFloat(path.row) * 50, width: 400, height: 50))
            expectEqual(cell.textLabel?.text, "row \(path.row)")
            expectEqual(scene.table.indexPath(for: cell), path)
            expect(cell.superview === scene.table)
        }
        expectEqual(scene.table.indexPathForRow(at: CGPoint(x: 10, y: 149))?.row, 2)
        expectEqual(scene.table.indexPathForRow(at: CGPoint(x: 10, y: 150))?.row, 3)
        expectNil(scene.table.indexPathForRow(at: CGPoint(x: 10, y: 5_000)))
        expectNil(scene.table.indexPathForRow(at: CGPoint(x: -1, y: 150)))
        scene.perform { scene.table.frame.size = CGSize(width: 200, height: 100) }
        expectEqual(scene.table.contentSize.width, 200)
        expectEqual(scene.table.visibleCells.map(\.frame.width), [200, 200, 200])
    }

    @Test func `sections follow each other, and empty ones take no room`() {
        let scene = TableStage { $0.ledger.counts = [2, 0, 3] }
        expectEqual(scene.table.numberOfSections, 3)
        expectEqual((0..<4).map { scene.table.numberOfRows(inSection: $0) }, [2, 0, 3, 0])
        let paths = scene.table.indexPathsForVisibleRows ?? []
        expectEqual(paths.map { [$0.section, $0.row] }, [[0, 0], [0, 1], [2, 0], [2, 1], [2, 2]])
        expectEqual(scene.table.rectForRow(at: IndexPath(row: 1, section: 2)).minY, 150)
        expectEqual(scene.table.rectForRow(at: IndexPath(row: 0, section: 1)), .zero)
        scene.hands.tap(at: scene.place(ofRow: 1, in: 2))
        expectEqual(scene.ledger.take().last, "didSelect 2.1")
    }

    @Test func `rows are scrolled to the top, the middle and the bottom, as far as there is content`() {
        let scene = TableStage { $0.table.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0) }
        let row = IndexPath(row: 50, section: 0)
        var places: [CGFloat] = []
        for position in [UITableView.ScrollPosition.top, .middle, .bottom] {
            scene.perform { scene.table.scrollToRow(at: row, at: position, animated: false) }
            places.append(scene.table.contentOffset.y)
        }
        expectEqual(places, [2_490, 2_380, 2_270])
        scene.perform { scene.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .bottom, animated: false) }
        expectEqual(scene.table.contentOffset.y, -10)
        scene.perform { scene.table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: true) }
        scene.stage.wait(1)
        expectEqual(scene.table.contentOffset.y, 4_720.0)
        scene.perform { scene.table.scrollToRow(at: IndexPath(row: 90, section: 0), at: .none, animated: false) }
        expectEqual(scene.table.contentOffset.y, 4_490)
    }

    @Test func `a million rows alike cost what the rows in view cost`() {
        let scene = TableStage(rows: 1_000_000)
        expectEqual(scene.table.contentSize.height, 50_000_000)
        expectEqual(scene.ledger.made, 6)
        checkCost(scene)
    }

    @Test func `a million rows of different heights are measured once`() {
        let ledger = VariedLedger()
        let scene = TableStage(rows: 1_000_000, ledger: ledger)
        expectEqual(ledger.heightsAsked, 1_000_000)
        checkCost(scene)
        expectEqual(ledger.heightsAsked, 1_000_000)
        for row in [0, 1, 6, 7, 12_345, 999_999] {
            let rect = scene.table.rectForRow(at: IndexPath(row: row, section: 0))
            expectEqual(rect.height, CGFloat(20 + row % 7 * 10))
            for y in [rect.minY, rect.maxY - 0.5] {
                expectEqual(scene.table.indexPathForRow(at: CGPoint(x: 0, y: y))?.row, row)
            }
        }
    }

    /// Drags and flings: no more cells than rows in view and two, no questions but for rows that come into view.
    private func checkCost(_ scene: TableStage) {
        var (rowsSeen, most) = (Set(scene.table.indexPathsForVisibleRows ?? []), 0)
        func look() {
            let rows = scene.table.indexPathsForVisibleRows ?? []
            rowsSeen.formUnion(rows)
            most = max(most, rows.count)
            expectEqual(scene.table.subviews.count { $0 is UITableViewCell }, rows.count)
        }
        for _ in 0..<3 {
            scene.hands.down(at: CGPoint(x: 200, y: 290))
            for _ in 0..<20 {
                let asked = scene.ledger.asked
                scene.hands.move(dy: -13)
                expect(scene.ledger.asked - asked <= 2)
                look()
            }
            scene.hands.up()
            for _ in 0..<600 where scene.table.isDecelerating {
                scene.stage.wait(1.0 / 240)
                look()
            }
            scene.stage.wait(5)
            look()
        }
        expect(rowsSeen.count > 15)
        expect(scene.ledger.made <= most + 2)
    }

    @Test func `a cell that waited is prepared before it is used again`() {
        let scene = TableStage()
        let first = scene.cell(0)
        scene.perform { scene.table.contentOffset.y = 49 }
        expect(first?.preparations == 0 && scene.ledger.made == 7)
        scene.perform { scene.table.contentOffset.y = 50 }
        expect(first?.superview == nil && first?.preparations == 0)
        scene.perform { scene.table.contentOffset.y = 51 }
        expect(scene.cell(7) === first || scene.cell(7) == nil)
        scene.perform { scene.table.contentOffset.y = 100 }
        scene.perform { scene.table.contentOffset.y = 101 }
        expect(scene.cell(8) != nil && scene.ledger.made == 7)
        expectEqual(first?.preparations, 1)
    }

    @Test func `a cell with another identifier is not used`() {
        let scene = TableStage()
        expectNil(scene.table.dequeueReusableCell(withIdentifier: "unknown"))
        let plain = scene.table.dequeueReusableCell(withIdentifier: "unknown", for: IndexPath(row: 1, section: 0))
        expect(plain.reuseIdentifier == "unknown" && !(plain is TestCell))
    }
}
