import HostKit
import Testing
import Touchstone

struct HostedApplicationTests {
    private let application = UIApplication()
    private let hosted: HostedApplication
    private let view: TouchNotes

    init() {
        hosted = HostedApplication(application, start: Instant(seconds: 100))
        hosted.resize(CGSize(width: 300, height: 200), scale: 2, at: Instant(seconds: 100))
        view = application.host.perform { [application] in
            _ = application
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            let view = TouchNotes(frame: window.bounds)
            window.addSubview(view)
            window.makeKeyAndVisible()
            return view
        }
    }

    private func send(
        _ seconds: Double, _ phase: ContactSample.Phase, _ x: CGFloat, _ tool: ContactSample.Tool = .direct
    ) {
        hosted.receive(
            InputFrame(
                at: Instant(seconds: 100 + seconds),
                [ContactSample(id: 1, phase: phase, location: CGPoint(x: x, y: 50), tool: tool)]))
    }

    @Test func `the application's time begins at zero`() {
        send(1, .began, 10)
        #expect(application.now == Instant(seconds: 1))
        #expect(view.log == ["began 10 at 1.0"])
    }

    @Test func `a wake-up comes at its instant of the window`() {
        let press = UILongPressGestureRecognizer()
        application.host.perform { view.addGestureRecognizer(press) }
        send(1, .began, 10)
        while let due = hosted.wakeInstant, due < Instant(seconds: 101.499) { hosted.advance(to: due) }
        #expect(press.state == .possible)
        #expect(hosted.wakeInstant == Instant(seconds: 101.5))
        hosted.advance(to: Instant(seconds: 101.5))
        #expect(press.state == .began)
    }

    @Test func `at a tenth of the speed a long press takes ten times as long`() {
        let press = UILongPressGestureRecognizer()
        application.host.perform { view.addGestureRecognizer(press) }
        send(1, .began, 10)
        hosted.setRate(0.1, at: Instant(seconds: 101))
        hosted.advance(to: Instant(seconds: 105.9))
        #expect(press.state == .possible)
        hosted.advance(to: Instant(seconds: 106))
        #expect(press.state == .began)
    }

    @Test func `while time stands still nothing is due, and a step is a frame`() {
        var frames: [Double] = []
        let link = CADisplayLink { _ in frames.append(self.application.now.seconds) }
        application.host.perform { link.add(to: .main, forMode: .common) }
        hosted.setRate(0, at: Instant(seconds: 101))
        #expect(!hosted.areFramesWanted)
        #expect(hosted.wakeInstant == nil)
        hosted.displayFrame(at: Instant(seconds: 102))
        #expect(frames == [])
        hosted.step(at: Instant(seconds: 102))
        #expect(frames == [Instant(seconds: 1).advanced(by: 1.0 / 60).seconds])
        application.host.perform { link.invalidate() }
    }

    @Test func `input that is older than the last frame is simultaneous with it`() {
        var diagnostics: [String] = []
        application.diagnosticHandler = { diagnostics.append("\($0)") }
        let link = CADisplayLink { _ in }
        application.host.perform { link.add(to: .main, forMode: .common) }
        hosted.displayFrame(at: Instant(seconds: 101))
        send(0.996, .began, 10)
        #expect(view.log == ["began 10 at 1.0"])
        #expect(diagnostics == [])
        application.host.perform { link.invalidate() }
    }

    /// Wakes the window as often as it wants.
    private func wake() -> Int {
        var wakes = 0
        while let due = hosted.wakeInstant, wakes < 100 {
            hosted.advance(to: due)
            wakes += 1
        }
        return wakes
    }

