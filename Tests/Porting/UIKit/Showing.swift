import TouchTesting
import UIKit

extension Stage {
    /// A stage whose window shows the view of a controller, and nothing else.
    static func showing<Controller: UIViewController>(
        _ make: () -> Controller
    ) -> (stage: Stage, controller: Controller) {
        let stage = Stage()
        let controller = stage.perform {
            let controller = make()
            stage.view.removeFromSuperview()
            stage.window.rootViewController = controller
            controller.view.accessibilityIdentifier = "root"
            return controller
        }
        return (stage, controller)
    }

    /// Puts two fingers down at once, and up again after a moment.
    func twoFingerTap(at place: some TouchPlace) {
        guard let point = place.screenPoint(in: window) else { return }
        hands.together {
            hands.down(.rightIndex, at: CGPoint(x: point.x - 20, y: point.y))
            hands.down(.rightMiddle, at: CGPoint(x: point.x + 20, y: point.y))
        }
        wait(0.05)
        hands.together {
            hands.up(.rightIndex)
            hands.up(.rightMiddle)
        }
    }
}
