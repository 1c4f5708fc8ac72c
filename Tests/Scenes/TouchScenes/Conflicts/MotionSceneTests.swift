import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

/// The receivers of a shake, and the undo of a word.
struct `Shakes and notes` {
    /// Two words are written, then the device is shaken.
    private func shaken(_ name: String, _ ending: MotionSample = .ended) -> SceneStage {
        let stage = SceneStage(MotionScene())
        for _ in 0..<2 {
            stage.hands.tap(at: stage.middle(name))
            stage.wait(0.5)
        }
        expect(stage.view(name).isFirstResponder)
        stage.hands.shake(.began)
        stage.wait(0.3)
        stage.hands.shake(ending)
        return stage
    }

    @Test(.rules("S-238"))
    func `an unhandled shake takes the latest step back, a cancelled one does not`() {
        let stage = shaken("plain")
        expectEqual(stage.words("plain text"), "plain\none\n")
        expectEqual(
            stage.shownLog,
            """
            shake began: controller
            shake ended: controller
            """)
        stage.hands.shake(.began)
        stage.hands.shake(.ended)
        expectEqual(stage.words("plain text"), "plain\n(empty)\n")
        expectEqual(shaken("plain", .cancelled).words("plain text"), "plain\none two\n")
    }

    @Test(.rules("S-237")) func `a responder that handles all three methods without super keeps all others out of it`()
    {
        let stage = shaken("handling")
        expectEqual(stage.words("handling text"), "handling\none two\nshaken")
        expectEqual(
            stage.shownLog,
            """
            shake began: handling
            shake ended: handling
            """)
        expectEqual(shaken("handling", .cancelled).words("handling text"), "handling\none two\n")
    }

    @Test(.rules("S-237", "S-238")) func `who handles a shake and calls super has a word taken back as well`() {
        let stage = shaken("greedy")
        expectEqual(stage.words("greedy text"), "greedy\none\nshaken")
        expectEqual(
            stage.shownLog,
            """
            shake began: greedy → controller
            shake ended: greedy → controller
            """)
    }

    @Test(.rules("S-237")) func `who lacks motionCancelled shakes for ever, and a stranger receives the end`() {
        let stage = shaken("forgetful", .cancelled)
        stage.wait(10)
        expectEqual(stage.words("forgetful text"), "forgetful\none two\nshaking")
        expectEqual(
            stage.shownLog,
            """
            shake began: forgetful
            shake cancelled: controller
            """)
        expectEqual(shaken("forgetful").words("forgetful text"), "forgetful\none two\nshaken")
    }

    @Test(.rules("S-243")) func `before the first tap the controller is first responder, since its view appeared`() {
        let stage = SceneStage(MotionScene())
        expectEqual(stage.window.rootViewController?.isFirstResponder, true)
        stage.hands.shake(.began)
        stage.hands.shake(.cancelled)
        expectEqual(
            stage.shownLog,
            """
            shake began: controller
            shake cancelled: controller
            """)
    }

    @Test(.rules("S-212", "S-242")) func `touches go where the finger is, shakes to the first responder`() {
        let stage = SceneStage(MotionScene())
        stage.hands.tap(at: stage.middle("handling"))
        stage.wait(0.5)
        // The log takes no touches, and the board is no first responder.
        stage.clearLog()
        stage.hands.tap(at: stage.middle("log"))
        stage.hands.shake(.began)
        stage.hands.shake(.ended)
        stage.expect(
            """
            550   board hit by 2
                  board receives began 2
            600   board receives ended 2
                  handling receives shake
                  handling receives motion-began
                  handling receives motion-ended
            """)
        expect(!stage.view("board").becomeFirstResponder())
        expectEqual(
            stage.shownLog,
            """
            shake began: handling
            shake ended: handling
            """)
    }
}
