import Foundation
import TouchScenes
import Touchstone
import TouchTesting

@testable import TouchstoneCommand

/// Logs of the recorder that generated hands touched.
enum FieldLogs {
    /// Every gesture that the page of the recorder asks for, once at least.
    static func everything() -> String {
        let stage = SceneStage(FieldRecorderScene())
        touchThePad(stage)
        touchTheScrollViews(stage)
        return text(stage)
    }

    /// One fling of the plain scroll view, which glides and comes to rest.
    static func fling() -> String {
        let stage = SceneStage(FieldRecorderScene())
        fling(stage)
        return text(stage)
    }

    /// The lines logged so far.
    static func text(_ stage: SceneStage) -> String {
        FieldRecorderScene.lines(in: stage.window).map { $0 + "\n" }.joined()
    }

    /// The output of `touchstone verify` for a log.
    static func verify(_ log: String, _ options: [String] = []) throws -> Outcome {
        guard case .run(let command) = try CommandRequest.parse(["verify", "field.jsonl"] + options) else {
            return Outcome("nothing was run")
        }
        return command.outcome([Source("field.jsonl", Array(log.utf8))], Surroundings())
    }

    static func verification(_ log: String) throws -> FieldVerification {
        let measured = try FieldLogReader.read(Array(log.utf8), source: "field.jsonl")
        return try FieldVerification(measured, source: "field.jsonl")
    }

    /// The lines of a log, and which of them say something of a kind.
    static func lines(_ log: String, where isWanted: (String) -> Bool) -> (lines: [String], indices: [Int]) {
        let lines = log.split(separator: "\n").map(String.init)
        return (lines, lines.indices.filter { isWanted(lines[$0]) })
    }

    private static func fling(_ stage: SceneStage) {
        stage.hands.drag(from: CGPoint(x: 90, y: 280), to: CGPoint(x: 95, y: 100), over: 0.15)
        stage.wait(6)
    }

    private static func touchThePad(_ stage: SceneStage) {
        let middle = stage.middle("pad")
        stage.hands.tap(at: middle)
        stage.wait(1)
        stage.hands.doubleTap(at: middle)
        stage.wait(1)
        stage.hands.longPress(at: middle, for: 0.8)
        stage.wait(1)
        stage.hands.drag(from: middle, to: CGPoint(x: 90, y: 700), over: 0.6)
        stage.wait(1)
        stage.hands.drag(from: middle, to: CGPoint(x: 320, y: middle.y), over: 0.1)
        stage.wait(1)
        stage.hands.drag(from: CGPoint(x: 2, y: 700), to: CGPoint(x: 200, y: 700), over: 0.4)
        stage.wait(1)
        spread(stage, around: middle)
        turn(stage, around: middle)
    }

    private static func touchTheScrollViews(_ stage: SceneStage) {
        fling(stage)
        // Down again, beyond the top.
        stage.hands.drag(from: CGPoint(x: 90, y: 80), to: CGPoint(x: 90, y: 320), over: 0.1)
        stage.wait(6)
        stage.hands.drag(from: CGPoint(x: 90, y: 80), to: CGPoint(x: 90, y: 320), over: 0.6)
        stage.wait(6)
        stage.hands.drag(from: CGPoint(x: 370, y: 200), to: CGPoint(x: 220, y: 200), over: 0.2)
        stage.wait(3)
        spread(stage, around: stage.middle("zooming"))
    }

    /// A quarter turn in ten steps, the fingers always as far apart.
    private static func turn(_ stage: SceneStage, around middle: CGPoint) {
        stage.hands.together {
            stage.hands.down(.leftIndex, at: CGPoint(x: middle.x - 80, y: middle.y))
            stage.hands.down(.rightIndex, at: CGPoint(x: middle.x + 80, y: middle.y))
        }
        for step in 1...10 {
            let angle = Double(step) / 10 * .pi / 2
            let (x, y) = (80 * cos(angle), 80 * sin(angle))
            stage.hands.move(
                [
                    (.leftIndex, CGPoint(x: middle.x - x, y: middle.y - y)),
                    (.rightIndex, CGPoint(x: middle.x + x, y: middle.y + y)),
                ], over: 0.05)
        }
        stage.hands.together {
            stage.hands.up(.leftIndex)
            stage.hands.up(.rightIndex)
        }
        stage.wait(3)
    }

    private static func spread(_ stage: SceneStage, around middle: CGPoint) {
        stage.hands.together {
            stage.hands.down(.leftIndex, at: CGPoint(x: middle.x - 20, y: middle.y))
            stage.hands.down(.rightIndex, at: CGPoint(x: middle.x + 20, y: middle.y))
        }
        stage.hands.move(
            [
                (.leftIndex, CGPoint(x: middle.x - 90, y: middle.y - 40)),
                (.rightIndex, CGPoint(x: middle.x + 90, y: middle.y + 40)),
            ], over: 0.5)
        stage.hands.together {
            stage.hands.up(.leftIndex)
            stage.hands.up(.rightIndex)
        }
        stage.wait(3)
    }
}
