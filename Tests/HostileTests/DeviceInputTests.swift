@_spi(Subclass) import Touchstone
import Testing
import TouchTesting

/// Keys and buttons as no host should send them.
@Suite struct `Odd presses` {
    private func send(_ stage: Stage, _ samples: PressSample...) {
        stage.host.receive(InputFrame(at: stage.host.now, others: samples.map { .press($0) }))
    }

    private func sample(_ phase: PressSample.Phase, id: Int = 1) -> PressSample {
        PressSample(id: id, phase: phase, button: .select)
    }

    @Test func `changed, ended and cancelled for presses that are not down are reported and change nothing`() {
        let stage = Stage { _ = $0.tap() }
        send(stage, sample(.changed), sample(.ended, id: 2), sample(.cancelled, id: 3))
        #expect(stage.diagnostics == [.unknownPress(1), .unknownPress(2), .unknownPress(3)])
        #expect(
            stage.log == "0     ! \(Diagnostic.unknownPress(1))\n      ! \(Diagnostic.unknownPress(2))\n"
                + "      ! \(Diagnostic.unknownPress(3))")
    }

    @Test func `a press that goes down twice is cancelled, and what follows of it is ignored without more words`() {
        let stage = Stage { _ = $0.tap() }
        send(stage, sample(.began))
        send(stage, sample(.began))
        send(stage, sample(.changed))
        send(stage, sample(.ended))
        #expect(stage.diagnostics == [.pressDownTwice(1)])
        stage.expect(
            """
              0     window gets press 1
                    window hears press-began 1
                    ! press 1 went down twice; it was cancelled and the second beginning ignored: report that it came up first
                    window hears press-cancelled 1
            """)
        send(stage, sample(.ended))
        #expect(stage.diagnostics.last == .unknownPress(1))
    }

    @Test func `70 presses at once are held, 64 of them are heard of`() {
        let stage = Stage { _ in }
        for id in 0..<70 { send(stage, sample(.began, id: id)) }
        for id in 0..<70 { send(stage, sample(.ended, id: id)) }
        #expect(stage.diagnostics == [])
        #expect(
            stage.records.filter { if case .deliver(_, .pressEnded, _, _) = $0.step { true } else { false } }.count
                == 64)
        #expect(stage.faults() == [])
    }

    @Test func `a press that begins again after it was refused is heard of`() {
        let stage = Stage { _ in }
        stage.application.resignActive()
        send(stage, sample(.began))
        stage.application.becomeActive()
        send(stage, sample(.changed))
        send(stage, sample(.ended))
        send(stage, sample(.began), sample(.ended))
        #expect(stage.diagnostics == [])
        #expect(stage.log.contains("window hears press-ended 1"))
    }

    @Test func `a window whose sendEvent passes nothing on hears nothing, and is in order afterwards`() {
        let stage = Stage(window: { Swallowing(frame: .zero) }) { stage in
            stage.tap()
            stage.add(UIHoverGestureRecognizer(), "hover")
            stage.pan().allowedScrollTypesMask = .all
        }
        let window = stage.window as? Swallowing
        for swallowed in [[0], [1], [0, 1], []] {
            window?.swallows = swallowed
            window?.count = 0
            stage.hands.click(.select)
            window?.count = 0
            stage.hands.hover(at: stage.view)
            stage.hands.stopHovering()
            window?.count = 0
            stage.hands.scroll(at: stage.view, by: CGVector(dx: 9, dy: 9), over: 0.01)
            window?.swallows = []
            stage.settleDown()
            for recognizer in stage.view.gestureRecognizers ?? [] {
                #expect(recognizer.state == .possible)
            }
            #expect(stage.application.wakeInstant == nil)
        }
        stage.clearLog()
        stage.hands.hover(at: stage.view)
        stage.hands.stopHovering()
        #expect(stage.faults() == [])
        #expect(stage.log.contains("hover ended"))
    }

    private final class Swallowing: UIWindow {
        var swallows: [Int] = []
        var count = 0

        override func sendEvent(_ event: UIEvent) {
            count += 1
            if !swallows.contains(count - 1) { super.sendEvent(event) }
        }
    }
}
