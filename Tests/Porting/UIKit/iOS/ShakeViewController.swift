import UIKit

/// Shuffles when the device is shaken.
class ShakeViewController: UIViewController {
    private(set) var shuffles = 0
    private(set) var motions: [String] = []

    override var canBecomeFirstResponder: Bool {
        return true
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override func viewWillDisappear(_ animated: Bool) {
        resignFirstResponder()
        super.viewWillDisappear(animated)
    }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        motions.append("began")
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        motions.append("ended")
        if motion == .motionShake {
            shuffles += 1
        }
        if event?.subtype != .motionShake || event?.type != .motion {
            motions.append("without an event")
        }
    }

    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        motions.append("cancelled")
    }
}
