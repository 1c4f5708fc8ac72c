import Testing
import Touchstone
import WindowInput

struct `Scrolls` {
    private var scroll = ScrollInput()
    private let now = Instant(nanoseconds: 9_000_000)

    private mutating func close() -> [ScrollSample.Step] {
        scroll.close(at: CGPoint(x: 1, y: 2), now: now).flatMap(\.others).compactMap {
            guard case .scroll(let sample) = $0 else { return nil }
            #expect(sample.location == CGPoint(x: 1, y: 2))
            return sample.step
        }
    }

    @Test mutating func `notches of a wheel are three lines, and the content moves the other way`() {
        scroll.scroll(.vertical, by: 15, at: .zero)
        scroll.turn(.vertical, by: 1)
        #expect(close() == [.tick(CGVector(dx: 0, dy: -48))])
        scroll.turn(.horizontal, by: -0.5)
        #expect(close() == [.tick(CGVector(dx: 24, dy: 0))])
        #expect(close() == [])
    }

    @Test mutating func `a wheel without notches scrolls by its distance`() {
        scroll.scroll(.vertical, by: 15, at: .zero)
        #expect(close() == [.tick(CGVector(dx: 0, dy: -15))])
    }

    @Test mutating func `fingers on a touchpad begin, change and end a scroll`() {
        scroll.source = .fingers
        scroll.scroll(.vertical, by: 3, at: .zero)
        #expect(close() == [.began(CGVector(dx: 0, dy: -3))])
        #expect(scroll.isScrolling)
        scroll.source = .fingers
        scroll.scroll(.vertical, by: 4, at: .zero)
        scroll.scroll(.horizontal, by: 1, at: .zero)
        #expect(close() == [.changed(CGVector(dx: -1, dy: -4))])
        scroll.stop(.vertical, at: .zero)
        #expect(close() == [])
        scroll.stop(.horizontal, at: .zero)
        #expect(close() == [.ended])
        #expect(!scroll.isScrolling)
    }

    @Test mutating func `a report with a distance and a stop changes and ends`() {
        scroll.source = .fingers
        scroll.scroll(.vertical, by: 3, at: .zero)
        _ = close()
        scroll.source = .fingers
        scroll.scroll(.vertical, by: 2, at: .zero)
        scroll.stop(.vertical, at: .zero)
        #expect(close() == [.changed(CGVector(dx: 0, dy: -2)), .ended])
    }

    @Test mutating func `only a scroll in progress is cancelled`() {
        #expect(scroll.cancel(at: .zero, now) == [])
        scroll.source = .fingers
        scroll.scroll(.vertical, by: 3, at: .zero)
        _ = close()
        #expect(scroll.cancel(at: .zero, now).map(words) == ["scroll cancelled"])
        scroll.stop(.vertical, at: .zero)
        #expect(close() == [])
    }

    @Test mutating func `a report has the time of its device, and without one the present`() {
        scroll.scroll(.vertical, by: 1, at: Instant(nanoseconds: 7))
        #expect(scroll.close(at: .zero, now: now).map(\.instant) == [Instant(nanoseconds: 7)])
        scroll.turn(.vertical, by: 1)
        #expect(scroll.close(at: .zero, now: now).map(\.instant) == [now])
    }
}

struct `Gestures of a touchpad` {
    private var touchpad = TouchpadInput()

    @Test mutating func `a pinch reports what changed since the report before, clockwise in radians`() {
        #expect(touchpad.beginPinch(at: .zero, .zero).map(words) == ["transform began"])
        _ = touchpad.pinch(scale: 2, degrees: 0, at: .zero, .zero)
        let frames = touchpad.pinch(scale: 3, degrees: 90, at: .zero, .zero)
        guard case .transform(let sample)? = frames.first?.others.first,
            case .changed(let scale, let turn) = sample.step
        else {
            Issue.record("it does not change")
            return
        }
        #expect(scale == 1.5)
        #expect(turn == .pi / 2)
        #expect(touchpad.pinch(scale: 0, degrees: 0, at: .zero, .zero) == [])
        #expect(touchpad.endPinch(isCancelled: false, at: .zero, .zero).map(words) == ["transform ended"])
        #expect(touchpad.pinch(scale: 2, degrees: 0, at: .zero, .zero) == [])
        #expect(touchpad.endPinch(isCancelled: false, at: .zero, .zero) == [])
    }

    @Test mutating func `a swipe scrolls as its fingers move`() {
        #expect(
            touchpad.beginScroll(at: .zero, .zero) == [
                InputFrame(
                    at: .zero,
                    others: [.scroll(ScrollSample(at: .zero, .began(CGVector(dx: 0, dy: 0))))])
            ])
        #expect(
            touchpad.scroll(by: CGVector(dx: 4, dy: -2), at: .zero, .zero) == [
                InputFrame(
                    at: .zero, others: [.scroll(ScrollSample(at: .zero, .changed(CGVector(dx: 4, dy: -2))))])
            ])
        #expect(touchpad.endScroll(isCancelled: true, at: .zero, .zero).map(words) == ["scroll cancelled"])
        #expect(touchpad.scroll(by: CGVector(dx: 4, dy: -2), at: .zero, .zero) == [])
    }

    @Test mutating func `everything in progress is cancelled`() {
        _ = touchpad.beginPinch(at: .zero, .zero)
        _ = touchpad.beginScroll(at: .zero, .zero)
        #expect(touchpad.cancel(at: .zero, .zero).map(words) == ["transform cancelled", "scroll cancelled"])
        #expect(touchpad.cancel(at: .zero, .zero) == [])
    }
}
