import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Display links: the calls, their times, and the calls of the host.
struct DisplayLinkTests {
    /// A host that writes down what it is told.
    private final class Host: ApplicationHost {
        var wishes: [Bool] = []
        func wake(at instant: Instant?) {}
        func framesWanted(_ areWanted: Bool) { wishes.append(areWanted) }
    }

    private func added(_ stage: Stage, _ link: CADisplayLink, _ mode: CADisplayLink.Mode = .common) {
        stage.perform { link.add(to: .main, forMode: mode) }
    }

    @Test func `links are called in the order in which they were added, with the time of the frame`() {
        let stage = Stage()
        var calls: [String] = []
        let (a, b) = (CADisplayLink { calls.append("a \($0.timestamp)") }, CADisplayLink { _ in calls.append("b") })
        added(stage, b)
        added(stage, a)
        stage.application.host.displayFrame(at: Instant(seconds: 0.25))
        expectEqual(calls, ["b", "a 0.25"])
    }

    @Test func `a link that is added in a frame is called with the next one, an invalidated one no more`() {
        let stage = Stage()
        var calls: [String] = []
        let late = CADisplayLink { _ in calls.append("late") }
        let gone = CADisplayLink { _ in calls.append("gone") }
        let first = CADisplayLink { _ in
            calls.append("first")
            gone.invalidate()
            late.add(to: .current, forMode: .common)
        }
        added(stage, first)
        added(stage, gone)
        stage.application.host.displayFrame(at: Instant(seconds: 0.1))
        expectEqual(calls, ["first"])
        stage.application.host.displayFrame(at: Instant(seconds: 0.2))
        expectEqual(calls, ["first", "first", "late"])
        first.invalidate()
        late.invalidate()
        added(stage, first)
        stage.application.host.displayFrame(at: Instant(seconds: 0.3))
        expectEqual(calls.count, 3)
        expect(!stage.application.host.areFramesWanted)
    }

    @Test func `a link that invalidates itself lets go of what it kept`() {
        final class Kept { var count = 0 }
        let stage = Stage()
        weak var witness: Kept?
        do {
            let kept = Kept()
            witness = kept
            added(
                stage,
                CADisplayLink {
                    kept.count += 1
                    $0.invalidate()
                })
        }
        expect(witness != nil)
        stage.wait(0.1)
        expectNil(witness)
    }

    @Test func `a paused link is not called`() {
        let stage = Stage()
        var count = 0
        let link = CADisplayLink { _ in count += 1 }
        added(stage, link)
        stage.wait(0.1)
        expectEqual(count, 6)
        stage.perform { link.isPaused = true }
        stage.wait(0.1)
        expectEqual(count, 6)
        stage.perform { link.isPaused = false }
        stage.wait(0.1)
        expectEqual(count, 12)
    }

    @Test func `a link knows how long a frame is shown and when the next one comes`() {
        let stage = Stage()
        stage.host.framesPerSecond = 120
        let link = CADisplayLink { _ in }
        expect(link.timestamp == 0 && link.duration == 1 / 60)
        added(stage, link)
        stage.wait(0.1)
        expect(abs(link.timestamp - 0.1) < 1e-8)
        expect(abs(link.duration - 1 / 120) < 1e-8)
        expect(abs(link.targetTimestamp - 0.1 - 1 / 120) < 1e-8)
    }

    @Test func `a link performs a method of an object, or an action by name`() {
        final class Board: SelectorTarget {
            var calls: [String] = []
            func step(_ link: CADisplayLink) { calls.append("step") }
            func responds(to selector: Selector) -> Bool { selector == "tick:" }
            func perform(_ selector: Selector, with sender: Any?) { calls.append(selector.description) }
        }
        let stage = Stage()
        let board = Board()
        added(stage, CADisplayLink(target: board, action: Board.step))
        added(stage, CADisplayLink(target: board, selector: "tick:"))
        stage.application.host.displayFrame(at: Instant(seconds: 0.1))
        expectEqual(board.calls, ["step", "tick:"])
        added(stage, CADisplayLink(target: 5, selector: "tick:"))
        stage.application.host.displayFrame(at: Instant(seconds: 0.2))
        expectEqual(stage.diagnostics.count, 1)
    }

