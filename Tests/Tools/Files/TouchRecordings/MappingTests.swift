import TestSupport
import Testing
import TouchInput
import TouchRecordings

struct MappingTests {
    private func frame(_ milliseconds: Int64, _ samples: (Int, ContactSample.Phase, CGFloat)...) -> InputFrame {
        InputFrame(
            at: Instant(nanoseconds: milliseconds * 1_000_000),
            samples.map { ContactSample(id: $0.0, phase: $0.1, location: CGPoint(x: $0.2, y: 0)) })
    }

    private func recording(_ frames: [InputFrame]) -> Recording {
        Recording(source: "made", xAxis: 0...100, yAxis: 0...100, frames: frames)
    }

    /// Each frame as milliseconds, contacts with their places, earlier readings in brackets.
    private func story(_ frames: [InputFrame]) -> [String] {
        frames.map { frame in
            let contacts = frame.contacts.map { "\($0.phase.letter)\($0.id)@\(Int($0.location.x))" }
            let earlier = frame.earlier.map {
                "\($0.id)@\(Int($0.location.x)) at \($0.instant.nanoseconds / 1_000_000)"
            }
            return "\(frame.instant.nanoseconds / 1_000_000): " + contacts.joined(separator: " ")
                + (earlier.isEmpty ? "" : " (" + earlier.joined(separator: ", ") + ")")
        }
    }

    @Test func `a window suits the axes of the device`() {
        expectEqual(Recording.suitableWindow(x: 0...4_000, y: 0...3_000), CGSize(width: 400, height: 300))
        expectEqual(Recording.suitableWindow(x: 100...1_100, y: 0...500), CGSize(width: 400, height: 200))
        expectEqual(Recording.suitableWindow(x: 0...1, y: 0...1_000), CGSize(width: 400, height: 1_600))
        expectEqual(Recording.suitableWindow(x: 0...1_000, y: 0...1), CGSize(width: 400, height: 100))
        expectEqual(Recording.suitableWindow(x: 0...0, y: 0...0), CGSize(width: 400, height: 300))
        expectEqual(recording([]).suitableWindow, CGSize(width: 400, height: 400))
    }

    @Test func `movements of one display frame are one frame with earlier readings, in order`() {
        let made = recording([
            frame(0, (0, .began, 1)), frame(4, (0, .moved, 2)), frame(8, (0, .moved, 3)),
            frame(12, (0, .moved, 4), (1, .began, 50)), frame(17, (0, .moved, 5), (1, .moved, 51)),
            frame(21, (1, .moved, 52)), frame(25, (0, .moved, 6)), frame(29, (1, .ended, 52)),
            frame(32, (0, .moved, 7)), frame(34, (0, .moved, 8)), frame(38, (0, .ended, 8)),
        ])
        let size = CGSize(width: 100, height: 100)
        expectEqual(
            story(made.frames(in: size, displayInterval: 1.0 / 60)),
            [
                "0: b0@1", "8: m0@3 (0@2 at 4)", "12: m0@4 b1@50", "25: m0@6 m1@52 (0@5 at 17, 1@51 at 17)",
                "29: e1@52", "32: m0@7", "34: m0@8", "38: e0@8",
            ])
        expectEqual(made.frames(in: size), made.frames)
    }

    @Test(arguments: GeneratedHand.seeds) func `no display rate loses a phase, a reading or the order`(_ seed: UInt64) {
        let original = GeneratedHand.pressing(seed)
        let reports = original.frames(in: GeneratedHand.size)
        for rate in [1.0, 30, 60, 90, 120, 1000] {
            let frames = original.frames(in: GeneratedHand.size, displayInterval: 1 / rate)
            let phases = { (frames: [InputFrame]) in
                frames.flatMap(\.contacts).filter { $0.phase != .moved }.map { "\($0.phase.letter)\($0.id)" }
            }
            expectEqual(phases(frames), phases(reports))
            for id in 0..<original.contactCount {
                let places = frames.flatMap { frame in
                    frame.earlier.filter { $0.id == id }.map(\.location)
                        + frame.contacts.filter { $0.id == id }.map(\.location)
                }
                expectEqual(places, reports.flatMap(\.contacts).filter { $0.id == id }.map(\.location))
            }
            expect(zip(frames, frames.dropFirst()).allSatisfy { $0.instant <= $1.instant })
            expect(rate == 1000 || frames.count < reports.count || rate >= 120)
        }
    }

    @Test(arguments: [0, -1, .nan, .infinity] as [Double])
    func `an interval that makes no sense does no harm`(_ interval: Double) {
        let made = recording([frame(0, (0, .began, 1)), frame(4, (0, .moved, 2)), frame(8, (0, .ended, 2))])
        expectEqual(made.frames(in: CGSize(width: 100, height: 100), displayInterval: interval).count, 3)
    }

