public import TouchInput
public import TouchRecordings
public import TouchScenes
import TouchStage
public import Touchstone

/// Plays frames to a scene, in an application of their own, and keeps the trace.
public struct Replay {
    /// Seconds that go by after the last frame, so that whatever still waits is decided.
    private static let aftermath: TimeInterval = 3

    private static let framesBetweenReports = 256

    /// Every step of every decision.
    public let records: [TraceRecord]
    /// What the screen shows at the end, as SVG.
    public let picture: String

    /// Plays the frames.
    /// - Parameters:
    ///   - frames: in points, screen coordinates.
    ///   - scene: is built in a window that fills the screen and is called `window`.
    ///   - size: the screen's; the scene's own size by default.
    ///   - progress: hears now and then which part is over, from 0 to 1.
    public init(
        _ frames: [InputFrame], to scene: any Scene, size: CGSize? = nil, progress: (Double) -> Void = { _ in }
    ) {
        let application = UIApplication()
        let screen = CGRect(origin: .zero, size: size ?? scene.windowSize)
        application.setScreen(bounds: screen)
        let host = VirtualHost(application: application)
        var records: [TraceRecord] = []
        application.traceHandler = { records.append($0) }
        application.diagnosticHandler = { _ in }  // The trace has them.
        let window = application.perform {
            let window = UIWindow(frame: screen)
            window.accessibilityIdentifier = "window"
            scene.build(in: window)
            window.makeKeyAndVisible()
            return window
        }
        for (index, frame) in frames.enumerated() {
            if index % Self.framesBetweenReports == 0 { progress(Double(index) / Double(frames.count)) }
            host.receive(frame)
        }
        host.advance(by: Self.aftermath)
        application.traceHandler = nil
        picture = application.draw().svg(size: screen.size, background: UIColor.white.cgColor)
        window.isHidden = true
        self.records = records
    }

    /// The window that suits a recording: 400 points wide, as high as the device's axes make it, from 100 to 1600.
    public static func windowSize(for recording: Recording) -> CGSize {
        let units = CGSize(width: CGFloat(recording.xAxis.count - 1), height: CGFloat(recording.yAxis.count - 1))
        guard units.width > 0, units.height > 0 else { return CGSize(width: 400, height: 300) }
        let height = (400 * units.height / units.width).rounded()
        return CGSize(width: 400, height: min(max(100, height), 1_600))
    }

    /// The lines of a trace file: the header, then a record a line.
    public var trace: String {
        var text = TraceRecord.header + "\n"
        for record in records { text += record.description + "\n" }
        return text
    }
}
