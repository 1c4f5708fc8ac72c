import HostKit
import HostTesting
import Pixels
import Testing
import Touchstone

/// A window whose answers are a list, and whose clock goes on by the times in it.
private final class ListedWindow: HostWindow {
    var now = Instant.zero
    var size = CGSize(width: 4, height: 2)
    var scale: CGFloat = 1
    let inputDelay = 0.0
    var title = ""
    var isFullscreen = false
    private var answers: [(Double, [HostEvent])]
    private(set) var calls: [String] = []

    init(_ answers: [(Double, [HostEvent])]) { self.answers = answers }

    func nextEvents(until instant: Instant?) -> [HostEvent] {
        let (seconds, events) = answers.removeFirst()
        now = Instant(seconds: seconds)
        return events
    }
    func requestFrame() { calls.append("request") }
    func present(_ surface: PixelSurface, damage: [PixelRect]) { calls.append("present") }
    func close() { calls.append("close") }
}

struct `A checked window` {
    @Test func `passes everything on, and finds nothing in a host that keeps the rules`() {
        let window = ListedWindow([(0, [.frame(.zero)]), (1, []), (2, [.closeRequested])])
        let checked = CheckedWindow(window)
        #expect(checked.nextEvents(until: nil) == [.frame(.zero)])
        #expect(checked.nextEvents(until: Instant(seconds: 1)) == [])
        #expect(checked.nextEvents(until: nil) == [.closeRequested])
        checked.title = "a title"
        checked.isFullscreen = true
        checked.requestFrame()
        checked.close()
        #expect((window.title, window.isFullscreen) == ("a title", true))
        #expect(window.calls == ["request", "close"])
        #expect(checked.breaches == [])
    }

    @Test func `finds a clock that goes back, and each breach once`() {
        let checked = CheckedWindow(
            ListedWindow([(2, [.closeRequested]), (1, [.closeRequested]), (0, [.closeRequested])]))
        for _ in 0..<3 { _ = checked.nextEvents(until: nil) }
        #expect(checked.breaches == ["the clock went back"])
    }

    @Test func `finds waits that end before their time again and again, and too late`() {
        let woken = CheckedWindow(ListedWindow(Array(repeating: (0, []), count: 21)))
        for _ in 0..<20 { _ = woken.nextEvents(until: nil) }
        #expect(woken.breaches == [])
        _ = woken.nextEvents(until: nil)
        #expect(
            woken.breaches == [
                "waiting ends without events and before its time, again and again: an idle program is woken"
            ])
        let late = CheckedWindow(ListedWindow([(5, [])]))
        _ = late.nextEvents(until: Instant(seconds: 3))
        #expect(late.breaches == ["waiting did not end at its time"])
    }

    @Test func `finds a size that is another one than that of its event`() {
        let checked = CheckedWindow(ListedWindow([(0, [.resized(CGSize(width: 9, height: 9), scale: 1)])]))
        _ = checked.nextEvents(until: nil)
        #expect(checked.breaches == ["the size or the scale is another one than that of the last resized"])
    }

    @Test func `finds pictures of another size, and damage outside of them`() {
        let checked = CheckedWindow(ListedWindow([]))
        withUnsafeTemporaryAllocation(byteCount: 64, alignment: 4) { memory in
            guard let base = memory.baseAddress else { return }
            let fitting = PixelSurface(memory: base, width: 4, height: 2, stride: 16)
            checked.present(fitting, damage: [fitting.bounds])
            #expect(checked.breaches == [])
            checked.present(fitting, damage: [PixelRect(x: 3, y: 0, width: 2, height: 1)])
            checked.present(PixelSurface(memory: base, width: 2, height: 2, stride: 8), damage: [])
        }
        #expect(checked.breaches.count == 2)
    }

    @Test func `finds a program that uses a window that it has closed`() {
        let checked = CheckedWindow(ListedWindow([(0, [])]))
        checked.close()
        checked.title = "a title"
        checked.isFullscreen = true
        checked.requestFrame()
        _ = checked.nextEvents(until: .zero)
        checked.close()
        #expect(
            checked.breaches
                == ["title", "isFullscreen", "requestFrame()", "nextEvents(until:)", "close()"].map {
                    "the program uses \($0) of a window that it has closed"
                })
    }

    @Test func `finds nothing in the loop and the scripted window of these tests`() {
        let checked = CheckedWindow(ScriptedWindow(size: CGSize(width: 20, height: 10)))
        _ = checked.nextEvents(until: nil)
        checked.requestFrame()
        _ = checked.nextEvents(until: nil)
        _ = checked.nextEvents(until: nil)
        #expect(checked.breaches == [])
    }
}
