import AllocationCounter
import Touchstone

/// The reference that an app keeps to each touch.
enum Keeping: CaseIterable {
    case nothing
    /// A weak reference to the latest touch.
    case weakly
    /// The latest touch.
    case strongly
}

/// A window with a view that receives whole touches, one after the other.
@MainActor
final class TouchBench {
    static let touches = 1_000

    private let application = UIApplication()
    private let view: TouchKeeper
    private let target = Target()
    private let hasPan: Bool
    private var frame = InputFrame(at: .zero, [])
    private var time: Int64 = 0

    /// Creates the bench.
    /// - Parameters:
    ///   - keeping: The reference that the view keeps.
    ///   - hasPan: A Boolean value that indicates whether the view has a pan, which each touch begins.
    init(keeping: Keeping, hasPan: Bool) {
        self.hasPan = hasPan
        let size = CGRect(x: 0, y: 0, width: 400, height: 300)
        let window: UIWindow
        (window, view) = application.host.perform { (UIWindow(frame: size), TouchKeeper(frame: size)) }
        window.addSubview(view)
        view.keeping = keeping
        if hasPan { view.addGestureRecognizer(UIPanGestureRecognizer(target: target, action: Target.panned)) }
        window.makeKeyAndVisible()
        application.diagnosticHandler = { print("unexpected: \($0)") }
    }

    /// A Boolean value that indicates whether each touch was received, and began the pan if there is one.
    var isReceived: Bool { view.count >= Self.touches && (target.actions >= Self.touches) == hasPan }

    func allocations() -> Int {
        for _ in 0..<20 { touch() }
        let before = allocation_count()
        for _ in 0..<Self.touches { touch() }
        return Int(allocation_count() - before)
    }

    private func touch() {
        send(.began, at: 100)
        for step in 1...4 { send(.moved, at: 100 + 20 * Double(step)) }
        send(.ended, at: 180)
        time += 1_000_000_000
        application.host.advance(to: Instant(nanoseconds: time))
    }

    private func send(_ phase: ContactSample.Phase, at x: Double) {
        time += 8_333_333
        frame.instant = Instant(nanoseconds: time)
        frame.contacts.removeAll(keepingCapacity: true)
        frame.contacts.append(ContactSample(id: 1, phase: phase, location: CGPoint(x: x, y: 100)))
        application.host.receive(frame)
    }
}

/// A view that keeps its latest touch.
@MainActor
private final class TouchKeeper: UIView {
    var keeping = Keeping.nothing
    private(set) var count = 0
    private weak var latest: UITouch?
    private var kept: UITouch?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        count += 1
        switch keeping {
        case .nothing: break
        case .weakly: latest = touches.first
        case .strongly: kept = touches.first
        }
    }
}