    @Test func `the host is told that frames are wanted when that changes, and at no other time`() {
        let application = UIApplication()
        let host = Host()
        application.host.loop = host
        let (a, b) = (CADisplayLink { _ in }, CADisplayLink { $0.invalidate() })
        application.host.perform { a.add(to: .main, forMode: .common) }
        application.host.perform { b.add(to: .main, forMode: .common) }
        expectEqual(host.wishes, [true])
        application.host.displayFrame(at: Instant(seconds: 1))
        application.host.displayFrame(at: Instant(seconds: 2))
        expectEqual(host.wishes, [true])
        application.host.perform { a.isPaused = true }
        expectEqual(host.wishes, [true, false])
        application.host.perform { a.isPaused = false }
        application.host.perform { a.invalidate() }
        expectEqual(host.wishes, [true, false, true, false])
    }

    @Test func `a virtual display shows frames at multiples of the same time while they are wanted`() {
        func times(_ rate: Double) -> [Double] {
            let stage = Stage()
            stage.host.framesPerSecond = rate
            stage.wait(0.011)
            var times: [Double] = []
            let link = CADisplayLink {
                times.append(($0.timestamp * 1e6).rounded() / 1e6)
                if times.count == 3 { $0.invalidate() }
            }
            added(stage, link)
            stage.wait(1)
            return times
        }
        expectEqual(times(60), [0.016667, 0.033333, 0.05])
        expectEqual(times(120), [0.016667, 0.025, 0.033333])
        expectEqual(times(0), [])
    }

    @Test func `frames of the display are part of the record, and play again`() {
        func play(_ frames: [InputFrame]?) -> (times: [Double], frames: [InputFrame]) {
            let stage = Stage()
            var times: [Double] = []
            let link = CADisplayLink { times.append($0.timestamp) }
            added(stage, link)
            if let frames {
                stage.host.framesPerSecond = 0
                for frame in frames { stage.host.receive(frame) }
            } else {
                stage.host.framesPerSecond = 77
                stage.hands.tap(at: stage.view)
                stage.wait(0.1)
            }
            let recorded = stage.records.compactMap { record -> InputFrame? in
                if case .frame(let frame) = record.step { frame } else { nil }
            }
            return (times, recorded)
        }
        let first = play(nil)
        expectEqual(first.times.count, 11)
        expectEqual(first.frames.filter { $0.others == [.display] }.count, 11)
        let again = play(first.frames)
        expectEqual(again.times, first.times)
        expectEqual(again.frames, first.frames)
    }

    @Test(.bug(id: "H-6")) func `frames at one instant without end: said once, none more wanted until time goes on`() {
        let application = UIApplication()
        let host = Host()
        var diagnostics: [TouchDiagnostic] = []
        application.diagnosticHandler = { diagnostics.append($0) }
        application.host.loop = host
        var calls = 0
        let link = CADisplayLink { _ in calls += 1 }
        application.host.perform { link.add(to: .main, forMode: .common) }
        let said = TouchDiagnostic.displayStandsStill(calls: 1_000, at: Instant(seconds: 1))
        for _ in 0..<2_000 where application.host.areFramesWanted {
            application.host.displayFrame(at: Instant(seconds: 1))
        }
        #expect((calls, diagnostics, host.wishes) == (1_000, [said], [true, false]))
        for _ in 0..<2_000 { application.host.displayFrame(at: Instant(seconds: 1)) }
        expectEqual(diagnostics, [said])
        expect(!application.host.areFramesWanted)
        application.host.advance(to: Instant(seconds: 1.5))
        expect(application.host.areFramesWanted)
        expectEqual(host.wishes, [true, false, true])
        application.host.displayFrame(at: Instant(seconds: 2))
        expectEqual(calls, 3_001)
        link.invalidate()
        expectEqual(host.wishes, [true, false, true, false])
    }

