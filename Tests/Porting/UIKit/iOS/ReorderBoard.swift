import UIKit

/// Cards that are picked up with a long press and dropped on another column.
class ReorderBoard: UIView {
    let columns: [UIView]
    private var dragOffset = CGPoint.zero
    private weak var home: UIView?

    init(columns: Int, columnSize: CGSize) {
        self.columns = (0..<columns).map { index in
            UIView(frame: CGRect(origin: CGPoint(x: CGFloat(index) * columnSize.width, y: 0), size: columnSize))
        }
        super.init(frame: CGRect(x: 0, y: 0, width: CGFloat(columns) * columnSize.width, height: columnSize.height))
        self.columns.forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func addCard(_ card: UIView, to column: Int) {
        columns[column].addSubview(card)
        let press = UILongPressGestureRecognizer(target: self, action: #selector(handleLongPress(gesture:)))
        press.minimumPressDuration = 0.3
        card.addGestureRecognizer(press)
    }

    @objc func handleLongPress(gesture: UILongPressGestureRecognizer) {
        guard let card = gesture.view else { return }
        let location = gesture.location(in: self)
        switch gesture.state {
        case .began:
            home = card.superview
            let center = convert(card.center, from: card.superview)
            dragOffset = CGPoint(x: center.x - location.x, y: center.y - location.y)
            addSubview(card)
            card.center = center
            card.alpha = 0.7
        case .changed:
            card.center = CGPoint(x: location.x + dragOffset.x, y: location.y + dragOffset.y)
        case .ended, .cancelled, .failed:
            let target = gesture.state == .ended ? columns.first { $0.frame.contains(location) } ?? home : home
            let center = convert(card.center, to: target)
            target?.addSubview(card)
            card.center = center
            card.alpha = 1
        case .possible:
            break
        @unknown default:
            break
        }
    }
}
