import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The style of the interface: of the screen, of views and controllers.
struct `A style of the interface` {
    private final class Told: UIView {
        var styles: [UIUserInterfaceStyle] = []
        var layouts: [UIUserInterfaceStyle] = []
        var drawings: [CGColor] = []
        var currents: [UIUserInterfaceStyle] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            styles.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
            currents.append(UITraitCollection.current.userInterfaceStyle)
        }
        override func layoutSubviews() { layouts.append(UITraitCollection.current.userInterfaceStyle) }
        override func draw(_ rect: CGRect) { drawings.append(UIColor.systemBackground.cgColor) }
    }

    private func background(_ view: UIView) -> CGColor? { view.layer.backgroundColor }

    private func fills(_ stage: Stage) -> [CGColor] {
        stage.application.host.draw().commands.compactMap { if case .fill(_, let color, _) = $0 { color } else { nil } }
    }

    @Test func `of the screen changes colors, layout and drawing, and views are told`() {
        let stage = Stage()
        let told = stage.add(Told(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), "told")
        let label = stage.add(UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), "label")
        stage.perform {
            told.backgroundColor = .systemBackground
            label.text = "a"
        }
        expect(fills(stage) == [.white] && told.drawings == [.white])
        told.layouts = []
        stage.application.host.setUserInterfaceStyle(.dark)
        expect(told.styles == [.light] && told.currents == [.dark] && stage.application.host.needsDisplay)
        expect(fills(stage) == [.black] && told.drawings == [.white, .black] && told.layouts == [.dark])
        let text = stage.application.host.draw().commands.compactMap {
            if case .text(let text) = $0 { text.color } else { nil }
        }
        expectEqual(text, [.white])
        expect(told.backgroundColor == .systemBackground && told.traitCollection.userInterfaceStyle == .dark)
        stage.perform { expectEqual(UIColor.label.cgColor, .white) }
        stage.application.host.setUserInterfaceStyle(.dark)
        stage.application.host.setUserInterfaceStyle(.unspecified)
        expect(told.styles == [.light, .dark] && fills(stage) == [.white])
        let other = Stage()
        other.perform { expectEqual(UIColor.label.cgColor, .black) }
    }

    @Test func `that changes while a view or a window is not shown is that of what it draws when it is back`() {
        let stage = Stage()
        let label = stage.add(UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), "label")
        func colors() -> [CGColor] {
            stage.application.host.draw().commands.compactMap {
                if case .text(let text) = $0 { text.color } else { nil }
            }
        }
        stage.perform { label.text = "a" }
        expectEqual(colors(), [.black])
        stage.perform { label.removeFromSuperview() }
        stage.application.host.setUserInterfaceStyle(.dark)
        stage.perform { stage.view.addSubview(label) }
        expectEqual(colors(), [.white])
        stage.perform { stage.window.isHidden = true }
        stage.application.host.setUserInterfaceStyle(.light)
        stage.perform { stage.window.isHidden = false }
        expectEqual(colors(), [.black])
    }

    @Test func `that code made the current one is current again after a call of an application`() {
        let (stage, other) = (Stage(), Stage())
        stage.application.host.setUserInterfaceStyle(.dark)
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            other.perform { expectEqual(UITraitCollection.current.userInterfaceStyle, .light) }
            expectEqual(UITraitCollection.current.userInterfaceStyle, .dark)
        }
    }

    @Test func `of a view is that of all inside it that have none of their own`() {
        let stage = Stage()
        let outer = stage.add(Told(frame: .zero), "outer")
        let (inner, own, below) = (Told(), Told(), Told())
        stage.perform {
            outer.addSubview(inner)
            outer.addSubview(own)
            own.addSubview(below)
            for view in [outer, inner, own, below] { view.backgroundColor = .systemBackground }
            own.overrideUserInterfaceStyle = .light
            outer.overrideUserInterfaceStyle = .dark
        }
        expectEqual([outer, inner, own, below].map(background), [.black, .black, .white, .white])
        expectEqual([outer, inner, own, below].map(\.styles), [[.light], [.light], [], []])
        _ = stage.application.host.draw()
        expect(inner.layouts.last == .dark && below.layouts.last == .light)
        stage.application.host.setUserInterfaceStyle(.dark)
        expectEqual([outer, inner, own, below].map(\.styles), [[.light], [.light], [], []])
        stage.perform { own.overrideUserInterfaceStyle = .unspecified }
        expect(own.styles == [.light] && below.styles == [.light] && background(below) == .black)
        // A color that is set later, or by the layer.
        stage.perform {
            inner.backgroundColor = .systemGray6
            own.layer.backgroundColor = .white
        }
        expect(inner.layer.backgroundColor?.red == 28 / 255 && own.backgroundColor == .white)
        stage.application.host.setUserInterfaceStyle(.light)
        expect(background(own) == .white && inner.layer.backgroundColor?.red == 28 / 255)
    }

    @Test func `of a controller is that of its view, and a view that moves adopts the other one`() {
        let stage = Stage()
        let controller = UIViewController()
        let moved = Told()
        stage.perform {
            controller.overrideUserInterfaceStyle = .dark
            controller.view.backgroundColor = .systemBackground
            moved.backgroundColor = .systemBackground
            stage.view.addSubview(moved)
            stage.window.rootViewController = controller
        }
        expect(background(controller.view) == .black && background(moved) == .white)
        expectEqual(controller.traitCollection.userInterfaceStyle, .dark)
        stage.perform { controller.view.addSubview(moved) }
        expect(background(moved) == .black && moved.styles == [] && moved.traitCollection.userInterfaceStyle == .dark)
        stage.perform { controller.overrideUserInterfaceStyle = .unspecified }
        expect(background(moved) == .white && background(controller.view) == .white && moved.styles == [.dark])
        stage.perform {
            controller.overrideUserInterfaceStyle = .light
            controller.view.overrideUserInterfaceStyle = .dark
        }
        expect(background(moved) == .black && controller.overrideUserInterfaceStyle == .light)
    }
}
