import UIKit

/// A path that counts its strokes, and is copied with their number.
final class MarkerPath: UIBezierPath {
    var strokes = 0

    override init() {
        super.init()
        lineWidth = 4
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    deinit { removeAllPoints() }

    override func stroke() {
        strokes += 1
        super.stroke()
    }

    override func copy(with zone: NSZone?) -> Any {
        let marker = MarkerPath()
        marker.cgPath = cgPath
        marker.strokes = strokes
        return marker
    }
}
