import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Motion and remote control, which the first responder receives (B-380…B-384).
struct FirstResponderTests {
    private func listening() -> (Stage, FocusView, () -> [String]) {
        let stage = Stage()
        let field = stage.field()
        let received = Received()
        field.onSystem = { what, event in
            received.words.append("\(what) \(event?.type ?? .touches) \(event?.subtype ?? .none)")
        }
        return (stage, field, { received.words })
    }

    private final class Received { var words: [String] = [] }

    @Test(.rules("B-380", "B-382", "S-211", "S-212"), arguments: [MotionSample.ended, .cancelled])
    func `a shake that began for the first responder is ended or cancelled for it`(
        end: MotionSample
    ) {
        let (stage, _, received) = listening()
        stage.hands.shake(.began)
        stage.hands.shake(end)
        let last = end == .ended ? "ended" : "cancelled"
        expectEqual(received(), ["motion began motion motionShake", "motion \(last) motion motionShake"])
    }

    @Test(.rules("B-380"))
    func `the end goes to the responder that received the beginning, though another one is first responder by then`() {
        let (stage, _, received) = listening()
        stage.hands.shake(.began)
        let other = stage.field("other")
        var otherReceived = 0
        other.onSystem = { _, _ in otherReceived += 1 }
        stage.perform { UIWindow(frame: stage.window.frame).makeKeyAndVisible() }
        stage.hands.shake(.ended)
        expectEqual(received().count, 2)
        expectEqual(otherReceived, 0)
    }

    @Test(.rules("B-380")) func `an interruption, a second beginning and a hidden window cancel a shake, exactly once`()
    {
        let (stage, _, received) = listening()
        stage.hands.shake(.began)
        stage.application.host.resignActive()
        expectEqual(received().count, 2)
        stage.hands.shake(.ended)
        stage.hands.shake(.began)
        stage.hands.shake(.ended)
        stage.application.host.becomeActive()
        expectEqual(received().count, 2)
        stage.hands.shake(.began)
        stage.hands.shake(.began)
        expectEqual(received().count, 5)
        stage.perform { stage.window.isHidden = true }
        stage.hands.shake(.ended)
        expectEqual(
            received().map { $0.split(separator: " ")[1] },
            [
                "began", "cancelled", "began", "cancelled", "began", "cancelled",
            ])
        expectEqual(stage.diagnostics, [])
        stage.hands.areHostile = true
        stage.hands.shake(.ended)
        expectEqual(stage.diagnostics, [.streamNotBegun("a shake")])
    }

    @Test(.rules("B-382", "B-384")) func `without a first responder no responder receives shakes and media keys`() {
        let stage = Stage()
        let field = stage.field()
        var count = 0
        field.onSystem = { _, _ in count += 1 }
        stage.application.beginReceivingRemoteControlEvents()
        field.resignFirstResponder()
        stage.hands.shake(.began)
        field.becomeFirstResponder()
        stage.hands.shake(.ended)
        field.resignFirstResponder()
        stage.hands.command(.play)
        expectEqual(count, 0)
        expectEqual(stage.diagnostics, [])
        field.becomeFirstResponder()
        stage.hands.command(.play)
        expectEqual(count, 1)
    }

    @Test(.rules("B-380", "B-382")) func `a trace has the responder of a shake, or the reason why there is none`() {
        let stage = Stage()
        let field = stage.field()
        stage.hands.shake(.began)
        stage.wait(0.3)
        stage.hands.shake(.ended)
        stage.hands.shake(.began)
        stage.perform { stage.window.isHidden = true }
        stage.hands.shake(.cancelled)
        stage.hands.shake(.began)
        let hidden = stage.perform { UIWindow(frame: stage.window.frame) }
        stage.perform { hidden.makeKey() }
        stage.hands.shake(.began)
        stage.perform { stage.window.makeKeyAndVisible() }
        stage.perform { _ = field.resignFirstResponder() }
        stage.hands.shake(.began)
        stage.application.host.resignActive()
        stage.hands.shake(.began)
        stage.expect(
            """
            0     field receives shake
                  field receives motion-began
            300   field receives motion-ended
                  field receives shake
                  field receives motion-began
                  field receives motion-cancelled
                  app does not receive shake: no key window
                  app does not receive shake: the key window is hidden
                  app does not receive shake: no first responder
                  app does not receive shake: the application takes no input
            """)
    }

