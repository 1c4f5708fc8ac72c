import TouchInput
import TouchRecordings
import TouchScenes
import TouchTrace
import Touchstone

/// A player of frames to a scene in an application of its own.
final class ScenePlayer {
    /// The time in seconds after the last frame in which all that still waits is decided.
    static let aftermath: TimeInterval = 3

    let application = UIApplication()
    let host: VirtualHost
    let window: UIWindow
    private var size: CGSize
    /// The records since the last call of `takeRecords()`.
    private(set) var records: [TraceRecord] = []

    /// Creates an application with the scene.
    ///
    /// - Parameter scene: The scene, which is built in a window that fills a screen of `size` points and is named `window`.
    init(_ scene: any Scene, size: CGSize, scale: CGFloat? = nil) {
        self.size = size
        host = VirtualHost(application: application)
        window = scene.makeWindow(in: application, size: size, scale: scale)
        application.traceHandler = { [weak self] in self?.records.append($0) }
        application.diagnosticHandler = { _ in }  // The trace contains them.
        scene.show(in: window, of: application)
    }

    /// Stops the display's own frames: it shows only those that are received.
    func showNoFrames() { host.framesPerSecond = 0 }

    var now: Instant { host.now }

    func receive(_ frame: InputFrame) { host.receive(frame) }

    func advance(to instant: Instant) { host.advance(to: instant) }

    func advance(by seconds: TimeInterval) { host.advance(by: seconds) }

    /// Rotates or resizes the screen, as the page does.
    func change(to screen: PackedTrace.Screen, at instant: Instant) {
        advance(to: instant)
        size = screen.size
        let frame = CGRect(origin: .zero, size: size)
        application.host.setScreen(bounds: frame, scale: screen.scale)
        application.host.perform { window.frame = frame }
    }

    /// Advances time to the known end, or until all that waits is decided.
    func finish(at end: Instant?) {
        if let end { advance(to: max(end, now)) } else { advance(by: Self.aftermath) }
    }

    /// Returns the records since the last call.
    func takeRecords() -> [TraceRecord] {
        defer { records = [] }
        return records
    }

    /// Returns the header of the trace.
    func header(_ scene: any Scene, source: String?) -> Trace {
        var file = Trace()
        file[.program] = CommandTable.version
        file[.source] = source?.printable
        file[.scene] = scene.name
        file.screenSize = size
        file.screenScale = application.host.perform { UIScreen.main.scale }
        return file
    }

    /// Returns the final picture of the screen, as SVG. Nothing is recorded any more.
    func end() -> String {
        application.traceHandler = nil
        let picture = application.host.draw().svg(size: size, background: UIColor.white.cgColor)
        close()
        return picture
    }

    /// Hides all windows, which retain the application, and lets it be released.
    func close() {
        application.traceHandler = nil
        for window in application.windows { window.isHidden = true }
    }
}
