// The app recorder: one file for any iOS app (iOS 15 or later, Swift 5 or 6 mode, Xcode 15 or later) that uses only public API of UIKit.
// Documentation/AppRecorder.md describes its use and its log. The same file is compiled against Touchstone; what Linux lacks
// (Objective-C's selectors, the device, the share sheet) is inside `#if canImport(ObjectiveC)`.

#if os(iOS)
    import UIKit
    import UIKit.UIGestureRecognizerSubclass
#else
    @_spi(Host) @_spi(Subclass) public import Touchstone
#endif

/// A log of every touch of an app, of the views and recognizers around it, and of what became of it.
///
///     AppRecorder.start()                 // in application(_:didFinishLaunchingWithOptions:)
///     AppRecorder.running?.share()        // or take a screenshot
///
/// It observes and decides nothing: each window gets recognizers that recognize with all others, those of touches and presses never, and a
/// layer without size; recognizers and controls get a target. The log is JSON, one object a line; Documentation/AppRecorder.md describes
/// the lines. Positions are points, times seconds since about the beginning of the log, on the clock of `UITouch.timestamp`.
///
/// It is a responder only because a target, and the delegate of a layer, has to be an object of Objective-C on iOS.
#if !hasFeature(Embedded)
    @preconcurrency @MainActor
#endif
public final class AppRecorder: UIResponder, CALayerDelegate, UIGestureRecognizerDelegate {
    /// The lines of the log so far, each without its line feed.
    public private(set) var lines: [String] = []
    /// The log so far: each line with its line feed.
    public var text: String { lines.map { $0 + "\n" }.joined() }
    /// A Boolean value that indicates whether accessibility labels are recorded.
    public let recordsLabels: Bool

    /// The number of bytes that the log may have for each minute.
    nonisolated static let limit = 1_000_000
    /// The time without a change, in seconds, after which frames are no longer logged, until the next touch.
    static let patience = 1.0

    /// Returns the class of an object, instead of its own name; for apps that are rebuilt from a log.
    var className: ((AnyObject) -> String?)?
    /// Returns the number of a touch, instead of the next one; for apps that are rebuilt from a log.
    var touchNumber: ((UITouch) -> Int?)?
    /// Called when an event was written, before anything is decided about it; for apps that are rebuilt from a log.
    var eventWasWritten: ((UIEvent) -> Void)?
    /// Receives each line after the first, instead of the log, which has a limit; for apps that are rebuilt from a log.
    var lineWasWritten: ((String) -> Void)?
    /// The second from which times are counted: by default, the whole second before the first line.
    var origin: Double?

    private var views: [ObjectIdentifier: LoggedObject<UIView>] = [:]
    private var recognizers: [ObjectIdentifier: LoggedObject<UIGestureRecognizer>] = [:]
    private var scrollViews: [LoggedObject<UIView>] = []
    /// The numbers of objects that are gone and whose addresses others have.
    private var replaced: [Int] = []
    private var presets: [ObjectIdentifier: Int] = [:]
    private var lastNumber = 0
    private var touches: [ObjectIdentifier: LoggedTouch] = [:]
    private var lastTouch = 0
    /// The recorder's recognizers of the windows; it is their delegate.
    private var gestures: [UIGestureRecognizer] = []
    /// The layers of the windows, without size: each is laid out when an event is over.
    private var layers: [CALayer] = []
    private var link: CADisplayLink?
    /// A Boolean value that indicates whether a window was looked at.
    private var hasLooked = false
    private var lastChange = 0.0
    /// The views around fingers, from the windows inwards, and the recognizers of these.
    private var around: [LoggedObject<UIView>] = []
    private var watched: [LoggedObject<UIGestureRecognizer>] = []
    private var budget = Budget()
    #if canImport(ObjectiveC)
        private var observers: [NSObjectProtocol] = []
        private lazy var actions = Self.controlEvents.map { name, _ in
            UIAction { [weak self] in if let control = $0.sender as? UIControl { self?.sent(name, by: control) } }
        }
    #endif

    private init(recordsLabels: Bool) {
        self.recordsLabels = recordsLabels
        super.init()
    }

    #if !canImport(ObjectiveC) && canImport(Foundation)
        @available(*, unavailable)
        override init?(coder: NSCoder) { nil }
    #endif

    // MARK: Starting

    #if hasFeature(Embedded)
        private unowned(unsafe) var application: UIApplication?
    #else
        private weak var application: UIApplication?
        private static var started: [Started] = []

        private struct Started {
            weak var recorder: AppRecorder?
        }

        /// The recorder of the app; `nil` before `start(labels:)` and after `stop()`.
        public static var running: AppRecorder? {
            for candidate in started {
                if let recorder = candidate.recorder, recorder.application === UIApplication.shared { return recorder }
            }
            return nil
        }
    #endif

    /// Starts a log of all windows, also of those that are shown later; returns the recorder that runs already, if there is one.
    /// - Parameter labels: A Boolean value that indicates whether accessibility labels are recorded, which may be what the user sees. Those
    ///   of `UILabel`, of cells and of what can be edited never are.
    @discardableResult
    public static func start(labels: Bool = true) -> AppRecorder {
        #if !hasFeature(Embedded)
            if let running { return running }
            started.removeAll { $0.recorder == nil }
        #endif
        let recorder = AppRecorder(recordsLabels: labels)
        #if !hasFeature(Embedded)
            started.append(Started(recorder: recorder))
        #endif
        recorder.begin()
        return recorder
    }

