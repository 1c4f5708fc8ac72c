import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// The properties of a touch besides its location; a change of one of them alone is a movement (B-032).
struct TouchDetailsTests {
    private static func touch(
        _ stage: Stage, _ change: (inout ContactDetails) -> Void = { _ in }, at place: CGPoint = CGPoint(x: 50, y: 50),
        tool: ContactSample.Tool = .direct
    ) throws -> UITouch {
        let probe = stage.perform { stage.add(ProbeRecognizer(), "watcher") }
        var touch: UITouch?
        probe.onBegan = { _, touches, _ in touch = touches.first }
        change(&stage.hands.details)
        stage.hands.down(at: place, tool: tool)
        return try #require(touch)
    }

    @Test(.rules("1.1")) func `a finger of which the device tells nothing has no radius, no force, and stands upright`()
        throws
    {
        let stage = Stage()
        let touch = try Self.touch(stage)
        expectEqual(touch.type, .direct)
        let numbers = [
            touch.majorRadius, touch.majorRadiusTolerance, touch.force, touch.maximumPossibleForce, touch.rollAngle,
            touch.azimuthAngle(in: nil), touch.altitudeAngle - .pi / 2,
        ]
        expectEqual(numbers, [0, 0, 0, 0, 0, 0, 0])
        expectEqual(touch.azimuthUnitVector(in: stage.view), CGVector(dx: 1, dy: 0))
        expectEqual(touch.preciseLocation(in: stage.view), touch.location(in: stage.view))
        expectEqual(touch.precisePreviousLocation(in: nil), touch.previousLocation(in: nil))
        expectNil(touch.estimationUpdateIndex)
        expectEqual(touch.estimatedProperties, [])
        expectEqual(touch.estimatedPropertiesExpectingUpdates, [])
    }

    @Test(.rules("1.1")) func `a touch tells what the device tells, and keeps the last of it after its end`() throws {
        let stage = Stage()
        let touch = try Self.touch(stage, tool: .pencil)
        stage.hands.change {
            ($0.radius, $0.radiusTolerance, $0.force, $0.maximumForce) = (8, 2, 1.5, 4)
            ($0.altitude, $0.azimuth, $0.roll) = (1, 0.5, 0.25)
            $0.estimation.index = 7
            $0.estimation.estimated = [.force, .roll]
            $0.estimation.expectingUpdates = .force
        }
        stage.hands.up()
        expectEqual(touch.phase, .ended)
        expectEqual(touch.type, .pencil)
        let numbers = [
            touch.majorRadius, touch.majorRadiusTolerance, touch.force, touch.maximumPossibleForce,
            touch.altitudeAngle, touch.rollAngle,
        ]
        expectEqual(numbers, [8, 2, 1.5, 4, 1, 0.25])
        expectEqual(touch.azimuthAngle(in: nil).brief, "0.5")
        expectEqual(touch.estimationUpdateIndex, 7)
        expectEqual(touch.estimatedProperties, [.force, .roll])
        expectEqual(touch.estimatedPropertiesExpectingUpdates, .force)
    }

    private nonisolated static let transforms: [(CGAffineTransform, CGFloat)] = [
        (CGAffineTransform.identity, 0.5),
        (CGAffineTransform(rotationAngle: 0.25), 0.25),
        (CGAffineTransform(rotationAngle: -3), 3.5 - 2 * CGFloat.pi),
        (CGAffineTransform(scaleX: 3, y: 3), 0.5),
        (CGAffineTransform(scaleX: -1, y: 1), CGFloat.pi - 0.5),
        (CGAffineTransform(scaleX: 1, y: -1), -0.5),
        (CGAffineTransform(scaleX: 1, y: 0), 0),
    ]

    @Test(.rules("1.1"), arguments: transforms.indices)
    func `azimuth is seen from the view that asks`(index: Int) throws {
        let (transform, angle) = Self.transforms[index]
        let stage = Stage()
        let view = stage.addView("turned", frame: CGRect(x: 30, y: 40, width: 100, height: 100))
        view.bounds.origin = CGPoint(x: 500, y: -200)
        view.transform = transform
        let touch = try Self.touch(stage, { $0.azimuth = 0.5 })
        expectEqual(touch.azimuthAngle(in: view).brief, angle.brief)
        let vector = touch.azimuthUnitVector(in: view)
        expectEqual((vector.dx * vector.dx + vector.dy * vector.dy).brief, "1")
        expectEqual(touch.azimuthAngle(in: nil).brief, "0.5")
        stage.window.transform = CGAffineTransform(rotationAngle: 0.25)
        expectEqual(touch.azimuthAngle(in: nil).brief, "0.25")
    }

