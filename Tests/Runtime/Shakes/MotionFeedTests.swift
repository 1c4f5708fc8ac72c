import TestSupport
import Testing
import TouchTesting
import Touchstone

/// From the sensor to the first responder (B-380).
struct MotionFeedTests {
    /// Notes what it receives shakes.
    private final class Shaken: UIView {
        var onMotion: ((String, UIEvent?) -> Void)?
        var passesOn = false
        override var canBecomeFirstResponder: Bool { true }

        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            onMotion?("began \(motion)", event)
            if passesOn { super.motionBegan(motion, with: event) }
        }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            onMotion?("ended \(motion)", event)
            if passesOn { super.motionEnded(motion, with: event) }
        }
        override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            onMotion?("cancelled \(motion)", event)
            if passesOn { super.motionCancelled(motion, with: event) }
        }
    }

    /// A stage with a view that may be first responder and notes what it receives.
    private func shaken(isFirst: Bool = true) -> (Stage, Shaken, MotionFeed) {
        let stage = Stage()
        let view = stage.perform {
            let view = stage.add(Shaken(frame: stage.view.bounds), "shaken")
            if isFirst { view.becomeFirstResponder() }
            return view
        }
        view.onMotion = { [weak stage] what, _ in stage?.note("shaken receives \(what)") }
        return (stage, view, MotionFeed(stage.application))
    }

    private func play(_ samples: [AccelerationSample], _ stage: Stage, _ feed: MotionFeed) {
        for sample in samples {
            feed.take(sample)
            stage.host.advance(to: sample.instant)
        }
    }

    @Test(.rules("B-380", "B-382", "S-237", "S-239", "S-240"))
    func `a shake begins and ends for the first responder, and nothing is hit-tested`() {
        let (stage, _, feed) = shaken()
        play(Signal.shake(5), stage, feed)
        stage.expect(Self.wholeShake)
    }

    /// The calls for `Signal.shake(5)`.
    private static let wholeShake = """
        1020  shaken receives shake
              shaken receives motion-began
              shaken receives began motionShake
        1900  shaken receives motion-ended
              shaken receives ended motionShake
        """

    @Test(.rules("B-380", "S-241")) func `what goes on too long, and what is no shake, is cancelled`() {
        let (stage, _, feed) = shaken()
        play(Signal.shake(60, hertz: 3, seconds: 13), stage, feed)
        stage.expect(
            """
            1030  shaken receives shake
                  shaken receives motion-began
                  shaken receives began motionShake
            3030  shaken receives motion-cancelled
                  shaken receives cancelled motionShake
            """)
        let (other, _, otherFeed) = shaken()
        play(Signal.shake(3), other, otherFeed)
        other.expect(
            """
            1020  shaken receives shake
                  shaken receives motion-began
                  shaken receives began motionShake
            1660  shaken receives motion-cancelled
                  shaken receives cancelled motionShake
            """)
    }

    @Test(.rules("B-380")) func `samples that stop cancel the motion on time, by the clock of the application`() {
        let (stage, _, feed) = shaken()
        play(Signal.shake(5).filter { $0.instant.seconds < 1.6 }, stage, feed)
        stage.wait(10)
        stage.expect(
            """
            1020  shaken receives shake
                  shaken receives motion-began
                  shaken receives began motionShake
            1890  shaken receives motion-cancelled
                  shaken receives cancelled motionShake
            """)
    }

    @Test(.rules("S-237")) func `what the first responder does not handle goes up the chain`() {
        let (stage, view, feed) = shaken()
        view.passesOn = true
        let delegate = Delegate()
        stage.application.delegate = delegate
        play(Signal.shake(5), stage, feed)
        play(
            Signal.shake(3).map { AccelerationSample(x: $0.x, y: 0, z: 1, at: $0.instant.advanced(by: 4)) }, stage, feed
        )
        expectEqual(delegate.received, ["began", "ended", "began", "cancelled"])
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        var received: [String] = []
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { received.append("began") }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { received.append("ended") }
        override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            received.append("cancelled")
        }
    }

    @Test(.rules("S-238")) func `an unhandled shake of the device takes the latest step back`() {
        let (stage, view, feed) = shaken()
        view.passesOn = true
        view.undoManager?.registerUndo(withTarget: stage) { $0.note("undone") }
        play(Signal.shake(5), stage, feed)
        stage.expect(
            """
            1020  shaken receives shake
                  shaken receives motion-began
                  shaken receives began motionShake
            1900  shaken receives motion-ended
                  shaken receives ended motionShake
                  undone
            """)
    }

    @Test(.rules("B-382", "S-242"))
    func `without a first responder no view receives it, and a view is none by default`() {
        let (stage, _, feed) = shaken(isFirst: false)
        stage.perform { expect(!UIView().canBecomeFirstResponder) }
        var events: [String] = []
        feed.eventHandler = { events.append("\($0)") }
        play(Signal.shake(5), stage, feed)
        stage.expect("1020  app does not receive shake: no first responder")
        expectEqual(events, ["began: the device moves", "ended: a shake of 4 rapid reversals"])
        expectEqual(stage.diagnostics, [])
    }

    private final class ShakenController: UIViewController {
        var note: ((String) -> Void)?
        override var canBecomeFirstResponder: Bool { true }
        override func viewDidAppear(_ animated: Bool) { becomeFirstResponder() }
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { note?("began") }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { note?("ended") }
        override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { note?("cancelled") }
    }

    @Test(.rules("S-243")) func `a controller that became first responder as its view appeared is shaken`() {
        let stage = Stage()
        let controller = stage.perform { ShakenController() }
        controller.note = { [weak stage] in stage?.note("controller receives \($0)") }
        stage.perform { stage.window.rootViewController = controller }
        play(Signal.shake(5), stage, MotionFeed(stage.application))
        stage.expect(
            """
            1020  ShakenController receives shake
                  ShakenController receives motion-began
                  controller receives began
            1900  ShakenController receives motion-ended
                  controller receives ended
            """)
    }

    @Test(.rules("B-383")) func `a motion event carries the time of the sample and nothing of its data`() {
        let (stage, view, feed) = shaken()
        var texts: [String] = []
        view.onMotion = { what, event in
            texts.append(
                "\(what) \(event?.timestamp ?? 0) \(event?.type ?? .touches) \(event?.subtype ?? .none) "
                    + "\(event?.allTouches?.count ?? -1)")
        }
        play(Signal.shake(5), stage, feed)
        expectEqual(
            texts, ["began motionShake 1.02 motion motionShake 0", "ended motionShake 1.9 motion motionShake 0"])
    }

    @Test func `a source is asked until it has nothing more up to an instant`() {
        let (stage, _, feed) = shaken()
        let queue = AccelerationQueue(Array(Signal.shake(5).prefix(150)))
        var events: [Double] = []
        feed.eventHandler = { events.append($0.instant.seconds) }
        feed.takeAll(from: queue, until: Instant(seconds: 1.01))
        expectEqual(events, [])
        feed.takeAll(from: queue, until: Instant(seconds: 1.4))
        expectEqual(events, [1.02])
        for sample in Signal.shake(5).dropFirst(150) { queue.add(sample) }
        feed.takeAll(from: queue, until: Instant(seconds: 100))
        expectEqual(events, [1.02, 1.9])
        expectNil(queue.nextAcceleration(until: Instant(seconds: 100)))
        expectEqual(stage.diagnostics, [])
    }

    @Test func `a sensor that is read late does not turn the time of the application back`() {
        let (stage, view, feed) = shaken()
        var times: [Double] = []
        view.onMotion = { _, event in times.append(event?.timestamp ?? 0) }
        stage.host.advance(to: Instant(seconds: 1.5))
        for sample in Signal.shake(5) { feed.take(sample) }
        expectEqual(times, [1.5, 1.9])
    }

    @Test func `T a sensor that is read late sends no input from the past`() {
        let (stage, _, feed) = shaken()
        stage.host.advance(to: Instant(seconds: 1.5))
        for sample in Signal.shake(5) { feed.take(sample) }
        let instants = stage.records.compactMap { record -> Instant? in
            if case .frame(let frame) = record.step, !frame.others.isEmpty { frame.instant } else { nil }
        }
        expectEqual(instants, [Instant(seconds: 1.5), Instant(seconds: 1.9)])
        expectEqual(stage.diagnostics, [])
    }

    @Test func `thresholds can be set while it runs`() {
        let (stage, _, feed) = shaken()
        feed.thresholds.swing = 2.5
        var events: [ShakeEvent.Kind] = []
        feed.eventHandler = { events.append($0.kind) }
        play(Signal.shake(5), stage, feed)
        expectEqual(events, [.began, .cancelled(.notAShake)])
        expectEqual(feed.detector.thresholds, feed.thresholds)
    }

    // MARK: Hostile

    @Test(.rules("B-380")) func `a responder that is removed in mid-motion receives the end, exactly once`() {
        let (stage, view, feed) = shaken()
        view.onMotion = { [weak stage] what, _ in
            stage?.note("shaken receives \(what)")
            view.removeFromSuperview()
        }
        play(Signal.shake(5), stage, feed)
        stage.expect(Self.wholeShake)
        view.onMotion = nil
    }

    @Test(.rules("B-380")) func `a callback may feed samples, change thresholds and let the feed go`() {
        let (stage, view, _) = shaken()
        var feed: MotionFeed? = MotionFeed(stage.application)
        var received: [String] = []
        view.onMotion = { what, _ in
            received.append(what)
            feed?.thresholds.quiet = 0
            feed?.take(AccelerationSample(x: 5, y: 0, z: 1, at: Instant(seconds: 1.025)))
            feed = nil
        }
        for sample in Signal.shake(5) { feed?.take(sample) }
        stage.wait(5)
        expectEqual(received, ["began motionShake", "cancelled motionShake"])
        expectEqual(stage.diagnostics, [])
    }

    @Test(.rules("B-380")) func `a handler that feeds everything does not close a shake before it began`() {
        let (stage, _, feed) = shaken()
        let queue = AccelerationQueue(Signal.shake(5))
        var found: [String] = []
        feed.eventHandler = { event in
            found.append("\(event.sample)")
            feed.takeAll(from: queue, until: Instant(seconds: 100))
        }
        feed.takeAll(from: queue, until: Instant(seconds: 1.02))
        feed.eventHandler = nil
        stage.wait(5)
        expectEqual(found, ["began", "ended"])
        expectEqual(stage.diagnostics, [])
        stage.expect(Self.wholeShake)
    }

    @Test(.rules("B-380")) func `a responder that feeds everything receives a shake in its order, too`() {
        let (stage, view, feed) = shaken()
        let queue = AccelerationQueue(Signal.shake(5))
        view.onMotion = { [weak stage] what, _ in
            stage?.note("shaken receives \(what)")
            feed.takeAll(from: queue, until: Instant(seconds: 100))
        }
        feed.takeAll(from: queue, until: Instant(seconds: 1.02))
        view.onMotion = nil
        expectEqual(stage.diagnostics, [])
        stage.expect(Self.wholeShake)
    }

    @Test func `a feed that is released retains nothing, and not the application`() {
        var (stage, feed): (Stage?, MotionFeed?) = (Stage(), nil)
        weak let application = stage?.application
        feed = stage.map { MotionFeed($0.application) }
        weak let gone = feed
        for sample in Signal.shake(5) where sample.instant.seconds < 1.3 { feed?.take(sample) }
        feed = nil
        expectNil(gone)
        stage = nil
        expectNil(application)
    }
}
