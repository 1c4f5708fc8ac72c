import CairoPainter
public import HostKit
public import TouchScenes
public import Touchstone

/// The content of the window: the launcher, or a scene with its bar and panel.
///
/// Everything around a scene is an application of its own, the shell, written with Touchstone as well; a finger belongs to the application
/// on which it came down.
public final class Desk: HostedContent {
    let shell: HostedApplication
    private let shellWindow: UIWindow
    let launcher: LauncherView
    private let thumbnails: Thumbnails
    private let measure: TextMeasure
    let isKiosk: Bool
    private(set) var running: RunningScene?
    private var bar: SceneBar?
    private var drawer: DrawerView?
    private(set) var size = CGSize(width: 1, height: 1)
    private(set) var scale: CGFloat = 1
    private(set) var now: Instant
    /// The place of the scene in the window, and its points per point of the window.
    private(set) var place = ScenePlace(frame: .zero, scale: 1)
    /// Things to do when the application that asked for them is no longer being called.
    private var pending: [() -> Void] = []
    private var router = InputRouter()
    private var isPlaceNew = false

    /// Called with a new title of the window.
    public var titleChanged: (String) -> Void = { _ in }
    /// Called when the user asks for fullscreen, or for its end.
    public var fullscreenToggled: () -> Void = {}
    /// Called with the reason why something cannot be done.
    public var failed: (HostFailure) -> Void = { _ in }

    /// Creates the launcher.
    /// - Parameters:
    ///   - isKiosk: A Boolean value that indicates whether there are only scenes, without anything around them and without keys.
    ///   - fonts: The fonts of pictures.
    ///   - start: The instant of the window.
    public init(isKiosk: Bool = false, fonts: TextFonts = TextFonts(), start: Instant) {
        (self.isKiosk, now) = (isKiosk, start)
        thumbnails = Thumbnails(fonts)
        let measure = TextMeasure(fonts)
        self.measure = measure
        let application = UIApplication()
        application.diagnosticHandler = { _ in }  // Input of a window may be odd; nothing follows from it for the user.
        shell = HostedApplication(application, start: start)
        (shellWindow, launcher) = application.host.perform {
            let window = UIWindow(frame: .zero)
            window.backgroundColor = Look.paper
            let launcher = LauncherView(Scenes.all, measure)
            window.addSubview(launcher)
            window.makeKeyAndVisible()
            return (window, launcher)
        }
        launcher.isHidden = isKiosk
        launcher.open = { [weak self] scene in self?.later { $0.open(scene) } }
    }

    // MARK: Opening and closing

    /// Opens a scene, and closes the one that is open.
    /// - Parameter scene: The scene.
    public func open(_ scene: AnyScene) { open(scene, nil) }

    /// Opens a scene and plays input to it.
    func open(_ scene: AnyScene, _ input: ReplayInput?) {
        close()
        let room = isKiosk && input == nil ? size : scene.windowSize
        let scene = RunningScene(scene, input, size: room, scale: scale, start: now)
        scene.failed = { [weak self] in self?.failed($0) }
        running = scene
        titleChanged("\(title(scene.session.scene.name)) – Touchstone")
        shell.application.host.perform {
            launcher.isHidden = true
            guard !isKiosk else { return }
            let bar = SceneBar(
                scene.session.scene,
                SceneBar.Actions(
                    back: { [weak self] in self?.later { $0.close() } },
                    speed: { [weak self] in self?.later { $0.change { $0.speed = $0.speed.next } } },
                    pause: { [weak self] in self?.later { $0.change { $0.isPaused.toggle() } } },
                    fill: { [weak self] in self?.later { $0.change { $0.isFilling.toggle() } } },
                    why: { [weak self] in self?.later { $0.change { $0.isExplained.toggle() } } }))
            let drawer = DrawerView(measure)
            (self.bar, self.drawer) = (bar, drawer)
            shellWindow.addSubview(bar)
            shellWindow.addSubview(drawer)
        }
        layOut()
    }

    /// Ends the scene that is open, and shows the launcher.
    public func close() {
        guard let scene = running else { return }
        running = nil
        router.forget(.scene)
        scene.close(at: now)
        shell.application.host.perform {
            bar?.removeFromSuperview()
            drawer?.removeFromSuperview()
            launcher.isHidden = isKiosk
        }
        (bar, drawer) = (nil, nil)
        (isPlaceNew, place) = (true, ScenePlace(frame: .zero, scale: 1))
        titleChanged("Touchstone")
    }

    /// Changes what the bar shows of the scene.
    func change(_ body: (inout SceneState) -> Void) {
        guard let running else { return }
        var state = running.state
        body(&state)
        if running.isScreenFixed { state.isFilling = false }
        running.setState(state, at: now)
        layOut()
    }

    /// Shows one more frame of the scene, and stops its time.
    func step() {
        running?.step(at: now)
        layOut()
    }

