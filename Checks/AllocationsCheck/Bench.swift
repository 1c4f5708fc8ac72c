import AllocationCounter
import Touchstone

/// The fingers that move in a frame.
enum Movement: CaseIterable {
    /// All fingers.
    case all
    /// One finger after the other.
    case inTurn
    /// A random choice, the same in every run.
    case random
}

/// The kinds of the recognizers.
enum Following {
    /// Pan, pinch, rotation and swipe in turn.
    case mixture
    /// Of no class of UIKit; never decide.
    case undecided
    /// Tap, long press and edge pan in turn, whose limits are so wide that they watch to the end.
    case watching
    /// Long press and edge pan in turn, which begin.
    case begun
}

/// A gesture of the system at the edge where the fingers are.
enum SystemDrag {
    case none
    /// It remains undecided to the end.
    case undecided
    /// It begins and continues.
    case begun
}

/// A window with ten nested views, recognizers along the way, fingers on the innermost.
@MainActor
final class Bench {
    static let frames = 1_000
    /// The number of frames in which every subset of ten fingers has occurred, and buffers have their size.
    private static let warmUp = 12_000

    private let application = UIApplication()
    private let window: UIWindow
    private let leaf: KeepingView
    private let target = Target()
    private let agreeable = Agreeable()
    private let fingers: Int
    private let movement: Movement
    private let readings: Int
    private let hasDetails: Bool
    /// The recognizers that must watch to the end.
    private var watchers: [UIGestureRecognizer] = []
    private var samples: [ContactSample] = []
    private var frame = InputFrame(at: .zero, [])
    private var seed: UInt64 = 1

    init(
        fingers: Int, recognizers: Int, movement: Movement, keepsSets: Bool = false, isSimultaneous: Bool = false,
        following: Following = .mixture, system: SystemDrag = .none, allocates: Bool = false,
        velocity: VelocityStrategy = .weighted, readings: Int = 0,
        hasDetails: Bool = false, asks: Bool = false, keepsCopies: Bool = false
    ) {
        (self.readings, self.hasDetails) = (readings, hasDetails)
        self.fingers = fingers
        self.movement = movement
        let size = CGRect(x: 0, y: 0, width: 400, height: 300)
        (window, leaf) = application.host.perform { (UIWindow(frame: size), KeepingView(frame: size)) }
        target.allocates = allocates
        leaf.isMultipleTouchEnabled = true
        leaf.keepsSets = keepsSets
        (leaf.asks, leaf.keepsCopies) = (asks, keepsCopies)
        var view: UIView = window
        var chain: [UIView] = []
        for _ in 0..<9 {
            let inner = UIView(frame: size)
            view.addSubview(inner)
            view = inner
            chain.append(inner)
        }
        view.addSubview(leaf)
        chain.append(leaf)
        for index in 0..<recognizers {
            let recognizer = recognizer(index, following)
            if following == .watching || following == .undecided { watchers.append(recognizer) }
            (recognizer as? UIPanGestureRecognizer)?.velocityStrategy = velocity
            if isSimultaneous { recognizer.delegate = agreeable }
            recognizer.cancelsTouchesInView = !keepsSets
            chain[chain.count - 1 - index % chain.count].addGestureRecognizer(recognizer)
        }
        window.makeKeyAndVisible()
        application.diagnosticHandler = { print("unexpected: \($0)") }
        if system != .none {
            application.host.systemGestureEdgeWidth = 1_000
            let drag = edgePan(hasBegun: system == .begun)
            if system == .undecided { watchers.append(drag) }
            application.host.addSystemGesture(drag, at: .left)
        }
    }

    private func recognizer(_ index: Int, _ following: Following) -> UIGestureRecognizer {
        switch following {
        case .mixture: return drag(index)
        case .undecided: return Watcher()
        case .watching:
            switch index % 3 {
            case 0:
                let tap = UITapGestureRecognizer()
                tap.numberOfTouchesRequired = fingers
                tap.allowableMovement = 10_000
                tap.maximumTapDuration = 10_000
                return tap
            case 1: return longPress(after: 10_000)
            default: return edgePan(hasBegun: false)
            }
        case .begun: return index % 2 == 0 ? longPress(after: 0.1) : edgePan(hasBegun: true)
        }
    }

    private func longPress(after seconds: Double) -> UIGestureRecognizer {
        let press = UILongPressGestureRecognizer(target: target, action: Target.pressed)
        press.numberOfTouchesRequired = fingers
        press.minimumPressDuration = seconds
        press.allowableMovement = 10_000
        return press
    }

    /// Returns an edge pan that may start anywhere on the screen, in any direction but outwards.
    private func edgePan(hasBegun: Bool) -> UIGestureRecognizer {
        let edgePan = UIScreenEdgePanGestureRecognizer(target: target, action: Target.panned)
        edgePan.edges = .left
        edgePan.edgeWidth = 1_000
        edgePan.maximumAngle = 1.5
        if !hasBegun { (edgePan.hysteresis, edgePan.maximumDwell) = (10_000, 10_000) }
        return edgePan
    }

