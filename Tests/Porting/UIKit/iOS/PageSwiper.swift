import UIKit

/// Turns pages by swipes; a swipe up closes the book.
class PageSwiper: UIView {
    private(set) var page = 3
    private(set) var isClosed = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: self, action: #selector(PageSwiper.swiped(_:)))
            swipe.direction = direction
            addGestureRecognizer(swipe)
        }
        let up = UISwipeGestureRecognizer(target: self, action: #selector(close))
        up.direction = .up
        addGestureRecognizer(up)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc func swiped(_ gesture: UISwipeGestureRecognizer) {
        switch gesture.direction {
        case .left: page += 1
        case .right: page = max(1, page - 1)
        default: break
        }
    }

    @objc private func close() {
        isClosed = true
    }
}
