import HostKit
import Testing
import Touchstone

/// Events with the rules that they break, at a fixed present of a second.
private func breaches(_ events: HostEvent...) -> [String] {
    var rules = HostRules()
    return events.flatMap { rules.check($0, now: Instant(nanoseconds: 1_000_000_000)) }
}

private func contact(
    _ id: Int = 1, _ phase: ContactSample.Phase, at nanoseconds: Int64 = 900_000_000, _ x: CGFloat = 0,
    tool: ContactSample.Tool = .direct
) -> HostEvent {
    .input(
        InputFrame(
            at: Instant(nanoseconds: nanoseconds),
            [ContactSample(id: id, phase: phase, location: CGPoint(x: x, y: 0), tool: tool)]))
}

private func other(_ input: DeviceInput) -> HostEvent {
    .input(InputFrame(at: Instant(nanoseconds: 900_000_000), others: [input]))
}

private func key(_ phase: PressSample.Phase) -> HostEvent {
    other(.press(PressSample(id: 4, phase: phase, button: .key(PressSample.Key(code: 4, characters: "a")))))
}

struct `The rules of hosts` {
    @Test func `are kept by a hand, a pen, keys, a wheel and frames`() {
        let still = CGVector(dx: 0, dy: 0)
        var rules = HostRules()
        var found: [String] = []
        let now = Instant(nanoseconds: 1_000_000_000)
        let events: [HostEvent] = [
            .frame(Instant(nanoseconds: 1)), contact(1, .began), contact(1, .moved, 5), contact(1, .ended),
            other(.hover(HoverSample(phase: .entered, location: .zero))),
            other(.hover(HoverSample(phase: .exited, location: .zero))), key(.began), key(.ended),
            other(.scroll(ScrollSample(at: .zero, .tick(still)))),
            other(.scroll(ScrollSample(at: .zero, .began(still)))), other(.scroll(ScrollSample(at: .zero, .ended))),
            other(.transform(TransformSample(at: .zero, .began))),
            other(.transform(TransformSample(at: .zero, .changed(scale: 1, rotation: 0)))),
            other(.transform(TransformSample(at: .zero, .cancelled))), .focus(false), .focus(true),
            .resized(CGSize(width: 3, height: 4), scale: 1.5), .frame(Instant(nanoseconds: 2)), .closeRequested,
            .disconnected("the end"),
        ]
        for event in events { found += rules.check(event, now: now) }
        #expect(found == [])
    }

    @Test func `are broken by contacts without a beginning, with two, and with two samples`() {
        #expect(breaches(contact(1, .moved)) == ["contact 1 moved, and had not begun"])
        #expect(breaches(contact(1, .began), contact(1, .began)) == ["contact 1 began twice"])
        let sample = ContactSample(id: 1, phase: .began, location: .zero)
        #expect(
            breaches(.input(InputFrame(at: .zero, [sample, sample]))) == [
                "a frame has two samples of one contact", "contact 1 began twice",
            ])
        #expect(breaches(contact(4_711, .began)) == ["contact 4711 has no small number"])
        #expect(breaches(contact(1, .began), contact(1, .moved, tool: .pencil)) == ["contact 1 changed its tool"])
    }

    @Test func `are broken by times that go back, are of the future or of another clock`() {
        #expect(
            breaches(contact(1, .began), contact(1, .moved, at: 800_000_000)) == ["contact 1 went back in time"])
        #expect(breaches(contact(1, .began, at: 1_000_000_001)) == ["input is later than the clock"])
        #expect(
            breaches(contact(1, .began, at: -99_000_000_000)) == [
                "input is more than a minute old: is it another clock?"
            ])
    }

    @Test func `are broken by places and forces that are none, and by empty frames`() {
        #expect(breaches(contact(1, .began, .nan)).count == 1)
        var sample = ContactSample(id: 1, phase: .began, location: .zero)
        sample.details.force = 3
        #expect(
            breaches(.input(InputFrame(at: .zero, [sample]))) == ["contact 1 has the force 3.0 of at most 0.0"])
        #expect(breaches(.input(InputFrame(at: .zero))) == ["a frame of input is empty"])
    }

    @Test func `are broken by what is in progress when the focus is lost`() {
        #expect(
            breaches(
                contact(1, .began), key(.began),
                other(.scroll(ScrollSample(at: .zero, .began(CGVector(dx: 0, dy: 0))))),
                other(.transform(TransformSample(at: .zero, .began))), .focus(false)) == [
                    "contact 1 was down when the focus was lost", "key 4 was down when the focus was lost",
                    "a scroll was in progress when the focus was lost",
                    "a transform was in progress when the focus was lost",
                ])
        #expect(breaches(.focus(true)) == ["the focus was true before it became so"])
    }

    @Test func `are broken by keys that repeat, and by ends without a beginning`() {
        #expect(breaches(key(.began), key(.began)) == ["key 4 went down twice: are repeated keys left out?"])
        #expect(breaches(key(.ended)) == ["key 4 ended, and had not gone down"])
        #expect(breaches(other(.scroll(ScrollSample(at: .zero, .ended)))) == ["a scroll goes on that had not begun"])
        #expect(
            breaches(other(.transform(TransformSample(at: .zero, .ended)))) == [
                "a transform goes on that had not begun"
            ])
        #expect(
            breaches(other(.hover(HoverSample(phase: .moved, location: .zero)))) == [
                "hover 0 moved, and had not entered"
            ])
    }

    @Test func `are broken by frames that were not requested, or are not later`() {
        let frame = HostEvent.frame(Instant(nanoseconds: 5))
        #expect(
            breaches(frame, frame) == [
                "a frame came that was not requested", "a frame is not later than the one before",
            ])
        #expect(
            breaches(.frame(Instant(nanoseconds: 2_500_000_000))) == [
                "a frame is more than a second ahead of the clock"
            ])
    }

    @Test func `are broken by sizes without room, and by events after the end`() {
        #expect(breaches(.resized(.zero, scale: 0)).count == 2)
        #expect(breaches(.disconnected("gone"), .focus(false)).count == 1)
        #expect(breaches(.disconnected("")) == ["the connection ended for no reason"])
    }
}
