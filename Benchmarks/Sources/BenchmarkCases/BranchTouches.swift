import Touchstone

/// A workload whose event is a touch of ten fingers, each on a view of its own branch.
@MainActor
final class BranchTouches: Workload {
    private let application = UIApplication()
    private let window: UIWindow
    private let target = Target()
    private var recognizers: [UIGestureRecognizer] = []
    private var touches = 0
    private var instant = Instant.zero

    private static let fingers = 10

    /// Creates the workload.
    ///
    /// - Parameter pansAFinger: The number of views with a pan around the place of each finger.
    init(pansAFinger: Int) {
        let application = application
        application.host.setScreen(bounds: CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
        window = application.host.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 1_000, height: 1_000)) }
        for finger in 0..<Self.fingers {
            var outer: UIView = window
            for level in 0..<pansAFinger {
                let frame = CGRect(x: level == 0 ? finger * 100 : 0, y: 0, width: 100, height: 1_000)
                let view = UIView(frame: frame)
                let pan = UIPanGestureRecognizer(target: target, action: Target.noted)
                recognizers.append(pan)
                view.addGestureRecognizer(pan)
                outer.addSubview(view)
                outer = view
            }
        }
        window.makeKeyAndVisible()
        application.diagnosticHandler = { [target] _ in target.diagnostics += 1 }
    }

    func run(_ events: Int) {
        touches += events
        for _ in 0..<events {
            send(.began, at: 100)
            for step in 1...3 { send(.moved, at: 100 + CGFloat(step) * 30) }
            send(.ended, at: 190)
            instant = instant.advanced(by: 1)
        }
    }

    private func send(_ phase: ContactSample.Phase, at y: CGFloat) {
        instant = instant.advanced(by: 1 / 120)
        let samples = (0..<Self.fingers).map {
            ContactSample(id: $0, phase: phase, location: CGPoint(x: CGFloat($0) * 100 + 50, y: y))
        }
        application.host.receive(InputFrame(at: instant, samples))
    }

    var claims: [Claim] {
        [
            Claim("actions", target.actions, is: Self.fingers * 4 * touches),
            Claim(
                "recognizers that are ready again", recognizers.count { $0.state == .possible }, is: recognizers.count),
            Claim("diagnostics", target.diagnostics, is: 0),
        ]
    }
}
