import Foundation
import HostKit
import HostTesting
import Testing
import TouchRecordings
import TouchTrace
import Touchstone

@testable import TouchWindow

@Suite struct WindowAppTests {
    /// An app whose square a finger drags.
    private final class SquareView: UIView {
        let square = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))

        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .white
            autoresizingMask = [.flexibleWidth, .flexibleHeight]
            square.accessibilityIdentifier = "square"
            square.backgroundColor = .red
            let pan = UIPanGestureRecognizer(target: self, action: SquareView.dragged)
            pan.name = "drag"
            square.addGestureRecognizer(pan)
            addSubview(square)
        }

        required init?(coder: NSCoder) { nil }

        private func dragged(_ pan: UIPanGestureRecognizer) {
            let distance = pan.translation(in: self)
            square.center = CGPoint(x: square.center.x + distance.x, y: square.center.y + distance.y)
            pan.setTranslation(.zero, in: self)
        }
    }

    private final class Built {
        var view: SquareView?
    }

    private let built = Built()

    private func app() -> WindowApp {
        WindowApp(name: "square", size: CGSize(width: 200, height: 100)) { [built] window in
            let view = SquareView(frame: window.bounds)
            built.view = view
            window.addSubview(view)
        }
    }

    /// A finger that drags the square by 60 points to the right, and is not lifted.
    private func dragged(_ script: ScriptedWindow, from seconds: Double) {
        for (step, x) in [50.0, 70, 90, 110].enumerated() {
            let instant = seconds + 0.016 * Double(step)
            let sample = ContactSample(
                id: 1, phase: step == 0 ? .began : .moved, location: CGPoint(x: x, y: 50))
            script.add(instant, .input(InputFrame(at: Instant(seconds: instant), [sample])))
        }
    }

    @Test func `fingers of the window reach the app, and what they change is painted`() throws {
        let script = ScriptedWindow(size: CGSize(width: 200, height: 100))
        dragged(script, from: 0.5)
        script.add(1, .closeRequested)
        let window = CheckedWindow(script)
        #expect(try app().run(in: window) == .closed)
        #expect(built.view?.square.frame.minX == 80)
        #expect(script.screen[50 * 200 + 30] == 0xFFFF_FFFF)
        #expect(script.screen[50 * 200 + 130] == 0xFFFF_0000)
        #expect(window.breaches == [])
    }

    @Test func `the app fills a window that is resized`() throws {
        let script = ScriptedWindow(
            size: CGSize(width: 200, height: 100),
            [(0.5, .resized(CGSize(width: 300, height: 150), scale: 2)), (1, .closeRequested)])
        _ = try app().run(in: script)
        #expect(built.view?.bounds.size == CGSize(width: 300, height: 150))
        #expect(script.screen.count == 600 * 300)
    }

    @Test func `a trace of the app ends with nothing in progress, and gives the same records again`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let script = ScriptedWindow(
            size: CGSize(width: 200, height: 100), [(0.4, .resized(CGSize(width: 300, height: 150), scale: 1))])
        dragged(script, from: 0.5)
        script.add(1, .closeRequested)
        _ = try app().run(in: script, recording: GrowingFile(file))
        // A trace has one size of the screen.
        #expect(built.view?.bounds.size == CGSize(width: 200, height: 100))

        let trace = try Trace(parsing: Files.read(file), source: file)
        #expect(trace[.scene] == "square")
        #expect(trace.screenSize == CGSize(width: 200, height: 100))
        #expect(trace.frames.last?.contacts.map(\.phase) == [.cancelled])
        let again = UIApplication()
        again.host.setScreen(bounds: CGRect(x: 0, y: 0, width: 200, height: 100), scale: 1)
        var records: [TraceRecord] = []
        again.traceHandler = { records.append($0) }
        again.host.perform {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.accessibilityIdentifier = "window"
            window.addSubview(SquareView(frame: window.bounds))
            window.makeKeyAndVisible()
        }
        trace.frames.forEach { again.host.receive($0) }
        again.host.advance(to: trace.end)
        #expect(records.map(\.description) == trace.records.map(\.description))
    }

    @Test func `an app whose colors are those of the system is dark where the desktop is`() throws {
        func screen(isDark: Bool) throws -> [UInt32] {
            let script = ScriptedWindow(size: CGSize(width: 100, height: 40), [(0.5, .closeRequested)])
            let app = WindowApp(name: "label", size: script.size) { window in
                let label = UILabel(frame: window.bounds)
                label.text = "████████"
                window.addSubview(label)
            }
            _ = try app.run(in: script, isDark: isDark)
            return script.screen
        }
        let (light, dark) = (try screen(isDark: false), try screen(isDark: true))
        #expect(light.last == 0xFFFF_FFFF && light[20 * 100 + 20] == 0xFF00_0000)
        #expect(dark.last == 0xFF00_0000 && dark[20 * 100 + 20] == 0xFFFF_FFFF)
    }

    @Test func `a picture is dark on request`() {
        let app = WindowApp(name: "empty", size: CGSize(width: 20, height: 20)) { _ in }
        #expect(app.picture(isDark: true) != app.picture())
    }

    @Test func `a trace that cannot be written ends the app`() throws {
        let script = ScriptedWindow(size: CGSize(width: 200, height: 100))
        dragged(script, from: 0.5)
        #expect(throws: HostFailure.self) { _ = try app().run(in: script, recording: GrowingFile("/dev/full")) }
    }

    @Test func `a picture needs no window`() {
        #expect(app().picture().starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(built.view?.bounds.size == CGSize(width: 200, height: 100))
    }
}