    @Test(.rules("B-384")) func `a trace has the responder of a media key, or the reason why there is none`() {
        let stage = Stage()
        stage.hands.command(.play)
        stage.application.beginReceivingRemoteControlEvents()
        stage.hands.command(.play)
        _ = stage.field()
        stage.hands.command(.play)
        stage.expect(
            """
            0     app does not receive remote control: beginReceivingRemoteControlEvents() was not called
                  app does not receive remote control: no first responder
                  field receives remote-control
            """)
    }

    @Test(.rules("B-384"))
    func `a trace says that a media key found the key window hidden, though it has a first responder`() {
        let stage = Stage()
        let field = stage.field()
        var received = 0
        field.onSystem = { _, _ in received += 1 }
        stage.application.beginReceivingRemoteControlEvents()
        stage.perform {
            stage.window.isHidden = true
            stage.window.makeKey()
        }
        expect(field.isFirstResponder)
        stage.hands.command(.play)
        stage.expect("0     app does not receive remote control: the key window is hidden")
        expectEqual(received, 0)
    }

    @Test(.rules("B-383")) func `a motion event carries its kind and its time, and nothing else`() {
        let stage = Stage()
        let field = stage.field()
        var events: [UIEvent] = []
        field.onSystem = { _, event in if let event { events.append(event) } }
        stage.wait(2)
        stage.hands.down(at: stage.view)
        stage.hands.shake(.began)
        let event = events.first
        expectEqual(event?.type, .motion)
        expectEqual(event?.subtype, .motionShake)
        expectEqual(event?.timestamp, 2)
        expectEqual(event?.allTouches, [])
        expectEqual(event?.touches(for: stage.window), [])
    }

    @Test(.rules("B-381")) func `what is not handled goes up the chain to the application`() {
        let application = Deaf()
        let stage = Stage(application: application)
        let field = stage.field()
        field.passesOn = true
        application.beginReceivingRemoteControlEvents()
        stage.hands.shake(.began)
        stage.hands.shake(.ended)
        stage.hands.shake(.began)
        stage.hands.shake(.cancelled)
        stage.hands.command(.play)
        expectEqual(application.received, ["began", "ended", "began", "cancelled", "remoteControlPlay"])
    }

    private final class Deaf: UIApplication {
        var received: [String] = []
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { received.append("began") }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { received.append("ended") }
        override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            received.append("cancelled")
        }
        override func remoteControlReceived(with event: UIEvent?) { received.append("\(event?.subtype ?? .none)") }
    }

    @Test(.rules("B-384")) func `media keys reach the first responder once the application receives them`() {
        let (stage, _, received) = listening()
        stage.hands.command(.play)
        expectEqual(received(), [])
        stage.application.beginReceivingRemoteControlEvents()
        let commands: [RemoteCommand] = [
            .play, .pause, .stop, .togglePlayPause, .nextTrack, .previousTrack, .beginSeekingBackward,
            .endSeekingBackward, .beginSeekingForward, .endSeekingForward,
        ]
        for command in commands { stage.hands.command(command) }
        stage.application.endReceivingRemoteControlEvents()
        stage.hands.command(.play)
        expectEqual(
            received(),
            [
                "Play", "Pause", "Stop", "TogglePlayPause", "NextTrack", "PreviousTrack", "BeginSeekingBackward",
                "EndSeekingBackward", "BeginSeekingForward", "EndSeekingForward",
            ].map { "remote control remoteControl remoteControl\($0)" })
    }

    @Test(.rules("B-384")) func `media keys are received in an interruption, too, shakes are not`() {
        let (stage, _, received) = listening()
        stage.application.beginReceivingRemoteControlEvents()
        stage.application.host.resignActive()
        stage.hands.command(.pause)
        stage.hands.shake(.began)
        expectEqual(received(), ["remote control remoteControl remoteControlPause"])
    }
}
