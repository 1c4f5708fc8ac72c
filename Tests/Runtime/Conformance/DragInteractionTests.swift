import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// There are no drag interactions, but any app can do what one of UIKit's does to others (B-393).
struct DragInteractionTests {
    @Test(.rules("B-393")) func `an interaction that may lift something delays the long press and takes the touch`() {
        let stage = Stage { stage in
            stage.view.addInteraction(Lifting())
            stage.addLongPress()
        }
        stage.play("D---------------------MU", step: .milliseconds(40))
        stage.expect(
            """
            D                         view hit by 1
            D                         press, lift watch 1
            D                         press, lift receive began 1
            D                         view receives began 1
                        *             press holds for lift
                           *          press failed: lift recognized
                           *          view receives cancelled 1
                           *          lift began
                           *          press reset
                                  M   lift receives moved 1
                                  M   lift changed
                                   U  lift receives ended 1
                                   U  lift ended
                                   U  lift reset
            """)
    }

    @Test(.rules("B-393")) func `where it lifts nothing, the long press goes on late`() {
        let stage = Stage { stage in
            let lifting = Lifting()
            lifting.hasSomething = false
            stage.view.addInteraction(lifting)
            stage.addLongPress()
        }
        stage.play("D---------------------U", step: .milliseconds(40))
        stage.expect(
            """
            D                        view hit by 1
            D                        press, lift watch 1
            D                        press, lift receive began 1
            D                        view receives began 1
                        *            press holds for lift
                           *         lift failed: nothing to lift
                           *         view receives cancelled 1
                           *         press began
                           *         lift reset
                                  U  press receives ended 1
                                  U  press ended
                                  U  press reset
            """)
    }
}

/// Lifts what is under a finger that rests for 0.6 s, and lets long presses wait until then.
private final class Lifting: UIInteraction {
    private final class Lift: UIGestureRecognizer {
        var hasSomething = true

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            after(0.6) { [self] in
                if hasSomething { state = .began } else { fail(because: "nothing to lift") }
            }
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            state = .ended
        }

        override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
            otherGestureRecognizer is UILongPressGestureRecognizer
        }
    }

    private let lift = Lift()
    weak var view: UIView?
    var hasSomething = true { didSet { lift.hasSomething = hasSomething } }

    func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(lift)
    }

    func didMove(to view: UIView?) {
        self.view = view
        lift.name = "lift"
        view?.addGestureRecognizer(lift)
    }
}
