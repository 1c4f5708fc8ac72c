import HostKit
import TouchRecordings
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
    ///   - style: The style of its screen; light by default.
    ///   - take: Receives the records of its trace, from the beginning.
    init(
        _ scene: AnyScene, size: CGSize, scale: CGFloat? = nil, start: Instant, style: UIUserInterfaceStyle = .light,
        take: @escaping (TraceRecord) -> Void = { _ in }
    ) {
        (self.scene, self.size, self.scale, self.take) = (scene, size, scale, take)
        let application = UIApplication()
        application.host.setUserInterfaceStyle(style)
        hosted = HostedApplication(application, start: start)
        window = scene.makeWindow(in: application, size: size, scale: scale)
        application.diagnosticHandler = { _ in }  // The trace contains them.
        application.traceHandler = { [weak self] in self?.take($0) }
        scene.show(in: window, of: application)
    }

    /// Starts a scene on the screen of its input, without a window.
    convenience init(_ scene: AnyScene, for input: ReplayInput?, style: UIUserInterfaceStyle = .light) {
        self.init(scene, size: input?.size ?? scene.windowSize, scale: input?.scale, start: .zero, style: style)
    }

    /// The views, each before its subviews.
    var views: [UIView] {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        return application.windows.flatMap(all)
    }

    /// Changes the size of its screen, in points, and the number of device pixels per point.
    /// - Returns: `false` if nothing was changed.
    func resize(_ size: CGSize, scale: CGFloat, at instant: Instant) -> Bool {
        guard size != self.size || scale != self.scale else { return false }
        (self.size, self.scale) = (size, scale)
        hosted.resize(size, scale: scale, at: instant)
        return true
    }

    /// Plays a step of input.
    /// - Parameter prepare: Called before the scene receives a frame.
    func play(_ step: PackedTrace.Step, before prepare: (InputFrame) -> Void = { _ in }) {
        switch step {
        case .frame(let frame):
            // What the first layout makes is there before a finger comes down.
            if !frame.isOfDisplay { application.host.advanceToWakes(until: frame.instant) }
            prepare(frame)
            application.host.receive(frame)
        case .screen(let screen, let instant):
            application.host.advanceToWakes(until: instant)
            (size, scale) = (screen.size, screen.scale)
            hosted.setScreen(size, scale: scale ?? 1)
        @unknown default: break
        }
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
        for step in input.steps { play(step) }
        finish(at: input.end)
    }

    /// Decides everything that waits until an instant, in the scene's time.
    func finish(at instant: Instant) {
        let end = max(instant, application.now)
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
