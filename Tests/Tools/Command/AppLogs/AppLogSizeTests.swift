import Foundation
import TestSupport
import Testing
import TouchTesting
import Touchstone

@testable import TouchReplays

struct `The size of a log` {
    @Test func `of a minute of dragging and tapping is below a megabyte, and nothing is left out`() {
        let stage = Self.stage()
        let recorder = stage.perform { AppRecorder.start() }
        while stage.application.now.seconds < 60 {
            stage.hands.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 50), over: 0.5)
            stage.wait(1)
            stage.hands.tap(at: CGPoint(x: 350, y: 100))
            stage.wait(1)
            stage.hands.drag(from: CGPoint(x: 350, y: 100), to: CGPoint(x: 350, y: 250), over: 0.5)
            stage.wait(0.5)
        }
        expect(recorder.text.utf8.count < AppRecorder.limit)
        expect(recorder.text.utf8.count > 100_000)
        expect(!recorder.lines.contains { $0.contains("\"left\"") })
    }

    @Test func `of each minute is below a megabyte, and states what is left out`() throws {
        let stage = Self.stage()
        let recorder = stage.perform { AppRecorder.start() }
        let fingers: [Finger] = [.leftThumb, .leftIndex, .rightThumb, .rightIndex]
        for (index, finger) in fingers.enumerated() {
            stage.hands.down(finger, at: CGPoint(x: 20 + 100 * index, y: 150))
        }
        while stage.application.now.seconds < 62 {
            for y in [100, 200] as [CGFloat] {
                stage.hands.move(
                    fingers.enumerated().map { ($1, CGPoint(x: CGFloat(20 + 100 * $0), y: y)) }, over: 0.5)
            }
        }
        stage.hands.liftAll()
        var bytes: [Int: Int] = [:]
        var words: [String] = []
        for line in recorder.lines.dropFirst() {
            let members = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            let at = try #require(members["at"] as? Double)
            bytes[Int(at / 60), default: 0] += line.utf8.count + 1
            if members["kind"] as? String == "left" { words.append(try #require(members["what"] as? String)) }
        }
        expect(bytes.values.allSatisfy { $0 <= AppRecorder.limit })
        expectEqual(words, ["values", "movements", "nothing"])
        // The lift is in the log.
        expect(recorder.lines.contains { $0.contains("\"phase\":\"ended\"") })
    }

    /// A list, and beside it a card that is dragged and tapped.
    private static func stage() -> Stage {
        Stage { stage in
            let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            list.contentSize = CGSize(width: 300, height: 100_000)
            stage.view.addSubview(list)
            let card = UIView(frame: CGRect(x: 300, y: 0, width: 100, height: 300))
            card.isMultipleTouchEnabled = true
            card.addGestureRecognizer(UITapGestureRecognizer())
            card.addGestureRecognizer(UIPanGestureRecognizer())
            stage.view.addSubview(card)
        }
    }
}
