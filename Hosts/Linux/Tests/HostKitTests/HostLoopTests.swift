import HostKit
import HostTesting
import Pixels
import Testing
import Touchstone

struct HostLoopTests {
    @Test func `an idle window is never woken`() {
        let window = ScriptedWindow(size: CGSize(width: 40, height: 30), [])
        let content = NotedContent()
        let loop = HostLoop(window, content, NotedPainter())
        #expect(loop.run() == .disconnected("the script is over"))
        // The first frame, and the end of the script: nothing between them.
        #expect(loop.statistics.wakeUps == 2)
        #expect(content.log == ["resize 40×30 at 0.0", "draw"])
        #expect(window.presented.map(\.damage) == [[PixelRect(x: 0, y: 0, width: 40, height: 30)]])
        #expect(window.log == ["0.0 over", "0.0 close"])
    }

    @Test func `input comes first, then what is due, in the order of time`() {
        let window = ScriptedWindow(
            size: CGSize(width: 40, height: 30),
            [
                (0.5, .input(frame(0.495, .began))), (0.5, .focus(false)), (2, .input(frame(1.99, .ended))),
            ])
        let content = NotedContent()
        content.wakes = [Instant(seconds: 0.5), Instant(seconds: 1)]
        let loop = HostLoop(window, content, NotedPainter())
        _ = loop.run()
        #expect(
            content.log == [
                "resize 40×30 at 0.0", "draw", "receive at 0.495", "focus false at 0.5", "advance to 0.5",
                "advance to 1.0",
                "receive at 1.99",
            ])
    }

    @Test func `calls are as much later as input is late`() {
        let window = ScriptedWindow(size: CGSize(width: 40, height: 30), [])
        window.inputDelay = 0.004
        let content = NotedContent()
        content.wakes = [Instant(seconds: 1)]
        let loop = HostLoop(window, content, NotedPainter())
        _ = loop.run()
        #expect(content.log.last == "advance to 1.0")
        #expect(window.log.first == "1.004 over")
    }

    @Test func `input that came while a picture was painted is older than what was due meanwhile`() {
        let window = ScriptedWindow(
            size: CGSize(width: 40, height: 30),
            [
                (0.05, .focus(true)), (0.1, .input(frame(0.1, .began))),
                (0.2, .resized(CGSize(width: 20, height: 10), scale: 1)),
                (0.25, .input(frame(0.25, .ended))), (0.3, .focus(false)),
            ])
        window.pictureTime = 0.5
        let content = NotedContent()
        content.wakes = [Instant(seconds: 0.4)]
        let loop = HostLoop(window, content, NotedPainter())
        for _ in 0..<2 { loop.step() }
        #expect(
            content.log == [
                "resize 40×30 at 0.0", "draw", "focus true at 0.1", "receive at 0.1", "resize 20×10 at 0.25",
                "receive at 0.25",
                "focus false at 0.5", "advance to 0.5",
            ])
    }

    @Test func `frames are requested while they are wanted, and pictures painted when they have changed`() {
        let window = ScriptedWindow(size: CGSize(width: 40, height: 30), [])
        window.rate = 10
        let content = NotedContent()
        content.frames = 3
        let loop = HostLoop(window, content, NotedPainter())
        _ = loop.run()
        #expect(
            content.log == [
                "resize 40×30 at 0.0", "frame at 0.0", "draw", "frame at 0.1", "draw", "frame at 0.2", "draw",
            ])
        #expect(loop.statistics.frame.count == 3)
        #expect(window.presented.count == 3)
        #expect(window.presented.last?.damage == [PixelRect(x: 1, y: 2, width: 3, height: 4)])
    }

    @Test func `a change of the size paints everything anew`() {
        let window = ScriptedWindow(
            size: CGSize(width: 40, height: 30), [(1, .resized(CGSize(width: 20, height: 10), scale: 2))])
        let content = NotedContent()
        let loop = HostLoop(window, content, NotedPainter())
        _ = loop.run()
        #expect(content.log == ["resize 40×30 at 0.0", "draw", "resize 20×10 at 1.0", "draw"])
        #expect(window.presented.last?.damage == [PixelRect(x: 0, y: 0, width: 40, height: 20)])
    }

    @Test func `the window is closed when the user asks, unless the filter takes it`() {
        let window = ScriptedWindow(size: CGSize(width: 40, height: 30), [(1, .closeRequested), (2, .closeRequested)])
        let loop = HostLoop(window, NotedContent(), NotedPainter())
        var taken: [HostEvent] = []
        loop.filter = { event in
            guard event == .closeRequested, taken.isEmpty else { return false }
            taken.append(event)
            return true
        }
        #expect(loop.run() == .closed)
        #expect(window.log == ["2.0 close"])
    }

    @Test func `a picture that turns out to be the same is not presented`() {
        let window = ScriptedWindow(size: CGSize(width: 40, height: 30), [(1, .input(frame(1, .began)))])
        let (content, painter) = (NotedContent(), NotedPainter())
        let loop = HostLoop(window, content, painter)
        loop.step()
        painter.isSame = true
        _ = loop.run()
        #expect(content.log.filter { $0 == "draw" }.count == 2)
        #expect(window.presented.count == 1)
    }

    private func frame(_ seconds: Double, _ phase: ContactSample.Phase) -> InputFrame {
        InputFrame(at: Instant(seconds: seconds), [ContactSample(id: 1, phase: phase, location: CGPoint(x: 5, y: 5))])
    }
}

