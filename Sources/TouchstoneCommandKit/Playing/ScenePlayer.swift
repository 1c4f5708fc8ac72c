import TouchInput
import TouchScenes
import TouchStage
import TouchTrace
import Touchstone

/// A scene in an application of its own, to which frames are played one after the other.
final class ScenePlayer {
    /// Seconds that go by after the last frame, so that whatever still waits is decided.
    static let aftermath: TimeInterval = 3

    let application = UIApplication()
    let host: VirtualHost
    let window: UIWindow
    private let size: CGSize
    /// The records since they were last taken.
    private(set) var records: [TraceRecord] = []

    /// - Parameter scene: is built in a window that fills a screen of `size` points and is called `window`.
    init(_ scene: any Scene, size: CGSize, scale: CGFloat? = nil) {
        self.size = size
        let screen = CGRect(origin: .zero, size: size)
        application.setScreen(bounds: screen, scale: scale)
        host = VirtualHost(application: application)
        window = application.perform {
            let window = scene.makeWindow(frame: screen)
            window.accessibilityIdentifier = "window"
            return window
        }
        application.traceHandler = { [weak self] in self?.records.append($0) }
        application.diagnosticHandler = { _ in }  // The trace has them.
        application.perform {
            scene.build(in: window)
            window.makeKeyAndVisible()
        }
    }

    /// The display shows only those frames that are received.
    func showNoFrames() { host.framesPerSecond = 0 }

    var now: Instant { host.now }

    func receive(_ frame: InputFrame) { host.receive(frame) }

    func advance(to instant: Instant) { host.advance(to: instant) }

    func advance(by seconds: TimeInterval) { host.advance(by: seconds) }

    /// Lets time go on to the end that is known, or until whatever waits is decided.
    func finish(at end: Instant?) {
        if let end { advance(to: max(end, now)) } else { advance(by: Self.aftermath) }
    }

    /// The records since the last time.
    func takeRecords() -> [TraceRecord] {
        defer { records = [] }
        return records
    }

    /// The header of a trace of what was played.
    func header(_ scene: any Scene, source: String?) -> Trace {
        var file = Trace()
        file[.program] = CommandTable.version
        file[.source] = source?.printable
        file[.scene] = scene.name
        file.screenSize = size
        file.screenScale = application.perform { UIScreen.main.scale }
        return file
    }

    /// What the screen shows at the end, as SVG. Nothing is recorded any more.
    func end() -> String {
        application.traceHandler = nil
        let picture = application.draw().svg(size: size, background: UIColor.white.cgColor)
        window.isHidden = true
        return picture
    }
}
