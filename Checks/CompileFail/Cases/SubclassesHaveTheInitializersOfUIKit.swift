// A recognizer with an initializer of its own needs no `init(coder:)`, as on iOS; views and controllers do.
import UIKit

final class Weighted: UIPanGestureRecognizer {
    let weight: CGFloat

    init(weight: CGFloat, target: Any?, action: Selector?) {
        self.weight = weight
        super.init(target: target, action: action)
    }
}

final class Page: UIViewController {
    let number: Int

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
