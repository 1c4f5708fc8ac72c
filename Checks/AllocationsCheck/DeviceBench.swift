import AllocationCounter
import Touchstone

/// Continuous input other than fingers.
enum Continuing: CaseIterable {
    /// A trackpad scrolls.
    case trackpad
    /// A wheel is turned, notch by notch.
    case wheel
    /// A trackpad pinches, in an app that handles pointers.
    case transform
    /// A trackpad rotates, in such an app.
    case turn
    /// A pointer moves over one view.
    case hover
    /// A pointer moves to and fro between two views.
    case hoverFromViewToView
    /// A button is held and its force changes.
    case press
}

/// A window with nested views, and recognizers that follow the input on each of them.
@MainActor
final class DeviceBench {
    private static let warmUp = 2_000

    private let application = UIApplication()
    private let window: UIWindow
    private let target = Target()
    private let agreeable = Agreeable()
    private let kind: Continuing
    private var frame = InputFrame(at: .zero, [])

    init(_ kind: Continuing, recognizers: Int) {
        self.kind = kind
        let size = CGRect(x: 0, y: 0, width: 400, height: 300)
        window = application.host.perform { UIWindow(frame: size) }
        var view: UIView = window
        for index in 0..<5 {
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: index == 4 ? 200 : 400, height: 300))
            view.addSubview(inner)
            view = inner
        }
        for index in 0..<recognizers {
            let recognizer: UIGestureRecognizer
            switch kind {
            case .trackpad, .wheel:
                let pan = UIPanGestureRecognizer(target: target, action: Target.panned)
                pan.allowedScrollTypesMask = .all
                recognizer = pan
            case .transform: recognizer = UIPinchGestureRecognizer(target: target, action: Target.pinched)
            case .turn: recognizer = UIRotationGestureRecognizer(target: target, action: Target.rotated)
            case .hover, .hoverFromViewToView:
                recognizer = UIHoverGestureRecognizer(target: target, action: Target.hovered)
            case .press: recognizer = UILongPressGestureRecognizer(target: target, action: Target.pressed)
            }
            recognizer.delegate = agreeable
            recognizer.cancelsTouchesInView = false
            // On the inner view first, so that a case with one recognizer has it under the pointer.
            var home = view
            for _ in 0..<index % 5 { home = home.superview ?? home }
            home.addGestureRecognizer(recognizer)
        }
        window.makeKeyAndVisible()
        application.supportsIndirectInputEvents = true
        application.diagnosticHandler = { print("unexpected: \($0)") }
        if kind == .press { _ = window.becomeFirstResponder() }
    }

    /// The number of actions sent to the targets.
    var actions: Int { target.actions }

    func allocations() -> Int {
        frame.others = [.transform(TransformSample(at: CGPoint(x: 100, y: 100), .began))]
        switch kind {
        case .trackpad: frame.others = [.scroll(ScrollSample(at: CGPoint(x: 100, y: 100), .began(.init(dx: 1, dy: 1))))]
        case .press: frame.others = [.press(PressSample(id: 1, phase: .began, button: .select))]
        case .transform, .turn: break
        case .wheel, .hover, .hoverFromViewToView: frame.others = []
        }
        application.host.receive(frame)
        frame.others = []
        for step in 1...Self.warmUp { go(on: step) }
        let before = allocation_count()
        for step in 1...Bench.frames { go(on: Self.warmUp + step) }
        return Int(allocation_count() - before)
    }

    private func go(on step: Int) {
        frame.instant = Instant(nanoseconds: Int64(step) * 8_333_333)
        let point = CGPoint(x: 20 + CGFloat(step % 100), y: 100)
        let distance = CGVector(dx: 1, dy: step % 2 == 0 ? 1 : -1)
        frame.others.removeAll(keepingCapacity: true)
        switch kind {
        case .trackpad: frame.others.append(.scroll(ScrollSample(at: point, .changed(distance))))
        case .wheel: frame.others.append(.scroll(ScrollSample(at: point, .tick(distance))))
        case .transform:
            let scale: CGFloat = step % 2 == 0 ? 1.1 : 1 / 1.1
            frame.others.append(.transform(TransformSample(at: point, .changed(scale: scale, rotation: 0))))
        case .turn: frame.others.append(.transform(TransformSample(at: point, .changed(scale: 1, rotation: 0.1))))
        case .hover: frame.others.append(.hover(HoverSample(phase: .moved, location: point)))
        case .hoverFromViewToView:
            let place = CGPoint(x: step % 2 == 0 ? 100 : 300, y: 100)
            frame.others.append(.hover(HoverSample(phase: .moved, location: place)))
        case .press:
            let force = CGFloat(step % 10) / 10
            frame.others.append(.press(PressSample(id: 1, phase: .changed, button: .select, force: force)))
        }
        application.host.receive(frame)
    }
}
