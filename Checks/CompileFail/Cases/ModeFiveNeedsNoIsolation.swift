// language mode 5
// Code from before isolation, in a module without a default isolation: functions, models and closures use views and recognizers.
import UIKit

final class Album {
    var scale: CGFloat = 1
    let pan = UIPanGestureRecognizer()
    lazy var board = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init() {
        board.addGestureRecognizer(pan)
        pan.delegate = self
        pan.addTarget(self, action: Album.panned)
    }

    func panned(_ pan: UIPanGestureRecognizer) { scale = pan.translation(in: board).x }
}

extension Album: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer === pan }
}

final class Marker: CALayer {
    var count = 0
    override func draw(in context: CGContext) { count += 1 }
}

func makeTap(_ count: Int) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = count
    return tap
}

func shake(_ view: UIView) {
    UIView.animate(withDuration: 0.1, animations: { view.transform = CGAffineTransform(translationX: 4, y: 0) })
}