    @Test(.rules("1.1")) func `azimuth is distorted as the view is`() throws {
        let stage = Stage()
        let view = stage.addView("wide", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.transform = CGAffineTransform(scaleX: 2, y: 1)
        let touch = try Self.touch(stage, { $0.azimuth = .pi / 4 })
        let vector = touch.azimuthUnitVector(in: view)
        expectEqual((vector.dy / vector.dx).brief, "2")
    }

    @Test(.rules("1.1")) func `the precise place has a chain of its own, in every view, for coalesced touches too`()
        throws
    {
        let stage = Stage()
        let view = stage.addView("inner", frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let touch = try Self.touch(stage, { $0.preciseLocation = CGPoint(x: 50.25, y: 50) })
        func details(_ x: CGFloat) -> ContactDetails {
            var details = ContactDetails()
            details.preciseLocation = CGPoint(x: x, y: 50)
            return details
        }
        var chain: [String] = []
        (stage.view.gestureRecognizers?.first as? ProbeRecognizer)?.onMoved = { _, _, event in
            chain += (event.coalescedTouches(for: touch) ?? []).map {
                "\($0.preciseLocation(in: nil).brief) from \($0.precisePreviousLocation(in: nil).brief)"
            }
        }
        stage.host.receive(
            InputFrame(
                at: Instant(nanoseconds: 10_000_000),
                [ContactSample(id: 1, phase: .moved, location: CGPoint(x: 54, y: 50), details: details(54.25))],
                earlier: [
                    EarlierSample(
                        id: 1, at: Instant(nanoseconds: 5_000_000), location: CGPoint(x: 52, y: 50),
                        details: details(52.25))
                ]))
        expectEqual(chain, ["52.25,50 from 50.25,50", "54.25,50 from 52.25,50"])
        expectEqual(touch.preciseLocation(in: nil).brief, "54.25,50")
        expectEqual(touch.precisePreviousLocation(in: nil).brief, "50.25,50")
        let (precise, plain) = (touch.preciseLocation(in: view), touch.location(in: view))
        expectEqual((precise.x - plain.x).brief, "0.125")
        expectEqual(touch.location(in: nil), CGPoint(x: 54, y: 50))
        stage.host.receive(
            InputFrame(
                at: Instant(nanoseconds: 20_000_000),
                [ContactSample(id: 1, phase: .moved, location: CGPoint(x: 56, y: 50))]))
        expectEqual(touch.preciseLocation(in: nil).brief, "56,50")
        expectEqual(touch.precisePreviousLocation(in: nil).brief, "54.25,50")
    }

    @Test(.rules("B-032")) func `a harder press at the same place is a movement`() {
        let stage = Stage()
        let probe = stage.add(ProbeView(frame: stage.view.bounds), "probe")
        var received: [String] = []
        probe.onTouches = { method, touches, _ in
            received += touches.map { "\(method.rawValue) \($0.text) force \($0.force.brief)" }
        }
        stage.hands.details.force = 0.5
        stage.hands.down(at: CGPoint(x: 50, y: 50), tool: .pencil)
        stage.wait(0.01)
        stage.hands.change { $0.force = 2 }
        expectEqual(
            received,
            [
                "began began 0 ms at 50,50 from 50,50 force 0.5", "moved moved 10 ms at 50,50 from 50,50 force 2",
            ])
    }

    @Test(.rules("T-06"))
    func `a call that comes late shows the force of its own time, and the precise way from the beginning`() {
        let stage = Stage()
        let probe = stage.add(ProbeView(frame: stage.view.bounds), "probe")
        stage.perform { stage.addTap().delaysTouchesBegan = true }
        var received: [String] = []
        probe.onTouches = { method, touches, _ in
            received += touches.map {
                "\(method.rawValue) force \($0.force.brief) from \($0.precisePreviousLocation(in: nil).brief)"
            }
        }
        stage.hands.details.force = 0.5
        stage.hands.down(at: CGPoint(x: 50, y: 50))
        stage.hands.details.force = 1
        stage.hands.move(dx: 20, over: 0.1)
        stage.hands.details.force = 2
        stage.hands.move(dx: 60, over: 0)
        expectEqual(received, ["began force 0.5 from 50,50", "moved force 2 from 50,50"])
    }
}
