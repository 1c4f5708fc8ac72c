import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `The capture` {
    private let way = [(100, 100), (110, 90), (60, 200)].map { CGPoint(x: $0.0, y: $0.1) }

    /// The values that an action reads.
    private struct Report: Equatable {
        var state: UIGestureRecognizer.State
        var places: [CGPoint]
    }

    private final class Client {
        var reports: [Report] = []
        func captured(_ capture: TouchCaptureGesture) {
            reports.append(Report(state: capture.state, places: capture.samples.map(\.location)))
        }
    }

    private func stage(_ client: Client) -> (Stage, TouchCaptureGesture) {
        let capture = TouchCaptureGesture()
        let stage = Stage { stage in
            stage.view.isMultipleTouchEnabled = true
            stage.add(capture, "capture")
        }
        capture.addTarget(client, action: Client.captured)
        return (stage, capture)
    }

    @Test(.rules("S-101", "S-102", "S-103", "S-121", "S-123"))
    func `it begins with the touch, adds a sample a movement, ends with the lift`() {
        let client = Client()
        let (stage, capture) = stage(client)
        stage.hands.draw(way)
        let last = way[2]
        expectEqual(
            client.reports,
            [
                Report(state: .began, places: [way[0]]), Report(state: .changed, places: Array(way.prefix(2))),
                Report(state: .changed, places: way), Report(state: .recognized, places: way + [last]),
            ])
        expect(capture.samples.isEmpty)
        stage.expect(
            """
            0     view hit by 1
                  capture watches 1
                  capture receives began 1
                  view never receives 1
                  capture began
            10    capture receives moved 1
                  capture changed
            20    capture receives moved 1
                  capture changed
                  capture receives ended 1
                  capture ended
                  capture reset
            """)
    }

    @Test(.rules("S-122")) func `nothing that a finger does makes it fail`() {
        let client = Client()
        let (stage, _) = stage(client)
        stage.hands.down(at: way[0])
        stage.wait(5)
        stage.hands.move(to: CGPoint(x: -500, y: 9_000))
        stage.wait(20)
        stage.hands.up()
        expectEqual(client.reports.map(\.state), [.began, .changed, .ended])
    }

    @Test(.rules("S-124")) func `a touch that is taken away empties the samples and is reported once more`() {
        let client = Client()
        let (stage, capture) = stage(client)
        stage.hands.draw(way, lifts: false)
        stage.hands.cancel()
        expectEqual(client.reports.last, Report(state: .cancelled, places: []))
        expect(capture.samples.isEmpty)
        stage.hands.draw(way)
        expectEqual(client.reports.last, Report(state: .ended, places: way + [way[2]]))
    }

    @Test(.rules("S-125")) func `samples are copies: they stay what they were while the touch goes on`() {
        final class Keeper: UIGestureRecognizer {
            var touch: UITouch?
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { touch = touches.first }
        }
        let (stage, capture) = stage(Client())
        let keeper = stage.perform { stage.add(Keeper(), "keeper") }
        capture.cancelsTouchesInView = false
        var first: StrokeSample?
        capture.addAction { _ in first = first ?? capture.samples.first }
        stage.hands.draw(way, lifts: false)
        expectEqual(keeper.touch?.location(in: stage.view), way[2])
        expectEqual(first, StrokeSample(location: way[0], timestamp: 0))
        expectEqual(capture.samples.first, first)
        expectEqual(capture.samples.map { Int(($0.timestamp * 1_000).rounded()) }, [0, 10, 20])
    }

    @Test(.rules("S-111", "S-113", "S-114"))
    func `two fingers at once are none, a later one is ignored and keeps its view`() {
        let client = Client()
        let (stage, _) = stage(client)
        stage.hands.together {
            stage.hands.down(.leftIndex, at: way[0])
            stage.hands.down(.rightIndex, at: way[1])
        }
        stage.hands.up(.leftIndex)
        stage.hands.up(.rightIndex)
        expect(client.reports.isEmpty)
        stage.clearLog()
        stage.hands.down(.leftIndex, at: way[0])
        stage.hands.together {
            stage.hands.down(.rightIndex, at: way[1])
            stage.hands.down(.rightMiddle, at: way[2])
        }
        stage.hands.move(.rightIndex, dx: 50)
        stage.hands.up(.rightIndex)
        stage.hands.up(.rightMiddle)
        stage.hands.up(.leftIndex)
        expectEqual(client.reports.map(\.state), [.began, .ended])
        stage.expect(
            """
            0     view hit by 3
                  capture watches 3
                  capture receives began 3
                  view never receives 3
                  capture began
                  view hit by 4
                  capture watches 4
                  view hit by 5
                  capture watches 5
                  capture receives began 4+5
                  capture ignores 4
                  capture ignores 5
                  view receives began 4+5
                  view receives moved 4
                  view receives ended 4
                  view receives ended 5
                  capture receives ended 3
                  capture ended
                  capture reset
            """)
    }

    @Test(.rules("S-126", "S-127")) func `it needs no target, and can come from an archive`() throws {
        for capture in [TouchCaptureGesture(), try #require(TouchCaptureGesture(coder: NSCoder()))] {
            let stage = Stage { $0.add(capture, "capture") }
            expect(capture.samples.isEmpty)
            stage.hands.draw(way)
            expect(stage.log.contains("capture ended"))
        }
    }
}
