@_spi(Subclass) import Touchstone
import TestSupport
import Testing
import TouchTesting

/// Input that no digitizer should send, and geometry that no app should have.
struct `Odd input` {
    private func send(_ stage: Stage, _ instant: Instant? = nil, _ samples: ContactSample...) {
        stage.application.host.receive(InputFrame(at: instant ?? stage.host.now, samples))
    }

    private func sample(
        _ id: Int, _ phase: ContactSample.Phase, x: CGFloat = 50, y: CGFloat = 50
    ) -> ContactSample {
        ContactSample(id: id, phase: phase, location: CGPoint(x: x, y: y))
    }

    @Test func `moved, ended and cancelled for contacts that are not down are reported and change nothing`() {
        let stage = Stage { _ = $0.addTap() }
        send(stage, nil, sample(1, .moved), sample(2, .ended), sample(3, .cancelled), sample(4, .stationary))
        expectEqual(stage.diagnostics, [.unknownContact(1), .unknownContact(2), .unknownContact(3)])
        expectEqual(stage.faults(), [])
    }

    @Test func `a contact that comes down twice is cancelled first`() {
        let stage = Stage { _ = $0.addPan() }
        stage.view.isMultipleTouchEnabled = true
        send(stage, nil, sample(1, .began))
        send(stage, nil, sample(1, .began))
        send(stage, nil, sample(1, .began), sample(1, .began), sample(1, .ended))
        expectEqual(stage.diagnostics, [.contactDownTwice(1), .contactDownTwice(1), .contactDownTwice(1)])
        stage.settleDown()
        expectEqual(stage.faults(), [])
    }

    @Test func `coordinates that are no numbers are not taken over`() {
        let stage = Stage {
            _ = $0.addPan(); _ = $0.addPinch()
        }
        for (x, y) in [(CGFloat.nan, 0), (0, .infinity), (-.infinity, .nan)] as [(CGFloat, CGFloat)] {
            send(stage, nil, sample(1, .began, x: x, y: y))
            send(stage, nil, sample(1, .ended, x: x, y: y))
            send(stage, nil, sample(2, .began))
            send(stage, nil, sample(2, .moved, x: x, y: y))
            send(stage, nil, sample(2, .moved, x: 1e300, y: -1e300))
            send(stage, nil, sample(2, .ended, x: x, y: y))
        }
        expectEqual(stage.diagnostics.filter { $0 == .locationNotFinite(1) }.count, 3)
        expectEqual(stage.diagnostics.filter { $0 == .locationNotFinite(2) }.count, 6)
        stage.settleDown()
        expectEqual(stage.faults(), [])
    }

    @Test func `time that goes back counts as no time, and the ends of time are instants like others`() {
        let stage = Stage {
            _ = $0.addTap(); _ = $0.addLongPress()
        }
        send(stage, Instant(nanoseconds: 500), sample(1, .began))
        send(stage, Instant(nanoseconds: .min), sample(1, .moved))
        expectEqual(stage.diagnostics, [.timeWentBack(from: Instant(nanoseconds: 500), to: Instant(nanoseconds: .min))])
        send(stage, Instant(nanoseconds: .max), sample(1, .ended))
        send(stage, Instant(nanoseconds: .max), sample(1, .began))
        send(stage, Instant(nanoseconds: .max), sample(1, .ended))
        stage.wait(10)
        expectEqual(TraceLaws(stage.records, isOver: false).violations, [])
        expectEqual(stage.replayFaults, [])
        expectEqual(stage.host.now, Instant(nanoseconds: .max))
    }

    @Test func `contact ids may be any number, and 70 of them are too many`() {
        let stage = Stage { _ = $0.addPan() }
        stage.application.host.maximumNumberOfContacts = 1_000
        expectEqual(stage.application.host.maximumNumberOfContacts, 64)
        stage.application.host.receive(
            InputFrame(at: .zero, (0..<70).map { sample($0 * Int(pow2(20)) - Int.max / 2, .began) }))
        expect(stage.diagnostics.contains(.tooManyContacts(limit: 64)))
        stage.application.host.receive(
            InputFrame(at: .zero, (0..<70).map { sample($0 * Int(pow2(20)) - Int.max / 2, .ended) }))
        stage.settleDown()
        expectEqual(stage.faults(), [])
    }

    private func pow2(_ exponent: Int) -> Int { 1 << exponent }

    @Test(.rules("S-200"), arguments: [1, 5]) func `one contact more than allowed cancels them all`(_ limit: Int) {
        for isTogether in [false, true] {
            let stage = Stage()
            stage.view.isMultipleTouchEnabled = true
            stage.application.host.maximumNumberOfContacts = limit
            let downs = (0...limit).map { sample($0, .began, x: CGFloat(10 + 10 * $0)) }
            if isTogether {
                stage.application.host.receive(InputFrame(at: .zero, downs))
            } else {
                for down in downs { send(stage, nil, down) }
            }
            expectEqual(stage.diagnostics, [.tooManyContacts(limit: limit)])
            let cancelled = stage.records.contains {
                $0.step == .deliver(responder: "view", step: .cancelled, fingers: Array(1...limit), isLate: false)
            }
            expect(cancelled)
            for down in downs { send(stage, nil, sample(down.id, .ended)) }
            expectEqual(stage.diagnostics.count, 1)
            expectEqual(stage.faults(), [])
        }
    }

