import Touchstone

/// A view that logs its calls and handles them.
final class NotingView: UIView {
    private let log: ReceivedLog
    private let life: Life
    private let title: String

    init(_ title: String, frame: CGRect, log: ReceivedLog) {
        (self.title, self.log, life) = (title, log, Life(log))
        super.init(frame: frame)
        accessibilityIdentifier = title
        isMultipleTouchEnabled = true
    }

    #if canImport(Foundation)
        required init?(coder: NSCoder) { nil }
    #endif

    override var canBecomeFirstResponder: Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.note(title, "receives began", touches, in: self)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.note(title, "receives moved", touches, in: self)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.note(title, "receives ended", touches, in: self)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.note(title, "receives cancelled", touches, in: self)
    }

    override func didMoveToWindow() {
        log.note("\(title) is in \(window == nil ? "no window" : "a window")")
    }
}

/// An application that logs the number of touches it dispatches.
final class NotingApplication: UIApplication {
    private let log: ReceivedLog
    private let life: Life

    init(log: ReceivedLog) {
        (self.log, life) = (log, Life(log))
        super.init()
    }

    override func sendEvent(_ event: UIEvent) {
        log.note("touches \(event.allTouches?.count ?? 0)")
        super.sendEvent(event)
    }
}

/// A window that logs each event before it dispatches it.
final class NotingWindow: UIWindow {
    private let log: ReceivedLog
    private let life: Life

    init(frame: CGRect, log: ReceivedLog) {
        (self.log, life) = (log, Life(log))
        super.init(frame: frame)
        accessibilityIdentifier = "window"
    }

    #if canImport(Foundation)
        required init?(coder: NSCoder) { nil }
    #endif

    override func sendEvent(_ event: UIEvent) {
        let phases = (event.allTouches ?? []).map { "\($0.phase.rawValue)" }.joined(separator: ",")
        log.note("\(text(CGFloat(event.timestamp))) event \(phases)")
        super.sendEvent(event)
    }
}

/// The controller of the board: two subviews, a tap and a double tap on the left one, a turn on the right one, a press,
/// a pinch and a pan around both.
final class BoardController: UIViewController, UIGestureRecognizerDelegate {
    let log: ReceivedLog
    private let life: Life
    private(set) var left: NotingView?
    private(set) var right: NotingView?
    private(set) var pinch: UIPinchGestureRecognizer?
    private(set) var tap: UITapGestureRecognizer?
    /// The delegate's answer about the double tap.
    var allowsDoubleTap = true

    init(log: ReceivedLog) {
        (self.log, life) = (log, Life(log))
        super.init(nibName: nil, bundle: nil)
    }

    #if canImport(Foundation)
        required init?(coder: NSCoder) { nil }
    #endif

    override func loadView() {
        let board = NotingView("board", frame: UIScreen.main.bounds, log: log)
        let left = NotingView("left", frame: CGRect(x: 0, y: 100, width: 150, height: 200), log: log)
        let right = NotingView("right", frame: CGRect(x: 170, y: 100, width: 150, height: 200), log: log)
        board.addSubview(left)
        board.addSubview(right)
        (view, self.left, self.right) = (board, left, right)
    }

    override func viewDidLoad() {
        let tap = UITapGestureRecognizer(target: self, action: BoardController.tapped)
        tap.name = "tap"
        let double = UITapGestureRecognizer(target: self, action: BoardController.tappedTwice)
        double.name = "double"
        double.numberOfTapsRequired = 2
        double.delegate = self
        tap.require(toFail: double)
        left?.addGestureRecognizer(tap)
        left?.addGestureRecognizer(double)

        let pinch = UIPinchGestureRecognizer(target: self, action: BoardController.pinched)
        pinch.name = "pinch"
        pinch.delegate = self
        let pan = UIPanGestureRecognizer()
        pan.name = "pan"
        pan.minimumNumberOfTouches = 2
        pan.addAction { [log] pan in
            log.note("pan \(text(pan.state)) by \(text(pan.translation(in: nil)))")
        }
        view.addGestureRecognizer(pinch)
        view.addGestureRecognizer(pan)

        let press = NotedPress(target: self, action: BoardController.pressed)
        press.name = "press"
        view.addGestureRecognizer(press)

        let turn = TurnRecognizer(log: log)
        turn.name = "turn"
        turn.addTarget(self, action: BoardController.turned)
        right?.addGestureRecognizer(turn)
        (self.tap, self.pinch) = (tap, pinch)
    }

    override func viewWillAppear(_ animated: Bool) { log.note("board appears") }
    override func viewDidDisappear(_ animated: Bool) { log.note("board has disappeared") }

    // MARK: Actions

    private func tapped(_ tap: UITapGestureRecognizer) {
        log.note("tap \(text(tap.state)) at \(text(tap.location(in: left)))")
    }

    private func tappedTwice() {
        log.note("double tap")
    }

    private func pinched(_ pinch: UIPinchGestureRecognizer) {
        log.note("pinch \(text(pinch.state)) scale \(text(pinch.scale)) speed \(text(pinch.velocity))")
    }

    private func pressed(_ press: NotedPress) {
        log.note("press \(text(press.state)) with \(press.fingersSeen) at \(text(press.location(in: right)))")
    }

    private func turned(_ turn: TurnRecognizer) {
        log.note("turn \(text(turn.state)) steps \(turn.steps)")
    }

    /// Called by `sendAction`: found along the responder chain.
    func clear() {
        log.note("clear")
    }

    // MARK: Delegate

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        log.note("may \(gestureRecognizer.name ?? "?") begin, \(text(gestureRecognizer.state))?")
        return gestureRecognizer !== pinch && !allowsDoubleTap ? false : true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        log.note("\(gestureRecognizer.name ?? "?") together with \(otherGestureRecognizer.name ?? "?")?")
        return otherGestureRecognizer is UIPanGestureRecognizer
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.location(in: nil).y < 400
    }
}
