import UIKit

/// An overlay over the whole screen that lets touches through unless they hit one of its subviews.
class PassThroughView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event), hit !== self else { return nil }
        return hit
    }
}

/// The same for a whole window, as debugging overlays have it.
final class OverlayWindow: UIWindow {
    override init(frame: CGRect) {
        super.init(frame: frame)
        windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var canBecomeKey: Bool { false }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let root = rootViewController?.view else { return false }
        return root.subviews.contains { subview in
            !subview.isHidden && subview.point(inside: convert(point, to: subview), with: event)
        }
    }
}
