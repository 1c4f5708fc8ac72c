import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The views in a cell, and its effect on them.
struct TableCellContentTests {
    /// Views in the cell of row 1: in its content, deep inside that, and beside it.
    private struct Content {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        let picture = UIImageView(frame: CGRect(x: 60, y: 0, width: 20, height: 20))
        let button = UIButton(frame: CGRect(x: 300, y: 5, width: 80, height: 40))
        let deep = UILabel(frame: .zero)
        let beside = UILabel(frame: .zero)

        init(in cell: UITableViewCell) {
            let box = UIView(frame: .zero)
            let inner = UIView(frame: .zero)
            box.addSubview(inner)
            inner.addSubview(deep)
            for view in [label, picture, button, box] { cell.contentView.addSubview(view) }
            cell.addSubview(beside)
        }

        var highlights: [Bool] {
            [label, deep, beside].map(\.isHighlighted) + [picture.isHighlighted, button.isHighlighted]
        }
        var isHighlighted: Bool { highlights == [true, true, true, true, true] }
        var isPlain: Bool { highlights == [false, false, false, false, false] }
    }

    private func scene() throws -> (scene: TableStage, cell: TestCell, content: Content) {
        let scene = TableStage()
        let cell = try #require(scene.cell(1))
        return (scene, cell, Content(in: cell))
    }

    @Test func `a pressed and a selected cell highlights what is in it, at any depth`() throws {
        let (scene, cell, content) = try scene()
        scene.hands.down(at: scene.place(ofRow: 1))
        expect(content.isPlain)
        scene.hands.wait(0.3)
        expect(cell.isHighlighted && content.isHighlighted)
        scene.hands.up()
        expect(cell.isSelected && !cell.isHighlighted && content.isHighlighted)
        scene.hands.tap(at: scene.place(ofRow: 3))
        expect(!cell.isSelected && content.isPlain)
        scene.perform {
            scene.table.selectRow(at: IndexPath(row: 1, section: 0), animated: true, scrollPosition: .none)
        }
        expect(content.isHighlighted)
        scene.perform { scene.table.deselectRow(at: IndexPath(row: 1, section: 0), animated: true) }
        expect(content.isPlain)
    }

    @Test func `a drag, a refusal and a reload leave nothing highlighted`() throws {
        let (scene, _, content) = try scene()
        scene.hands.down(at: scene.place(ofRow: 1))
        scene.hands.wait(0.3)
        expect(content.isHighlighted)
        scene.hands.move(dx: 0, dy: -30, over: 0.1)
        expect(content.isPlain)
        scene.hands.up()
        scene.perform { scene.table.contentOffset = .zero }
        scene.ledger.allowsHighlight = false
        scene.hands.longPress(at: scene.place(ofRow: 1), for: 0.5)
        expect(content.isPlain)
        scene.ledger.allowsHighlight = true
        scene.hands.down(at: scene.place(ofRow: 1))
        scene.hands.wait(0.3)
        scene.perform { scene.table.reloadData() }
        expect(content.isPlain)
        scene.hands.up()
        expect(content.isPlain)
    }

    @Test func `without a selection style the content stays as it is`() throws {
        let (scene, cell, content) = try scene()
        cell.selectionStyle = .none
        scene.hands.down(at: scene.place(ofRow: 1))
        scene.hands.wait(0.3)
        expect(cell.isHighlighted && content.isPlain)
        scene.hands.up()
        expect(cell.isSelected && content.isPlain)
        cell.selectionStyle = .default
        expect(content.isHighlighted)
        cell.selectionStyle = .none
        expect(content.isPlain)
    }

    @Test func `a control in a cell that is touched itself highlights itself alone`() throws {
        let (scene, cell, content) = try scene()
        scene.hands.down(at: CGPoint(x: 340, y: 75))
        scene.hands.wait(0.3)
        expect(content.button.isHighlighted && !cell.isHighlighted)
        expectEqual(content.highlights, [false, false, false, false, true])
        // The row is selected and deselected by the app meanwhile: the control is still touched.
        let path = IndexPath(row: 1, section: 0)
        scene.perform { scene.table.selectRow(at: path, animated: false, scrollPosition: .none) }
        expect(content.isHighlighted)
        scene.perform { scene.table.deselectRow(at: path, animated: false) }
        expectEqual(content.highlights, [false, false, false, false, true])
        scene.hands.up()
        expect(content.isPlain && !cell.isSelected)
    }