    @Test func `events that are ignored in mid-touch, and more ends than beginnings`() {
        let stage = Stage { _ = $0.addPan() }
        for _ in 0..<3 { stage.application.endIgnoringInteractionEvents() }
        stage.hands.down(at: stage.view)
        stage.application.beginIgnoringInteractionEvents()
        stage.application.beginIgnoringInteractionEvents()
        stage.hands.move(dx: 50)
        stage.hands.down(.leftIndex, at: stage.view)
        stage.hands.up(.leftIndex)
        stage.hands.up()
        for _ in 0..<5 { stage.application.endIgnoringInteractionEvents() }
        expect(!stage.application.isIgnoringInteractionEvents)
        expect(stage.log.contains("view receives cancelled 1"))
        stage.settleDown()
        expectEqual(stage.faults(), [])
    }

    @Test func `frames and transforms that are no numbers, or nothing, are nowhere`() {
        let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e308, 0]
        for value in odd {
            for other in odd {
                let stage = Stage { stage in
                    let view = stage.addView("odd", frame: CGRect(x: value, y: other, width: other, height: value))
                    view.transform = CGAffineTransform(a: value, b: other, c: other, d: value, tx: other, ty: value)
                    view.bounds = CGRect(x: other, y: value, width: 100, height: other)
                    view.frame = CGRect(x: other, y: value, width: 100, height: other)
                    view.anchorPoint = CGPoint(x: value, y: other)
                    view.center = CGPoint(x: other, y: value)
                    let inner = stage.addView("inner", frame: CGRect(x: 0, y: 0, width: 100, height: 100), on: view)
                    stage.addPan("pan", on: inner)
                    stage.addPinch()
                    _ = inner.convert(CGPoint(x: 1, y: 1), to: nil)
                    _ = inner.convert(CGRect(x: 1, y: 1, width: value, height: other), from: stage.view)
                    _ = view.frame
                }
                stage.hands.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50), over: 0.05)
                stage.hands.pinch(at: stage.view, from: 20, to: 80, over: 0.05)
                stage.settleDown()
                expectEqual(stage.faults(), [], "\(value) \(other)")
            }
        }
    }

    @Test func `a view that is scaled to nothing does not take the touches of others`() {
        let stage = Stage { stage in
            stage.addView("nothing", frame: CGRect(x: 0, y: 0, width: 400, height: 300)).transform =
                CGAffineTransform(scaleX: 0, y: 0)
        }
        stage.hands.tap(at: CGPoint(x: 50, y: 50))
        expect(stage.log.contains("view hit by 1"))
    }

    @Test func `a window that is scaled to nothing does not take the touches of others`() {
        let stage = Stage()
        let overlay = stage.perform { UIWindow(frame: stage.window.frame) }
        stage.perform {
            overlay.windowLevel = .alert
            overlay.isHidden = false
            overlay.transform = CGAffineTransform(scaleX: 0, y: 0)
        }
        stage.hands.tap(at: CGPoint(x: 50, y: 50))
        expect(stage.log.contains("view hit by 1"))
    }

    @Test func `a window that becomes no number under a finger`() {
        let stage = Stage {
            _ = $0.addPan(); _ = $0.addPinch()
        }
        stage.hands.down(at: CGPoint(x: 50, y: 50))
        stage.perform { stage.window.frame = CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: .nan) }
        stage.hands.move([(.rightIndex, CGPoint(x: 90, y: 50))], over: 0.05)
        stage.hands.up()
        stage.perform { stage.window.frame = CGRect(x: 0, y: 0, width: 400, height: 300) }
        stage.settleDown()
        expectEqual(stage.faults(), [])
    }

    @Test func `touch indices out of range are answered with the middle, and reported`() {
        let stage = Stage { _ = $0.addPan() }
        let pan = stage.view.gestureRecognizers?.first as? UIPanGestureRecognizer
        stage.hands.down(at: CGPoint(x: 50, y: 60))
        for index in [-1, 1, .max, .min] {
            expectEqual(pan?.location(ofTouch: index, in: nil), CGPoint(x: 50, y: 60))
        }
        expectEqual(stage.diagnostics.count, 4)
        expectEqual(stage.diagnostics.first, .touchIndexOutOfRange("pan", index: -1, count: 1))
    }

    @Test(.rules("B-015")) func `a hit test that makes the app take no input opens no touch`() {
        final class Asked: UIView {
            var change: () -> Void = {}
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                change()
                return super.hitTest(point, with: event)
            }
        }
        let changes: [(off: (UIApplication) -> Void, on: (UIApplication) -> Void)] = [
            ({ $0.beginIgnoringInteractionEvents() }, { $0.endIgnoringInteractionEvents() }),
            ({ $0.host.resignActive() }, { $0.host.becomeActive() }),
        ]
        for (off, on) in changes {
            let stage = Stage { $0.addTap() }
            let asked = stage.add(Asked(frame: stage.view.bounds), "asked")
            asked.change = { off(stage.application) }
            stage.hands.tap(at: stage.view)
            asked.change = {}
            expect(!stage.log.contains("receives"))
            on(stage.application)
            stage.clearLog()
            stage.hands.tap(at: stage.view)
            expect(stage.log.contains("tap ended"))
            expectEqual(stage.faults(), [])
        }
    }
}