    @Test(arguments: [
        (SurfaceOrientation.upright, CGPoint(x: 20, y: 10)), (.upsideDown, CGPoint(x: 180, y: 90)),
        (.clockwise, CGPoint(x: 180, y: 10)), (.counterclockwise, CGPoint(x: 20, y: 90)),
        (SurfaceOrientation(invertsX: true), CGPoint(x: 180, y: 10)),
        (SurfaceOrientation(swapsAxes: true), CGPoint(x: 20, y: 10)),
    ])
    func `a surface is mapped as it is mounted`(_ orientation: SurfaceOrientation, _ point: CGPoint) {
        let mapping = SurfaceMapping(
            xAxis: 100...1100, yAxis: 0...500, size: CGSize(width: 200, height: 100), orientation: orientation)
        // A tenth of each axis, from the left and the top as the device sees it.
        expectEqual(mapping.point(CGPoint(x: 200, y: 50)), point)
    }

    @Test func `what lies beyond the axes is at the edge, and radii have the mean of both scales`() {
        let mapping = SurfaceMapping(xAxis: 0...1000, yAxis: 0...1000, size: CGSize(width: 100, height: 300))
        expectEqual(mapping.point(CGPoint(x: -5, y: 2000)), CGPoint(x: 0, y: 299.85))
        var sample = ContactSample(id: 0, phase: .began, location: .zero)
        sample.details.radius = 50
        sample.details.preciseLocation = CGPoint(x: 500, y: 500)
        let frame = mapping.frame(InputFrame(at: .zero, [sample]))
        expectEqual(frame.contacts[0].details.radius, 10)
        expectEqual(frame.contacts[0].details.preciseLocation, CGPoint(x: 50, y: 150))
    }

    @Test(
        .bug(id: "D-2"),
        arguments: [
            SurfaceOrientation.upright, .clockwise, .upsideDown, .counterclockwise, SurfaceOrientation(swapsAxes: true),
        ])
    func `every value of the axes, and what lies beyond, is mapped inside of the window`(
        _ orientation: SurfaceOrientation
    ) {
        for range in [0...1, 0...7, 0...400, -50...4095, Int(Int32.min)...Int(Int32.max)] {
            for size in [
                CGSize(width: 400, height: 300), CGSize(width: 1, height: 1), CGSize(width: 10_000, height: 0.5),
            ] {
                let mapping = SurfaceMapping(xAxis: range, yAxis: range, size: size, orientation: orientation)
                let window = CGRect(origin: .zero, size: size)
                for value in [range.lowerBound, range.upperBound, range.lowerBound - 9, range.upperBound + 9] {
                    let place = CGPoint(x: CGFloat(value), y: CGFloat(value))
                    expect(window.contains(mapping.point(place)), "\(range) \(size) \(value)")
                }
            }
        }
    }

    @Test(.bug(id: "D-2")) func `the end of an axis is half a unit before the edge, other values stay where they were`()
    {
        let mapping = SurfaceMapping(xAxis: 0...400, yAxis: 0...30, size: CGSize(width: 400, height: 300))
        expectEqual(mapping.point(CGPoint(x: 399, y: 29)), CGPoint(x: 399, y: 290))
        expectEqual(mapping.point(CGPoint(x: 400, y: 30)), CGPoint(x: 399.5, y: 299.5))
        expectEqual(mapping.point(.zero), .zero)
    }

    @Test func `movements come before and after midnight of the clock: frames of the display below zero`() {
        let made = recording([
            frame(-20, (0, .began, 1)), frame(-9, (0, .moved, 2)), frame(-1, (0, .moved, 3)), frame(1, (0, .moved, 4)),
            frame(2, (0, .moved, 5)), frame(30, (0, .ended, 5)),
        ])
        expectEqual(
            story(made.frames(in: CGSize(width: 100, height: 100), displayInterval: 0.01)),
            [
                "-20: b0@1", "-1: m0@3 (0@2 at -9)", "2: m0@5 (0@4 at 1)", "30: e0@5",
            ])
    }

    @Test func `a frame with other input stays a frame of its own`() {
        var other = frame(4, (0, .moved, 3))
        other.others = [.display]
        var updated = frame(6, (0, .moved, 5))
        updated.updates = [EstimateUpdate(index: 1, details: ContactDetails())]
        let made = recording([
            frame(0, (0, .began, 1)), frame(2, (0, .moved, 2)), other, frame(5, (0, .moved, 4)), updated,
        ])
        let frames = made.frames(in: CGSize(width: 100, height: 100), displayInterval: 0.1)
        expectEqual(story(frames), ["0: b0@1", "2: m0@2", "4: m0@3", "5: m0@4", "6: m0@5"])
        expectEqual(frames.map(\.others.count), [0, 0, 1, 0, 0])
    }

    @Test func `a surface of known size is as large in points as it is`() throws {
        let text = "A: 35 0 4000 0 0 40\nA: 36 0 2000 0 0 40\n" + lines("1.0 id=1 mtx=1 mty=2 -\n1.1 id=-1 -")
        let made = try read(text)
        expectEqual(made.physicalSize, CGSize(width: 100, height: 50))
        expectEqual(made.trueSize(pointsPerInch: 254), CGSize(width: 1000, height: 500))
        expectEqual(made.trueSize(pointsPerInch: 254, orientation: .clockwise), CGSize(width: 500, height: 1000))
        let usual = try #require(made.trueSize())
        expect(abs(usual.width - 641.73) < 0.01)
        expectNil(recording([]).trueSize())
    }
}
