import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Impossible or useless readings that devices send between two frames.
struct OddReadingsTests {
    private static func reading(_ id: Int, _ milliseconds: Int64, _ x: CGFloat) -> EarlierSample {
        EarlierSample(id: id, at: Instant(nanoseconds: milliseconds * 1_000_000), location: CGPoint(x: x, y: 0))
    }

    private static func sample(_ id: Int, _ phase: ContactSample.Phase, _ x: CGFloat = 0) -> ContactSample {
        ContactSample(id: id, phase: phase, location: CGPoint(x: x, y: 0))
    }

    /// The coalesced touches that one frame brings after contact 1 came down.
    private static func play(
        _ frame: InputFrame, prepare: (Stage) -> Void = { _ in }
    ) -> (lines: [String], diagnostics: [TouchDiagnostic]) {
        let stage = Stage()
        let probe = stage.add(ProbeView(frame: stage.view.bounds), "probe")
        probe.isMultipleTouchEnabled = true
        stage.host.receive(InputFrame(at: .zero, [sample(1, .began)]))
        prepare(stage)
        var lines: [String] = []
        probe.onTouches = { _, touches, event in
            for touch in touches { lines += (event?.coalescedTouches(for: touch) ?? []).map(\.text) }
        }
        stage.host.receive(frame)
        return (lines, stage.diagnostics)
    }

    private static let now = Instant(nanoseconds: 100_000_000)

    @Test(.rules("B-402"))
    func `readings out of order are put in order, those of the future come at the time of the event`() {
        let frame = InputFrame(
            at: Self.now, [Self.sample(1, .moved, 40)],
            earlier: [Self.reading(1, 50, 20), Self.reading(1, 25, 10), Self.reading(1, 900, 30)])
        let (lines, diagnostics) = Self.play(frame)
        expectEqual(
            lines,
            [
                "moved 25 ms at 10,0 from 0,0", "moved 50 ms at 20,0 from 10,0", "moved 100 ms at 30,0 from 20,0",
                "moved 100 ms at 40,0 from 30,0",
            ])
        expectEqual(diagnostics, [])
    }

    @Test(.rules("B-402"))
    func `readings of no contact, of a contact that the frame does not mention, and of no number are left out`() {
        let frame = InputFrame(
            at: Self.now, [Self.sample(2, .began, 40)],
            earlier: [Self.reading(1, 50, 20), Self.reading(3, 50, 20), Self.reading(2, 50, .nan)])
        let (lines, diagnostics) = Self.play(frame)
        expectEqual(lines, ["began 100 ms at 40,0 from 40,0"])
        expectEqual(diagnostics, [.readingWithoutSample(1), .unknownContact(3), .locationNotFinite(2)])
    }

    @Test(.rules("B-013")) func `readings of a contact that is not wanted are no news`() {
        let moved = InputFrame(at: Self.now, [Self.sample(1, .moved, 40)], earlier: [Self.reading(1, 50, 20)])
        let ignored = Self.play(moved) { $0.application.beginIgnoringInteractionEvents() }
        expectEqual(ignored.lines, [])
        expectEqual(ignored.diagnostics, [])
        let ended = InputFrame(at: Self.now, [Self.sample(2, .ended, 40)], earlier: [Self.reading(2, 50, 20)])
        let missed = Self.play(ended) { stage in
            stage.host.receive(InputFrame(at: .zero, [Self.sample(2, .began, -5_000)]))
        }
        expectEqual(missed.lines, [])
        expectEqual(missed.diagnostics, [])
    }

    @Test(.rules("B-031"))
    func `in a frame that is several events each has its own readings, the first of a contact all of them`() {
        let frame = InputFrame(
            at: Self.now, [Self.sample(1, .moved, 40), Self.sample(1, .ended, 50), Self.sample(2, .began, 7)],
            earlier: [Self.reading(1, 50, 20), Self.reading(2, 90, 6)])
        let (lines, diagnostics) = Self.play(frame)
        expectEqual(
            lines,
            [
                "moved 50 ms at 20,0 from 0,0", "moved 100 ms at 40,0 from 20,0",
                "began 90 ms at 6,0 from 6,0", "began 100 ms at 7,0 from 6,0",
                "ended 100 ms at 50,0 from 40,0",
            ])
        expectEqual(diagnostics, [])
    }
}