    /// Returns a pan, pinch, rotation or swipe, in turn. The swipe keeps watching: no finger ever moves far enough for it.
    private func drag(_ index: Int) -> UIGestureRecognizer {
        switch index % 4 {
        case 0: return UIPanGestureRecognizer(target: target, action: Target.panned)
        case 1: return UIPinchGestureRecognizer(target: target, action: Target.pinched)
        case 2: return UIRotationGestureRecognizer(target: target, action: Target.rotated)
        default:
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = [.right, .left, .up, .down]
            swipe.numberOfTouchesRequired = fingers
            swipe.distanceWhenSlow = 10_000
            swipe.distanceWhenFast = 10_000
            swipe.slopeWhenSlow = 10_000
            swipe.slopeWhenFast = 10_000
            swipe.allowableSpread = 10_000
            swipe.maximumDuration = 10_000
            return swipe
        }
    }

    /// The number of actions sent to the targets; 0 would mean that a case measures nothing.
    var actions: Int { target.actions }

    /// A Boolean value that indicates whether all recognizers that must watch to the end do; one that failed early would measure nothing.
    var isWatched: Bool { watchers.allSatisfy { $0.state == .possible && $0.failureReason == nil } }

    func allocations() -> Int {
        samples = (0..<fingers).map {
            ContactSample(id: $0, phase: .began, location: CGPoint(x: 20 + 20 * Double($0), y: 100))
        }
        frame = InputFrame(at: .zero, samples)
        application.host.receive(frame)
        frame.contacts.reserveCapacity(fingers)
        for step in 1...Self.warmUp { move(step) }
        let before = allocation_count()
        for step in 1...Self.frames { move(Self.warmUp + step) }
        return Int(allocation_count() - before)
    }

    private func move(_ step: Int) {
        frame.instant = Instant(nanoseconds: Int64(step) * 8_333_333)
        frame.contacts.removeAll(keepingCapacity: true)
        for index in 0..<fingers where isMoving(index, step) {
            var sample = samples[index]
            sample.phase = .moved
            sample.location.x += Double(step % 40) * (index % 2 == 0 ? 1 : -0.5)
            sample.location.y += Double(step % 60)
            addReadings(before: &sample, step)
            frame.contacts.append(sample)
        }
        application.host.receive(frame)
        frame.earlier.removeAll(keepingCapacity: true)
    }

    /// Adds the readings of a pencil's digitizer between the frames and for the sample itself: force, angles, estimates that are never
    /// corrected.
    private func addReadings(before sample: inout ContactSample, _ step: Int) {
        guard hasDetails else { return }
        sample.details.force = CGFloat(step % 7)
        sample.details.azimuth = CGFloat(step % 5)
        sample.details.preciseLocation = sample.location
        sample.details.estimation.estimated = .force
        sample.details.estimation.expectingUpdates = .force
        for index in 0..<readings {
            sample.details.estimation.index = step * 100 + index
            frame.earlier.append(
                EarlierSample(
                    id: sample.id, at: frame.instant.advanced(by: -0.001 * Double(readings - index)),
                    location: sample.location, details: sample.details))
        }
        sample.details.estimation.index = step * 100 + readings
    }

    private func isMoving(_ index: Int, _ step: Int) -> Bool {
        switch movement {
        case .all: return true
        case .inTurn: return step % fingers == index
        case .random:
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return seed >> 63 == 1
        }
    }
}

/// An action of an app that reads values.
@MainActor
final class Target {
    var allocates = false
    private(set) var actions = 0
    private var sum: CGFloat = 0
    private var box: AnyObject?

    func panned(_ pan: UIPanGestureRecognizer) {
        actions += 1
        sum += pan.translation(in: pan.view).x + pan.velocity(in: pan.view).y + pan.location(in: pan.view).x
        if allocates { box = Box(value: sum) }
    }

    func rotated(_ rotation: UIRotationGestureRecognizer) {
        actions += 1
        sum += rotation.rotation + rotation.velocity
    }

    func pinched(_ pinch: UIPinchGestureRecognizer) {
        actions += 1
        sum += pinch.scale + pinch.velocity
    }

    func hovered(_ hover: UIHoverGestureRecognizer) {
        actions += 1
        sum += hover.location(in: hover.view).x + hover.zOffset
    }

    func pressed(_ press: UILongPressGestureRecognizer) {
        actions += 1
        sum += press.location(in: press.view).x
    }
}

@MainActor
private final class Box {
    let value: CGFloat
    init(value: CGFloat) { self.value = value }
}

/// A recognizer that never decides.
@MainActor
final class Watcher: UIGestureRecognizer {}

/// A delegate that lets all recognizers recognize simultaneously.
@MainActor
final class Agreeable: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}

/// A view that keeps the set of its last movement.
@MainActor
final class KeepingView: UIView {
    var keepsSets = false
    /// A Boolean value that indicates whether it calls `coalescedTouches(for:)` and `predictedTouches(for:)`.
    var asks = false
    /// A Boolean value that indicates whether it keeps the last coalesced touch.
    var keepsCopies = false
    private var kept: Set<UITouch> = []
    private var keptCopy: UITouch?
    private var count = 0

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if keepsSets { kept = touches }
        if asks, let event { for touch in touches { read(touch, event) } }
        super.touchesMoved(touches, with: event)
    }

    private func read(_ touch: UITouch, _ event: UIEvent) {
        let copies = event.coalescedTouches(for: touch) ?? []
        count += copies.count + (event.predictedTouches(for: touch)?.count ?? 0)
        if keepsCopies { keptCopy = copies.last }
    }
}
