import UIKit

/// A marker that takes its own touches.
class MarkerView: UIView {}

/// A map with markers on it: two fingers zoom out, one puts a marker where nothing is.
class MapViewController: UIViewController, UIGestureRecognizerDelegate {
    var markers: [MarkerView] = []
    var zoomLevel = 10
    weak var tapGestureRecognizer: UITapGestureRecognizer?

    override func loadView() {
        let map = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        map.isMultipleTouchEnabled = true
        view = map
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let tap = UITapGestureRecognizer(target: self, action: #selector(mapTapped(_:)))
        tap.delegate = self
        view.addGestureRecognizer(tap)
        tapGestureRecognizer = tap

        let twoFingers = UITapGestureRecognizer()
        twoFingers.addTarget(self, action: #selector(MapViewController.zoomOut(sender:)))
        twoFingers.numberOfTouchesRequired = 2
        view.addGestureRecognizer(twoFingers)
    }

    @IBAction func mapTapped(_ sender: UITapGestureRecognizer) {
        let marker = MarkerView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        marker.center = sender.location(in: view)
        markers.append(marker)
        view.addSubview(marker)
    }

    @objc func zoomOut(sender: UIGestureRecognizer) {
        guard sender.state == .ended else { return }
        zoomLevel -= 1
    }

    // MARK: - UIGestureRecognizerDelegate

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        if gestureRecognizer == tapGestureRecognizer, touch.view is MarkerView {
            return false
        }
        return true
    }
}
