import TestSupport
import Testing
import TouchScenes
import TouchStage
import TouchTrace
import Touchstone

@testable import TouchstoneCommand

/// Scenes are worth touching: something moves, lights up or counts.
struct `A scene under fingers` {
    /// The scenes in which a finger has no effect by mistake, and shows its mark alone.
    private static let mistakes = ["dots-no-scrolling", "dots-stuck-pan", "dots-small"]

    /// Returns a Boolean value that indicates whether anything but marks of fingers has looked otherwise than before the first frame.
    private func changes(_ scene: any Scene, _ trace: Trace) -> Bool {
        let player = ScenePlayer(scene, size: scene.windowSize)
        defer { player.close() }
        if trace.frames.contains(where: { $0.others.contains(.display) }) { player.showNoFrames() }
        func picture() -> DrawList {
            for view in player.window.subviews where view.accessibilityIdentifier == "finger mark" {
                view.isHidden = true
            }
            return player.application.host.draw()
        }
        let first = picture()
        for frame in trace.frames {
            player.receive(frame)
            if picture() != first { return true }
        }
        player.finish(at: trace.end)
        return picture() != first
    }

    @Test func `shows in each of its stories what they do`() {
        for story in SceneStories.all {
            let isMistake = Self.mistakes.contains(story.scene.name)
            expect(changes(story.scene, story.tell().trace) != isMistake, "\(story.scene.name): \(story.name)")
        }
    }

    @Test func `that is a puzzle shows what happens, unless its window takes no touches`() {
        let dead = Puzzles.all.filter { !changes($0.scene, $0.played()) }
        expectEqual(dead.map(\.scene.name), ["puzzle-14-nothing"])
    }

    @Test func `moves and counts`() {
        let edges = SceneStage(EdgesScene())
        let closed = edges.window.drawList
        edges.hands.drag(from: CGPoint(x: 2, y: 150), to: CGPoint(x: 30, y: 150), over: 0.3)
        expectEqual(edges.window.drawList, closed, "a panel that is hardly open closes")
        edges.hands.drag(from: CGPoint(x: 2, y: 150), to: CGPoint(x: 150, y: 150), over: 0.3)
        expect(edges.window.drawList != closed)

        let everything = SceneStage(EverythingScene())
        everything.hands.tap(at: CGPoint(x: 200, y: 250))
        everything.wait(1)
        everything.hands.tap(at: CGPoint(x: 200, y: 250))
        everything.wait(1)
        everything.hands.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 100), over: 1)
        let words = everything.view("view").subviews.compactMap { ($0 as? UILabel)?.text }
        expectEqual(words, ["tap 2 · pan 1"])
    }
}

/// Scenes in the dark.
struct `A scene in the dark` {
    /// The brightness of a color as people see it, 0…1.
    private func luminance(_ color: CGColor) -> Double {
        // The curve of sRGB is nearly a square.
        let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
        return 0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue
    }

    /// The contrast of each text with what is behind it, by the text, in a style.
    private func contrasts(_ stage: SceneStage, _ style: UIUserInterfaceStyle) -> [Double] {
        stage.player.application.host.setUserInterfaceStyle(style)
        _ = stage.player.application.host.draw()
        var contrasts: [Double] = []
        for case let label as UILabel in stage.window.viewsInTree where label.text?.isEmpty == false {
            var (link, behind): (UIView?, CGColor?) = (label, nil)
            while let view = link, behind == nil {
                behind = view.layer.backgroundColor.flatMap { $0.alpha == 1 ? $0 : nil }
                link = view.superview
            }
            let text = label.textColor.resolvedColor(with: label.traitCollection).cgColor
            let both = [text, behind ?? (style == .dark ? .black : .white)].map(luminance).sorted()
            contrasts.append((both[1] + 0.05) / (both[0] + 0.05))
        }
        return contrasts
    }

    @Test func `has texts that can be read nearly as well as in the light`() {
        for scene in Scenes.listed {
            let stage = SceneStage(scene)
            let (light, dark) = (contrasts(stage, .light), contrasts(stage, .dark))
            for (before, after) in zip(light, dark) { expect(after >= 0.7 * min(before, 5), "\(scene.name)") }
            stage.player.close()
        }
    }

    @Test func `has no large light area`() {
        for scene in Scenes.listed {
            let stage = SceneStage(scene)
            stage.player.application.host.setUserInterfaceStyle(.dark)
            let size = scene.windowSize
            for case .fill(let path, let color, _) in stage.player.application.host.draw().commands {
                guard let box = path.bounds, box.width * box.height > 0.5 * size.width * size.height, color.alpha > 0.5
                else { continue }
                expect(luminance(color) < 0.6, "\(scene.name)")
            }
            stage.player.close()
        }
    }

    @Test func `draws its lines anew when the style changes`() {
        let stage = SceneStage(DrawingScene())
        stage.draw([CGPoint(x: 100, y: 100), CGPoint(x: 150, y: 120), CGPoint(x: 200, y: 100)])
        stage.wait(1)
        expectEqual(stage.lines(.black).count, 1)
        stage.player.application.host.setUserInterfaceStyle(.dark)
        stage.wait(1)
        expect(stage.lines(.black).isEmpty && stage.lines(.white).count == 1)
    }
}
