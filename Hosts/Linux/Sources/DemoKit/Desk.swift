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
    let shellWindow: UIWindow
    let launcher: LauncherView
    let keyLine: KeyLine
    let focus = KeyFocus()
    private let thumbnails: Thumbnails
    let measure: TextMeasure
    let isKiosk: Bool
    /// The style of everything in the window.
    private(set) var style = UIUserInterfaceStyle.light
    private(set) var running: RunningScene?
    /// The questions about the scene.
    private(set) var inquiry: Inquiry?
    private(set) var bar: SceneBar?
    private(set) var drawer: DrawerView?
    var trialView: TrialView?
    /// The control that keys had chosen before the card was opened.
    var chosenBefore: UIControl?
    private(set) var size = CGSize(width: 1, height: 1)
    private(set) var scale: CGFloat = 1
    private(set) var now: Instant
    /// The place of the scene in the window, and its points per point of the window.
    var place = ScenePlace(frame: .zero, scale: 1)
    /// The places of the scenes of a trial.
    var trialPlaces: [ScenePlace] = []
    /// A Boolean value that indicates whether the line with the keys is shown.
    var areKeysShown = true
    /// Things to do when the application that asked for them is no longer being called.
    private var pending: [() -> Void] = []
    private var router = InputRouter()
    var isPlaceNew = false

    /// Called with a new title of the window.
    public var titleChanged: (String) -> Void = { _ in }
    /// Called when the user asks for fullscreen, or for its end.
    public var fullscreenToggled: () -> Void = {}
    /// Called with the reason why something cannot be done.
    public var failed: (HostFailure) -> Void = { _ in }

    /// Creates the launcher.
    /// - Parameters:
    ///   - isKiosk: A Boolean value that indicates whether there are only scenes, without anything around them and without keys.
    ///   - isDark: A Boolean value that indicates whether colors are dark.
    ///   - fonts: The fonts of pictures.
    ///   - start: The instant of the window.
    public init(isKiosk: Bool = false, isDark: Bool = false, fonts: TextFonts = TextFonts(), start: Instant) {
        (self.isKiosk, now) = (isKiosk, start)
        thumbnails = Thumbnails(fonts)
        let measure = TextMeasure(fonts)
        self.measure = measure
        let application = UIApplication()
        application.diagnosticHandler = { _ in }  // Input of a window may be odd; nothing follows from it for the user.
        shell = HostedApplication(application, start: start)
        (shellWindow, launcher, keyLine) = application.host.perform {
            let window = UIWindow(frame: .zero)
            window.backgroundColor = Look.paper
            let launcher = LauncherView(Scenes.listed, measure)
            window.addSubview(launcher)
            let keyLine = KeyLine(measure)
            window.addSubview(keyLine)
            window.makeKeyAndVisible()
            return (window, launcher, keyLine)
        }
        launcher.isHidden = isKiosk
        keyLine.isHidden = isKiosk
        if isDark { setDark(true) }
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
        let scene = RunningScene(scene, input, size: room, scale: scale, start: now, style: style)
        scene.failed = { [weak self] in self?.failed($0) }
        (running, inquiry) = (scene, Inquiry(scene))
        titleChanged("\(scene.session.scene.title) – Touchstone")
        shell.application.host.perform {
            launcher.isHidden = true
            focus.choose(nil)
            guard !isKiosk else { return }
            let bar = SceneBar(
                scene.session.scene, back: { [weak self] in self?.later { $0.close() } },
                press: { [weak self] key in self?.later { $0.perform(key) } })
            let drawer = DrawerView(measure) { [weak self] action in self?.later { $0.perform(action) } }
            (self.bar, self.drawer) = (bar, drawer)
            shellWindow.addSubview(bar)
            shellWindow.addSubview(drawer)
        }
        layOut()
    }

    /// Ends the scene that is open, and shows the launcher.
    public func close() {
        guard let scene = running else { return }
        inquiry?.close()
        (running, inquiry) = (nil, nil)
        router.forget(.scene)
        scene.close(at: now)
        shell.application.host.perform {
            focus.choose(nil)
            for view in [bar, drawer, trialView] as [UIView?] { view?.removeFromSuperview() }
            launcher.isHidden = isKiosk
        }
        (bar, drawer, trialView, chosenBefore) = (nil, nil, nil, nil)
        place = ScenePlace(frame: .zero, scale: 1)
        layOut()
        titleChanged("Touchstone")
    }

    /// Changes what the bar shows of the scene.
    func change(_ body: (inout SceneState) -> Void) {
        guard let running else { return }
        var state = running.state
        body(&state)
        if running.isScreenFixed { state.isFilling = false }
        running.setState(state, at: now)
        if !state.isExplained {
            inquiry?.isPicking = false
            if inquiry?.isOpen == true { perform(.closeCard) }
        }
        layOut()
    }

    /// Makes everything dark or light, in the scene as well.
    public func setDark(_ isDark: Bool) {
        style = isDark ? .dark : .light
        shell.application.host.setUserInterfaceStyle(style)
        for scene in scenes { scene.session.application.host.setUserInterfaceStyle(style) }
        // Its ring has the color of the style.
        shell.application.host.perform { focus.choose(focus.chosen) }
        isPlaceNew = true
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

    /// Cancels the fingers on the scene.
    func leaveScene() {
        running?.hosted.cancelContacts(at: now)
        router.forget(.scene)
    }

    // MARK: The loop's calls

    /// The scene that is open, and those of a trial.
    private var scenes: [RunningScene] { [running].compactMap(\.self) + (inquiry?.trial?.scenes ?? []) }

    /// The instant at which the shell, a scene or a replay is due.
    public var wakeInstant: Instant? { ([shell.wakeInstant] + scenes.map(\.wakeInstant)).compactMap(\.self).min() }

    /// A Boolean value that indicates whether something moves, a picture of the launcher is missing, or changes are tried.
    public var areFramesWanted: Bool {
        shell.areFramesWanted || isPictureDue || inquiry?.isSearching == true
            || scenes.contains { $0.areFramesWanted }
    }

    /// A Boolean value that indicates whether the picture has changed.
    public var isDisplayNeeded: Bool {
        shell.isDisplayNeeded || isPlaceNew || inquiry?.isNew == true
            || scenes.contains { $0.hosted.isDisplayNeeded || $0.isExplanationNew }
    }

    private var isPictureDue: Bool { running == nil && !isKiosk && launcher.cardWithoutPicture(scale: scale) != nil }

    /// Sets the size of the window.
    public func resize(_ size: CGSize, scale: CGFloat, at instant: Instant) {
        now = max(now, instant)
        (self.size, self.scale) = (size, scale)
        shell.resize(size, scale: scale, at: now)
        shell.application.host.perform {
            shellWindow.frame = CGRect(origin: .zero, size: size)
            // Pictures are drawn for the new sizes of cards.
            launcher.setNeedsLayout()
        }
        layOut()
    }

    /// Divides input between the shell and the scene.
    public func receive(_ frame: InputFrame) {
        now = max(now, frame.instant)
        var frame = frame
        takeQuestion(from: &frame)
        let isTouchable = running != nil && inquiry?.trial == nil
        let parts = router.parts(of: frame, scene: isTouchable ? place : nil) { takes($0, frame.modifiers) }
        if let part = parts.shell { shell.receive(part) }
        if let part = parts.scene {
            // Keys belong to what was touched last.
            if !part.contacts.isEmpty, focus.chosen != nil { shell.application.host.perform { focus.choose(nil) } }
            running?.receive(part)
        }
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
        for scene in scenes { scene.advance(to: now) }
        performPending()
    }

    /// Shows a frame, and draws one of the pictures that are missing.
    public func displayFrame(at instant: Instant) {
        now = max(now, instant)
        if shell.areFramesWanted { shell.displayFrame(at: now) }
        for scene in scenes where scene.areFramesWanted { scene.displayFrame(at: now) }
        performPending()
        if isPictureDue { drawPicture() }
        if let inquiry, inquiry.isSearching { inquiry.step() }
    }

    /// Returns the picture of the window.
    public func draw() -> DrawList {
        isPlaceNew = false
        inquiry?.isNew = false
        for scene in scenes { scene.noteShown() }
        showPanel()
        var list = shell.draw()
        UITraitCollection(userInterfaceStyle: style).performAsCurrent { list.commands += sceneCommands() }
        return list
    }

    /// Returns the scene, or those of a trial, with their marks.
    private func sceneCommands() -> [DrawCommand] {
        if let trial = inquiry?.trial {
            return zip(trial.scenes, trialPlaces).flatMap { $1.commands(of: $0, $0.marks, isFramed: true) }
        }
        guard let running else { return [] }
        var marks = running.marks
        if running.state.isExplained { marks.causes = inquiry?.outlines(of: running) ?? [] }
        return place.commands(of: running, marks, isFramed: !isKiosk && !running.state.isFilling)
    }

    /// Draws the picture of one card: all of them at once would take too long.
    private func drawPicture() {
        guard let card = launcher.cardWithoutPicture(scale: scale) else { return }
        let picture = thumbnails.picture(of: card.scene, size: card.pictureSize, scale: scale, style: style)
        shell.application.host.perform { card.show(picture, scale: scale) }
    }
}
