import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Values that were estimated and come again (B-405).
struct EstimatedTouchesTests {
    /// A pencil whose force is estimated, over a view that writes down what it receives updates: one list a call.
    private final class Desk {
        let stage = Stage()
        let probe: ProbeView
        var calls: [[String]] = []

        init(frame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 300)) {
            probe = stage.add(ProbeView(frame: frame), "probe")
            probe.onUpdates = { [unowned self] in calls.append($0.estimateTexts) }
            stage.hands.estimated = .force
            stage.hands.details.force = 0.25
            stage.hands.samplesPerSecond = 10
            stage.hands.readingsPerSample = 2
        }

        /// Three readings: at 0, 50 and 100 ms.
        func stroke() {
            stage.hands.down(at: CGPoint(x: 100, y: 100), tool: .pencil)
            stage.hands.move(dx: 20, over: 0.1)
        }
    }

    private static let corrected = [
        "#1 began 0 ms at 100,100 force 2 estimated 0 expecting 0",
        "#2 moved 50 ms at 110,100 force 2 estimated 0 expecting 0",
        "#3 moved 100 ms at 120,100 force 2 estimated 0 expecting 0",
    ]

    @Test(.rules("B-405")) func `readings with estimates have indexes, and the touch shows the estimate`() {
        let desk = Desk()
        var received: [String] = []
        desk.probe.onTouches = { _, touches, event in
            for touch in touches { received += (event?.coalescedTouches(for: touch) ?? []).map(\.estimateText) }
            received += touches.estimateTexts
        }
        desk.stroke()
        expectEqual(
            received,
            [
                "#1 began 0 ms at 100,100 force 0.25 estimated 1 expecting 1",
                "#1 began 0 ms at 100,100 force 0.25 estimated 1 expecting 1",
                "#2 moved 50 ms at 110,100 force 0.25 estimated 1 expecting 1",
                "#3 moved 100 ms at 120,100 force 0.25 estimated 1 expecting 1",
                "#3 moved 100 ms at 120,100 force 0.25 estimated 1 expecting 1",
            ])
    }

    @Test(.rules("B-405"))
    func `better values come in one call, for each reading with its index, phase, time and place`() {
        let desk = Desk()
        desk.stroke()
        // A finger that rests makes no readings.
        desk.stage.rest(0.1)
        desk.stage.hands.correct { $0.force = 2 }
        expectEqual(desk.calls, [Self.corrected])
        desk.stage.hands.up()
        expectEqual(desk.calls.count, 1)
    }

    @Test(.rules("B-405")) func `better values come after the end, too, and to a view that has no finger`() {
        let desk = Desk()
        desk.stroke()
        desk.stage.hands.estimated = []
        desk.stage.hands.up()
        desk.stage.wait(0.1)
        desk.stage.hands.correct([1, 2]) { $0.force = 2 }
        desk.stage.hands.correct { $0.force = 2 }
        expectEqual(desk.calls, [Array(Self.corrected.prefix(2)), Array(Self.corrected.suffix(1))])
        expectEqual(desk.stage.diagnostics, [])
    }

    @Test(.rules("B-405")) func `an end that is an estimate is corrected as an end`() {
        let desk = Desk()
        desk.stroke()
        desk.stage.hands.up()
        desk.stage.hands.correct([4]) { $0.force = 0 }
        expectEqual(desk.calls, [["#4 ended 100 ms at 120,100 force 0 estimated 0 expecting 0"]])
    }

    @Test(.rules("B-405")) func `a view that was told that the touch is cancelled receives no better values`() {
        let desk = Desk()
        desk.stroke()
        desk.stage.hands.cancel()
        desk.stage.hands.correct { $0.force = 2 }
        expectEqual(desk.calls, [])
    }

    @Test(.rules("B-405")) func `values may become better in several steps, and only those that were estimates change`()
    {
        let desk = Desk()
        desk.stage.hands.estimated = [.force, .azimuth]
        desk.stage.hands.details.altitude = 1
        desk.stroke()
        var angles: [CGFloat] = []
        desk.probe.onUpdates = { touches in
            desk.calls.append(touches.estimateTexts)
            angles += touches.flatMap { [$0.altitudeAngle, $0.azimuthAngle(in: nil)] }
        }
        func send(_ estimated: ContactProperties, force: CGFloat) {
            var details = ContactDetails()
            (details.force, details.altitude, details.azimuth) = (force, 0.5, 0.25)
            (details.estimation.estimated, details.estimation.expectingUpdates) = (estimated, estimated)
            desk.stage.host.receive(
                InputFrame(at: desk.stage.host.now, updates: [EstimateUpdate(index: 2, details: details)]))
        }
        send(.force, force: 3)
        send([], force: 4)
        send([], force: 5)
        expectEqual(
            desk.calls,
            [
                ["#2 moved 50 ms at 110,100 force 3 estimated 1 expecting 1"],
                ["#2 moved 50 ms at 110,100 force 4 estimated 0 expecting 0"],
            ])
        expectEqual(angles.map(\.brief), ["1", "0.25", "1", "0.25"])
    }

    @Test(.rules("B-405")) func `a place that was an estimate is corrected in the coordinates of the screen`() {
        let desk = Desk()
        desk.stage.hands.estimated = .location
        desk.stage.window.frame.origin = CGPoint(x: 10, y: 20)
        desk.stroke()
        var details = ContactDetails()
        details.preciseLocation = CGPoint(x: 111.5, y: 121.5)
        var precise: [CGPoint] = []
        desk.probe.onUpdates = { touches in
            desk.calls.append(touches.estimateTexts)
            precise += touches.map { $0.preciseLocation(in: nil) }
        }
        desk.stage.host.receive(
            InputFrame(
                at: desk.stage.host.now,
                updates: [EstimateUpdate(index: 2, location: CGPoint(x: 111, y: 121), details: details)]))
        expectEqual(desk.calls, [["#2 moved 50 ms at 101,101 force 0.25 estimated 0 expecting 0"]])
        expectEqual(precise, [CGPoint(x: 101.5, y: 101.5)])
    }

    @Test(.rules("B-405")) func `views are called once each, and those that do nothing hand it up the chain`() {
        let desk = Desk(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let left = desk.stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)), "left", on: desk.probe)
        let right = desk.stage.add(
            ProbeView(frame: CGRect(x: 200, y: 0, width: 200, height: 300)), "right", on: desk.probe)
        var order: [String] = []
        desk.probe.onUpdates = { order.append("probe: \($0.estimateTexts.count) of \($0.first?.view === left)") }
        right.onUpdates = { order.append("right: \($0.estimateTexts.count)") }
        let hands = desk.stage.hands
        hands.down(.leftIndex, at: CGPoint(x: 100, y: 100))
        hands.down(.rightIndex, at: CGPoint(x: 300, y: 100))
        hands.move([(.leftIndex, CGPoint(x: 110, y: 100)), (.rightIndex, CGPoint(x: 310, y: 100))], over: 0.1)
        hands.correct()
        expectEqual(order, ["probe: 3 of true", "right: 3"])
    }

    @Test(.rules("B-405"))
    func `recognizers that have the touch receive before the view, and still after they saw its end`() {
        let desk = Desk()
        var order: [String] = []
        desk.stage.perform {
            let probe = desk.stage.add(ProbeRecognizer(), "keeps")
            probe.onUpdates = { order.append("keeps \($0.estimateTexts.map { $0.prefix(2) })") }
            probe.onEnded = { recognizer, _, _ in recognizer.state = .ended }
            probe.cancelsTouchesInView = false
            let failing = desk.stage.add(ProbeRecognizer(onMove: .failed), "fails")
            failing.onUpdates = { _ in order.append("fails") }
            failing.prevents = false
            desk.probe.onUpdates = { order.append("view \($0.estimateTexts.map { $0.prefix(2) })") }
        }
        desk.stroke()
        desk.stage.hands.correct([2])
        desk.stage.hands.up()
        desk.stage.hands.correct([1, 3])
        expectEqual(
            order,
            [
                "keeps [\"#2\"]", "view [\"#2\"]", "keeps [\"#1\", \"#3\"]", "view [\"#1\", \"#3\"]",
            ])
    }

    @Test(.rules("B-405")) func `a beginning that comes late shows what is known by then`() {
        let desk = Desk()
        desk.stage.perform { desk.stage.addTap().delaysTouchesBegan = true }
        var received: [String] = []
        desk.probe.onTouches = { _, touches, _ in received += touches.estimateTexts }
        desk.stage.hands.down(at: CGPoint(x: 100, y: 100), tool: .pencil)
        desk.stage.hands.correct { $0.force = 2 }
        expectEqual(desk.calls, [])
        desk.stage.hands.estimated = []
        desk.stage.hands.move(dx: 100, over: 0.1)
        expectEqual(
            received,
            [
                "#1 began 0 ms at 100,100 force 2 estimated 0 expecting 0",
                "no index moved 100 ms at 200,100 force 0.25 estimated 0 expecting 0",
            ])
    }

    @Test(.rules("B-405"))
    func `what is never corrected is forgotten when the next finger comes down, and keeps no view alive`() {
        let stage = Stage()
        weak var view: UIView?
        do {
            let probe = stage.add(ProbeView(frame: stage.view.bounds), "probe")
            view = probe
            stage.hands.estimated = .force
            stage.hands.tap(at: probe)
            stage.perform { probe.removeFromSuperview() }
        }
        stage.hands.estimated = []
        expect(view != nil)
        stage.hands.tap(at: stage.view)
        expectNil(view)
        stage.hands.correct()
        expectEqual(stage.diagnostics, [])
    }

    @Test(.rules("B-405")) func `of a stroke without end only the newest thousand estimates are waited for`() {
        let desk = Desk()
        desk.stage.hands.samplesPerSecond = 240
        desk.stage.hands.readingsPerSample = 1
        desk.stage.hands.down(at: CGPoint(x: 0, y: 0))
        desk.stage.hands.move(dx: 100, over: 10)
        desk.stage.hands.correct(Array(1...1_500))
        desk.stage.hands.correct()
        expectEqual(desk.calls.map(\.count), [123, 901])
    }

    @Test(.rules("B-405")) func `an update that is not awaited is passed over`() {
        let desk = Desk()
        desk.stage.host.receive(
            InputFrame(at: .zero, updates: [EstimateUpdate(index: 7, details: ContactDetails())]))
        desk.stroke()
        desk.stage.hands.correct([99, 2, 2])
        expectEqual(desk.calls.map(\.count), [1])
        expectEqual(desk.stage.diagnostics, [])
    }
}
