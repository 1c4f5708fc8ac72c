import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `The scene drawing` {
    private let stage = SceneStage(DrawingScene())
    private let way = [(100, 100), (150, 60), (200, 140), (260, 120)].map { CGPoint(x: $0.0, y: $0.1) }
    private var wet: [PathOutline] { stage.lines(.systemBlue) }
    private var dry: [PathOutline] { stage.lines(.black) }
    private var rings: [UIView] { stage.window.subviews.filter { $0.accessibilityIdentifier == "finger mark" } }

    /// In the coordinates of the paper.
    private func onPaper(_ points: [CGPoint]) -> [CGPoint] { points.map { stage.view("paper").convert($0, from: nil) } }

    private func ends(_ path: PathOutline?) -> [CGPoint] { path?.elements.compactMap(\.end) ?? [] }

    @Test(.rules("S-194", "S-195")) func `each finger has a line of its own, found by its touch`() {
        stage.hands.down(.leftIndex, at: way[0])
        stage.hands.down(.rightIndex, at: way[3])
        stage.hands.move([(.leftIndex, way[1]), (.rightIndex, way[2])], over: 0)
        expectEqual(wet.map(ends), [onPaper([way[0], way[0], way[1]]), onPaper([way[3], way[3], way[2]])])
        stage.hands.up(.leftIndex)
        expect(wet.count == 1 && dry.count == 1)
        stage.hands.move(.rightIndex, to: way[0])
        expectEqual(wet.map(ends), [onPaper([way[3], way[3], way[2], way[0]])])
        stage.hands.up(.rightIndex)
        expect(wet.isEmpty && dry.count == 2)
        expectEqual(stage.text("status"), "lines: 2, circles: 0")
    }

    @Test func `a line is straight while it is drawn, and a curve through the same points once it is done`() throws {
        stage.draw(way, lifts: false)
        try expect(#require(wet.first).elements.dropFirst().allSatisfy { if case .line = $0 { true } else { false } })
        stage.hands.up()
        let line = try #require(dry.first)
        expectEqual(ends(line), onPaper(way))
        expect(line.elements.dropFirst().allSatisfy { if case .curve = $0 { true } else { false } })
        // No control point swings out: half of the longest piece is the bound.
        let bounds = try #require(line.bounds)
        expect(bounds.minX >= onPaper(way)[0].x - 50 && bounds.minY >= onPaper(way)[1].y - 50)
        expect(bounds.maxX <= onPaper(way)[3].x + 50 && bounds.maxY <= onPaper(way)[2].y + 50)
    }

    @Test func `every reading of the digitizer is drawn`() {
        stage.hands.readingsPerSample = 4
        stage.hands.down(at: way[0])
        stage.hands.move(to: way[1], over: 0.1)
        let events = 12
        expectEqual(ends(wet.first).count, 2 + 4 * events)
    }

    @Test(.rules("S-199")) func `what the system takes away is gone, and is no step to undo`() {
        stage.draw(way, lifts: false)
        stage.hands.cancel()
        expect(wet.isEmpty && dry.isEmpty)
        expectEqual(stage.window.undoManager?.canUndo, false)
    }

    @Test func `lines that end in one event are taken back together`() {
        stage.hands.down(.leftIndex, at: way[0])
        stage.hands.down(.rightIndex, at: way[3])
        stage.hands.move([(.leftIndex, way[1]), (.rightIndex, way[2])], over: 0.1)
        stage.hands.together {
            stage.hands.up(.leftIndex)
            stage.hands.up(.rightIndex)
        }
        expectEqual(stage.text("status"), "lines: 2, circles: 0")
        stage.perform { stage.window.undoManager?.undo() }
        expectEqual(stage.text("status"), "lines: 0, circles: 0")
        expectEqual(stage.window.undoManager?.canUndo, false)
    }

    @Test func `a circle is found in place of the line that was drawn`() throws {
        stage.draw(stage.circle(around: CGPoint(x: 200, y: 140), radius: 50))
        expect(wet.isEmpty && dry.isEmpty)
        expectEqual(stage.text("status"), "lines: 0, circles: 1")
        let found = try #require(stage.lines(.systemOrange).first?.bounds)
        let middle = onPaper([CGPoint(x: 200, y: 140)])[0]
        expect(abs(found.midX - middle.x) < 0.5 && abs(found.midY - middle.y) < 0.5)
        expect(abs(found.width - 100) < 1 && abs(found.height - 100) < 1)
    }

    @Test func `the other finger's line goes on beside a circle`() {
        stage.hands.down(.rightIndex, at: stage.circle(around: CGPoint(x: 200, y: 140), radius: 50)[0])
        stage.hands.down(.leftIndex, at: CGPoint(x: 60, y: 60))
        for point in stage.circle(around: CGPoint(x: 200, y: 140), radius: 50).dropFirst() {
            stage.wait(0.01)
            stage.hands.move([(.rightIndex, point), (.leftIndex, CGPoint(x: 60, y: point.y))], over: 0)
        }
        stage.hands.up(.rightIndex)
        expect(stage.text("status") == "lines: 0, circles: 1" && wet.count == 1)
        stage.hands.up(.leftIndex)
        expectEqual(stage.text("status"), "lines: 1, circles: 1")
    }

    @Test func `a touch beside the round corner of the paper does not touch it`() {
        stage.hands.drag(from: CGPoint(x: 12, y: 11), to: CGPoint(x: 100, y: 100))
        expectEqual(stage.text("status"), "lines: 0, circles: 0")
        stage.hands.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 100, y: 100))
        expectEqual(stage.text("status"), "lines: 1, circles: 0")
    }

    // MARK: Rings

    @Test func `a ring follows each finger, and fades away after it`() {
        stage.hands.down(.leftIndex, at: way[0])
        stage.hands.down(.rightIndex, at: way[1])
        expectEqual(rings.map(\.center), [way[0], way[1]])
        stage.hands.move(.leftIndex, to: way[2])
        expectEqual(rings.map(\.center), [way[2], way[1]])
        stage.hands.up(.leftIndex)
        expectEqual(rings.map(\.alpha), [0, 1])
        stage.wait(0.2)
        let shown = rings.compactMap { $0.layer.presentation()?.opacity }
        expect(shown.count == 2 && shown[0] > 0.05 && shown[0] < 0.95)
        stage.wait(0.3)
        expectEqual(rings.map(\.center), [way[1]])
        stage.hands.cancel(.rightIndex)
        stage.wait(0.5)
        expect(rings.isEmpty)
    }

    @Test func `a ring whose finger was lifted while the window was hidden goes with the next event`() {
        stage.hands.down(at: CGPoint(x: 100, y: 200))
        stage.perform { stage.window.isHidden = true }
        stage.hands.up()
        stage.perform { stage.window.makeKeyAndVisible() }
        stage.hands.down(at: CGPoint(x: 200, y: 200))
        stage.wait(1)
        expectEqual(rings.map(\.center), [CGPoint(x: 200, y: 200)])
    }

    @Test func `rings take no touches`() {
        stage.hands.down(.leftIndex, at: way[0])
        stage.hands.down(.rightIndex, at: CGPoint(x: way[0].x + 15, y: way[0].y))
        expectEqual(wet.count, 2)
    }

    // MARK: The menu

    private var menu: MenuView? { stage.window.subviews.compactMap { $0 as? MenuView }.first }

    /// Rests on the paper until the menu opens, and taps an action; says whether it can be chosen.
    private func choose(_ title: String) -> Bool {
        stage.hands.longPress(at: CGPoint(x: 60, y: 60))
        guard let menu else { return false }
        let rows = stride(from: 0, to: menu.bounds.height, by: 4).map { CGPoint(x: 100, y: $0) }
        let row = rows.first { menu.action(at: $0)?.title == title }
        guard let row else { return false }
        stage.hands.tap(at: row)
        stage.wait(0.5)
        return self.menu == nil
    }

    @Test func `a finger that rests opens the menu where it is, and draws nothing`() {
        stage.hands.longPress(at: CGPoint(x: 60, y: 60))
        expectEqual(menu?.menu.actions.map(\.title), ["Undo", "Clear"])
        expectEqual(menu?.menu.actions.map(\.attributes), [.disabled, [.destructive, .disabled]])
        expect(wet.isEmpty && stage.text("status") == "lines: 0, circles: 0")
        stage.hands.tap(at: CGPoint(x: 390, y: 290))
        expectNil(menu)
    }

    @Test func `Undo takes back the latest, line by line and circle by circle`() {
        stage.draw(way)
        stage.wait(0.5)
        stage.draw(stage.circle(around: CGPoint(x: 200, y: 140), radius: 50))
        stage.wait(0.5)
        expect(choose("Undo"))
        expect(stage.text("status") == "lines: 1, circles: 0" && stage.lines(.systemOrange).isEmpty)
        expect(choose("Undo"))
        expect(stage.text("status") == "lines: 0, circles: 0" && dry.isEmpty)
        expect(!choose("Undo"), "there is nothing to undo")
    }

    @Test func `Clear takes everything, and can be undone`() {
        stage.draw(way)
        stage.draw(way.reversed())
        stage.wait(0.5)
        expect(choose("Clear"))
        expect(stage.text("status") == "lines: 0, circles: 0" && dry.isEmpty)
        expect(choose("Undo"))
        expect(stage.text("status") == "lines: 2, circles: 0" && dry.count == 2)
    }

    @Test func `works in any size, and with ten fingers at once`() {
        let stage = SceneStage(DrawingScene(), size: CGSize(width: 900, height: 120))
        for (index, finger) in Finger.allCases.enumerated() {
            stage.hands.down(finger, at: CGPoint(x: 60 + 80 * CGFloat(index), y: 60))
        }
        for finger in Finger.allCases { stage.hands.move(finger, dx: 20) }
        for finger in Finger.allCases {
            stage.wait(0.1)
            stage.hands.up(finger)
        }
        expectEqual(stage.text("status"), "lines: 10, circles: 0")
    }
}
