import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// The table of legal steps, row by row (Documentation/BehaviorRecognition.md). A probe writes one state an
/// event; that movements of an active gesture are reported by themselves is switched off, so each action is due to a write.
struct StateMachineTests {
    /// Down at 0; at 100, 200, … a movement of 1 pt at which the states are written; at last the finger is lifted.
    private static func attempt(_ events: [UIGestureRecognizer.State]...) -> Stage {
        let stage = Stage()
        stage.perform {
            let probe = stage.add(ProbeRecognizer(), "probe")
            probe.cancelsTouchesInView = false
            probe.delaysTouchesEnded = false
            probe.sendsActionForEveryMovement = false
            var writes = events.makeIterator()
            probe.onMoved = { probe, _, _ in
                for state in writes.next() ?? [] { probe.state = state }
            }
            probe.addAction { [unowned stage] in stage.note("target reads \($0.state.word)") }
        }
        stage.hands.down(at: stage.view)
        for _ in events {
            stage.wait(0.1)
            stage.hands.move(dx: 1)
        }
        stage.wait(0.1)
        stage.hands.up()
        return stage
    }

    private static let start = """
        0     view hit by 1
              probe watches 1
              probe receives began 1
              view receives began 1

        """

    /// The log of an event while the probe still receives touches.
    private static func received(_ time: Int, _ lines: String..., reset: Bool = false) -> String {
        text(time, ["probe receives moved 1"] + lines + ["view receives moved 1"] + (reset ? ["probe reset"] : []))
    }

    /// The log of an event after its reset.
    private static func unreached(_ time: Int, _ step: String = "moved") -> String {
        text(time, ["view receives \(step) 1"])
    }

    private static func lifted(_ time: Int) -> String {
        text(time, ["probe receives ended 1", "view receives ended 1"])
    }

    private static func text(_ time: Int, _ lines: [String]) -> String {
        "\(time)".padding(6) + lines.joined(separator: "\n      ") + "\n"
    }

    @Test(.rules("2.8", "S-041", "S-066")) func `possible to possible is nothing`() {
        Self.attempt([.possible], []).expect(Self.start + Self.received(100) + Self.received(200) + Self.lifted(300))
    }

    @Test(.rules("2.8", "B-115", "S-045", "S-049", "S-054", "S-071"))
    func `possible to recognized is one action and a reset`() {
        Self.attempt([.recognized], [.changed]).expect(
            Self.start + Self.received(100, "probe ended", "target reads ended", reset: true) + Self.unreached(200)
                + Self.unreached(300, "ended"))
    }

    @Test(.rules("2.8", "B-105", "S-046", "S-067", "S-068", "S-069", "S-090"))
    func `from possible it begins, changes at every update, and ends`() {
        Self.attempt([.began], [.changed], [.changed], [.ended]).expect(
            Self.start + Self.received(100, "probe began", "target reads began")
                + Self.received(200, "probe changed", "target reads changed")
                + Self.received(300, "probe changed", "target reads changed")
                + Self.received(400, "probe ended", "target reads ended", reset: true) + Self.unreached(500, "ended"))
    }

    @Test(.rules("2.8", "S-072")) func `possible to failed is no action and a reset`() {
        Self.attempt([.failed]).expect(
            Self.start + Self.received(100, "probe failed: own decision", reset: true) + Self.unreached(200, "ended"))
    }

    @Test(.rules("2.8")) func `possible to changed counts as began`() {
        Self.attempt([.changed], [.changed]).expect(
            Self.start + Self.received(100, "probe began", "target reads began")
                + Self.received(200, "probe changed", "target reads changed") + Self.lifted(300))
    }

    @Test(.rules("2.8", "S-076")) func `possible to cancelled counts as failed`() {
        Self.attempt([.cancelled]).expect(
            Self.start + Self.received(100, "probe failed: own decision", reset: true) + Self.unreached(200, "ended"))
    }

    @Test(.rules("2.8", "S-047")) func `began to ended is legal`() {
        Self.attempt([.began], [.ended]).expect(
            Self.start + Self.received(100, "probe began", "target reads began")
                + Self.received(200, "probe ended", "target reads ended", reset: true) + Self.unreached(300, "ended"))
    }

    @Test(.rules("2.8", "S-050", "S-070"), arguments: [UIGestureRecognizer.State.cancelled, .failed])
    func `began to cancelled is an action and a reset, began to failed is the same`(
        last: UIGestureRecognizer.State
    ) {
        Self.attempt([.began], [last]).expect(
            Self.start + Self.received(100, "probe began", "target reads began")
                + Self.received(
                    200, "probe breaks off: own decision", "probe cancelled", "target reads cancelled", reset: true)
                + Self.unreached(300, "ended"))
    }

    @Test(.rules("2.8", "S-050", "S-070"), arguments: [UIGestureRecognizer.State.cancelled, .failed])
    func `changed to cancelled is an action and a reset, changed to failed is the same`(
        last: UIGestureRecognizer.State
    ) {
        Self.attempt([.began], [.changed], [last]).expect(
            Self.start + Self.received(100, "probe began", "target reads began")
                + Self.received(200, "probe changed", "target reads changed")
                + Self.received(
                    300, "probe breaks off: own decision", "probe cancelled", "target reads cancelled", reset: true)
                + Self.unreached(400, "ended"))
    }

    @Test(
        .rules("2.8", "S-044"),
        arguments: [UIGestureRecognizer.State.possible, .began, .changed, .ended, .cancelled, .failed])
    func `states that are written after a terminal one are ignored`(later: UIGestureRecognizer.State) {
        Self.attempt([.recognized, later]).expect(
            Self.start + Self.received(100, "probe ended", "target reads ended", reset: true)
                + Self.unreached(200, "ended"))
        Self.attempt([.failed, later]).expect(
            Self.start + Self.received(100, "probe failed: own decision", reset: true) + Self.unreached(200, "ended"))
        Self.attempt([.began], [.cancelled, later]).expect(
            Self.start + Self.received(100, "probe began", "target reads began")
                + Self.received(
                    200, "probe breaks off: own decision", "probe cancelled", "target reads cancelled", reset: true)
                + Self.unreached(300, "ended"))
    }

    @Test(.rules("2.8", "S-044")) func `began and changed do not go back to possible`() {
        Self.attempt([.began, .possible], [.changed, .possible], [.ended]).expect(
            Self.start + Self.received(100, "probe began", "target reads began")
                + Self.received(200, "probe changed", "target reads changed")
                + Self.received(300, "probe ended", "target reads ended", reset: true) + Self.unreached(400, "ended"))
    }
}

extension String {
    fileprivate func padding(_ width: Int) -> String {
        self + String(repeating: " ", count: width - count)
    }
}
