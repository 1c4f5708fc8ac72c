import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

/// The receivers of a touch that is passed on.
struct `The log of the responder chain` {
    private func tapped(_ name: String) -> SceneStage {
        let stage = SceneStage(ForwardingScene())
        stage.hands.tap(at: stage.middle(name))
        return stage
    }

    @Test(.rules("S-216", "S-218"))
    func `what a view passes on is received by controller, superview, its controller, window and beyond`() {
        let stage = tapped("card")
        expectEqual(
            stage.shownLog,
            """
            card began: card → card's controller → board → board's controller → window → delegate
            card ended: card → card's controller → board → board's controller → window → delegate
            """)
        // For the system the touch belongs to the card alone.
        stage.expect(
            """
            0     card hit by 1
                  card receives began 1
            50    card receives ended 1
            """)
        let application = stage.window.next as? UIApplication
        expect(application != nil && application?.next === application?.delegate)
    }

    @Test(.rules("S-217")) func `what a view handles goes no further`() {
        expectEqual(
            tapped("keeper").shownLog,
            """
            keeper began: keeper
            keeper ended: keeper
            """)
    }

    @Test(.rules("S-228")) func `a view without overrides is received by the board around it`() {
        expectEqual(
            tapped("plain").shownLog,
            """
            plain began: board → board's controller → window → delegate
            plain ended: board → board's controller → window → delegate
            """)
    }

    @Test(.rules("S-215", "S-216"))
    func `a finger stays that of the view on which it came down, wherever it goes, and is cancelled there`() {
        let stage = SceneStage(ForwardingScene())
        stage.hands.down(at: stage.middle("plain"))
        stage.hands.move(to: stage.middle("keeper"), over: 0.1)
        stage.hands.move(to: stage.middle("card"), over: 0.1)
        stage.hands.cancel()
        expectEqual(
            stage.shownLog,
            """
            plain began: board → board's controller → window → delegate
            plain moved: board → board's controller → window → delegate ×24
            plain cancelled: board → board's controller → window → delegate
            """)
    }

    @Test(.rules("S-216")) func `two fingers on two views are two lines, each up its own chain`() {
        let stage = SceneStage(ForwardingScene())
        stage.hands.together {
            stage.hands.down(.leftIndex, at: stage.middle("card"))
            stage.hands.down(.rightIndex, at: stage.middle("keeper"))
        }
        expectEqual(
            stage.shownLog,
            """
            card began: card → card's controller → board → board's controller → window → delegate
            keeper began: keeper
            """)
    }
}
