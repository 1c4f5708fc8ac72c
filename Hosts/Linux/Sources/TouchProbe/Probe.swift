import Glibc
import HostKit
import TouchScenes
import TouchTrace
import TouchWindow
import Touchstone

/// A scene in a window, whose trace is kept.
final class Probe {
    /// Every host is checked as it is used.
    private let window: CheckedWindow
    private let application = UIApplication()
    private let hosted: HostedApplication
    private let loop: HostLoop
    private var trace = Trace()
    private var frameCount = 0
    private var pictureCount = 0

    init(_ window: any HostWindow, _ scene: AnyScene, supportsPointers: Bool) {
        let window = CheckedWindow(window)
        self.window = window
        hosted = HostedApplication(application, start: window.now)
        application.supportsIndirectInputEvents = supportsPointers
        application.diagnosticHandler = { _ in }  // The trace contains them.
        let root = scene.makeWindow(in: application, size: window.size, scale: window.scale)
        (trace[.program], trace[.scene]) = ("TouchProbe", scene.name)
        (trace.screenSize, trace.screenScale) = (window.size, window.scale)
        loop = HostLoop(window, hosted)
        application.traceHandler = { [weak self] in self?.trace.records.append($0) }
        scene.show(in: root, of: application)
    }

    func run(while goesOn: () -> Bool) {
        loop.filter = { [weak self] event in
            self?.note(event)
            return false
        }
        while goesOn(), loop.end == nil { loop.step() }
        if let end = loop.end { report("end \(end)") }
        reportCorners("after")
        window.close()
        for breach in window.breaches { report("breach: \(breach)") }
        let times = loop.statistics.dispatch
        report("dispatched \(times.count) in \(times.average * 1_000) ms, at most \(times.largest * 1_000) ms")
        report("wake-ups \(loop.statistics.wakeUps)")
    }

    /// Reports that the window is shown, which is the case when the display wants the picture after the first one, and each frame of
    /// input.
    private func note(_ event: HostEvent) {
        switch event {
        case .frame where pictureCount < 2:
            pictureCount += 1
            if pictureCount == 1 {
                window.requestFrame()
            } else {
                reportCorners("before")
                report("ready \(Int(window.size.width)) \(Int(window.size.height)) \(window.scale)")
            }
        case .input(let frame):
            frameCount += 1
            report("frame \(frameCount)")
            // F11.
            let isToggle = frame.others.contains {
                if case .press(let press) = $0, press.phase == .began, case .key(let key) = press.button {
                    key.code == 68
                } else {
                    false
                }
            }
            if isToggle { window.isFullscreen.toggle() }
        case .resized(let size, let scale): report("resized \(Int(size.width)) \(Int(size.height)) \(scale)")
        case .focus(let hasFocus): report("focus \(hasFocus)")
        case .frame, .closeRequested, .disconnected: break
        }
    }

    /// Reports where the views with names are: the corners of each in points of the window.
    private func reportCorners(_ when: String) {
        application.host.perform {
            for window in application.windows { reportCorners(when, window, in: window) }
        }
    }

    private func reportCorners(_ when: String, _ view: UIView, in window: UIWindow) {
        if let name = view.accessibilityIdentifier {
            let box = view.bounds
            let corners = [
                CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
                CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
            ].map { view.convert($0, to: window) }
            report("corners \(when) \(corners.map { "\($0.x),\($0.y)" }.joined(separator: " ")) \(name)")
        }
        for child in view.subviews { reportCorners(when, child, in: window) }
    }

    func writeTrace(to file: String) {
        let bytes = Array(trace.text.utf8)
        guard let output = fopen(file, "w"), fwrite(bytes, 1, bytes.count, output) == bytes.count, fclose(output) == 0
        else { fail("the trace cannot be written to \(file)") }
    }
}
