import TestSupport
import Testing
import Touchstone

struct LayerTests {
    private let bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    @Test func `a layer without looks paints nothing`() {
        let layer = CALayer()
        layer.frame = bounds
        expectEqual(layer.drawList, DrawList())
    }

    @Test func `background, contents, drawing, sublayers and border lie above each other in this order`() throws {
        final class Drawing: CALayer {
            override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 1, y: 1, width: 2, height: 2)) }
        }
        let image = try #require(UIImage(pixels: [1, 2, 3, 255], width: 1, height: 1))
        let layer = Drawing()
        layer.frame = bounds
        layer.backgroundColor = .white
        layer.contents = image
        layer.borderWidth = 2
        layer.borderColor = red
        let sublayer = CALayer()
        sublayer.frame = CGRect(x: 5, y: 5, width: 4, height: 4)
        sublayer.backgroundColor = red
        layer.addSublayer(sublayer)
        var ring = PathOutline(rect: bounds)
        ring.append(PathOutline(rect: CGRect(x: 2, y: 2, width: 16, height: 6)))
        let expected: [DrawCommand] = [
            .fill(PathOutline(rect: bounds), .white, .winding),
            .image(image, bounds, opacity: 1),
            .fill(PathOutline(rect: CGRect(x: 1, y: 1, width: 2, height: 2)), .black, .winding),
            .save,
            .concatenate(CGAffineTransform(translationX: 5, y: 5)),
            .fill(PathOutline(rect: CGRect(x: 0, y: 0, width: 4, height: 4)), red, .winding),
            .restore,
            .fill(ring, red, .evenOdd),
        ]
        expectEqual(layer.drawList.commands, expected)
        layer.masksToBounds = true
        layer.cornerRadius = 3
        layer.maskedCorners = [.layerMinXMinYCorner]
        let rounded = PathOutline(roundedRect: bounds, corners: .topLeft, radii: CGSize(width: 3, height: 3))
        var roundRing = rounded
        roundRing.append(
            PathOutline(
                roundedRect: CGRect(x: 2, y: 2, width: 16, height: 6), corners: .topLeft,
                radii: CGSize(width: 1, height: 1)))
        expectEqual(
            layer.drawList.commands,
            [.fill(rounded, .white, .winding), .save, .clip(rounded, .winding)] + expected[1...6]
                + [.restore, .fill(roundRing, red, .evenOdd)])
    }

    @Test func `opacity and shadow hold for all of a layer`() {
        let layer = CALayer()
        layer.frame = bounds
        layer.backgroundColor = red
        layer.opacity = 0.5
        let fill = DrawCommand.fill(PathOutline(rect: bounds), red, .winding)
        expectEqual(layer.drawList.commands, [.beginGroup(opacity: 0.5, shadow: nil), fill, .endGroup])
        layer.opacity = 1
        layer.shadowOpacity = 0.25
        let shadow = DrawnShadow(
            color: CGColor(gray: 0, alpha: 0.25), offset: CGSize(width: 0, height: -3), radius: 3)
        expectEqual(layer.drawList.commands, [.beginGroup(opacity: 1, shadow: shadow), fill, .endGroup])
        layer.shadowPath = CGPath(ellipseIn: bounds, transform: nil)
        expectEqual(layer.drawList.commands, [.shadow(PathOutline(ellipseIn: bounds), shadow), fill])
        layer.masksToBounds = true
        expectEqual(layer.drawList.commands, [fill])
        layer.isHidden = true
        expectEqual(layer.drawList.commands, [])
    }

    @Test func `a shape layer paints its path`() {
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.addRect(bounds)
        layer.path = path
        path.addRect(bounds)
        layer.fillColor = red
        layer.fillRule = .evenOdd
        layer.strokeColor = .white
        layer.lineWidth = 3
        layer.lineCap = .round
        layer.lineJoin = .bevel
        layer.miterLimit = 5
        layer.lineDashPattern = [4, 2]
        layer.lineDashPhase = 1
        let outline = PathOutline(rect: bounds)
        let style = DrawnStrokeStyle(width: 3, cap: .round, join: .bevel, miterLimit: 5, dash: [4, 2], dashPhase: 1)
        expectEqual(layer.drawList.commands, [.fill(outline, red, .evenOdd), .stroke(outline, .white, style)])
    }

    @Test func `sublayers are painted by z and then in order, and move between layers`() {
        let (parent, other) = (CALayer(), CALayer())
        let layers = (0..<4).map { index in
            let layer = CALayer()
            layer.name = "\(index)"
            layer.frame = bounds
            layer.backgroundColor = CGColor(gray: CGFloat(index), alpha: 1)
            return layer
        }
        func painted() -> [CGFloat] {
            parent.sublayersDrawList.commands.compactMap { command in
                if case .fill(_, let color, _) = command { color.red } else { nil }
            }
        }
        parent.addSublayer(layers[0])
        parent.addSublayer(layers[1])
        parent.insertSublayer(layers[2], at: 0)
        parent.insertSublayer(layers[3], below: layers[1])
        expectEqual(painted(), [2, 0, 3, 1])
        layers[2].zPosition = 1
        layers[0].zPosition = 1
        expectEqual(painted(), [3, 1, 2, 0])
        parent.insertSublayer(layers[3], above: layers[1])
        expectEqual(parent.sublayers?.compactMap(\.name), ["2", "0", "1", "3"])
        parent.addSublayer(parent)
        layers[0].addSublayer(parent)
        expect(parent.superlayer == nil && layers[0].sublayers == nil)
        other.addSublayer(layers[1])
        expect(layers[1].superlayer === other)
        expectEqual(painted(), [3, 2, 0])
        parent.sublayers = [layers[3]]
        expect(layers[0].superlayer == nil && layers[3].superlayer === parent)
        layers[3].removeFromSuperlayer()
        expect(parent.sublayers == nil && parent.drawList.isEmpty)
    }

    @Test func `a frame is read as it was assigned, with a scale too`() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 100, y: 50, width: 1, height: 1)
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 4))
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        layer.frame = CGRect(x: 10, y: 20, width: 60, height: 80)
        expectEqual(layer.frame, CGRect(x: 10, y: 20, width: 60, height: 80))
        expectEqual(layer.bounds, CGRect(x: 100, y: 50, width: 30, height: 20))
        expectEqual(layer.position, CGPoint(x: 10, y: 100))
    }

    @Test func `owners receive changes that show, in their layer and below it`() {
        let (parent, child) = (CALayer(), CAShapeLayer())
        parent.addSublayer(child)
        var received: [String] = []
        parent.didChange = { received.append("parent") }
        child.didChange = { received.append("child") }
        child.cornerRadius = 0
        child.fillColor = .black
        expectEqual(received, [])
        child.cornerRadius = 4
        child.lineWidth = 2
        child.setNeedsDisplay()
        expectEqual(received, ["child", "parent", "child", "parent", "child", "parent"])
        received = []
        parent.borderWidth = 1
        child.removeFromSuperlayer()
        expectEqual(received, ["parent", "parent"])
        child.lineCap = .round
        expectEqual(received, ["parent", "parent", "child"])
    }

    @Test func `a layer that goes leaves its sublayers without a superlayer`() {
        let child = CALayer()
        var parent: CALayer? = CALayer()
        parent?.addSublayer(child)
        parent = nil
        expectNil(child.superlayer)
        child.cornerRadius = 1
    }

    @Test(.bug(id: "F-11"))
    func `layers are compared and hashed by identity, and a subclass belongs to the main actor as views do`() {
        final class Counting: CALayer {
            var draws: [Int] = []
            required init() { super.init() }
            required init?(coder: NSCoder) { nil }
            override func draw(in ctx: CGContext) { draws.append(draws.count) }
        }
        let (a, b) = (Counting(), Counting())
        expect(a == a && a != b)
        expectEqual(Set([a, b, a]).count, 2)
        expectEqual([a: "a", b: "b"][b], "b")
        _ = a.drawList
        expectEqual(a.draws, [0])
    }

    @Test(.bug(id: "H-3")) func `10,000 layers in each other are drawn, and go`() {
        let root = CALayer()
        weak var innermost: CALayer?
        do {
            var outer = CALayer()
            outer.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
            outer.backgroundColor = red
            innermost = outer
            // From the inside outwards: a change notifies all superlayers.
            for _ in 1..<10_000 {
                let layer = CALayer()
                layer.addSublayer(outer)
                outer = layer
            }
            root.addSublayer(outer)
        }
        expect(root.drawList.commands.contains { if case .fill = $0 { true } else { false } })
        root.sublayers = nil
        expectNil(innermost)
    }
}