    /// Performs an action as soon as no application is being called.
    func later(_ action: @escaping (Desk) -> Void) {
        pending.append { [weak self] in self.map(action) }
    }

    private func performPending() {
        while !pending.isEmpty { pending.removeFirst()() }
    }

    // MARK: The loop's calls

    /// The instant at which the shell, the scene or a replay is due.
    public var wakeInstant: Instant? { [shell.wakeInstant, running?.wakeInstant].compactMap(\.self).min() }

    /// A Boolean value that indicates whether something moves, or a picture of the launcher is missing.
    public var areFramesWanted: Bool { shell.areFramesWanted || running?.areFramesWanted == true || isPictureDue }

    /// A Boolean value that indicates whether the picture has changed.
    public var isDisplayNeeded: Bool {
        shell.isDisplayNeeded || running?.hosted.isDisplayNeeded == true || running?.isExplanationNew == true
            || isPlaceNew
    }

    private var isPictureDue: Bool { running == nil && !isKiosk && launcher.cardWithoutPicture(scale: scale) != nil }

    /// Sets the size of the window.
    public func resize(_ size: CGSize, scale: CGFloat, at instant: Instant) {
        now = max(now, instant)
        (self.size, self.scale) = (size, scale)
        shell.resize(size, scale: scale, at: now)
        shell.application.host.perform {
            shellWindow.frame = CGRect(origin: .zero, size: size)
            launcher.frame = shellWindow.bounds
            // Pictures are drawn for the new sizes of cards.
            launcher.setNeedsLayout()
            launcher.layoutIfNeeded()
        }
        layOut()
    }

    /// Divides input between the shell and the scene.
    public func receive(_ frame: InputFrame) {
        now = max(now, frame.instant)
        let parts = router.parts(of: frame, scene: running == nil ? nil : place) { takes($0) }
        if let part = parts.shell { shell.receive(part) }
        if let part = parts.scene { running?.receive(part) }
        performPending()
    }

    /// Cancels all touches when the focus is lost.
    public func setFocus(_ hasFocus: Bool, at instant: Instant) {
        now = max(now, instant)
        shell.setFocus(hasFocus, at: now)
        running?.setFocus(hasFocus, at: now)
        if !hasFocus { router = InputRouter() }
    }

    /// Advances time of the shell and the scene.
    public func advance(to instant: Instant) {
        now = max(now, instant)
        shell.advance(to: now)
        running?.advance(to: now)
        performPending()
    }

    /// Shows a frame, and draws one of the pictures that are missing.
    public func displayFrame(at instant: Instant) {
        now = max(now, instant)
        if shell.areFramesWanted { shell.displayFrame(at: now) }
        if let running, running.areFramesWanted { running.displayFrame(at: now) }
        performPending()
        if isPictureDue { drawPicture() }
    }

    /// Returns the picture of the window.
    public func draw() -> DrawList {
        isPlaceNew = false
        if let running {
            if running.state.isExplained {
                let content = running.takeExplanation()
                shell.application.host.perform { drawer?.show(content) }
            } else {
                running.takeMarks()
            }
        }
        var list = shell.draw()
        if let running { list.commands += place.commands(of: running, isFramed: !isKiosk && !running.state.isFilling) }
        return list
    }

    /// Draws the picture of one card: all of them at once would take too long.
    private func drawPicture() {
        guard let card = launcher.cardWithoutPicture(scale: scale) else { return }
        let picture = thumbnails.picture(of: card.scene, size: card.pictureSize, scale: scale)
        shell.application.host.perform { card.show(picture, scale: scale) }
    }

    // MARK: Places

    private func layOut() {
        isPlaceNew = true
        guard let running else { return }
        let barHeight = isKiosk ? 0 : SceneBar.height
        var stage = CGRect(x: 0, y: barHeight, width: size.width, height: max(1, size.height - barHeight))
        let isExplained = running.state.isExplained && !isKiosk
        shell.application.host.perform {
            bar?.frame = CGRect(x: 0, y: 0, width: size.width, height: barHeight)
            bar?.show(running.state)
            drawer?.isHidden = !isExplained
            guard isExplained else { return }
            // Beside the scene, or below it in a narrow window.
            let isNarrow = size.width < 2 * DrawerView.width
            let share = isNarrow ? (stage.height / 2).rounded() : DrawerView.width
            let (panel, rest) = stage.divided(atDistance: share, from: isNarrow ? .maxYEdge : .maxXEdge)
            drawer?.frame = panel
            stage = rest
        }
        if isKiosk || running.state.isFilling, !running.isScreenFixed {
            running.session.resize(stage.size, scale: scale, at: now)
        } else if !running.isScreenFixed {
            running.session.resize(running.session.scene.windowSize, scale: scale, at: now)
        }
        place = ScenePlace(
            running.session.size, in: stage, margin: isKiosk || running.state.isFilling ? 0 : 16, scale: scale)
    }
}