/// Content that notes every call.
private final class NotedContent: HostedContent {
    private(set) var log: [String] = []
    var wakes: [Instant] = []
    /// The number of frames that are wanted.
    var frames = 0
    var isDisplayNeeded = true

    var wakeInstant: Instant? { wakes.first }
    var areFramesWanted: Bool { frames > 0 }

    func resize(_ size: CGSize, scale: CGFloat, at instant: Instant) {
        log.append("resize \(Int(size.width))×\(Int(size.height)) at \(instant.seconds)")
    }

    func receive(_ frame: InputFrame) {
        log.append("receive at \(frame.instant.seconds)")
        // In the test of a picture that is the same, it asks for one.
        if wakes.isEmpty, frames == 0, frame.contacts.first?.phase == .began { isDisplayNeeded = true }
    }

    func setFocus(_ hasFocus: Bool, at instant: Instant) { log.append("focus \(hasFocus) at \(instant.seconds)") }

    func advance(to instant: Instant) {
        log.append("advance to \(instant.seconds)")
        wakes.removeFirst()
    }

    func displayFrame(at instant: Instant) {
        log.append("frame at \(instant.seconds)")
        frames -= 1
        isDisplayNeeded = true
    }

    func draw() -> DrawList {
        log.append("draw")
        isDisplayNeeded = false
        return DrawList()
    }
}

/// A painter whose pictures are empty.
private final class NotedPainter: PicturePainter {
    private var pixels = PixelSize(width: 1, height: 1)
    private var memory: [UInt32] = [0]
    private var isNew = true
    var isSame = false

    var surface: PixelSurface {
        memory.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { preconditionFailure("an array with elements has a base address") }
            return PixelSurface(memory: base, width: pixels.width, height: pixels.height, stride: 4 * pixels.width)
        }
    }

    func resize(_ size: CGSize, scale: CGFloat) {
        pixels = PixelSize(size, scale: scale)
        memory = Array(repeating: 0xFF00_0000, count: pixels.width * pixels.height)
        isNew = true
    }

    func paint(_ list: DrawList) -> [PixelRect] {
        defer { isNew = false }
        if isNew { return [surface.bounds] }
        return isSame ? [] : [PixelRect(x: 1, y: 2, width: 3, height: 4)]
    }
}
