import Touchstone

/// A workload whose event is one `hitTest(_:with:)` of the window. The view that is found is behind all of its siblings, none of which
/// is under the point: each of them must be tested.
@MainActor
final class HitTests: Workload {
    private let application = UIApplication()
    private let window: UIWindow
    private let leaf: UIView
    private let point: CGPoint
    private var events = 0
    private var found = 0

    /// Creates the workload.
    ///
    /// - Parameter viewsALevel: The number of views in a level: the one with the next level, and its siblings.
    init(depth: Int, viewsALevel: Int) {
        // So large that the point is inside all of them.
        let size = CGFloat(900 + depth)
        let bounds = CGRect(x: 0, y: 0, width: size + 100, height: size + 100)
        window = application.host.perform { UIWindow(frame: bounds) }
        var outer: UIView = window
        for _ in 0..<depth {
            let view = UIView(frame: CGRect(x: 1, y: 1, width: size, height: size))
            outer.addSubview(view)
            for index in 1..<max(1, viewsALevel) {
                outer.addSubview(UIView(frame: CGRect(x: 950, y: CGFloat(index % 900), width: 10, height: 10)))
            }
            outer = view
        }
        window.makeKeyAndVisible()
        leaf = outer
        point = leaf.convert(CGPoint(x: 100, y: 100), to: nil)
    }

    func run(_ events: Int) {
        self.events += events
        for _ in 0..<events where window.hitTest(point, with: nil) === leaf { found += 1 }
    }

    var claims: [Claim] { [Claim("leaves found", found, is: events)] }
}
