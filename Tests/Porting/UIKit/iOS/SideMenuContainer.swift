import UIKit

/// A controller that slides its content aside to show a menu, with the content in a child controller.
class SideMenuContainer: UIViewController {
    let menuWidth: CGFloat = 200
    private(set) var content: UIViewController
    private(set) var isMenuOpen = false

    private lazy var pan: UIPanGestureRecognizer = {
        let pan = UIPanGestureRecognizer(target: self, action: #selector(pan(_:)))
        pan.delegate = self
        return pan
    }()
    private lazy var tapToClose = UITapGestureRecognizer(target: self, action: #selector(tap(_:)))

    init(content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        install(content)
        view.addGestureRecognizer(pan)
        view.addGestureRecognizer(tapToClose)
        tapToClose.isEnabled = false
    }

    func replaceContent(with newContent: UIViewController) {
        content.willMove(toParent: nil)
        content.view.removeFromSuperview()
        content.removeFromParent()
        content = newContent
        install(newContent)
    }

    private func install(_ child: UIViewController) {
        addChild(child)
        child.view.frame = view.bounds.offsetBy(dx: isMenuOpen ? menuWidth : 0, dy: 0)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    @objc private func pan(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .changed:
            let x = (isMenuOpen ? menuWidth : 0) + recognizer.translation(in: view).x
            content.view.frame.origin.x = max(0, min(menuWidth, x))
        case .ended:
            setMenu(open: recognizer.velocity(in: view).x > 0)
        case .cancelled:
            setMenu(open: isMenuOpen)
        default:
            break
        }
    }

    @objc private func tap(_ recognizer: UITapGestureRecognizer) {
        setMenu(open: false)
    }

    private func setMenu(open: Bool) {
        isMenuOpen = open
        tapToClose.isEnabled = open
        content.view.frame.origin.x = open ? menuWidth : 0
    }
}

extension SideMenuContainer: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: view)
        return abs(velocity.x) > abs(velocity.y)
    }
}