    @Test(arguments: [ContactSample.Tool.direct, .indirectPointer])
    func `a finger or mouse that rests has no velocity after two wake-ups, of which the view is told nothing`(
        _ tool: ContactSample.Tool
    ) {
        let pan = UIPanGestureRecognizer()
        pan.cancelsTouchesInView = false
        application.host.perform { view.addGestureRecognizer(pan) }
        send(0, .began, 10, tool)
        for step in 1...6 { send(Double(step) / 100, .moved, 10 + CGFloat(step) * 10, tool) }
        let log = view.log
        #expect(pan.velocity(in: nil).x.rounded() == 1_000)
        #expect(wake() == 2)
        #expect(application.now < Instant(seconds: 0.15))
        #expect(view.log == log && pan.velocity(in: nil) == .zero)
        // A second rest of the same finger, and a drag that goes on in the middle of a third.
        send(1, .moved, 90, tool)
        #expect(wake() == 2)
        send(2, .moved, 100, tool)
        send(2.01, .moved, 110, tool)
        hosted.wakeInstant.map { hosted.advance(to: $0) }
        send(2.05, .moved, 150, tool)
        #expect(pan.velocity(in: nil).x > 0)
        send(5, .ended, 150, tool)
        #expect(hosted.wakeInstant == nil)
        #expect(view.log.count { $0.hasPrefix("moved") } == 10)
        #expect(pan.velocity(in: nil) == .zero)
    }

    @Test func `a timer that is due before a rest fires before it`() {
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0.005
        var steps: [String] = []
        press.addAction { _ in steps.append("press") }
        application.host.perform { view.addGestureRecognizer(press) }
        application.traceHandler = { record in
            if case .frame(let frame) = record.step, frame.contacts.contains(where: { $0.phase == .stationary }) {
                steps.append("rest")
            }
        }
        send(0, .began, 10)
        hosted.advance(to: Instant(seconds: 101))
        #expect(steps == ["press", "rest", "rest"])
    }

    @Test func `losing the focus cancels all touches, and nothing wakes the window`() {
        send(0, .began, 10)
        hosted.setFocus(false, at: Instant(seconds: 100.01))
        #expect(view.log == ["began 10 at 0.0", "cancelled 10 at 0.01"])
        #expect(hosted.wakeInstant == nil)
        send(0.02, .moved, 20)
        send(0.03, .ended, 20)
        #expect(hosted.wakeInstant == nil)
        hosted.setFocus(true, at: Instant(seconds: 101))
        send(1.1, .began, 30)
        #expect(view.log.last == "began 30 at 1.1")
    }

    @Test func `a focus that is lost is in the trace, which is replayed to the same touches`() {
        var frames: [InputFrame] = []
        application.traceHandler = { record in
            if case .frame(let frame) = record.step { frames.append(frame) }
        }
        send(0, .began, 10)
        send(0.01, .moved, 20)
        hosted.setFocus(false, at: Instant(seconds: 100.02))
        send(0.03, .moved, 30)
        send(0.04, .ended, 30)
        hosted.setFocus(true, at: Instant(seconds: 101))
        send(1.1, .began, 40)
        send(1.2, .ended, 40)
        let log = view.log
        let again = UIApplication()
        again.host.setScreen(bounds: CGRect(x: 0, y: 0, width: 300, height: 200))
        let replayed = again.host.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            let view = TouchNotes(frame: window.bounds)
            window.addSubview(view)
            window.makeKeyAndVisible()
            return view
        }
        for frame in frames { again.host.receive(frame) }
        #expect(replayed.log == log)
        #expect(log.contains("cancelled 20 at 0.02"))
        #expect(log.last == "ended 40 at 1.2")
    }

    @Test func `contacts that came down before the focus returned are ignored to their end`() {
        hosted.setFocus(false, at: Instant(seconds: 100))
        send(0.1, .began, 10)
        hosted.setFocus(true, at: Instant(seconds: 100.2))
        send(0.3, .moved, 20)
        send(0.4, .ended, 20)
        #expect(view.log == [])
    }

    @Test func `windows that fill the screen follow its size`() {
        hosted.resize(CGSize(width: 500, height: 400), scale: 1, at: Instant(seconds: 101))
        #expect(view.window?.frame == CGRect(x: 0, y: 0, width: 500, height: 400))
    }
}

/// A view that notes its touches.
private final class TouchNotes: UIView {
    private(set) var log: [String] = []

    private func note(_ what: String, _ touches: Set<UITouch>) {
        for touch in touches {
            log.append("\(what) \(Int(touch.location(in: self).x)) at \((touch.timestamp * 1e6).rounded() / 1e6)")
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
}
