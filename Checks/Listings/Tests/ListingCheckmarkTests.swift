import Testing
import TouchTesting
@_spi(Subclass) import UIKit

/// Notes what the printed recognizer knows when it is reset, and every step of its finger.
private final class NotedCheckmark: CheckmarkGestureRecognizer {
    var phasesAtReset: [CheckmarkPhases] = []
    var steps: [(from: CGPoint, to: CGPoint)] = []

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { steps.append((touch.previousLocation(in: view), touch.location(in: view))) }
        super.touchesMoved(touches, with: event)
    }

    override func reset() {
        phasesAtReset.append(strokePhase)
        super.reset()
    }
}

/// The check mark that the article prints (`Scripts/check-listings`).
struct `The printed check mark` {
    private let stage = Stage()
    private let mark: NotedCheckmark

    init() {
        mark = stage.add(NotedCheckmark(), "mark")
    }

    /// The first finger comes down at (100, 100) and goes from point to point, an event each.
    private func draw(_ points: [(x: CGFloat, y: CGFloat)]) {
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        for point in points { stage.hands.move(to: CGPoint(x: point.x, y: point.y)) }
    }

    private var ends: [String] {
        stage.log.split(separator: "\n").map { $0.drop { " .0123456789".contains($0) } }.filter {
            $0.hasPrefix("mark ")
        }.map(String.init)
            .filter { $0.contains("failed") || $0.contains("ended") && !$0.contains("receives") }
    }

    @Test func `S-112 S-116 S-118 is recognized when a stroke down and a stroke up end above the start`() {
        draw([(120, 130), (140, 120), (180, 60)])
        #expect(mark.strokePhase == .upStroke)
        stage.hands.up()
        #expect(mark.phasesAtReset == [.upStroke])
        #expect(mark.strokePhase == .notStarted && mark.trackedTouch == nil && mark.initialTouchPoint == .zero)
        stage.expect(
            """
            0     view hit by 1
                  mark watches 1
                  mark receives began 1
                  view receives began 1
                  mark receives moved 1
                  view receives moved 1
                  mark receives moved 1
                  view receives moved 1
                  mark receives moved 1
                  view receives moved 1
                  mark receives ended 1
                  view receives cancelled 1
                  mark ended
                  mark reset
            """)
    }

    @Test func `S-112 remembers the finger, and a copy of where it started`() {
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        #expect(mark.strokePhase == .initialPoint)
        let touch = mark.trackedTouch
        #expect(touch?.location(in: nil) == CGPoint(x: 100, y: 100))
        stage.hands.move(to: CGPoint(x: 120, y: 130))
        #expect(mark.trackedTouch === touch)
        #expect(touch?.location(in: nil) == CGPoint(x: 120, y: 130), "the touch is overwritten")
        #expect(mark.initialTouchPoint == CGPoint(x: 100, y: 100), "the copy is not")
    }

    @Test func `S-111 fails when two fingers come down in one event`() {
        stage.hands.together {
            stage.hands.down(.leftIndex, at: CGPoint(x: 100, y: 100))
            stage.hands.down(.rightIndex, at: CGPoint(x: 150, y: 100))
        }
        // The listing goes on after it has failed, and tracks one of the two until the reset.
        #expect(mark.phasesAtReset == [.initialPoint])
        stage.expect(
            """
            0     view hit by 1
                  mark watches 1
                  view hit by 2
                  mark watches 2
                  mark receives began 1+2
                  mark failed: own decision
                  view never receives 2
                  view receives began 1
                  mark reset
            """)
    }

    @Test func `S-113 S-114 ignores a second finger, which has no further effect`() {
        draw([(120, 130)])
        stage.hands.down(.leftIndex, at: CGPoint(x: 300, y: 200))
        stage.hands.move(.leftIndex, to: CGPoint(x: 200, y: 250))
        stage.hands.up(.leftIndex)
        #expect(mark.steps.count == 1, "only the first finger's")
        stage.hands.move(to: CGPoint(x: 180, y: 60))
        stage.hands.up()
        stage.expect(
            """
            0     view hit by 1
                  mark watches 1
                  mark receives began 1
                  view receives began 1
                  mark receives moved 1
                  view receives moved 1
                  view hit by 2
                  mark watches 2
                  mark receives began 2
                  mark ignores 2
                  view never receives 2
                  mark receives moved 1
                  view receives moved 1
                  mark receives ended 1
                  view receives cancelled 1
                  mark ended
                  mark reset
            """)
    }

