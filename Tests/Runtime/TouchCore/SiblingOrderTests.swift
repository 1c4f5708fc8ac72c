import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Subviews and layers that were added by hand have one order.
struct SiblingOrderTests {
    /// A view with what the letters say, back to front: views are lower case, layers are capitals.
    private final class World {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var views: [Character: UIView] = [:]
        var layers: [Character: CALayer] = [:]

        init(_ letters: String) {
            for letter in letters {
                if letter.isLowercase { view.addSubview(self[view: letter]) } else { add(letter) }
            }
        }

        subscript(view letter: Character) -> UIView {
            if let view = views[letter] { return view }
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
            view.accessibilityIdentifier = String(letter)
            view.backgroundColor = .red
            views[letter] = view
            return view
        }

        subscript(layer letter: Character) -> CALayer {
            if letter.isLowercase { return self[view: letter].layer }
            if let layer = layers[letter] { return layer }
            let layer = CALayer()
            layer.name = String(letter)
            layer.bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
            layer.backgroundColor = .black
            layers[letter] = layer
            return layer
        }

        func add(_ letter: Character) { view.layer.addSublayer(self[layer: letter]) }

        /// The sublayers, and the subviews.
        var order: String {
            let all = (view.layer.sublayers ?? []).map { layer in
                views.first { $0.value.layer === layer }?.key ?? Character(layer.name ?? "?")
            }
            return String(all) + " " + view.subviews.compactMap(\.accessibilityIdentifier).joined()
        }

        /// The siblings that are drawn as views, in the order of drawing.
        var drawn: [Bool] {
            view.drawList.commands.compactMap {
                if case .fill(_, let color, _) = $0 { color == UIColor.red.cgColor } else { nil }
            }
        }
    }

    @Test(.bug(id: "F-10")) func `the layer of a subview is a sublayer, however late it is asked for`() {
        let (view, child) = (UIView(), UIView())
        expectNil(view.layer.sublayers)
        view.addSubview(child)
        expect(child.layer.superlayer === view.layer)
        expectEqual(view.layer.sublayers, [child.layer])
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        expect(inner.layer.superlayer === outer.layer)
        inner.removeFromSuperview()
        expectNil(inner.layer.superlayer)
        expectNil(outer.layer.sublayers)
    }

    @Test(.bug(id: "F-10")) func `a view is inserted beside its sibling, layers between them stay where they are`() {
        let world = World("aXb")
        expectEqual(world.order, "aXb ab")
        world.view.insertSubview(world[view: "c"], belowSubview: world[view: "b"])
        expectEqual(world.order, "aXcb acb")
        world.view.insertSubview(world[view: "d"], aboveSubview: world[view: "a"])
        expectEqual(world.order, "adXcb adcb")
        world.view.insertSubview(world[view: "e"], at: 2)
        expectEqual(world.order, "adXecb adecb")
        world.view.insertSubview(world[view: "f"], at: 99)
        expectEqual(world.order, "adXecbf adecbf")
        world.view.insertSubview(world[view: "g"], belowSubview: UIView())
        expectEqual(world.order, "adXecbfg adecbfg")
        world[view: "e"].removeFromSuperview()
        expectEqual(world.order, "adXcbfg adcbfg")
        let bottom = World("Xa")
        bottom.view.insertSubview(bottom[view: "b"], belowSubview: bottom[view: "a"])
        expectEqual(bottom.order, "Xba ba")
        expectEqual(bottom.drawn, [false, true, true])
    }

    @Test(.bug(id: "F-10")) func `to the front, to the back and exchanged: layers keep their places`() {
        let world = World("aXbYc")
        world.view.bringSubviewToFront(world[view: "a"])
        expectEqual(world.order, "XbYca bca")
        world.view.sendSubviewToBack(world[view: "c"])
        expectEqual(world.order, "cXbYa cba")
        world.view.exchangeSubview(at: 0, withSubviewAt: 1)
        expectEqual(world.order, "bXcYa bca")
        expectEqual(world.drawn, [true, false, true, false, true])
    }

