import UIKit

/// Makes any view count its taps.
final class TapInteraction: NSObject, UIInteraction {
    weak var view: UIView?
    private(set) var count = 0
    private lazy var recognizer: UITapGestureRecognizer = {
        let recognizer = UITapGestureRecognizer(target: self, action: #selector(handle(_:)))
        recognizer.name = "interaction"
        return recognizer
    }()

    func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(recognizer)
    }

    func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    @objc private func handle(_ recognizer: UITapGestureRecognizer) {
        count += 1
    }
}