    @Test(arguments: [
        (CGPoint(x: 99, y: 110), false), (CGPoint(x: 110, y: 99), false), (CGPoint(x: 90, y: 90), false),
        (CGPoint(x: 110, y: 110), true), (CGPoint(x: 100, y: 110), true), (CGPoint(x: 110, y: 100), true),
    ])
    func `S-115 fails unless the first movement is down and to the right`(point: CGPoint, goesOn: Bool) {
        draw([(point.x, point.y)])
        #expect(mark.strokePhase == (goesOn ? .downStroke : .notStarted))
        #expect(ends == (goesOn ? [] : ["mark failed: own decision"]))
    }

    @Test func `S-116 fails in the down stroke when the finger goes left, and goes up with it`() {
        draw([(120, 130), (130, 150), (130, 170)])
        #expect(mark.strokePhase == .downStroke)
        stage.hands.move(to: CGPoint(x: 130, y: 169))
        #expect(mark.strokePhase == .upStroke)
        stage.hands.up()
        stage.clearLog()
        draw([(120, 130), (119, 160)])
        #expect(mark.phasesAtReset == [.upStroke, .downStroke])
        stage.expect(
            """
            0     view hit by 2
                  mark watches 2
                  mark receives began 2
                  view receives began 2
                  mark receives moved 2
                  view receives moved 2
                  mark receives moved 2
                  mark failed: own decision
                  view receives moved 2
                  mark reset
            """)
    }

    @Test(arguments: [CGPoint(x: 139, y: 60), CGPoint(x: 160, y: 121)])
    func `S-117 fails in the up stroke when the finger goes left or down`(point: CGPoint) {
        draw([(120, 130), (140, 120)])
        #expect(mark.strokePhase == .upStroke)
        stage.hands.move(to: point)
        #expect(ends == ["mark failed: own decision"])
        #expect(mark.phasesAtReset == [.upStroke])
        stage.hands.move(to: CGPoint(x: 200, y: 20))
        stage.hands.up()
        #expect(ends == ["mark failed: own decision"])
    }

    private nonisolated static let strokes: [(points: [CGPoint], end: String)] = [
        ([CGPoint(x: 120, y: 130), CGPoint(x: 140, y: 101)], "failed: own decision"),
        ([CGPoint(x: 120, y: 130), CGPoint(x: 140, y: 100)], "failed: own decision"),
        ([CGPoint(x: 120, y: 130), CGPoint(x: 140, y: 99)], "ended"),
        ([CGPoint(x: 120, y: 130)], "failed: own decision"),
        ([], "failed: own decision"),
        ([CGPoint(x: 120, y: 130), CGPoint(x: 140, y: 90), CGPoint(x: 139, y: 80)], "failed: own decision"),
    ]

    @Test(arguments: strokes)
    func `S-118 is recognized only in the up stroke and above the start`(points: [CGPoint], end: String) {
        draw(points.map { ($0.x, $0.y) })
        stage.hands.up()
        #expect(ends == ["mark \(end)"])
    }

    @Test func `S-118 is not recognized when the finger is lifted above the start without a stroke up`() {
        draw([(120, 130)])
        stage.host.receive(
            InputFrame(
                at: stage.host.now,
                [ContactSample(id: Finger.rightIndex.rawValue, phase: .ended, location: CGPoint(x: 140, y: 60))]))
        #expect(mark.phasesAtReset == [.downStroke])
        #expect(ends == ["mark failed: own decision"])
    }

    @Test func `S-119 says cancelled while it is possible, which counts as failed: no action, no crash`() {
        var actions = 0
        mark.addAction { _ in actions += 1 }
        draw([(120, 130), (140, 90)])
        stage.hands.cancel()
        #expect(actions == 0)
        #expect(mark.state == .possible)
        #expect(stage.diagnostics == [])
        stage.expect(
            """
            0     view hit by 1
                  mark watches 1
                  mark receives began 1
                  view receives began 1
                  mark receives moved 1
                  view receives moved 1
                  mark receives moved 1
                  view receives moved 1
                  mark receives cancelled 1
                  mark failed: system cancelled
                  view receives cancelled 1
                  mark reset
            """)
    }

    @Test func `S-120 the points of its movements are consecutive`() {
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(to: CGPoint(x: 140, y: 150), over: 0.1)
        stage.hands.move(to: CGPoint(x: 220, y: 40), over: 0.1)
        #expect(mark.steps.count == 24)
        #expect(mark.steps.first?.from == CGPoint(x: 100, y: 100))
        for (step, next) in zip(mark.steps, mark.steps.dropFirst()) { #expect(step.to == next.from) }
        #expect(mark.steps.last?.to == CGPoint(x: 220, y: 40))
        #expect(mark.steps.allSatisfy { $0.from != $0.to })
    }
}