    @Test(.bug(id: "F-10")) func `layers are inserted among subviews, and a subview's layer takes the subview along`() {
        let world = World("abc")
        world.view.layer.insertSublayer(world[layer: "X"], at: 1)
        world.view.layer.insertSublayer(world[layer: "Y"], above: world[layer: "b"])
        world.view.layer.insertSublayer(world[layer: "Z"], below: world[layer: "Y"])
        expectEqual(world.order, "aXbZYc abc")
        world.view.layer.addSublayer(world[layer: "a"])
        expectEqual(world.order, "XbZYca bca")
        world.view.layer.insertSublayer(world[layer: "c"], at: 0)
        expectEqual(world.order, "cXbZYa cba")
        world.view.layer.insertSublayer(world[layer: "Y"], at: 99)
        expectEqual(world.order, "cXbZaY cba")
        world[layer: "Z"].removeFromSuperlayer()
        world.view.layer.sublayers = [world[layer: "Y"], world[layer: "b"], world[layer: "Z"]]
        expectEqual(world.order, "caYbZ cab")
    }

    @Test(.bug(id: "F-10")) func `the layer of a view is where the view is, and nowhere else`() {
        let (world, other) = (World("aX"), World("B"))
        other.view.layer.addSublayer(world[layer: "a"])
        world[layer: "a"].removeFromSuperlayer()
        world[layer: "a"].addSublayer(world.view.layer)
        expectEqual(world.order, "aX a")
        expectEqual(other.order, "B ")
        expectNil(world[layer: "a"].sublayers)
        world[layer: "X"].addSublayer(world[layer: "X"])
        let inner = CALayer()
        world[layer: "X"].addSublayer(inner)
        inner.addSublayer(world[layer: "X"])
        expectEqual(world.order, "aX a")
    }

    @Test(.bug(id: "F-10")) func `higher layers are drawn later, subviews and layers together`() {
        let world = World("aXb")
        world[layer: "a"].zPosition = 1
        expectEqual(world.drawn, [false, true, true])
        world[layer: "X"].zPosition = 2
        expectEqual(world.drawn, [true, true, false])
        expectEqual(world.order, "aXb ab")
    }

    @Test(.bug(id: "F-10")) func `after many changes at one place the order is what a list would have`() {
        var random = SeededNumbers(seed: 14)
        let world = World("")
        var expected: [Character] = []
        let letters = Array("abcdefghijklmnoABCDEFGHIJKLMNO")
        for step in 0..<3_000 {
            let letter = letters[Int(random.next() % UInt64(letters.count))]
            expected.removeAll { $0 == letter }
            // Mostly into one gap, so that the room between two ranks is used up.
            let place =
                random.next() % 8 == 0 ? Int(random.next() % UInt64(expected.count + 1)) : min(1, expected.count)
            if letter.isLowercase, world[view: letter].superview == nil { world.view.addSubview(world[view: letter]) }
            world.view.layer.insertSublayer(world[layer: letter], at: UInt32(place))
            expected.insert(letter, at: place)
            let wanted = String(expected) + " " + String(expected.filter(\.isLowercase))
            guard world.order == wanted else {
                Issue.record("seed 14, step \(step): \(world.order), not \(wanted)")
                return
            }
        }
    }

    @Test(.bug(id: "F-10")) func `neither a layer nor its view keeps the other's surroundings alive`() {
        weak var outer: UIView?
        weak var layer: CALayer?
        let kept: CALayer
        do {
            let world = World("aXb")
            _ = world.view.layer.sublayers
            (outer, layer, kept) = (world.view, world[layer: "X"], world[layer: "a"])
        }
        expect(outer == nil && layer == nil)
        expectNil(kept.superlayer)
    }
}