    @Test(.bug(id: "H-6"))
    func `the time of one instant without end, and no frame: said once, none more wanted until time goes on`() {
        let application = UIApplication()
        var diagnostics: [TouchDiagnostic] = []
        application.diagnosticHandler = { diagnostics.append($0) }
        application.host.advance(to: Instant(seconds: 1))
        let link = CADisplayLink { _ in }
        application.host.perform { link.add(to: .main, forMode: .common) }
        var calls = 0
        while application.host.areFramesWanted, calls < 5_000 {
            // The step of a newcomer: from 1.0 s it rounds to 1.0 s.
            application.host.advance(to: Instant(seconds: (application.now.seconds * 60).rounded(.down) / 60))
            calls += 1
        }
        expectEqual(calls, 1_000)
        expectEqual(diagnostics, [.displayStandsStill(calls: 1_000, at: Instant(seconds: 1))])
        application.host.advance(to: Instant(seconds: 2))
        expect(application.host.areFramesWanted)
        link.invalidate()
        for _ in 0..<2_000 { application.host.advance(to: Instant(seconds: 3)) }
        expectEqual(diagnostics.count, 1)
    }

    @Test(.bug(id: "H-6")) func `a host that tells the time and shows no frame is told once, until it shows one`() {
        let application = UIApplication()
        var diagnostics: [TouchDiagnostic] = []
        application.diagnosticHandler = { diagnostics.append($0) }
        application.host.advance(to: Instant(seconds: 1))
        func goOn(_ calls: Int) {
            for _ in 0..<calls { application.host.advance(to: application.now.advanced(by: 0.01)) }
        }
        goOn(2_000)
        let link = CADisplayLink { _ in }
        application.host.perform { link.add(to: .main, forMode: .common) }
        goOn(999)
        expectEqual(diagnostics, [])
        goOn(2_000)
        expectEqual(diagnostics, [.framesMissing(calls: 1_000, since: Instant(seconds: 21))])
        expect(application.host.areFramesWanted)
        application.host.displayFrame(at: application.now)
        goOn(999)
        expectEqual(diagnostics.count, 1)
        goOn(1)
        expectEqual(diagnostics.count, 2)
        link.invalidate()
    }

    @Test(.bug(id: "H-6"), arguments: [1, 24, 59.94, 60, 90, 120, 144, 1_000])
    func `a loop that shows the next frame while frames are wanted ends with the animation`(rate: Double) {
        let stage = Stage()
        stage.host.framesPerSecond = 0
        var isOver = false
        stage.perform {
            UIView.animate(withDuration: 2) {
                stage.view.alpha = 0.5
            } completion: {
                isOver = $0
            }
        }
        var frames = 0
        while stage.application.host.areFramesWanted, frames < 5_000 {
            guard let next = Instant.nextFrame(after: stage.application.now, rate: rate) else { break }
            stage.application.host.displayFrame(at: next)
            frames += 1
        }
        expect(isOver)
        expect(abs(Double(frames) - 2 * rate) <= 1)
        expectEqual(stage.diagnostics, [])
    }

    @Test
    func
        `a link that is added while another moves knows how long frames are shown, one that comes after a pause does not`()
    {
        let stage = Stage()
        let first = CADisplayLink { _ in }
        added(stage, first)
        stage.application.host.displayFrame(at: Instant(seconds: 1))
        let second = CADisplayLink { _ in }
        added(stage, second)
        stage.application.host.displayFrame(at: Instant(seconds: 1.02))
        expect(abs(second.duration - 0.02) < 1e-6)
        first.invalidate()
        second.invalidate()
        let third = CADisplayLink { _ in }
        added(stage, third)
        stage.application.host.displayFrame(at: Instant(seconds: 1.05))
        expect(abs(third.duration - 0.02) < 1e-6)
    }

    @Test func `T a pause of more than 0.1 s between two frames says nothing of how long frames are shown`() {
        let stage = Stage()
        let link = CADisplayLink { _ in }
        added(stage, link)
        var durations: [Int] = []
        // The last two are 0.1 s and 0.11 s after the one before.
        for seconds in [1, 1.02, 3, 3.1, 3.21] {
            stage.application.host.displayFrame(at: Instant(seconds: seconds))
            durations.append(Int((link.duration * 1_000).rounded()))
        }
        expectEqual(durations, [17, 20, 20, 100, 100])
    }
}
