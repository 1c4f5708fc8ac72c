import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

/// Views that override some of the four touch methods, in rows of a table.
struct `Some touch methods of four` {
    private func tapped(_ names: String...) -> SceneStage {
        let stage = SceneStage(ForwardingPartialScene())
        stage.wait(0.1)
        for name in names {
            stage.hands.tap(at: stage.middle(name))
            stage.wait(0.2)
        }
        return stage
    }

    private func row(_ stage: SceneStage, _ number: Int) -> (isHighlighted: Bool, isSelected: Bool, words: String) {
        guard let cell = stage.view("row \(number)") as? UITableViewCell else { return (false, false, "no cell") }
        return (cell.isHighlighted, cell.isSelected, cell.textLabel?.text ?? "")
    }

    @Test(.rules("S-229", "S-227"))
    func `the end alone: the row is highlighted for ever, and the table takes no other tap`() {
        let stage = tapped("end keeper")
        expectEqual(
            stage.shownLog,
            """
            end keeper began: row 1
            end keeper ended: end keeper
            """)
        #expect(row(stage, 1) == (true, false, "row 1, fingers: 1"))
        stage.wait(10)
        stage.hands.tap(at: stage.middle("plain"))
        #expect(row(stage, 1) == (true, false, "row 1, fingers: 1"))
        #expect(row(stage, 4) == (false, false, "row 4, fingers: 0"))
    }

    @Test(.rules("S-229", "S-227"))
    func `the beginning alone: the row receives an end of which it has seen no beginning`() {
        let stage = tapped("beginning keeper")
        expectEqual(
            stage.shownLog,
            """
            beginning keeper began: beginning keeper
            beginning keeper ended: row 2
            """)
        #expect(row(stage, 2) == (false, false, "row 2, fingers: -1"))
    }

    @Test(.rules("S-227", "S-230")) func `all four, without super: the row receives nothing`() {
        let stage = tapped("keeper")
        expectEqual(
            stage.shownLog,
            """
            keeper began: keeper
            keeper ended: keeper
            """)
        #expect(row(stage, 3) == (false, false, "row 3, fingers: 0"))
    }

    @Test(.rules("S-228")) func `none: the row receives everything, and is selected`() {
        let stage = tapped("plain")
        expectEqual(
            stage.shownLog,
            """
            plain began: row 4
            plain ended: row 4
            """)
        #expect(row(stage, 4) == (false, true, "row 4, fingers: 0"))
    }
}