    private func begin() {
        application = UIApplication.shared
        #if canImport(ObjectiveC)
            let link = CADisplayLink(target: self, selector: #selector(shown(_:)))
        #else
            let link = CADisplayLink(target: self, action: AppRecorder.shown)
        #endif
        link.add(to: .main, forMode: .common)
        self.link = link
        for window in windows { attach(to: window) }
        lookFirst()
        #if canImport(ObjectiveC)
            let center = NotificationCenter.default
            observers = [
                center.addObserver(forName: UIWindow.didBecomeVisibleNotification, object: nil, queue: nil) {
                    [weak self] in
                    let (recorder, window) = (self, $0.object as? UIWindow)
                    MainActor.assumeIsolated { if let window { recorder?.attach(to: window) } }
                },
                center.addObserver(
                    forName: UIApplication.userDidTakeScreenshotNotification, object: nil, queue: .main
                ) { [weak self] _ in
                    let recorder = self
                    MainActor.assumeIsolated { recorder?.share() }
                },
            ]
        #else
            application?.windowWasShown = { [unowned(unsafe) self] in attach(to: $0) }
        #endif
    }

    /// Ends the log with the windows as they are, and removes everything that the recorder has added to the app. The lines remain.
    public func stop() {
        guard link != nil else { return }
        look(at: [])
        link?.invalidate()
        link = nil
        for gesture in gestures {
            (gesture as? AppRecorderGesture)?.recorder = nil
            gesture.delegate = nil
            gesture.view?.removeGestureRecognizer(gesture)
        }
        for layer in layers {
            layer.delegate = nil
            layer.removeFromSuperlayer()
        }
        (gestures, layers) = ([], [])
        for logged in recognizers.values {
            #if canImport(ObjectiveC)
                logged.object?.removeTarget(self, action: #selector(acted(_:)))
            #else
                logged.object?.removeTarget(self, action: nil)
            #endif
        }
        for logged in views.values {
            guard let control = logged.object as? UIControl else { continue }
            #if canImport(ObjectiveC)
                for (action, event) in zip(actions, Self.controlEvents) { control.removeAction(action, for: event.1) }
            #else
                for token in logged.tokens { control.removeTarget(token) }
            #endif
        }
        (views, scrollViews, recognizers, touches, around, watched) = ([:], [], [:], [:], [], [])
        #if canImport(ObjectiveC)
            for observer in observers { NotificationCenter.default.removeObserver(observer) }
            observers = []
        #else
            application?.windowWasShown = nil
        #endif
        application = nil
    }

    /// The present time, in seconds.
    private var clock: Double {
        #if canImport(ObjectiveC)
            return CACurrentMediaTime()
        #else
            return application?.now.seconds ?? 0
        #endif
    }

    /// The windows, scene by scene, from back to front.
    private var windows: [UIWindow] {
        #if canImport(ObjectiveC)
            return UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
                .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }.flatMap { $0.windows }
                .filter { !$0.isHidden && !isOfKeyboard($0) }
        #else
            return application?.windows ?? []
        #endif
    }

    #if canImport(ObjectiveC)
        /// Returns a Boolean value that indicates whether a window shows a keyboard, whose touches tell what is written.
        private func isOfKeyboard(_ window: UIWindow) -> Bool {
            let name = String(describing: type(of: window))
            return name.contains("Keyboard") || name.contains("TextEffects")
        }
    #endif

    private func attach(to window: UIWindow) {
        #if canImport(ObjectiveC)
            if isOfKeyboard(window) { return }
        #endif
        if lines.isEmpty { writeHead(window) }
        gestures.removeAll { $0.view == nil }
        layers.removeAll { $0.superlayer == nil }
        guard !gestures.contains(where: { $0.view === window }) else { return }
        for gesture in makeGestures() {
            gesture.name = "AppRecorder"
            gesture.cancelsTouchesInView = false
            gesture.delaysTouchesBegan = false
            gesture.delaysTouchesEnded = false
            gesture.requiresExclusiveTouchType = false
            gesture.delegate = self
            window.addGestureRecognizer(gesture)
            gestures.append(gesture)
        }
        let layer = CALayer()
        layer.delegate = self
        window.layer.addSublayer(layer)
        layers.append(layer)
    }

    /// Returns recognizers for a window: of touches, of the presses of buttons, of the scrolls of wheels and trackpads, of hovers.
    private func makeGestures() -> [UIGestureRecognizer] {
        let touches = AppRecorderGesture(target: nil, action: nil)
        let presses = AppRecorderGesture(target: nil, action: nil)
        presses.eventType = .presses
        #if canImport(Foundation)
            // Keys, which tell what is typed, have other types.
            presses.allowedPressTypes = Self.buttons.indices.map { NSNumber(value: $0) }
        #else
            presses.allowedPresses = Self.buttons.indices.reduce(0) { $0 | 1 << UInt64($1) }
        #endif
        for gesture in [touches, presses] { gesture.recorder = self }
        var streams: [UIGestureRecognizer] = [AppRecorderHovers(target: nil, action: nil)]
        for mask in [UIScrollTypeMask.discrete, .continuous] {
            let scrolls = AppRecorderScrolls(target: nil, action: nil)
            scrolls.allowedScrollTypesMask = mask
            streams.append(scrolls)
        }
        for stream in streams {
            #if canImport(ObjectiveC)
                stream.addTarget(self, action: #selector(streamed(_:)))
            #else
                stream.addTarget(self, action: AppRecorder.streamed)
            #endif
        }
        return [touches, presses] + streams
    }

    /// Returns `true`: the recorder's recognizers recognize with all others.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    private func writeHead(_ window: UIWindow) {
        var rate = 60
        var (device, system) = ("Touchstone", "Touchstone")
        #if canImport(ObjectiveC)
            rate = window.windowScene?.screen.maximumFramesPerSecond ?? 60
            var facts = utsname()
            uname(&facts)
            device = withUnsafeBytes(of: &facts.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            system = UIDevice.current.systemName + " " + UIDevice.current.systemVersion
            let size = window.windowScene?.screen.bounds.size ?? window.bounds.size
        #else
            let size = window.screen.bounds.size
        #endif
        // Before the first line there is no origin.
        _ = time(clock)
        var line = Members("app")
        line.add("version", "1")
        line.add("device", Self.quoted(device))
        line.add("system", Self.quoted(system))
        line.add("screen", Self.list(size.width, size.height))
        line.add("scale", Self.number(window.traitCollection.displayScale))
        line.add("rate", String(rate))
        if !recordsLabels { line.add("labels", "false") }
        lines.append(line.text)
    }

    // MARK: Numbers

    /// Gives an object a number before it is first written.
    func preset<Object: AnyObject>(_ number: Int, for object: Object) {
        presets[ObjectIdentifier(object)] = number
        lastNumber = max(lastNumber, number)
    }

    /// Returns the number of a view or recognizer; `nil` for one that was not written.
    func number<Object: AnyObject>(of object: Object) -> Int? {
        let key = ObjectIdentifier(object)
        if let logged = views[key], logged.object === object { return logged.number }
        if let logged = recognizers[key], logged.object === object { return logged.number }
        return nil
    }

    private func nextNumber(_ key: ObjectIdentifier) -> Int {
        if let preset = presets.removeValue(forKey: key) { return preset }
        lastNumber += 1
        return lastNumber
    }

    private func logged(_ view: UIView) -> LoggedObject<UIView> {
        let key = ObjectIdentifier(view)
        if let logged = views[key] {
            if logged.object === view { return logged }
            replace(logged)
        }
        let logged = LoggedObject(
            view, nextNumber(key), class: name(ofClass: view), stock: Self.stock(view),
            name: view.accessibilityIdentifier)
        views[key] = logged
        if view is UIScrollView { scrollViews.append(logged) }
        if let control = view as? UIControl { watch(control, logged) }
        return logged
    }

    private func logged(_ recognizer: UIGestureRecognizer) -> LoggedObject<UIGestureRecognizer> {
        let key = ObjectIdentifier(recognizer)
        if let logged = recognizers[key] {
            if logged.object === recognizer { return logged }
            replace(logged)
        }
        let logged = LoggedObject(
            recognizer, nextNumber(key), class: name(ofClass: recognizer), stock: Self.stock(recognizer),
            name: recognizer.name)
        recognizers[key] = logged
        #if canImport(ObjectiveC)
            recognizer.addTarget(self, action: #selector(acted(_:)))
        #else
            recognizer.addTarget(self, action: AppRecorder.acted)
        #endif
        return logged
    }

    /// Notes that another object has the address of one that is gone.
    private func replace<Object>(_ logged: LoggedObject<Object>) {
        if logged.isWritten { replaced.append(logged.number) }
        logged.isWritten = false
    }

    private func name(ofClass object: AnyObject) -> String {
        if let name = className?(object) { return name }
        #if hasFeature(Embedded)
            if let recognizer = object as? UIGestureRecognizer { return recognizer.kindInTraces }
            return (object as? UIResponder)?.kindInTraces ?? ""
        #else
            return String(describing: type(of: object))
        #endif
    }

    /// Returns the class of UIKit that a view is of or descends from.
    private static func stock(_ view: UIView) -> String {
        if view is UIWindow { return "UIWindow" }
        if view is UIScrollView {
            if view is UITableView { return "UITableView" }
            #if canImport(ObjectiveC)
                if view is UICollectionView { return "UICollectionView" }
                if view is UITextView { return "UITextView" }
            #endif
            return "UIScrollView"
        }
        if view is UIControl {
            if view is UIButton { return "UIButton" }
            if view is UISlider { return "UISlider" }
            if view is UISwitch { return "UISwitch" }
            if view is UIStepper { return "UIStepper" }
            if view is UISegmentedControl { return "UISegmentedControl" }
            if view is UIPageControl { return "UIPageControl" }
            if view is UIRefreshControl { return "UIRefreshControl" }
            #if canImport(ObjectiveC)
                if view is UITextField { return "UITextField" }
                if view is UIDatePicker { return "UIDatePicker" }
            #endif
            return "UIControl"
        }
        if view is UITableViewCell { return "UITableViewCell" }
        if view is UIImageView { return "UIImageView" }
        if view is UILabel { return "UILabel" }
        #if canImport(ObjectiveC)
            if view is UICollectionViewCell { return "UICollectionViewCell" }
            if view is UIStackView { return "UIStackView" }
        #endif
        return "UIView"
    }

    /// Returns the class of UIKit that a recognizer is of or descends from.
    private static func stock(_ recognizer: UIGestureRecognizer) -> String {
        if recognizer is UIScreenEdgePanGestureRecognizer { return "UIScreenEdgePanGestureRecognizer" }
        if recognizer is UIPanGestureRecognizer { return "UIPanGestureRecognizer" }
        if recognizer is UITapGestureRecognizer { return "UITapGestureRecognizer" }
        if recognizer is UILongPressGestureRecognizer { return "UILongPressGestureRecognizer" }
        if recognizer is UISwipeGestureRecognizer { return "UISwipeGestureRecognizer" }
        if recognizer is UIPinchGestureRecognizer { return "UIPinchGestureRecognizer" }
        if recognizer is UIRotationGestureRecognizer { return "UIRotationGestureRecognizer" }
        if recognizer is UIHoverGestureRecognizer { return "UIHoverGestureRecognizer" }
        return "UIGestureRecognizer"
    }

    // MARK: Touches

    /// Receives a touch method of a window's recognizer.
    fileprivate func received(_ event: UIEvent, by gesture: AppRecorderGesture) {
        guard let window = gesture.view else { return }
        // An event with touches of several phases calls several methods; all its touches are written at the first.
        // Touches that come down together are numbered from left to right.
        let present = (event.touches(for: gesture) ?? []).filter { $0.phase != .stationary }
            .map { (touch: $0, step: TouchStep($0)) }
            .sorted { ($0.step.place.x, $0.step.place.y) < ($1.step.place.x, $1.step.place.y) }
            .map { (logged($0.touch, of: gesture), $0.touch) }.filter { $0.step != TouchStep($1) }
            .sorted { $0.0.number < $1.0.number }
        guard !present.isEmpty else { return }
        let down = present.filter { $0.1.phase == .began }.map { $0.1 }
        if !down.isEmpty {
            look(at: down.map { ($0.location(in: nil), $0.window) }, around: down.compactMap { $0.view })
        }
        write(event, present)
        follow(event, in: window)
    }

    /// Follows an event that was written: its states, its end, the frames after it.
    private func follow(_ event: UIEvent, in window: UIView) {
        watchFrames()
        writeStates("touch")
        eventWasWritten?(event)
        layers.first { $0.superlayer === window.layer }?.setNeedsLayout()
    }

    private func watchFrames() {
        guard let link, link.isPaused else { return }
        lastChange = clock
        link.isPaused = false
    }

    private func logged(_ touch: UITouch, of gesture: AppRecorderGesture) -> LoggedTouch {
        let key = ObjectIdentifier(touch)
        // The object may have been used before.
        if let logged = touches[key], touch.phase != .began || logged.step == TouchStep(touch) { return logged }
        lastTouch += 1
        let logged = LoggedTouch(touchNumber?(touch) ?? lastTouch, gesture)
        touches[key] = logged
        return logged
    }

    private func write(_ event: UIEvent, _ present: [(LoggedTouch, UITouch)]) {
        var line = Members("event", time(event.timestamp))
        let delivered = clock
        if delivered != event.timestamp { line.add("delivered", time(delivered)) }
        let leavesOutSteps = budget.leavesOut(.steps, at: delivered)
        var texts: [String] = []
        for (logged, touch) in present {
            logged.step = TouchStep(touch)
            if leavesOutSteps, touch.phase == .moved { continue }
            texts.append(describe(touch, logged, event))
        }
        guard !texts.isEmpty else { return }
        line.add("touches", Self.list(texts))
        if !write(line, at: delivered) { for (logged, _) in present { logged.isNew = true } }
    }

    /// Forgets the touches of a window's recognizer. Those that are not over were taken from it, as from the app: by a gesture of the
    /// system, or with the window.
    fileprivate func attemptIsOver(of gesture: AppRecorderGesture) {
        var taken: [LoggedTouch] = []
        for logged in touches.values where logged.gesture === gesture && !logged.isNew && !logged.isOver {
            taken.append(logged)
        }
        touches = touches.filter { $0.value.gesture !== gesture }
        guard !taken.isEmpty else { return }
        let now = clock
        var line = Members("event", time(now))
        let texts = taken.sorted { $0.number < $1.number }.map { logged in
            var members = Members(empty: ())
            members.add("id", String(logged.number))
            members.add("phase", Self.word(Self.phases, UITouch.Phase.cancelled.rawValue))
            members.add("taken", "true")
            members.add("x", Self.number(logged.step?.place.x ?? 0))
            members.add("y", Self.number(logged.step?.place.y ?? 0))
            return members.text
        }
        line.add("touches", Self.list(texts))
        write(line, at: now)
    }

    private func describe(_ touch: UITouch, _ logged: LoggedTouch, _ event: UIEvent) -> String {
        var members = Members(empty: ())
        members.add("id", String(logged.number))
        if touch.phase != .moved { members.add("phase", Self.word(Self.phases, touch.phase.rawValue)) }
        if logged.isNew {
            if touch.type != .direct { members.add("type", Self.word(Self.types, touch.type.rawValue)) }
            if let window = touch.window { members.add("window", String(self.logged(window).number)) }
        }
        let view = touch.view.map { self.logged($0).number } ?? 0
        if logged.isNew || view != logged.view { members.add("view", view == 0 ? "null" : String(view)) }
        let place = touch.location(in: nil)
        members.add("x", Self.number(place.x))
        members.add("y", Self.number(place.y))
        if touch.tapCount != logged.taps { members.add("taps", String(touch.tapCount)) }
        let force = Self.rounded(touch.force) + "," + Self.rounded(touch.maximumPossibleForce)
        if force != logged.force {
            members.add("force", Self.rounded(touch.force))
            members.add("maximumForce", Self.rounded(touch.maximumPossibleForce))
        }
        let radius = Self.rounded(touch.majorRadius) + "," + Self.rounded(touch.majorRadiusTolerance)
        if radius != logged.radius {
            members.add("radius", Self.rounded(touch.majorRadius))
            members.add("tolerance", Self.rounded(touch.majorRadiusTolerance))
        }
        let receivers = touch.gestureRecognizers ?? []
        var keys: [ObjectIdentifier] = []
        for recognizer in receivers { keys.append(ObjectIdentifier(recognizer)) }
        if logged.isNew || keys != logged.receivers {
            var numbers: [Int] = []
            for recognizer in receivers where recognizer.delegate !== self {
                numbers.append(number(ofReceiver: recognizer))
            }
            members.add("recognizers", Self.list(numbers))
        }
        let readings = event.coalescedTouches(for: touch) ?? []
        if readings.count > 1 {
            let texts = readings.dropLast().map { reading -> String in
                var earlier = Members(empty: ())
                let place = reading.location(in: nil)
                earlier.add("at", time(reading.timestamp))
                earlier.add("x", Self.number(place.x))
                earlier.add("y", Self.number(place.y))
                return earlier.text
            }
            members.add("earlier", Self.list(texts))
        }
        (logged.isNew, logged.view, logged.taps) = (false, view, touch.tapCount)
        (logged.force, logged.radius, logged.receivers) = (force, radius, keys)
        return members.text
    }

    /// Returns the number of a recognizer that receives a touch. One that was not written is not the app's: its view is in none of the
    /// windows; or its line was over the limit.
    private func number(ofReceiver recognizer: UIGestureRecognizer) -> Int {
        let logged = logged(recognizer)
        if !logged.wasWritten { write(logged, recognizer, order: order(of: recognizer)) }
        return logged.number
    }

    // MARK: Other input

    /// Receives a press method of a window's recognizer.
    fileprivate func received(_ presses: Set<UIPress>, _ event: UIEvent, by gesture: AppRecorderGesture) {
        guard let window = gesture.view else { return }
        for press in presses.sorted(by: { $0.type.rawValue < $1.type.rawValue }) {
            var line = Members("press", time(press.timestamp))
            line.add("button", Self.word(Self.buttons, press.type.rawValue))
            if press.phase != .changed { line.add("phase", Self.word(Self.pressPhases, press.phase.rawValue)) }
            if press.phase == .began {
                let view = view(of: press) ?? window
                look(at: [], around: [view])
                line.add("view", String(logged(view).number))
            }
            if press.force != 1, press.phase == .began || press.phase == .changed {
                line.add("force", Self.number(press.force))
            }
            write(line, at: clock)
        }
        follow(event, in: window)
    }

    /// Returns the first view of the responders that receive a press.
    private func view(of press: UIPress) -> UIView? {
        var link = press.responder
        while let responder = link {
            if let view = responder as? UIView { return view }
            link = responder.next
        }
        return nil
    }

    #if canImport(ObjectiveC)
        @objc
    #endif
    /// Receives the action of a window's recognizer of scrolls or hovers.
    private func streamed(_ recognizer: UIGestureRecognizer) {
        guard let window = recognizer.view as? UIWindow else { return }
        let (now, place) = (clock, recognizer.location(in: nil))
        let scrolls = recognizer as? UIPanGestureRecognizer
        if recognizer.state == .began {
            look(at: [(place, window)], around: nil)
            if scrolls != nil { watchFrames() }
        }
        if recognizer.state == .changed, budget.leavesOut(.steps, at: now) { return }
        var line = Members(scrolls == nil ? "hover" : "scroll", time(now))
        if recognizer.state != .changed { line.add("phase", Self.word(Self.states, recognizer.state.rawValue)) }
        line.add("window", String(logged(window).number))
        line.add("x", Self.number(place.x))
        line.add("y", Self.number(place.y))
        if let scrolls {
            let step = scrolls.translation(in: nil)
            line.add("dx", Self.number(step.x))
            line.add("dy", Self.number(step.y))
            if scrolls.allowedScrollTypesMask == .discrete { line.add("wheel", "true") }
            scrolls.setTranslation(.zero, in: nil)
        } else {
            let distance = distance(of: recognizer)
            if distance != 0 { line.add("distance", Self.number(distance)) }
        }
        write(line, at: now)
    }

    /// Returns the distance of a pencil from the screen, up to 1; 0 for a pointer.
    private func distance(of recognizer: UIGestureRecognizer) -> CGFloat {
        #if os(iOS)
            guard #available(iOS 16.1, *) else { return 0 }
        #endif
        return (recognizer as? UIHoverGestureRecognizer)?.zOffset ?? 0
    }

    // MARK: The tree

    /// Looks at the app before the first event, which may change it, or at the first frame that has a window; until then, frames come.
    func lookFirst() {
        guard !hasLooked else { return }
        look(at: [])
        link?.isPaused = hasLooked
    }

    /// Writes the views that contain a place, those with recognizers, and the ancestors of both.
    /// - Parameters:
    ///   - places: Places in windows, where touches come down or a pointer is.
    ///   - views: The views that touches hit, or a press; `nil` for those of the recognizers that have begun.
    private func look(at places: [(CGPoint, UIWindow?)], around views: [UIView]? = []) {
        var found: [UIGestureRecognizer] = []
        let windows = windows
        hasLooked = hasLooked || !windows.isEmpty
        for (index, window) in windows.enumerated() {
            visit(window, index, places.map { window.convert($0.0, from: $0.1) }, &found)
        }
        findSurroundings(
            views ?? found.filter { $0.state == .began || $0.state == .changed }.compactMap { $0.view })
        for logged in around {
            if let view = logged.object, isShown(view) { write(logged, view, isNear: true, index: nil) }
        }
        // All have numbers before the first is written, since they refer to each other.
        var fresh: [(LoggedObject<UIGestureRecognizer>, UIGestureRecognizer)] = []
        for recognizer in found {
            let logged = logged(recognizer)
            // Those around fingers are watched.
            if logged.facts?.isOutdated(recognizer) ?? true { fresh.append((logged, recognizer)) }
        }
        for (logged, recognizer) in fresh where recognizer.view != nil {
            write(logged, recognizer, order: order(of: recognizer))
        }
        watch()
        writeGone(Array(self.views.values), Array(recognizers.values))
        scrollViews.removeAll { $0.object == nil }
    }

    /// A view whose subviews are being visited.
    private struct Visit {
        let view: UIView
        let subviews: [UIView]
        let index: Int
        var isWritten: Bool
        var next = 0
    }

    /// Visits the views of a window from back to front, each before its subviews; views may be nested deeper than the stack allows.
    private func visit(_ window: UIWindow, _ index: Int, _ places: [CGPoint], _ found: inout [UIGestureRecognizer]) {
        var path = [Visit(view: window, subviews: window.subviews, index: index, isWritten: true)]
        // The places of the touches in each view of the path.
        var points = places
        let known = views
        var unseen = known.count - (known[ObjectIdentifier(window)]?.object === window ? 1 : 0)
        write(logged(window), window, isNear: false, index: index)
        found += own(window)
        while !path.isEmpty {
            let top = path.count - 1
            let index = path[top].next
            guard index < path[top].subviews.count else {
                path.removeLast()
                for _ in places { points.removeLast() }
                continue
            }
            path[top].next = index + 1
            let view = path[top].subviews[index]
            let isInside = enter(view, from: path[top].view, &points, places.count)
            let recognizers = view.gestureRecognizers ?? []
            let isKnown = unseen > 0 && known[ObjectIdentifier(view)]?.object === view
            if isKnown { unseen -= 1 }
            let isWritten = isInside || isKnown || !recognizers.isEmpty
            if isWritten {
                for place in path.indices where !path[place].isWritten {
                    path[place].isWritten = true
                    write(logged(path[place].view), path[place].view, isNear: false, index: path[place].index)
                }
                write(logged(view), view, isNear: false, index: index)
                found += recognizers
            }
            let subviews = view.subviews
            if subviews.isEmpty {
                for _ in places { points.removeLast() }
            } else {
                path.append(Visit(view: view, subviews: subviews, index: index, isWritten: isWritten))
            }
        }
    }

    /// Adds the last places, converted to a view from its superview; returns a Boolean value that indicates whether it contains one of them.
    private func enter(_ view: UIView, from superview: UIView, _ points: inout [CGPoint], _ count: Int) -> Bool {
        let bounds = view.bounds
        // Most views have no transform.
        let origin = view.transform == .identity ? view.frame.origin : nil
        var isInside = false
        for place in points.count - count..<points.count {
            var point = points[place]
            if let origin {
                point.x += bounds.origin.x - origin.x
                point.y += bounds.origin.y - origin.y
            } else {
                point = view.convert(point, from: superview)
            }
            points.append(point)
            if bounds.contains(point) { isInside = true }
        }
        return isInside
    }

    /// Returns the recognizers of a view without those of the recorder.
    private func own(_ view: UIView) -> [UIGestureRecognizer] {
        guard let recognizers = view.gestureRecognizers else { return [] }
        return view is UIWindow ? recognizers.filter { $0.delegate !== self } : recognizers
    }

    /// Returns the index of a recognizer among those of its view; 0 without a view.
    private func order(of recognizer: UIGestureRecognizer) -> Int {
        recognizer.view.flatMap { own($0).firstIndex { $0 === recognizer } } ?? 0
    }

    /// Finds the views from the windows to others, such as those that fingers hit.
    private func findSurroundings(_ ends: [UIView]) {
        // Those of fingers that are still down, and what goes on moving, stay.
        var seen = Set(around.map { $0.number })
        for end in ends {
            var chain: [UIView] = []
            var link: UIView? = end
            while let view = link {
                chain.append(view)
                link = view.superview
            }
            for view in chain.reversed() {
                let logged = logged(view)
                if seen.insert(logged.number).inserted { around.append(logged) }
            }
        }
    }

    /// Finds the recognizers around fingers, and writes those that are new or have changed.
    private func watch() {
        watched = []
        for place in around {
            guard let view = place.object, isShown(view) else { continue }
            for (order, recognizer) in own(view).enumerated() {
                let logged = logged(recognizer)
                watched.append(logged)
                write(logged, recognizer, order: order)
            }
        }
    }

    /// Writes a view, if its line has changed.
    /// - Parameters:
    ///   - isNear: A Boolean value that indicates whether a finger comes down on it. Otherwise only its place is looked at.
    ///   - index: The index among the subviews of its superview; `nil` if that has to be found.
    private func write(_ logged: LoggedObject<UIView>, _ view: UIView, isNear: Bool, index: Int?) {
        let superview = view.superview
        let parent = superview.map { self.logged($0).number } ?? 0
        let index = index ?? self.index(of: view, in: superview?.subviews ?? [], at: logged.place?.index ?? 0)
        let place = ViewPlace(view, parent: parent, index: index)
        if !isNear, logged.place == place { return }
        logged.place = place
        // The offset has lines of its own.
        let description = describe(view, place, offset: "")
        guard description != logged.description else { return }
        logged.description = description
        let now = clock
        var line = Members("view", time(now))
        line.append("," + logged.head + ",")
        if let scrollView = view as? UIScrollView {
            logged.offset = offset(of: scrollView) { Self.rounded($0) }
            line.append(describe(view, place, offset: offset(of: scrollView) { Self.number($0) }))
        } else {
            line.append(description)
        }
        logged.isWritten = write(line, at: now)
    }

    private func index(of view: UIView, in siblings: [UIView], at usual: Int) -> Int {
        if usual < siblings.count, siblings[usual] === view { return usual }
        return siblings.firstIndex { $0 === view } ?? usual
    }

    private func describe(_ view: UIView, _ place: ViewPlace, offset: String) -> String {
        var members = Members(part: ())
        #if canImport(ObjectiveC)
            let isText =
                view is UILabel || view is UITableViewCell || view is UICollectionViewCell || view is UITextInput
            let anchor = view.layer.anchorPoint
        #else
            let isText = view is UILabel || view is UITableViewCell
            let anchor = view.anchorPoint
        #endif
        if recordsLabels, !isText, let label = view.accessibilityLabel, !label.isEmpty {
            members.add("label", Self.quoted(label))
        }
        if place.parent != 0 { members.add("in", String(place.parent)) }
        members.add("z", String(place.index))
        let bounds = place.bounds
        members.add("bounds", Self.list(bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height))
        members.add("center", Self.list(place.center.x, place.center.y))
        if anchor != CGPoint(x: 0.5, y: 0.5) { members.add("anchor", Self.list(anchor.x, anchor.y)) }
        let transform = place.transform
        if transform != .identity {
            members.add(
                "transform",
                Self.list(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty))
        }
        if place.alpha != 1 { members.add("alpha", Self.number(place.alpha)) }
        if place.flags & ViewPlace.hidden != 0 { members.add("hidden", "true") }
        if place.flags & ViewPlace.interaction == 0 { members.add("interaction", "false") }
        if place.flags & ViewPlace.multiple != 0 { members.add("multiple", "true") }
        if place.flags & ViewPlace.exclusive != 0 { members.add("exclusive", "true") }
        if place.flags & ViewPlace.clips != 0 { members.add("clips", "true") }
        if let window = view as? UIWindow {
            if window.windowLevel != .normal { members.add("level", Self.number(window.windowLevel.rawValue)) }
            if window.isKeyWindow { members.add("key", "true") }
        } else if let scrollView = view as? UIScrollView {
            members.add("scroll", describe(scrollView, offset: offset))
        } else if let control = view as? UIControl {
            members.add("control", describe(control))
        }
        return members.text
    }

    private func describe(_ view: UIScrollView, offset: String) -> String {
        var members = Members(empty: ())
        members.append(offset)
        members.add("size", Self.list(view.contentSize.width, view.contentSize.height))
        let insets = view.adjustedContentInset
        if insets != .zero {
            members.add("insets", Self.list(insets.top, insets.left, insets.bottom, insets.right))
        }
        if view.minimumZoomScale != 1 { members.add("least", Self.number(view.minimumZoomScale)) }
        if view.maximumZoomScale != 1 { members.add("most", Self.number(view.maximumZoomScale)) }
        if view.isPagingEnabled { members.add("paging", "true") }
        if !view.isScrollEnabled { members.add("scrolls", "false") }
        if !view.delaysContentTouches { members.add("delays", "false") }
        if !view.canCancelContentTouches { members.add("cancels", "false") }
        if !view.bounces { members.add("bounces", "false") }
        if !view.bouncesZoom { members.add("bouncesZoom", "false") }
        if view.isDirectionalLockEnabled { members.add("locks", "true") }
        if view.alwaysBounceHorizontal { members.add("alwaysX", "true") }
        if view.alwaysBounceVertical { members.add("alwaysY", "true") }
        if view.decelerationRate != .normal { members.add("rate", Self.number(view.decelerationRate.rawValue)) }
        return members.text
    }

    private func describe(_ control: UIControl) -> String {
        var members = Members(empty: ())
        if !control.isEnabled { members.add("enabled", "false") }
        if control.isSelected { members.add("selected", "true") }
        if control.isHighlighted { members.add("highlighted", "true") }
        if let slider = control as? UISlider, slider.maximumValue > slider.minimumValue {
            let share = (slider.value - slider.minimumValue) / (slider.maximumValue - slider.minimumValue)
            if share != 0 { members.add("value", Self.rounded(CGFloat(share))) }
        }
        let events = views[ObjectIdentifier(control)]?.events ?? 0
        if events != 0 { members.add("events", String(events)) }
        return members.text
    }

    private func isShown(_ view: UIView) -> Bool { view.window?.isHidden == false }

    /// Writes which views and recognizers have left the windows that are shown.
    private func writeGone(
        _ views: [LoggedObject<UIView>], _ recognizers: [LoggedObject<UIGestureRecognizer>]
    ) {
        var gone = replaced
        replaced = []
        for logged in views {
            let view = logged.object
            if view == nil, self.views[logged.key] === logged { self.views[logged.key] = nil }
            guard logged.isWritten, view.map({ isShown($0) }) != true else { continue }
            logged.isWritten = false
            gone.append(logged.number)
        }
        for logged in recognizers {
            let recognizer = logged.object
            if recognizer == nil, self.recognizers[logged.key] === logged { self.recognizers[logged.key] = nil }
            guard logged.isWritten, recognizer?.view.map({ isShown($0) }) != true else { continue }
            logged.isWritten = false
            gone.append(logged.number)
        }
        guard !gone.isEmpty else { return }
        let now = clock
        var line = Members("gone", time(now))
        line.add("ids", Self.list(gone.sorted()))
        write(line, at: now)
    }

    // MARK: Recognizers

    private func write(
        _ logged: LoggedObject<UIGestureRecognizer>, _ recognizer: UIGestureRecognizer, order: Int
    ) {
        let facts = RecognizerFacts(recognizer, order: order)
        guard facts != logged.facts else { return }
        logged.facts = facts
        let now = clock
        var line = Members("recognizer", time(now))
        line.append("," + logged.head + "," + describe(recognizer, facts) + relations(of: recognizer))
        logged.isWritten = write(line, at: now)
    }

    private func describe(_ recognizer: UIGestureRecognizer, _ facts: RecognizerFacts) -> String {
        var members = Members(part: ())
        if let view = recognizer.view, let logged = views[ObjectIdentifier(view)], logged.isWritten {
            members.add("view", String(logged.number))
            members.add("order", String(facts.order))
            addRole(of: recognizer, in: view, to: &members)
        } else {
            members.add("role", "\"system\"")
        }
        if facts.flags & RecognizerFacts.enabled == 0 { members.add("enabled", "false") }
        if facts.flags & RecognizerFacts.cancels == 0 { members.add("cancels", "false") }
        if facts.flags & RecognizerFacts.delaysBegan != 0 { members.add("delaysBegan", "true") }
        if facts.flags & RecognizerFacts.delaysEnded == 0 { members.add("delaysEnded", "false") }
        if facts.flags & RecognizerFacts.exclusiveType == 0 { members.add("exclusiveType", "false") }
        #if canImport(Foundation)
            let types = recognizer.allowedTouchTypes.map { $0.intValue }.sorted()
            if types != [0, 1, 2, 3] { members.add("types", Self.list(types)) }
            let presses = recognizer.allowedPressTypes.map { $0.intValue }.sorted()
            if presses != [4] { members.add("presses", Self.list(presses)) }
        #endif
        if !facts.settings.isEmpty {
            var settings = Members(empty: ())
            for (name, value) in facts.settings { settings.add(name, Self.number(value)) }
            members.add("settings", settings.text)
        }
        if let delegate = recognizer.delegate { members.add("delegate", describe(delegate)) }
        return members.text
    }

    /// Adds what a recognizer is for the scroll view that has made it, and the number of that one if it is attached to another view.
    private func addRole(of recognizer: UIGestureRecognizer, in view: UIView, to members: inout Members) {
        for scrollView in scrollViews {
            guard let maker = scrollView.object as? UIScrollView else { continue }
            let isPan = recognizer === maker.panGestureRecognizer
            guard isPan || recognizer === maker.pinchGestureRecognizer else { continue }
            members.add("role", Self.quoted(isPan ? "scroll pan" : "scroll pinch"))
            if maker !== view { members.add("of", String(scrollView.number)) }
            return
        }
        // It is not public; its name says what it is.
        let name = logged(recognizer).className
        guard view is UIScrollView,
            name.hasSuffix("DelayedTouchesBeganGestureRecognizer") || name.hasSuffix("TouchDelayGestureRecognizer")
        else { return }
        members.add("role", Self.quoted("scroll delay"))
    }

    private func describe(_ delegate: any UIGestureRecognizerDelegate) -> String {
        var members = Members(empty: ())
        #if !hasFeature(Embedded)
            members.add("class", Self.quoted(name(ofClass: delegate)))
        #endif
        #if canImport(ObjectiveC)
            let answers = Self.questions.filter { delegate.responds(to: $0.1) }.map { Self.quoted($0.0) }
            members.add("answers", Self.list(answers))
        #endif
        return members.text
    }

    #if canImport(ObjectiveC)
        private static let questions = [
            ("shouldBegin", "gestureRecognizerShouldBegin:"),
            (
                "shouldRecognizeSimultaneously",
                "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:"
            ),
            ("shouldRequireFailure", "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:"),
            ("shouldBeRequiredToFail", "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:"),
            ("shouldReceiveTouch", "gestureRecognizer:shouldReceiveTouch:"),
            ("shouldReceivePress", "gestureRecognizer:shouldReceivePress:"),
            ("shouldReceiveEvent", "gestureRecognizer:shouldReceiveEvent:"),
        ].map { ($0.0, NSSelectorFromString($0.1)) }
    #endif

    /// Returns, as members, what the description of a recognizer lists: the number of the app's targets, and the recognizers that it waits
    /// for. Empty if it lists none.
    private func relations(of recognizer: UIGestureRecognizer) -> String {
        #if hasFeature(Embedded)
            return ""
        #else
            let text = RecognizerDescription(String(describing: recognizer))
            var members = ""
            // That of the recorder is among them, if targets are listed at all.
            if text.targets(ofClass: "AppRecorder") > 0 {
                members = ",\"targets\":" + String(text.targets - text.targets(ofClass: "AppRecorder"))
            }
            let awaited = text.addresses(after: "must-fail = {")
            guard !awaited.isEmpty else { return members }
            let known = recognizers.filter { awaited.contains(UInt(bitPattern: $0.key)) }.map { $0.value.number }
            return known.isEmpty ? members : members + ",\"awaits\":" + Self.list(known.sorted())
        #endif
    }

    // MARK: States

    /// Writes the states that have changed.
    private func writeStates(_ moment: String) {
        for logged in watched {
            guard let recognizer = logged.object else { continue }
            writeEnabling(logged, recognizer)
            let state = recognizer.state
            // Before the event is decided, values may be those of the event already.
            if moment == "touch" ? state == logged.lastState : state == .possible && logged.state.isEmpty { continue }
            writeState(logged, recognizer, moment, isDue: false)
        }
    }

    /// Writes a recognizer that was enabled or disabled.
    private func writeEnabling(
        _ logged: LoggedObject<UIGestureRecognizer>, _ recognizer: UIGestureRecognizer
    ) {
        guard let facts = logged.facts, recognizer.isEnabled != (facts.flags & RecognizerFacts.enabled != 0) else {
            return
        }
        write(logged, recognizer, order: facts.order)
    }

    private func writeState(
        _ logged: LoggedObject<UIGestureRecognizer>, _ recognizer: UIGestureRecognizer, _ moment: String, isDue: Bool
    ) {
        let now = clock
        let state = recognizer.state
        var members = Members(part: ())
        if state != .changed { members.add("state", Self.word(Self.states, state.rawValue)) }
        if state != .possible, state != .failed, !budget.leavesOut(.states, at: now) {
            addValues(of: recognizer, state, to: &members)
        }
        let text = members.text
        guard isDue || text != logged.state else { return }
        if state == .changed, budget.leavesOut(.steps, at: now) { return }
        (logged.state, logged.lastState) = (state == .possible ? "" : text, state)
        var line = Members("state", time(now))
        line.add("id", String(logged.number))
        if moment != "action" { line.add("when", Self.quoted(moment)) }
        if !text.isEmpty { line.append("," + text) }
        write(line, at: now)
    }

    private func addValues(
        of recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State, to members: inout Members
    ) {
        if state != .changed {
            let place = recognizer.location(in: nil)
            members.add("place", Self.rounded(place))
        }
        if let pan = recognizer as? UIPanGestureRecognizer {
            members.add("translation", Self.rounded(pan.translation(in: nil)))
            members.add("velocity", Self.rounded(pan.velocity(in: nil)))
        } else if let pinch = recognizer as? UIPinchGestureRecognizer {
            members.add("scale", Self.rounded(pinch.scale))
            members.add("speed", Self.rounded(pinch.velocity))
        } else if let rotation = recognizer as? UIRotationGestureRecognizer {
            members.add("rotation", Self.rounded(rotation.rotation))
            members.add("speed", Self.rounded(rotation.velocity))
        }
    }

    #if canImport(ObjectiveC)
        @objc
    #endif
    private func acted(_ recognizer: UIGestureRecognizer) {
        let logged = logged(recognizer)
        writeEnabling(logged, recognizer)
        writeState(logged, recognizer, "action", isDue: true)
    }

    #if canImport(ObjectiveC)
        /// Receives the end of an event: the layer of its window is laid out.
        nonisolated public func layoutSublayers(of layer: CALayer) {
            MainActor.assumeIsolated { eventIsOver() }
        }
    #else
        /// Receives the end of an event: the layer of its window is laid out.
        public func layoutSublayers(of layer: CALayer) { eventIsOver() }
    #endif

    private func eventIsOver() {
        writeStates("event")
        for logged in around where logged.isWritten {
            if let view = logged.object, isShown(view) { continue }
            return writeGone(around, watched)
        }
    }

    // MARK: Frames

    #if canImport(ObjectiveC)
        @objc
    #endif
    private func shown(_ link: CADisplayLink) {
        guard hasLooked else { return lookFirst() }
        let now = link.timestamp
        if !budget.leavesOut(.steps, at: now) { write(Members("frame", time(now)), at: now, isChange: false) }
        var count = 0
        for logged in around {
            guard let view = logged.object, isShown(view) else { continue }
            write(logged, view, isNear: false, index: nil)
            if let scrollView = view as? UIScrollView { writeOffset(logged, scrollView) }
            count += own(view).count
        }
        if count != watched.count {
            writeGone(around, watched)
            watch()
        }
        writeStates("frame")
        guard touches.isEmpty, now - lastChange >= Self.patience else { return }
        link.isPaused = true
        (around, watched) = ([], [])
    }

    private func writeOffset(_ logged: LoggedObject<UIView>, _ view: UIScrollView) {
        let offset = offset(of: view) { Self.rounded($0) }
        guard offset != logged.offset else { return }
        logged.offset = offset
        let now = clock
        lastChange = now
        guard !budget.leavesOut(.states, at: now) else { return }
        var line = Members("offset", time(now))
        line.add("id", String(logged.number))
        line.append("," + offset)
        write(line, at: now)
    }

    /// Returns the offset and the zoom scale, as members.
    private func offset(of view: UIScrollView, _ text: (CGFloat) -> String) -> String {
        let offset = view.contentOffset
        var members = Members(part: ())
        members.add("offset", "[" + text(offset.x) + "," + text(offset.y) + "]")
        if view.zoomScale != 1 { members.add("zoom", text(view.zoomScale)) }
        return members.text
    }

    // MARK: Controls

    private static let controlEvents: [(String, UIControl.Event)] = [
        ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragEnter", .touchDragEnter),
        ("touchDragExit", .touchDragExit), ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
        ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
        ("primaryActionTriggered", .primaryActionTriggered), ("menuActionTriggered", .menuActionTriggered),
    ]

    private func watch(_ control: UIControl, _ logged: LoggedObject<UIView>) {
        logged.events = control.allControlEvents.rawValue
        #if canImport(ObjectiveC)
            for (action, event) in zip(actions, Self.controlEvents) { control.addAction(action, for: event.1) }
        #else
            for (name, event) in Self.controlEvents {
                logged.tokens.append(
                    control.addTarget(bound: self, for: event) { control, recorder, _ in
                        unsafeDowncast(recorder, to: AppRecorder.self).sent(name, by: control)
                    })
            }
        #endif
    }

    private func sent(_ name: String, by control: UIControl) {
        let now = clock
        var line = Members("control", time(now))
        line.add("id", String(logged(control).number))
        line.add("event", Self.quoted(name))
        write(line, at: now)
    }

    // MARK: Lines

    private static let phases = [
        "began", "moved", "stationary", "ended", "cancelled", "entered", "hovered", "exited",
    ]
    private static let types = ["direct", "indirect", "pencil", "pointer"]
    private static let states = ["possible", "began", "changed", "ended", "cancelled", "failed"]
    private static let pressPhases = ["began", "changed", "stationary", "ended", "cancelled"]
    private static let buttons = ["up", "down", "left", "right", "select", "menu", "playPause"]

    /// Writes a line, if the limit allows it.
    @discardableResult
    private func write(_ line: Members, at now: Double, isChange: Bool = true) -> Bool {
        if isChange { lastChange = now }
        let text = line.text
        if let lineWasWritten {
            lineWasWritten(text)
            return true
        }
        let isWritten = budget.add(text.utf8.count + 1, at: now)
        if let word = budget.change() {
            var line = Members("left", time(now))
            line.add("what", Self.quoted(word))
            lines.append(line.text)
        }
        if isWritten { lines.append(text) }
        return isWritten
    }

    /// Returns seconds since a whole second at about the beginning of the log, to the nanosecond: the log does not reveal how long the
    /// device has been running.
    private func time(_ seconds: Double) -> String {
        let start = origin ?? seconds.rounded(.down)
        origin = start
        return Self.decimal(seconds - start, 9)
    }

    private static func number(_ value: CGFloat) -> String {
        let value = Double(value)
        guard value.isFinite else { return "null" }
        return decimal(value, 4, isExact: true)
    }

    private static func rounded(_ value: CGFloat) -> String {
        value.isFinite ? decimal(Double(value), 3) : "null"
    }

    private static func rounded(_ point: CGPoint) -> String { "[" + rounded(point.x) + "," + rounded(point.y) + "]" }

    /// Returns a number with at most so many decimals.
    /// - Parameter isExact: A Boolean value that indicates whether a number with more has all of them.
    private static func decimal(_ value: Double, _ places: Int, isExact: Bool = false) -> String {
        let power: Double = places == 9 ? 1e9 : places == 4 ? 1e4 : 1e3
        let scaled = (value.magnitude * power).rounded()
        guard scaled < 9e15, !isExact || scaled / power == value.magnitude else { return "\(value)" }
        let digits = Int64(scaled)
        let unit = Int64(power)
        var text = value < 0 && digits != 0 ? "-" : ""
        text += String(digits / unit)
        var rest = digits % unit
        guard rest != 0 else { return text }
        var count = places
        while rest % 10 == 0 {
            rest /= 10
            count -= 1
        }
        let decimals = String(rest)
        text += "."
        for _ in decimals.utf8.count..<count { text += "0" }
        return text + decimals
    }

    private static func list(_ numbers: CGFloat...) -> String { list(numbers) { number($0) } }

    private static func list(_ numbers: [Int]) -> String { list(numbers) { String($0) } }

    private static func list(_ members: [String]) -> String { list(members) { $0 } }

    private static func list<Value>(_ values: [Value], _ member: (Value) -> String) -> String {
        var text = "["
        for value in values {
            if text.utf8.count > 1 { text += "," }
            text += member(value)
        }
        return text + "]"
    }

    private static func word(_ words: [String], _ index: Int) -> String {
        words.indices.contains(index) ? "\"" + words[index] + "\"" : "\"" + String(index) + "\""
    }

    /// Returns a text of the app, at most 200 characters of it.
    nonisolated static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars.prefix(200) {
            switch scalar.value {
            case 0x22, 0x5C:
                result += "\\"
                result.unicodeScalars.append(scalar)
            case 0..<0x20, 0x7F:
                let digits = String(scalar.value, radix: 16)
                result += digits.utf8.count == 1 ? "\\u000" + digits : "\\u00" + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    // MARK: Sharing the log

    #if canImport(ObjectiveC)
        /// Offers the log in a share sheet above the app.
        ///
        /// A screenshot does so as well. For a shake, call it in `motionEnded(_:with:)` of a controller or window of the app.
        public func share() {
            let windows = windows
            guard var controller = (windows.first { $0.isKeyWindow } ?? windows.first)?.rootViewController else {
                return
            }
            while let presented = controller.presentedViewController { controller = presented }
            if controller is UIActivityViewController { return }
            look(at: [])
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("app.log")
            do {
                try text.write(to: file, atomically: true, encoding: .utf8)
            } catch {
                let alert = UIAlertController(
                    title: "The log was not written", message: "\(error.localizedDescription)", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                controller.present(alert, animated: true)
                return
            }
            let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
            sheet.popoverPresentationController?.sourceView = controller.view
            controller.present(sheet, animated: true)
        }
    #endif
}

/// A recognizer of a window: it receives every touch, or every press of a button, of the window and never recognizes.
///
/// It cancels, delays and prevents nothing, and nothing prevents it. It fails when its last touch or press is over.
final class AppRecorderGesture: UIGestureRecognizer {
    #if hasFeature(Embedded)
        fileprivate unowned(unsafe) var recorder: AppRecorder?
    #else
        fileprivate weak var recorder: AppRecorder?
    #endif
    /// The type of the events that it receives.
    fileprivate var eventType = UIEvent.EventType.touches
    /// The number of touches or presses that are down.
    private var count = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        count += touches.count
        recorder?.received(event, by: self)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        recorder?.received(event, by: self)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        recorder?.received(event, by: self)
        end(touches.count)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        recorder?.received(event, by: self)
        end(touches.count)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        count += presses.count
        recorder?.received(presses, event, by: self)
    }

    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        recorder?.received(presses, event, by: self)
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        recorder?.received(presses, event, by: self)
        end(presses.count)
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        recorder?.received(presses, event, by: self)
        end(presses.count)
    }

    private func end(_ ended: Int) {
        count -= ended
        if count <= 0 { state = .failed }
    }

    override func reset() {
        super.reset()
        count = 0
        recorder?.attemptIsOver(of: self)
    }

    override func shouldReceive(_ event: UIEvent) -> Bool { event.type == eventType }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// The recognizer of the scrolls of a wheel, or of a trackpad, in a window: it prevents nothing, and nothing prevents it.
final class AppRecorderScrolls: UIPanGestureRecognizer {
    override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .scroll }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// The recognizer of hovers in a window: it prevents nothing, and nothing prevents it.
final class AppRecorderHovers: UIHoverGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// The description of a recognizer, as UIKit prints it. Its form is not documented: what is not found is not there.
struct RecognizerDescription {
    private let bytes: [UInt8]

    init(_ text: String) { bytes = Array(text.utf8) }

    /// The number of targets.
    var targets: Int { own.count(of: "(action=") }

    /// Returns the number of targets of a class, which may be in a module.
    func targets(ofClass name: String) -> Int { own.count(of: name + " 0x") }

    /// The part before the other recognizers.
    private var own: Self {
        Self(bytes: Array(bytes[..<(place(of: "must-fail") ?? bytes.count)]))
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func place(of text: String, from start: Int = 0) -> Int? {
        let pattern = Array(text.utf8)
        var place = start
        while place + pattern.count <= bytes.count {
            if bytes[place] == pattern[0], bytes[place..<place + pattern.count].elementsEqual(pattern) { return place }
            place += 1
        }
        return nil
    }

    private func count(of text: String) -> Int {
        var (count, start) = (0, 0)
        while let place = place(of: text, from: start) { (count, start) = (count + 1, place + 1) }
        return count
    }

    /// Returns the addresses of objects in the first braces after a text: those behind a class and a colon.
    func addresses(after text: String) -> [UInt] {
        guard let place = place(of: text) else { return [] }
        var depth = 1
        var index = place + text.utf8.count
        var addresses: [UInt] = []
        while index < bytes.count, depth > 0 {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            guard bytes[..<index].suffix(3).elementsEqual(": 0".utf8), index < bytes.count,
                bytes[index] == UInt8(ascii: "x")
            else { continue }
            index += 1
            var address: UInt = 0
            while index < bytes.count, let digit = Character(UnicodeScalar(bytes[index])).hexDigitValue {
                address = address << 4 | UInt(digit)
                index += 1
            }
            addresses.append(address)
        }
        return addresses
    }
}

/// A view or recognizer with a number, and what was last written about it.
private final class LoggedObject<Object: AnyObject> {
    let key: ObjectIdentifier
    let number: Int
    let className: String
    /// The members that never change.
    let head: String
    #if hasFeature(Embedded)
        let object: Object?
    #else
        private(set) weak var object: Object?
    #endif
    /// The members that were last written; empty if it is not in the log, or no more.
    var description = ""
    /// The place of a view.
    var place: ViewPlace?
    /// The offset of a scroll view, as a member.
    var offset = ""
    /// The state of a recognizer, as members; empty while it is possible.
    var state = ""
    var lastState = UIGestureRecognizer.State.possible
    /// The settings of a recognizer.
    var facts: RecognizerFacts?
    /// The events for which the app has targets at a control.
    var events: UInt = 0
    #if !canImport(ObjectiveC)
        var tokens: [ControlTargetToken] = []
    #endif

    /// A Boolean value that indicates whether it is in the log, and not gone.
    var isWritten = false {
        didSet { if isWritten { wasWritten = true } else { (description, place, facts) = ("", nil, nil) } }
    }
    /// A Boolean value that indicates whether it has ever been in the log.
    private(set) var wasWritten = false

    init(_ object: Object, _ number: Int, class className: String, stock: String, name: String?) {
        (self.object, self.number, self.className) = (object, number, className)
        key = ObjectIdentifier(object)
        var members = Members(part: ())
        members.add("id", String(number))
        members.add("class", AppRecorder.quoted(className))
        members.add("stock", AppRecorder.quoted(stock))
        if let name { members.add("name", AppRecorder.quoted(name)) }
        head = members.text
    }
}

/// A touch with a number, and what was last written about it.
private final class LoggedTouch {
    let number: Int
    /// The recognizer that receives it.
    let gesture: AppRecorderGesture
    var step: TouchStep?
    var isNew = true
    var isOver: Bool { step.map { $0.phase == .ended || $0.phase == .cancelled } ?? false }
    var view = 0
    var taps = 1
    var force = "0,0"
    var radius = "0,0"
    var receivers: [ObjectIdentifier] = []

    init(_ number: Int, _ gesture: AppRecorderGesture) { (self.number, self.gesture) = (number, gesture) }
}

/// A step of a touch.
private struct TouchStep: Equatable {
    let at: Double
    let phase: UITouch.Phase
    let place: CGPoint

    #if !hasFeature(Embedded)
        @MainActor
    #endif
    init(_ touch: UITouch) { (at, phase, place) = (touch.timestamp, touch.phase, touch.location(in: nil)) }
}

/// The properties of a view that decide whether a touch is in it, and those that change often.
private struct ViewPlace: Equatable {
    static let (hidden, interaction, multiple, exclusive, clips) = (1, 2, 4, 8, 16)
    static let (enabled, selected, highlighted) = (32, 64, 128)

    var bounds: CGRect
    let center: CGPoint
    let transform: CGAffineTransform
    let alpha: CGFloat
    let flags: Int
    /// The size of a scroll view's content.
    let content: CGSize
    /// The number of the superview; 0 for a window.
    let parent: Int
    let index: Int

    #if !hasFeature(Embedded)
        @MainActor
    #endif
    init(_ view: UIView, parent: Int, index: Int) {
        bounds = view.bounds
        var (content, state) = (CGSize.zero, 0)
        if let scrollView = view as? UIScrollView {
            // The offset has lines of its own.
            bounds.origin = .zero
            content = scrollView.contentSize
            state = scrollView.isScrollEnabled ? Self.enabled : 0
        } else if let control = view as? UIControl {
            state =
                (control.isEnabled ? Self.enabled : 0) | (control.isSelected ? Self.selected : 0)
                | (control.isHighlighted ? Self.highlighted : 0)
        }
        self.content = content
        (center, transform, alpha) = (view.center, view.transform, view.alpha)
        (self.parent, self.index) = (parent, index)
        flags =
            state | (view.isHidden ? Self.hidden : 0) | (view.isUserInteractionEnabled ? Self.interaction : 0)
            | (view.isMultipleTouchEnabled ? Self.multiple : 0) | (view.isExclusiveTouch ? Self.exclusive : 0)
            | (view.clipsToBounds ? Self.clips : 0)
    }
}

/// The properties of a recognizer that are compared with each touch.
private struct RecognizerFacts: Equatable {
    static let (enabled, cancels, delaysBegan, delaysEnded, exclusiveType) = (1, 2, 4, 8, 16)

    private let view: ObjectIdentifier?
    private let delegate: ObjectIdentifier?
    /// The index among the recognizers of its view.
    let order: Int
    let flags: Int
    /// The settings of its class that differ from their defaults.
    private(set) var settings: [(String, CGFloat)] = []

    #if !hasFeature(Embedded)
        @MainActor
    #endif
    init(_ recognizer: UIGestureRecognizer, order: Int) {
        view = recognizer.view.map { ObjectIdentifier($0) }
        #if hasFeature(Embedded)
            // Its class has no name there.
            delegate = nil
        #else
            delegate = recognizer.delegate.map { ObjectIdentifier($0) }
        #endif
        self.order = order
        flags =
            (recognizer.isEnabled ? Self.enabled : 0) | (recognizer.cancelsTouchesInView ? Self.cancels : 0)
            | (recognizer.delaysTouchesBegan ? Self.delaysBegan : 0)
            | (recognizer.delaysTouchesEnded ? Self.delaysEnded : 0)
            | (recognizer.requiresExclusiveTouchType ? Self.exclusiveType : 0)
        if let tap = recognizer as? UITapGestureRecognizer {
            add("taps", tap.numberOfTapsRequired, 1)
            add("touches", tap.numberOfTouchesRequired, 1)
        } else if let press = recognizer as? UILongPressGestureRecognizer {
            add("taps", press.numberOfTapsRequired, 0)
            add("touches", press.numberOfTouchesRequired, 1)
            if press.minimumPressDuration != 0.5 { settings.append(("duration", press.minimumPressDuration)) }
            if press.allowableMovement != 10 { settings.append(("movement", press.allowableMovement)) }
        } else if let swipe = recognizer as? UISwipeGestureRecognizer {
            add("direction", Int(swipe.direction.rawValue), 1)
            add("touches", swipe.numberOfTouchesRequired, 1)
        } else if let pan = recognizer as? UIPanGestureRecognizer {
            add("least", pan.minimumNumberOfTouches, 1)
            let most = pan.maximumNumberOfTouches
            if most >= 0, most < Int(Int32.max) { settings.append(("most", CGFloat(most))) }
            add("scrolls", pan.allowedScrollTypesMask.rawValue, 0)
            if let edge = pan as? UIScreenEdgePanGestureRecognizer { add("edges", Int(edge.edges.rawValue), 0) }
        }
    }

    /// Returns a Boolean value that indicates whether a recognizer has another view, or was enabled or disabled, since then.
    #if !hasFeature(Embedded)
        @MainActor
    #endif
    func isOutdated(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.view.map { ObjectIdentifier($0) } != view
            || recognizer.isEnabled != (flags & Self.enabled != 0)
    }

    private mutating func add(_ name: String, _ value: Int, _ usual: Int) {
        if value != usual { settings.append((name, CGFloat(value))) }
    }

    static func == (left: Self, right: Self) -> Bool {
        left.view == right.view && left.delegate == right.delegate && left.order == right.order
            && left.flags == right.flags
            && left.settings.elementsEqual(right.settings) { $0.0 == $1.0 && $0.1 == $1.1 }
    }
}

/// The members of an object of JSON.
private struct Members {
    private var body: String
    private let isPart: Bool

    /// Starts a line.
    init(_ kind: String, _ time: String? = nil) {
        body = "{\"kind\":\"" + kind + "\""
        isPart = false
        if let time { add("at", time) }
    }

    /// Starts an object in a line.
    init(empty: Void) { (body, isPart) = ("{", false) }

    /// Starts members that are appended to others.
    init(part: Void) { (body, isPart) = ("", true) }

    mutating func add(_ name: String, _ value: String) {
        if !body.isEmpty, body != "{" { body += "," }
        body += "\""
        body += name
        body += "\":"
        body += value
    }

    /// Appends members, with the comma before them.
    mutating func append(_ members: String) { body += members }

    var text: String { isPart ? body : body + "}" }
}

/// The number of bytes that were written in a minute, and what is left out so that they stay below the limit.
private struct Budget {
    enum Level: Int {
        /// Nothing is left out.
        case everything
        /// The values of recognizers and the offsets of scroll views are left out.
        case states
        /// So are the movements of touches, the changes of recognizers, and the frames.
        case steps
        /// All is left out.
        case nothing
    }

    private var level = Level.everything
    private var known = Level.everything
    private var start: Double?
    private var bytes = 0

    /// Returns a Boolean value that indicates whether what a level leaves out is left out at a time.
    mutating func leavesOut(_ what: Level, at now: Double) -> Bool {
        if start.map({ now - $0 >= 60 }) ?? true { (start, bytes, level) = (now, 0, .everything) }
        return level.rawValue >= what.rawValue
    }

    /// Counts a line; returns a Boolean value that indicates whether it is written.
    mutating func add(_ count: Int, at now: Double) -> Bool {
        _ = leavesOut(.nothing, at: now)
        // A few bytes remain for the lines that state what is left out.
        guard bytes + count <= AppRecorder.limit - 1_000 else {
            level = .nothing
            return false
        }
        bytes += count
        let share = bytes * 100 / AppRecorder.limit
        level = share < 80 ? .everything : share < 95 ? .states : .steps
        return true
    }

    /// Returns a word for what is left out, if that has changed since the last call.
    mutating func change() -> String? {
        guard level != known else { return nil }
        known = level
        switch level {
        case .everything: return "nothing"
        case .states: return "values"
        case .steps: return "movements"
        case .nothing: return "everything"
        }
    }
}
