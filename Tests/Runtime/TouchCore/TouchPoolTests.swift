import TestSupport
import Testing
import TouchInput
import TouchTesting
import Touchstone

@testable import TouchCore

struct `The objects of touches` {
    /// A view that keeps what a test asks it to keep of its touches.
    fileprivate final class Keeper: UIView {
        var keep: (UITouch) -> Void = { _ in }
        /// The identities and the serials of the touches that began.
        var begun: [(object: ObjectIdentifier, serial: Int)] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            for touch in touches {
                begun.append((ObjectIdentifier(touch), touch.serial))
                keep(touch)
            }
        }
    }

    /// A scene with a keeper, whose touches come down one after the other.
    fileprivate struct Scene {
        let stage = Stage()
        let view: Keeper

        init() {
            view = Keeper(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            stage.window.addSubview(view)
        }

        func tap(at point: CGPoint = CGPoint(x: 50, y: 50)) {
            stage.hands.down(at: point)
            stage.hands.up()
        }
    }

    @Test func `a touch that nothing refers to is the next one, with another number`() {
        let scene = Scene()
        for _ in 0..<4 { scene.tap() }
        expectEqual(Set(scene.view.begun.map { $0.object }).count, 1)
        expectEqual(scene.view.begun.map { $0.serial }, [1, 2, 3, 4])
    }

    @Test func `two touches at a time are two objects, and the next two are the same`() {
        let scene = Scene()
        scene.view.isMultipleTouchEnabled = true
        for _ in 0..<3 {
            scene.stage.hands.down(.leftIndex, at: CGPoint(x: 50, y: 50))
            scene.stage.hands.down(.rightIndex, at: CGPoint(x: 150, y: 50))
            scene.stage.hands.up(.leftIndex)
            scene.stage.hands.up(.rightIndex)
        }
        let objects = scene.view.begun.map { $0.object }
        expectEqual(objects.count, 6)
        expect(objects[0] != objects[1])
        expectEqual(Set(objects).count, 2)
        expectEqual(Set(scene.view.begun.map { $0.serial }), Set(1...6))
    }

    @Test func `a weak reference to a touch becomes nil when the touch is over, and its object is not the next touch`()
        throws
    {
        final class Tracker { weak var touch: UITouch? }
        let scene = Scene()
        let (first, second) = (Tracker(), Tracker())
        scene.view.keep = { touch in (scene.view.begun.count == 1 ? first : second).touch = touch }
        scene.stage.hands.down(at: scene.view)
        expectEqual(first.touch?.phase, .began)
        scene.stage.hands.up()
        expectNil(first.touch)
        scene.stage.hands.down(at: scene.view)
        expectNil(first.touch)
        expectEqual(second.touch?.serial, 2)
        scene.stage.hands.up()
        expectNil(second.touch)
    }

    @Test func `a weak reference that is made after the end of the touch becomes nil with the last strong one`() {
        final class Tracker {
            var strong: UITouch?
            weak var weak: UITouch?
        }
        let scene = Scene()
        let tracker = Tracker()
        scene.view.keep = { tracker.strong = $0 }
        scene.tap()
        tracker.weak = tracker.strong
        scene.view.keep = { _ in }
        tracker.strong = nil
        expectNil(tracker.weak)
        scene.tap()
        expectNil(tracker.weak)
    }

    @Test func `a touch with an unowned reference is not the next one`() {
        final class Tracker { unowned var touch: UITouch? }
        let scene = Scene()
        let tracker = Tracker()
        let pool = TouchPool()
        var touch: UITouch? = UITouch(serial: 7, slot: 0, hostID: 1, type: .direct, sample: scene.sample)
        tracker.touch = touch
        if let touch { pool.add(touch) }
        touch = nil
        pool.sort()
        expectNil(pool.take())
        tracker.touch = nil
    }

    @Test func `a touch that an app keeps has its values for ever`() throws {
        let scene = Scene()
        var kept: [UITouch] = []
        scene.view.keep = { kept.append($0) }
        scene.tap(at: CGPoint(x: 50, y: 60))
        scene.view.keep = { _ in }
        for _ in 0..<3 { scene.tap(at: CGPoint(x: 120, y: 130)) }
        let first = try #require(kept.first)
        expectEqual(first.phase, .ended)
        expectEqual(first.location(in: nil), CGPoint(x: 50, y: 60))
        expect(first.view === scene.view)
        expectEqual(first.serial, 1)
        expect(!scene.view.begun.dropFirst().contains { $0.object == ObjectIdentifier(first) })
    }

    @Test func `a set that an app keeps holds the touch of its time`() throws {
        let scene = Scene()
        var kept: Set<UITouch> = []
        scene.view.keep = { kept.insert($0) }
        for _ in 0..<3 { scene.tap() }
        expectEqual(kept.count, 3)
        expectEqual(kept.map { $0.serial }.sorted(), [1, 2, 3])
        for touch in kept { expect(kept.contains(touch)) }
    }

    @Test func `a touch that waits for its next life retains no view`() {
        let scene = Scene()
        weak var gone: UIView?
        do {
            let view = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
            scene.stage.window.addSubview(view)
            gone = view
            scene.tap(at: CGPoint(x: 250, y: 50))
            view.removeFromSuperview()
        }
        expectNil(gone)
    }

    @Test func `a touch that lives again has the properties of a new one`() {
        let scene = Scene()
        let sample = scene.sample
        let old = UITouch(serial: 1, slot: 3, hostID: 9, type: .pencil, sample: sample)
        (old.window, old.view, old.hitView) = (scene.stage.window, scene.view, scene.view)
        (old.isDown, old.wasReceived, old.flaggedEdges, old.interval) = (false, true, .left, 0.5)
        old.predictor.add(CGPoint(x: 1, y: 2), at: 1)
        old.earlier = [sample]
        old.earlierInstant = Instant(seconds: 1)
        old.copies = TouchCopies()
        (old.endedSample, old.presentSample) = (sample, sample)
        old.catchUp = (.zero, .zero)
        old.restStart = Instant(seconds: 1)
        var other = sample
        other.tapCount = 5
        old.becomeUnused()
        old.begin(serial: 2, slot: 0, hostID: 4, type: .direct, sample: other)
        let new = UITouch(serial: 2, slot: 0, hostID: 4, type: .direct, sample: other)
        let (mirror, expected) = (Mirror(reflecting: old), Mirror(reflecting: new))
        expectEqual(mirror.children.count, 21)
        for (child, wanted) in zip(mirror.children, expected.children) {
            expectEqual("\(child)", "\(wanted)")
        }
    }

    @Test func `as many touches wait as two hands have fingers`() {
        let scene = Scene()
        let pool = TouchPool()
        for serial in 1...12 {
            pool.add(UITouch(serial: serial, slot: 0, hostID: 1, type: .direct, sample: scene.sample))
        }
        pool.sort()
        var count = 0
        while pool.take() != nil { count += 1 }
        expectEqual(count, 10)
    }
}

extension `The objects of touches`.Scene {
    /// The values of a touch at the origin.
    fileprivate var sample: UITouch.Sample {
        UITouch.Sample(
            instant: .zero, phase: .began, location: .zero, previousLocation: .zero, tapCount: 1,
            preciseLocation: .zero,
            previousPreciseLocation: .zero, details: ContactDetails())
    }
}
