import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The times at which layers lay out their sublayers.
struct LayerLayoutTests {
    private final class Column: CALayer {
        var layouts = 0
        override func layoutSublayers() {
            layouts += 1
            for layer in sublayers ?? [] { layer.frame = bounds }
        }
    }

    private final class Card: UIView {
        let back = CALayer()
        var log: [String] = []
        override func layoutSubviews() { log.append("views") }
        override func layoutSublayers(of layer: CALayer) {
            super.layoutSublayers(of: layer)
            log.append(layer === self.layer ? "own" : "other")
            back.frame = bounds
        }
        override func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(layer.bounds) }
    }

    private let stage = Stage()

    /// Performs changes as an event.
    private func perform(_ changes: () -> Void) {
        stage.perform(changes)
        stage.wait(0.01)
    }

    @Test func `a size or a sublayer is a reason, once in an event`() {
        let column = Column()
        let inner = CALayer()
        perform {
            stage.view.layer.addSublayer(column)
            column.addSublayer(inner)
            column.bounds.size = CGSize(width: 10, height: 20)
            expect(column.layouts == 0 && column.needsLayout())
        }
        expect(column.layouts == 1 && inner.bounds.size == CGSize(width: 10, height: 20) && !column.needsLayout())
        perform { column.position.x = 4 }
        expectEqual(column.layouts, 1)
        perform {
            column.setNeedsLayout()
            column.layoutIfNeeded()
            expectEqual(column.layouts, 2)
        }
        expectEqual(column.layouts, 2)
    }

    @Test func `layers in layers are laid out after those around them`() {
        let (outer, inner) = (Column(), Column())
        perform {
            outer.addSublayer(inner)
            stage.view.layer.addSublayer(outer)
            outer.bounds.size.width = 7
        }
        expect(inner.bounds.width == 7 && inner.layouts == 1)
    }

    @Test func `a view lays out its layer after its subviews, and the layers whose delegate it is`() {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        perform {
            card.layer.addSublayer(card.back)
            stage.view.addSubview(card)
        }
        expect(card.log == ["views", "own"] && card.back.frame == card.bounds)
        expect(card.layer.delegate === card && card.back.delegate == nil)
        perform {
            card.back.delegate = card
            card.back.setNeedsLayout()
        }
        expectEqual(card.log, ["views", "own", "other"])
        expectEqual(card.back.ownDrawing.commands.count, 1, "and draws them")
        perform { card.frame.size.width = 50 }
        expectEqual(card.back.bounds.width, 50)
    }
}
