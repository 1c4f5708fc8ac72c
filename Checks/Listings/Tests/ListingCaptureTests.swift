import Testing
import TouchTesting
@_spi(Subclass) import UIKit

/// The capture gesture that the article prints (`Scripts/check-listings`), and a client that does as the text
/// says: shows the samples as they come, keeps them only when the gesture ended.
struct `The printed capture gesture` {
    private final class Paper: UIView {
        var shown: [CGPoint] = []
        var lines: [[CGPoint]] = []
        var states: [UIGestureRecognizer.State] = []
        /// The number of samples at each action.
        var counts: [Int] = []

        func captured(_ gesture: TouchCaptureGesture) {
            states.append(gesture.state)
            counts.append(gesture.samples.count)
            shown = gesture.samples.map(\.location)
            if gesture.state == .ended { lines.append(shown) }
            if gesture.state == .ended || gesture.state == .cancelled { shown = [] }
        }
    }

    private let stage = Stage()
    private let paper: Paper
    private let capture: TouchCaptureGesture

    init() throws {
        capture = try #require(TouchCaptureGesture(coder: NSCoder()))
        paper = stage.add(Paper(frame: stage.view.bounds), "paper")
        stage.add(capture, "capture", on: paper)
        capture.addTarget(paper, action: Paper.captured)
    }

    @Test func `S-126 S-127 comes from an archive, with a buffer and no targets`() {
        #expect(TouchCaptureGesture(coder: NSCoder())?.samples.isEmpty == true)
        #expect(TouchCaptureGesture(coder: NSCoder())?.state == .possible)
        capture.encode(with: NSCoder())
        #expect((capture as Any) is any NSCoding)
        #expect(UIGestureRecognizer(target: nil, action: nil).state == .possible)
    }

    @Test func `S-121 S-123 begins with the touch, goes on with every movement, ends with the last sample`() {
        stage.hands.down(at: CGPoint(x: 10, y: 10))
        #expect(paper.states == [.began])
        #expect(paper.shown == [CGPoint(x: 10, y: 10)])
        stage.hands.move(to: CGPoint(x: 11, y: 10))
        stage.hands.move(to: CGPoint(x: 90, y: 40))
        #expect(paper.shown == [CGPoint(x: 10, y: 10), CGPoint(x: 11, y: 10), CGPoint(x: 90, y: 40)])
        #expect(paper.lines == [])
        stage.hands.up()
        #expect(paper.states == [.began, .changed, .changed, .ended])
        #expect(
            paper.lines == [
                [CGPoint(x: 10, y: 10), CGPoint(x: 11, y: 10), CGPoint(x: 90, y: 40), CGPoint(x: 90, y: 40)]
            ])
        #expect(capture.samples.isEmpty && capture.trackedTouch == nil, "reset")
        stage.expect(
            """
            0     paper hit by 1
                  capture watches 1
                  capture receives began 1
                  paper never receives 1
                  capture began
                  capture receives moved 1
                  capture changed
                  capture receives moved 1
                  capture changed
                  capture receives ended 1
                  capture ended
                  capture reset
            """)
    }

    @Test func `S-122 has no way to fail: it lasts as long as its finger is down`() {
        stage.hands.down(at: CGPoint(x: 10, y: 10))
        stage.wait(10)
        for _ in 0..<5 {
            stage.hands.move(to: CGPoint(x: 390, y: 290))
            stage.hands.move(to: CGPoint(x: -50, y: 700))
        }
        #expect(capture.state == .changed)
        #expect(capture.samples.count == 11)
        stage.hands.up()
        #expect(paper.lines.map(\.count) == [12])
    }

    @Test func `S-124 empties its buffer when it is cancelled, and nothing is kept`() {
        stage.hands.down(at: CGPoint(x: 10, y: 10))
        stage.hands.move(to: CGPoint(x: 60, y: 60))
        #expect(paper.shown.count == 2)
        stage.hands.cancel()
        #expect(paper.states == [.began, .changed, .cancelled])
        #expect(paper.counts == [1, 2, 0])
        #expect(paper.lines == [] && paper.shown == [] && capture.samples.isEmpty)
        stage.expect(
            """
            0     paper hit by 1
                  capture watches 1
                  capture receives began 1
                  paper never receives 1
                  capture began
                  capture receives moved 1
                  capture changed
                  capture receives cancelled 1
                  capture breaks off: system cancelled
                  capture cancelled
                  capture reset
            """)
    }

    @Test func `S-125 its samples stay as they are while the touch goes on`() {
        stage.hands.down(at: CGPoint(x: 10, y: 10))
        let (sample, touch) = (capture.samples.first, capture.trackedTouch)
        stage.hands.move(to: CGPoint(x: 60, y: 60))
        #expect(touch?.location(in: nil) == CGPoint(x: 60, y: 60), "who kept the touch has another point now")
        #expect(sample?.location == CGPoint(x: 10, y: 10))
        #expect(capture.samples.first?.location == CGPoint(x: 10, y: 10))
    }

    @Test func `ignores a second finger`() {
        stage.hands.down(.leftIndex, at: CGPoint(x: 10, y: 10))
        stage.hands.down(.rightIndex, at: CGPoint(x: 200, y: 10))
        stage.hands.move(.rightIndex, to: CGPoint(x: 250, y: 50))
        stage.hands.up(.rightIndex)
        #expect(paper.shown == [CGPoint(x: 10, y: 10)])
        stage.hands.up(.leftIndex)
        stage.expect(
            """
            0     paper hit by 1
                  capture watches 1
                  capture receives began 1
                  paper never receives 1
                  capture began
                  paper hit by 2
                  capture watches 2
                  capture receives began 2
                  capture ignores 2
                  paper never receives 2
                  capture receives ended 1
                  capture ended
                  capture reset
            """)
    }

    @Test func `fails when two fingers come down in one event, and what it writes afterwards does not count`() {
        stage.hands.together {
            stage.hands.down(.leftIndex, at: CGPoint(x: 10, y: 10))
            stage.hands.down(.rightIndex, at: CGPoint(x: 200, y: 10))
        }
        // The listing goes on after it has failed: a sample, and `.began`.
        #expect(paper.states == [])
        #expect(stage.diagnostics == [])
        stage.expect(
            """
            0     paper hit by 1
                  capture watches 1
                  paper hit by 2
                  capture watches 2
                  capture receives began 1+2
                  capture failed: own decision
                  paper never receives 2
                  paper receives began 1
                  capture reset
            """)
    }
}
