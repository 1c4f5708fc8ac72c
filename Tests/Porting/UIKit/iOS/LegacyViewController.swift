import UIKit

/// Code of Swift 4.0, with the names of that time.
@available(*, deprecated, message: "to be rewritten")
class LegacyViewController: UIViewController {
    var phases: [UITouchPhase] = []
    var panState: UIGestureRecognizerState = .possible
    let insets = UIEdgeInsetsMake(10, 20, 30, 40)

    override func viewDidLoad() {
        super.viewDidLoad()
        let child = UIViewController()
        addChildViewController(child)
        child.view.frame = UIEdgeInsetsInsetRect(view.bounds, insets)
        view.addSubview(child.view)
        child.didMove(toParentViewController: self)
        let back = UIView(frame: view.bounds)
        view.addSubview(back)
        view.sendSubview(toBack: back)
        view.bringSubview(toFront: child.view)
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pan)))
    }

    @objc func pan(_ pan: UIPanGestureRecognizer) {
        panState = pan.state
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        phases += touches.map { $0.phase }
    }

    func removeChildren() {
        for child in childViewControllers {
            child.willMove(toParentViewController: nil)
            child.view.removeFromSuperview()
            child.removeFromParentViewController()
        }
    }
}
