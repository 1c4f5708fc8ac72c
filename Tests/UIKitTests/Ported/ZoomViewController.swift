import UIKit

/// Two taps zoom in at the finger, two fingers zoom out, one tap hides the bars.
class ZoomViewController: UIViewController {
    var barsAreHidden = false
    private(set) var zoom: CGFloat = 1
    private(set) var zoomCenter = CGPoint.zero

    override func viewDidLoad() {
        super.viewDidLoad()

        let doubleTap = UITapGestureRecognizer(target: self, action: Selector("handleDoubleTap:"))
        doubleTap.numberOfTapsRequired = 2
        view.addGestureRecognizer(doubleTap)

        let singleTap = UITapGestureRecognizer(target: self, action: Selector("toggleBars"))
        singleTap.require(toFail: doubleTap)
        view.addGestureRecognizer(singleTap)

        let twoFingerTap = UITapGestureRecognizer(target: self, action: Selector("zoomOut"))
        twoFingerTap.numberOfTouchesRequired = 2
        view.addGestureRecognizer(twoFingerTap)
    }

    func handleDoubleTap(_ gesture: UITapGestureRecognizer) {
        zoom = zoom < 4 ? zoom * 2 : 1
        zoomCenter = gesture.location(in: view)
    }

    func toggleBars() {
        barsAreHidden = !barsAreHidden
    }

    func zoomOut() {
        zoom = max(1, zoom / 2)
    }
}

extension ZoomViewController: SelectorTarget {
    func responds(to selector: Selector) -> Bool {
        ["handleDoubleTap:", "toggleBars", "zoomOut"].contains(selector)
    }

    func perform(_ selector: Selector, with sender: Any?) {
        if selector == "handleDoubleTap:", let sender = sender as? UITapGestureRecognizer { handleDoubleTap(sender) }
        if selector == "toggleBars" { toggleBars() }
        if selector == "zoomOut" { zoomOut() }
    }
}
