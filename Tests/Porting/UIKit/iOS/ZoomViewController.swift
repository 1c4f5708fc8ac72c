import UIKit

/// Two taps zoom in at the finger, two fingers zoom out, one tap hides the bars.
class ZoomViewController: UIViewController {
    var barsAreHidden = false
    private(set) var zoom: CGFloat = 1
    private(set) var zoomCenter = CGPoint.zero

    override func viewDidLoad() {
        super.viewDidLoad()

        let doubleTap = UITapGestureRecognizer(target: self, action: #selector(ZoomViewController.handleDoubleTap(_:)))
        doubleTap.numberOfTapsRequired = 2
        view.addGestureRecognizer(doubleTap)

        let singleTap = UITapGestureRecognizer(target: self, action: #selector(ZoomViewController.toggleBars))
        singleTap.require(toFail: doubleTap)
        view.addGestureRecognizer(singleTap)

        let twoFingerTap = UITapGestureRecognizer(target: self, action: #selector(zoomOut))
        twoFingerTap.numberOfTouchesRequired = 2
        view.addGestureRecognizer(twoFingerTap)
    }

    @objc func handleDoubleTap(_ gesture: UITapGestureRecognizer) {
        zoom = zoom < 4 ? zoom * 2 : 1
        zoomCenter = gesture.location(in: view)
    }

    @objc func toggleBars() {
        barsAreHidden = !barsAreHidden
    }

    @objc func zoomOut() {
        zoom = max(1, zoom / 2)
    }
}