    @Test func `a cell that is used again is neither selected nor highlighted when it is prepared`() throws {
        final class Cell: UITableViewCell {
            var prepared: [Bool] = []
            override func prepareForReuse() {
                super.prepareForReuse()
                prepared += [isSelected, isHighlighted, textLabel?.isHighlighted == true]
            }
        }
        let scene = TableStage()
        var made: [Cell] = []
        scene.table.register("own") {
            made.append(Cell(style: .default, reuseIdentifier: $0))
            return made[made.count - 1]
        }
        scene.ledger.cell = { [table = scene.table] in table.dequeueReusableCell(withIdentifier: "own", for: $0) }
        scene.perform { scene.table.reloadData() }
        scene.hands.tap(at: scene.place(ofRow: 0))
        expect(made[0].isSelected && made[0].textLabel?.isHighlighted == true)
        scene.perform { scene.table.contentOffset.y = 2_000 }
        scene.perform { scene.table.contentOffset.y = 0 }
        let prepared = made.flatMap(\.prepared)
        expect(!prepared.isEmpty && !prepared.contains(true))
        let selected = scene.table.visibleCells.filter { $0.isSelected }
        expect(selected.count == 1 && selected.allSatisfy { $0.textLabel?.isHighlighted == true })
    }

    @Test func `a table in a cell decides for its own rows`() throws {
        let (_, cell, content) = try scene()
        let inner = UITableViewCell(style: .default, reuseIdentifier: nil)
        inner.textLabel?.text = "inner"
        cell.contentView.addSubview(inner)
        inner.isSelected = true
        cell.isHighlighted = true
        expect(content.isHighlighted)
        cell.isHighlighted = false
        expect(content.isPlain && inner.textLabel?.isHighlighted == true)
    }

    @Test func `the background views are behind the content, the one of the selection only while there is one`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 50, width: 100, height: 44)
        let (back, selected) = (UIView(frame: .zero), UIView(frame: .zero))
        cell.selectedBackgroundView = selected
        cell.backgroundView = back
        let plain = cell.drawList.commands.count
        expectEqual(cell.subviews, [back, cell.contentView])
        cell.isHighlighted = true
        cell.layoutIfNeeded()
        expectEqual(cell.subviews, [back, selected, cell.contentView])
        expect(back.frame == cell.bounds && selected.frame == cell.bounds)
        expectEqual(cell.drawList.commands.count, plain, "no gray")
        cell.isSelected = true
        cell.isHighlighted = false
        expectEqual(cell.subviews, [back, selected, cell.contentView])
        cell.selectionStyle = .none
        expectEqual(cell.subviews, [back, cell.contentView])
        cell.selectionStyle = .default
        cell.backgroundView = nil
        expectEqual(cell.subviews, [selected, cell.contentView])
        cell.selectedBackgroundView = nil
        expect(cell.subviews == [cell.contentView] && cell.drawList.commands.count > plain)
        cell.isSelected = false
        expectEqual(cell.subviews, [cell.contentView])
    }

    @Test func `an accessory is at the right edge, and a control there has its own touches`() throws {
        let scene = TableStage()
        let cell = try #require(scene.cell(1))
        let toggle = UISwitch(frame: .zero)
        cell.accessoryView = toggle
        cell.layoutIfNeeded()
        expectEqual(toggle.frame, CGRect(x: 333, y: 9.5, width: 51, height: 31))
        expectEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 333, height: 50))
        scene.hands.tap(at: toggle)
        expect(toggle.isOn && !cell.isSelected)
        scene.hands.tap(at: scene.place(ofRow: 1))
        expect(cell.isSelected)
        cell.accessoryView = nil
        cell.layoutIfNeeded()
        expect(toggle.superview == nil && cell.contentView.frame.width == 400)
    }
}
