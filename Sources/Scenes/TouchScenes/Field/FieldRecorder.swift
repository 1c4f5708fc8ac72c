// The field recorder: one file for any iOS app (iOS 15 or later, Swift 5 or 6 mode, Xcode 14.3 or later) that uses only public API of
// UIKit. Documentation/FieldRecorder.md describes its use. The same file is compiled against Touchstone;
// features that Linux lacks (Objective-C's selectors, the device, the share sheet) are inside `#if canImport(ObjectiveC)`.

#if !hasFeature(Embedded)
    #if os(iOS)
        import UIKit
    #else
        import Touchstone

        private func CACurrentMediaTime() -> Double { UIApplication.shared.now.seconds }
    #endif

    /// A window that logs every touch before the app receives it, and its effects afterwards.
    ///
    /// Its root view controller is a `FieldRecorderViewController`. In an iOS app, `FieldRecorderWindow.show()` shows it above
    /// everything else.
    public final class FieldRecorderWindow: UIWindow {
        /// Logs the touches of the event, forwards it, and logs the states of all recognizers afterwards.
        public override func sendEvent(_ event: UIEvent) {
            let recorder = rootViewController as? FieldRecorderViewController
            recorder?.willSend(event)
            super.sendEvent(event)
            recorder?.didSend(event)
        }
    }

    /// A screen to touch, with a scroll view, a paging one, a zooming one and a pad with recognizers, which logs everything.
    ///
    /// The log is JSON, one object a line; Documentation/FieldRecorder.md describes the lines. Positions are points in the
    /// coordinates of the window, times are seconds since about the beginning of the log, on the clock of `UITouch.timestamp`.
    public final class FieldRecorderViewController: UIViewController, UIScrollViewDelegate, UIGestureRecognizerDelegate
    {
        /// The names of the views that are laid out, from back to front.
        public static let viewNames = ["header", "plain", "paging", "zooming", "pad"]
        /// The frames of the views, in the coordinates of the window, by name; by default the views share the screen. Set it
        /// before the view is laid out.
        public var places: [String: CGRect] = [:]
        /// The lines of the log so far, each without its line feed.
        public private(set) var lines: [String] = []

        private static let phases = [
            "began", "moved", "stationary", "ended", "cancelled", "entered", "hovered", "exited",
        ]
        private static let types = ["direct", "indirect", "pencil", "pointer"]
        private static let states = ["possible", "began", "changed", "ended", "cancelled", "failed"]
        /// The time without a change, in seconds, after which frames are no longer logged, until the next touch.
        private static let patience = 1.0

        private let header = UIView()
        private let plain = UIScrollView()
        private let paging = UIScrollView()
        private let zooming = UIScrollView()
        private let pad = UIView()
        private let picture = UIView()
        private var recognizers: [UIGestureRecognizer] = []
        private var link: CADisplayLink?
        private var origin: Double?
        private var isLaidOut = false
        private var lastChange = 0.0
        private var lastFrame = ""
        private var numbers: [ObjectIdentifier: Int] = [:]
        private var lastNumber = 0

        private var scrollViews: [UIScrollView] { [plain, paging, zooming] }

        // MARK: The screen

        /// Adds the views and recognizers.
        public override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            for (child, name) in zip([header, plain, paging, zooming, pad], Self.viewNames) {
                child.accessibilityIdentifier = name
                child.isMultipleTouchEnabled = true
                view.addSubview(child)
            }
            for (scrollView, name) in zip(scrollViews, ["plain", "paging", "zooming"]) {
                scrollView.delegate = self
                scrollView.backgroundColor = .systemBackground
                #if canImport(ObjectiveC)
                    scrollView.contentInsetAdjustmentBehavior = .never
                    scrollView.scrollsToTop = false
                #endif
                watch(scrollView.panGestureRecognizer, "\(name) pan")
            }
            plain.alwaysBounceVertical = true
            paging.isPagingEnabled = true
            zooming.maximumZoomScale = 4
            if let pinch = zooming.pinchGestureRecognizer { watch(pinch, "zooming pinch") }
            pad.backgroundColor = .systemGray3
            addRecognizers()
        }

        private func addRecognizers() {
            let double = UITapGestureRecognizer()
            double.numberOfTapsRequired = 2
            let edge = UIScreenEdgePanGestureRecognizer()
            edge.edges = .left
            var all: [(UIGestureRecognizer, String)] = [
                (UITapGestureRecognizer(), "tap"), (double, "double tap"),
                (UILongPressGestureRecognizer(), "long press"),
                (UIPanGestureRecognizer(), "pan"), (UIPinchGestureRecognizer(), "pinch"),
                (UIRotationGestureRecognizer(), "rotation"), (edge, "edge pan"), (UIHoverGestureRecognizer(), "hover"),
            ]
            let ways: [(UISwipeGestureRecognizer.Direction, String)] = [
                (.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"),
            ]
            for (direction, name) in ways {
                let swipe = UISwipeGestureRecognizer()
                swipe.direction = direction
                all.append((swipe, "swipe \(name)"))
            }
            for (recognizer, name) in all {
                recognizer.delegate = self
                pad.addGestureRecognizer(recognizer)
                watch(recognizer, name)
            }
        }

        private func watch(_ recognizer: UIGestureRecognizer, _ name: String) {
            recognizer.name = name
            recognizers.append(recognizer)
            #if canImport(ObjectiveC)
                recognizer.addTarget(self, action: #selector(recognized(_:)))
            #else
                recognizer.addTarget(self, action: FieldRecorderViewController.recognized)
            #endif
        }

        /// Lays out the views, once: they stay in place, and the first line of the log contains their frames.
        public override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            guard !isLaidOut, !view.bounds.isEmpty else { return }
            isLaidOut = true
            if places.isEmpty { places = sharedOut(room) }
            for child in [header, plain, paging, zooming, pad] {
                child.frame = places[child.accessibilityIdentifier ?? ""] ?? .zero
            }
            fill(plain, columns: 1, rows: 100, CGSize(width: plain.bounds.width, height: 200))
            fill(paging, columns: 10, rows: 1, paging.bounds.size)
            picture.frame = zooming.bounds
            picture.backgroundColor = .yellow
            zooming.addSubview(picture)
            zooming.contentSize = zooming.bounds.size
            write(firstLine)
            addButtons()
        }

        /// The rectangle inside the status bar and the home indicator.
        private var room: CGRect {
            #if canImport(ObjectiveC)
                return view.bounds.inset(by: view.safeAreaInsets)
            #else
                return view.bounds
            #endif
        }

        /// Returns the default frames: a strip for buttons; two scroll views side by side; one that zooms; a pad that touches both edges of
        /// the screen.
        private func sharedOut(_ room: CGRect) -> [String: CGRect] {
            let width = view.bounds.width
            let half = (width / 2).rounded()
            let top = room.minY + 44
            let high = ((room.maxY - top) * 0.36).rounded()
            let low = room.maxY - top - 2 * high
            return [
                "header": CGRect(x: 0, y: room.minY, width: width, height: 44),
                "plain": CGRect(x: 0, y: top, width: half, height: high),
                "paging": CGRect(x: half, y: top, width: width - half, height: high),
                "zooming": CGRect(x: 0, y: top + high, width: width, height: low),
                "pad": CGRect(x: 0, y: top + high + low, width: width, height: high),
            ]
        }

        private func fill(_ scrollView: UIScrollView, columns: Int, rows: Int, _ size: CGSize) {
            for number in 0..<columns * rows {
                let place = CGPoint(
                    x: CGFloat(number % columns) * size.width, y: CGFloat(number / columns) * size.height)
                let tile = UIView(frame: CGRect(origin: place, size: size))
                tile.backgroundColor = number % 2 == 0 ? .cyan : .systemBackground
                scrollView.addSubview(tile)
            }
            scrollView.contentSize = CGSize(width: size.width * CGFloat(columns), height: size.height * CGFloat(rows))
        }

        /// Starts logging the frames of the display.
        public override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            guard link == nil else { return }
            #if canImport(ObjectiveC)
                let link = CADisplayLink(target: self, selector: #selector(shown(_:)))
            #else
                let link = CADisplayLink(target: self, action: FieldRecorderViewController.shown)
            #endif
            link.isPaused = true
            link.add(to: .main, forMode: .common)
            self.link = link
        }

        /// Stops logging the frames of the display.
        public override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            link?.invalidate()
            link = nil
        }

        /// Returns the view that zooms.
        public func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView === zooming ? picture : nil }

        /// Lets all recognizers of the pad recognize at once: each is measured by itself.
        public func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }

        // MARK: Logging

        private var isRecording: Bool {
            #if canImport(ObjectiveC)
                return isLaidOut && presentedViewController == nil
            #else
                return isLaidOut
            #endif
        }

        fileprivate func willSend(_ event: UIEvent) {
            guard isRecording, event.type == .touches else { return }
            let touches = (event.allTouches ?? []).map { (number($0), $0) }.sorted { $0.0 < $1.0 }
            lastChange = event.timestamp
            link?.isPaused = false
            write([
                ("kind", text("event")), ("at", time(event.timestamp)), ("delivered", time(CACurrentMediaTime())),
                ("touches", list(touches.map { object(describe($1, $0, event)) })),
            ])
            for (_, touch) in touches where touch.phase == .ended || touch.phase == .cancelled {
                numbers[ObjectIdentifier(touch)] = nil
            }
        }

        private func number(_ touch: UITouch) -> Int {
            if let number = numbers[ObjectIdentifier(touch)] { return number }
            lastNumber += 1
            numbers[ObjectIdentifier(touch)] = lastNumber
            return lastNumber
        }

        private func describe(_ touch: UITouch, _ number: Int, _ event: UIEvent) -> [(String, String)] {
            let readings = (event.coalescedTouches(for: touch) ?? []).dropLast()
            return [
                ("id", "\(number)"), ("phase", word(Self.phases, touch.phase.rawValue)),
                ("type", word(Self.types, touch.type.rawValue)), ("view", text(name(touch.view))),
                ("taps", "\(touch.tapCount)"), ("maximumForce", self.number(touch.maximumPossibleForce)),
            ] + reading(touch) + [("earlier", list(readings.map { object(reading($0)) }))]
        }

        private func reading(_ touch: UITouch) -> [(String, String)] {
            let place = touch.location(in: nil)
            return [
                ("at", time(touch.timestamp)), ("x", number(place.x)), ("y", number(place.y)),
                ("force", number(touch.force)), ("radius", number(touch.majorRadius)),
                ("tolerance", number(touch.majorRadiusTolerance)),
            ]
        }

        private func name(_ view: UIView?) -> String {
            var place = view
            while let candidate = place {
                if let name = candidate.accessibilityIdentifier, Self.viewNames.contains(name) { return name }
                place = candidate.superview
            }
            return "none"
        }

        /// Logs every active recognizer after an event.
        fileprivate func didSend(_ event: UIEvent) {
            guard isRecording, event.type == .touches else { return }
            for recognizer in recognizers where recognizer.numberOfTouches > 0 || recognizer.state != .possible {
                write(describe(recognizer, "event"))
            }
        }

        /// Logs an action; every recognizer sends it here.
        #if canImport(ObjectiveC)
            @objc
        #endif
        private func recognized(_ recognizer: UIGestureRecognizer) {
            if recognizer.view === pad, recognizer.state != .changed {
                pad.backgroundColor = pad.backgroundColor == .systemGray3 ? .systemYellow : .systemGray3
            }
            guard isRecording else { return }
            write(describe(recognizer, "action"))
        }

        private func describe(_ recognizer: UIGestureRecognizer, _ occasion: String) -> [(String, String)] {
            let count = recognizer.numberOfTouches
            var members = [
                ("kind", text("recognizer")), ("when", text(occasion)), ("at", time(CACurrentMediaTime())),
                ("name", text(recognizer.name ?? "")), ("state", word(Self.states, recognizer.state.rawValue)),
                ("place", point(recognizer.location(in: nil))),
                ("places", list((0..<count).map { point(recognizer.location(ofTouch: $0, in: nil)) })),
            ]
            if let pan = recognizer as? UIPanGestureRecognizer {
                members.append(("translation", point(pan.translation(in: nil))))
                members.append(("velocity", point(pan.velocity(in: nil))))
            } else if let pinch = recognizer as? UIPinchGestureRecognizer {
                members.append(("scale", number(pinch.scale)))
                members.append(("speed", number(pinch.velocity)))
            } else if let rotation = recognizer as? UIRotationGestureRecognizer {
                members.append(("rotation", number(rotation.rotation)))
                members.append(("speed", number(rotation.velocity)))
            }
            return members
        }

        #if canImport(ObjectiveC)
            @objc
        #endif
        private func shown(_ link: CADisplayLink) {
            guard isRecording else { return }
            let members =
                zip(["plain", "paging", "zooming"], scrollViews).map { ($0, point($1.contentOffset)) }
                + [("zoom", number(zooming.zoomScale))]
            let frame = object(members)
            if frame != lastFrame { lastChange = link.timestamp }
            lastFrame = frame
            write([("kind", text("frame")), ("at", time(link.timestamp))] + members)
            link.isPaused = numbers.isEmpty && link.timestamp - lastChange > Self.patience
        }

        // MARK: UIScrollViewDelegate

        private func receive(_ call: String, _ scrollView: UIScrollView, _ more: [(String, String)] = []) {
            guard isRecording else { return }
            write(
                [
                    ("kind", text("delegate")), ("at", time(CACurrentMediaTime())), ("view", text(name(scrollView))),
                    ("call", text(call)), ("offset", point(scrollView.contentOffset)),
                ] + more)
        }

        /// Logs the call.
        public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { receive("willBeginDragging", scrollView) }

        /// Logs the call, with the velocity in points a millisecond and the target.
        public func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            receive(
                "willEndDragging", scrollView,
                [("velocity", point(velocity)), ("target", point(targetContentOffset.pointee))])
        }

        /// Logs the call.
        public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            receive("didEndDragging", scrollView, [("decelerates", decelerate ? "true" : "false")])
        }

        /// Logs the call.
        public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
            receive("willBeginDecelerating", scrollView)
        }

        /// Logs the call.
        public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
            receive("didEndDecelerating", scrollView)
        }

        /// Logs the call.
        public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
            receive("willBeginZooming", scrollView)
        }

        /// Logs the call, with the scale.
        public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            receive("didEndZooming", scrollView, [("scale", number(scale))])
        }

        // MARK: Lines

        private var firstLine: [(String, String)] {
            var rate = 60
            var (device, system) = ("Touchstone", "Touchstone")
            #if canImport(ObjectiveC)
                rate = view.window?.windowScene?.screen.maximumFramesPerSecond ?? 60
                var facts = utsname()
                uname(&facts)
                device = withUnsafeBytes(of: &facts.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
                system = UIDevice.current.systemName + " " + UIDevice.current.systemVersion
            #endif
            return [
                ("kind", text("field")), ("version", "1"), ("device", text(device)), ("system", text(system)),
                ("width", number(view.bounds.width)), ("height", number(view.bounds.height)),
                ("scale", number(traitCollection.displayScale)), ("rate", "\(rate)"),
                ("views", object(Self.viewNames.map { ($0, rectangle(places[$0] ?? .zero)) })),
                ("content", point(CGPoint(x: plain.contentSize.width, y: plain.contentSize.height))),
            ]
        }

        private func write(_ members: [(String, String)]) { lines.append(object(members)) }

        private func object(_ members: [(String, String)]) -> String {
            "{" + members.map { "\(text($0.0)):\($0.1)" }.joined(separator: ",") + "}"
        }

        private func list(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

        private func point(_ point: CGPoint) -> String { list([number(point.x), number(point.y)]) }

        private func rectangle(_ rect: CGRect) -> String {
            list([rect.minX, rect.minY, rect.width, rect.height].map { number($0) })
        }

        /// Returns seconds since a whole second at about the beginning of the log: nothing is lost to rounding, and the log does not reveal
        /// how long the device has been running.
        private func time(_ seconds: Double) -> String {
            let start = origin ?? seconds.rounded(.down)
            origin = start
            return "\(seconds - start)"
        }

        private func number(_ value: CGFloat) -> String { value.isFinite ? "\(Double(value))" : "null" }

        private func word(_ words: [String], _ index: Int) -> String {
            words.indices.contains(index) ? text(words[index]) : text("\(index)")
        }

        private func text(_ text: String) -> String {
            var result = "\""
            for scalar in text.unicodeScalars where scalar.value >= 0x20 && scalar.value != 0x7F {
                if scalar == "\"" || scalar == "\\" { result += "\\" }
                result.unicodeScalars.append(scalar)
            }
            return result + "\""
        }

        // MARK: Sharing the log

        #if canImport(ObjectiveC)
            private func addButtons() {
                let share = UIAction(title: "Share the log") { [weak self] _ in self?.share() }
                let clear = UIAction(title: "Start again") { [weak self] _ in self?.clear() }
                for (action, isLeft) in [(share, true), (clear, false)] {
                    let button = UIButton(type: .system, primaryAction: action)
                    let half = header.bounds.width / 2
                    button.frame = CGRect(x: isLeft ? 0 : half, y: 0, width: half, height: 44)
                    header.addSubview(button)
                }
            }

            private func clear() {
                lines = []
                origin = nil
                write(firstLine)
            }

            private func share() {
                let file = FileManager.default.temporaryDirectory.appendingPathComponent("field.jsonl")
                do {
                    try (lines.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
                } catch {
                    let alert = UIAlertController(
                        title: "The log was not written", message: "\(error.localizedDescription)",
                        preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "OK", style: .default))
                    present(alert, animated: true)
                    return
                }
                let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
                sheet.popoverPresentationController?.sourceView = header
                present(sheet, animated: true)
            }

            /// Portrait only: the views are laid out once.
            public override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        #else
            private func addButtons() {}
        #endif
    }

    #if canImport(ObjectiveC)
        extension FieldRecorderWindow {
            private static var shown: FieldRecorderWindow?

            /// Shows the recorder above everything else in the app's window scene; does nothing before the app has one.
            public static func show() {
                let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
                guard shown == nil, let scene = scenes.first else { return }
                let window = FieldRecorderWindow(windowScene: scene)
                window.rootViewController = FieldRecorderViewController()
                window.windowLevel = .alert
                window.makeKeyAndVisible()
                shown = window
            }
        }
    #endif
#endif
