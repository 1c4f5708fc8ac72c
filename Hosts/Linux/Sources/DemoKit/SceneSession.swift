import HostKit
import TouchScenes
import TouchTrace
import Touchstone

/// A running scene: an application of its own, whose time begins at zero.
final class SceneSession {
    let scene: AnyScene
    let hosted: HostedApplication
    let window: UIWindow
    /// The size of its screen, in points.
    private(set) var size: CGSize
    private var scale: CGFloat?
    /// Receives the records of its trace.
    var take: (TraceRecord) -> Void

    var application: UIApplication { hosted.application }

    /// Starts a scene.
    /// - Parameters:
    ///   - scene: The scene.
    ///   - size: The size of its screen, in points.
    ///   - scale: The number of device pixels per point of its screen; that of any screen by default.
    ///   - start: The instant of the window.
    ///   - take: Receives the records of its trace, from the beginning.
    init(
        _ scene: AnyScene, size: CGSize, scale: CGFloat? = nil, start: Instant,
        take: @escaping (TraceRecord) -> Void = { _ in }
    ) {
        (self.scene, self.size, self.scale, self.take) = (scene, size, scale, take)
        let application = UIApplication()
        hosted = HostedApplication(application, start: start)
        window = scene.makeWindow(in: application, size: size, scale: scale)
        application.diagnosticHandler = { _ in }  // The trace contains them.
        application.traceHandler = { [weak self] in self?.take($0) }
        scene.show(in: window, of: application)
    }

    /// Starts a scene on the screen of its input, without a window.
    convenience init(_ scene: AnyScene, for input: ReplayInput?) {
        self.init(scene, size: input?.size ?? scene.windowSize, scale: input?.scale, start: .zero)
    }

    /// Changes the size of its screen, in points, and the number of device pixels per point.
    func resize(_ size: CGSize, scale: CGFloat, at instant: Instant) {
        guard size != self.size || scale != self.scale else { return }
        (self.size, self.scale) = (size, scale)
        hosted.resize(size, scale: scale, at: instant)
    }

    /// The head of a trace of it.
    func header(source: String) -> Trace {
        var trace = Trace()
        trace[.program] = "touchstone-demos"
        trace[.source] = source
        trace[.scene] = scene.name
        trace.screenSize = size
        trace.screenScale = application.host.perform { UIScreen.main.scale }
        return trace
    }

    /// Plays input at once, and decides everything that waits.
    func play(_ input: ReplayInput) {
        input.frames.forEach { application.host.receive($0) }
        let end = max(input.end, application.now)
        application.host.advanceToWakes(until: end)
        application.host.advance(to: end)
    }

    /// Hides all windows, which retain the application; it is not to be used afterwards.
    func close() {
        take = { _ in }
        application.traceHandler = nil
        for window in application.windows { window.isHidden = true }
    }
}
