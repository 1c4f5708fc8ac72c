import Touchstone

/// A workload whose event adds views to a window and removes them one by one.
@MainActor
final class Siblings: Workload {
    /// The order in which they are removed.
    enum Order {
        /// The one behind all others.
        case backFirst
        /// The one in front of all others.
        case frontFirst
    }

    private let application = UIApplication()
    private let window: UIWindow
    private let views: [UIView]
    private let order: Order
    private var events = 0
    private var seen = 0
    private var left = 0

    init(_ count: Int, removed order: Order) {
        window = application.host.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        window.makeKeyAndVisible()
        views = (0..<count).map { _ in UIView() }
        self.order = order
    }

    func run(_ events: Int) {
        self.events += events
        for _ in 0..<events {
            for view in views { window.addSubview(view) }
            seen += window.subviews.count
            switch order {
            case .backFirst: for view in views { view.removeFromSuperview() }
            case .frontFirst: for view in views.reversed() { view.removeFromSuperview() }
            }
            left += window.subviews.count
        }
    }

    var claims: [Claim] {
        [
            Claim("views that were added", seen, is: events * views.count),
            Claim("views that are left", left, is: 0),
        ]
    }
}
