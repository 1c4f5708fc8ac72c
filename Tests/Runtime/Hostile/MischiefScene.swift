@_spi(Subclass) import Touchstone
import TouchTesting

/// A window with a panel, in it a target and a sibling, and on each of them recognizers of every kind.
///
///     window ─ view ─ panel ─ target    tap (waits for double), double
///                │      │               press, own on panel; pan on view; pinch on window
///                │      └ sibling
final class MischiefScene {
    let stage: Stage
    let mischief = Mischief()
    let delegate = MischievousDelegate()
    let panel = MischievousView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let target = MischievousView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let sibling = MischievousView(frame: CGRect(x: 200, y: 0, width: 200, height: 300))
    let tap = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    let press = UILongPressGestureRecognizer()
    let own = MischievousRecognizer()
    let pan = UIPanGestureRecognizer()
    let pinch = UIPinchGestureRecognizer()
    /// All recognizers, also those that deeds add.
    var recognizers: [UIGestureRecognizer] = []
    var windows: [UIWindow] = []
    /// The contact 77, which no hand moves, may be down.
    var hasStray = false
    var event: UIEvent? { (stage.application as? MischievousApplication)?.event }

    init(_ place: Place?, times: Int, _ deed: @escaping (MischiefScene) -> Void) {
        let application = MischievousApplication()
        stage = Stage(application: application, window: MischievousWindow(frame: .zero)) { _ in }
        double.numberOfTapsRequired = 2
        stage.add(panel, "panel")
        stage.add(target, "target", on: panel)
        stage.add(sibling, "sibling", on: panel)
        for view in [panel, target, sibling] {
            view.mischief = mischief
            view.isMultipleTouchEnabled = true
        }
        for (recognizer, name, view) in [
            (tap, "tap", target), (double, "double", target), (press, "press", panel), (own, "own", panel),
            (pan, "pan", stage.view), (pinch, "pinch", stage.window),
        ] as [(UIGestureRecognizer, String, UIView)] {
            adopt(stage.add(recognizer, name, on: view))
        }
        tap.require(toFail: double)
        own.mischief = mischief
        own.cancelsTouchesInView = false
        delegate.mischief = mischief
        application.mischief = mischief
        (stage.window as? MischievousWindow)?.mischief = mischief
        mischief.place = place
        mischief.left = times
        mischief.deed = { [unowned self] in deed(self) }
    }

    func adopt(_ recognizer: UIGestureRecognizer) {
        recognizer.delegate = delegate
        recognizer.addAction { [mischief] _ in mischief.at(.action) }
        recognizers.append(recognizer)
    }

    /// Plays the script, or a part of it.
    func play(_ steps: [MischiefStep] = MischiefStep.script) {
        // In a part, hands may move fingers that are up: that is no mistake of the script.
        if steps.count < MischiefStep.script.count {
            stage.hands.misuseHandler = nil
            stage.hands.areHostile = true
        }
        for step in steps { step.perform(self) }
        stage.hands.liftAll()
        finish()
    }

    /// None of the attempts goes on, independent of what callbacks sent.
    private func finishDevices() {
        hasStray = false
        let inputs: [DeviceInput] = [
            .press(PressSample(id: 1, phase: .ended, button: .select)), .motion(.cancelled),
            .press(PressSample(id: 77, phase: .ended, button: .select)),
            .hover(HoverSample(phase: .exited, location: .zero)),
            .scroll(ScrollSample(at: .zero, .cancelled)), .transform(TransformSample(at: .zero, .cancelled)),
        ]
        for input in inputs { stage.host.receive(InputFrame(at: stage.host.now, others: [input])) }
    }

    /// All fingers up, all deadlines passed, and first touches for the watchdog.
    func finish() {
        mischief.left = 0
        let stray = ContactSample(id: 77, phase: .ended, location: .zero)
        if hasStray { stage.host.receive(InputFrame(at: stage.host.now, [stray])) }
        if mischief.place != nil { finishDevices() }
        for _ in 0..<3 {
            stage.wait(3)
            while stage.application.isIgnoringInteractionEvents { stage.application.endIgnoringInteractionEvents() }
            stage.application.host.becomeActive()
            stage.hands.tap(at: CGPoint(x: 399, y: 299))
        }
        stage.wait(3)
    }

    /// The violations that are left once everything is over.
    func faults(isOver: Bool = true) -> [String] {
        var faults = TraceLaws(stage.records, isOver: isOver).violations + stage.replayFaults
        for recognizer in recognizers {
            let name = recognizer.name ?? "?"
            if recognizer.state != .possible { faults.append("\(name) stays \(recognizer.state)") }
            if !recognizer.touchesInAttempt.isEmpty { faults.append("\(name) keeps touches") }
        }
        if let wake = stage.application.host.wakeInstant { faults.append("wants to be woken at \(wake)") }
        return faults
    }
}
