import TestSupport
@_spi(Subclass) import Touchstone
import TouchTesting

/// A stage with a random forest of views, random recognizers, random delegates that re-enter, and random hands.
final class RandomWorld: UIGestureRecognizerDelegate {
    let stage: Stage
    var dice: SeededNumbers
    var views: [UIView] = []
    var recognizers: [UIGestureRecognizer] = []
    /// Recognizers whose `cancelsTouchesInView` is never turned off.
    private var steady: Set<RecognizerName> = []
    private var fingersDown: Set<Int> = []
    var windows: [UIWindow] = []
    var systemGestures: [UIGestureRecognizer] = []
    private var mischiefLeft: Int
    private var isOver = false
    /// A Boolean value that indicates whether contacts state the edges of the screen at which they are; otherwise their places tell.
    var statesEdges = true
    /// The steps so far.
    private(set) var recording = WorldRecording()
    /// The input of the steps so far, at the time at which it came.
    private(set) var frames: [InputFrame] = []

    init(seed: UInt64) {
        dice = SeededNumbers(seed: seed)
        mischiefLeft = 0
        stage = Stage()
        mischiefLeft = dice.isLucky(60) ? dice.roll(12) : 0
        views = [stage.view]
        stage.view.isMultipleTouchEnabled = dice.isLucky(50)
        for index in 0..<dice.roll(8) { addView(index) }
        for index in 0..<1 + dice.roll(7) { addRecognizer(index) }
        for _ in 0..<dice.roll(4) where recognizers.count > 1 { any().require(toFail: any()) }
    }

    private func any() -> UIGestureRecognizer { recognizers[dice.roll(recognizers.count)] }

    func anyView() -> UIView { views[dice.roll(views.count)] }

    private func addView(_ index: Int) {
        let frame = CGRect(
            x: dice.coordinate(-50, 300), y: dice.coordinate(-50, 200), width: dice.coordinate(20, 300),
            height: dice.coordinate(20, 300))
        let view = stage.add(WorldView(frame: frame), "view \(index)", on: anyView())
        view.misbehave = { [unowned self] in misbehave() }
        if dice.isLucky(20) { view.transform = CGAffineTransform(rotationAngle: dice.coordinate(0, 6)) }
        if dice.isLucky(10) {
            view.transform = CGAffineTransform(scaleX: dice.coordinate(0, 2), y: dice.coordinate(-1, 1))
        }
        if dice.isLucky(10) { view.bounds.origin.x = dice.coordinate(-100, 100) }
        view.isHidden = dice.isLucky(5)
        view.isUserInteractionEnabled = !dice.isLucky(5)
        view.isMultipleTouchEnabled = dice.isLucky(50)
        view.isExclusiveTouch = dice.isLucky(10)
        views.append(view)
    }

    private func addRecognizer(_ index: Int) {
        let recognizer: UIGestureRecognizer
        switch dice.roll(12) {
        case 0, 1:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 1 + dice.roll(3)
            tap.numberOfTouchesRequired = 1 + dice.roll(2)
            recognizer = tap
        case 2:
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = Double(dice.roll(4)) * 0.1
            recognizer = press
        case 3: recognizer = UIPanGestureRecognizer()
        case 4: recognizer = UIPinchGestureRecognizer()
        case 5: recognizer = UIRotationGestureRecognizer()
        case 6:
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: UInt(dice.roll(16)))
            swipe.numberOfTouchesRequired = 1 + dice.roll(2)
            recognizer = swipe
        case 7, 8: recognizer = makeDeviceRecognizer()
        default:
            let careless = CarelessRecognizer()
            careless.behavior = [.silent, .endless, .talkative, .writesEverything, .ticking][dice.roll(5)]
            recognizer = careless
        }
        let name = "\(type(of: recognizer)) \(index)"
        recognizer.cancelsTouchesInView = dice.isLucky(70)
        recognizer.delaysTouchesBegan = dice.isLucky(25)
        recognizer.delaysTouchesEnded = dice.isLucky(75)
        if recognizer.cancelsTouchesInView { steady.insert(RecognizerName(name)) }
        if dice.isLucky(20) { recognizer.allowedPressTypes = [0, 4, 5, 63] }
        if dice.isLucky(70) { recognizer.delegate = self }
        stage.add(recognizer, name, on: anyView())
        recognizer.addAction { [unowned self] _ in misbehave() }
        recognizers.append(recognizer)
    }

    // MARK: Delegate

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        misbehave()
        return !dice.isLucky(15)
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { !isRecorder(other) && dice.isLucky(40) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { !isRecorder(other) && dice.isLucky(15) }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { !isRecorder(other) && dice.isLucky(5) }

    /// Returns a Boolean value that indicates whether a recognizer is that of the app recorder, which is no part of the world.
    private func isRecorder(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.name == "AppRecorder" }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        misbehave()
        return !dice.isLucky(5)
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        misbehave()
        return !dice.isLucky(5)
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        misbehave()
        return !dice.isLucky(3)
    }

    func misbehave() {
        guard mischiefLeft > 0, !isOver, dice.isLucky(40) else { return }
        mischiefLeft -= 1
        let recognizer = any()
        let view = anyView()
        switch dice.roll(16) {
        case 0: if view !== stage.view { view.removeFromSuperview() }
        case 1: stage.view.addSubview(view)
        case 2: anyView().addSubview(view)
        case 3: recognizer.isEnabled.toggle()
        case 4: recognizer.view?.removeGestureRecognizer(recognizer)
        case 5: view.addGestureRecognizer(recognizer)
        case 6: recognizer.delaysTouchesBegan.toggle()
        case 7:
            steady.remove(RecognizerName(recognizer.name ?? ""))
            recognizer.cancelsTouchesInView.toggle()
        case 8: recognizer.state = [.began, .ended, .failed][dice.roll(3)]
        case 9: recognizer.require(toFail: any())
        default: misbehaveWithDevices(view)
        }
    }

    // MARK: Playing

    func play() {
        for _ in 0..<5 + dice.roll(40) { step() }
        recording.end = dice
        finish()
    }

    /// Plays steps of the same world again.
    func play(_ recording: WorldRecording) {
        for step in recording.steps {
            dice = step.dice
            perform(step.act)
        }
        dice = recording.end
        finish()
    }

    private func finish() {
        isOver = true
        for id in fingersDown.sorted() { stage.host.receive(frame(id, .ended)) }
        finishDevices()
        // All deadlines pass; the watchdog gets first touches: a recognizer that waited for a closed one goes on.
        for _ in 0..<4 {
            stage.wait(3)
            stage.hands.tap(.leftLittle, at: CGPoint(x: 399, y: 299))
        }
        stage.wait(3)
    }

    /// Records a step and performs it.
    func take(_ act: WorldStep.Act) {
        recording.steps.append(WorldStep(act: act, dice: dice))
        perform(act)
    }

    /// Performs an act. Input comes at the present instant.
    private func perform(_ act: WorldStep.Act) {
        switch act {
        case .wait(let seconds): stage.wait(seconds)
        case .input(var frame):
            for contact in frame.contacts {
                switch contact.phase {
                case .began: fingersDown.insert(contact.id)
                case .ended, .cancelled: fingersDown.remove(contact.id)
                case .moved, .stationary: break
                }
            }
            frame.instant = stage.host.now
            if !statesEdges { for index in frame.contacts.indices { frame.contacts[index].edges = nil } }
            for index in frame.earlier.indices { frame.earlier[index].instant = frame.instant }
            frames.append(frame)
            stage.host.receive(frame)
        case .toggleIndirectInput: stage.application.supportsIndirectInputEvents.toggle()
        case .resignActive: stage.application.host.resignActive()
        case .becomeActive: stage.application.host.becomeActive()
        case .toggleSystemGesture: stage.perform { toggleSystemGesture() }
        case .becomeFirstResponder(let view): stage.perform { _ = views[view].becomeFirstResponder() }
        }
    }

    private func step() {
        take(.wait([0, 0.008, 0.016, 0.1, 0.3, 0.6][dice.roll(6)]))
        if dice.isLucky(45) { return stepDevices() }
        let id = 1 + dice.roll(6)
        if !fingersDown.contains(id) {
            take(.input(frame(id, .began)))
        } else if dice.isLucky(40) {
            take(.input(frame(id, .moved)))
        } else {
            take(.input(frame(id, dice.isLucky(10) ? .cancelled : .ended)))
        }
    }

    /// Returns random input with a sample of a finger.
    private func frame(_ id: Int, _ phase: ContactSample.Phase) -> InputFrame {
        let location = anyPlace()
        var sample = ContactSample(id: id, phase: phase, location: location)
        if dice.isLucky(20) { sample.tool = [.pencil, .indirect, .indirectPointer][dice.roll(3)] }
        if dice.isLucky(10) { sample.edges = UIRectEdge(rawValue: UInt(dice.roll(16))) }
        if dice.isLucky(10) { sample.details = anyDetails() }
        var frame = InputFrame(at: stage.host.now, [sample])
        if dice.isLucky(10) {
            frame.earlier = [EarlierSample(id: id, at: stage.host.now, location: anyPlace(), details: anyDetails())]
        }
        if dice.isLucky(10) { frame.updates = [EstimateUpdate(index: dice.roll(4), details: anyDetails())] }
        if dice.isLucky(20) { frame.others = [anyInput(), anyInput()] }
        frame.buttons = PointerButtons(rawValue: dice.roll(4))
        return frame
    }

    /// The violations of laws, and what is not at rest though everything is over.
    func faults() -> [String] {
        // The last taps may have opened attempts of careless recognizers, which only a further touch would close.
        var faults = TraceLaws(stage.records, cancelling: steady, isOver: false).violations + stage.replayFaults
        for recognizer in recognizers where !isCareless(recognizer) {
            // One may still wait for a careless one that the last touch left open.
            let isTied = recognizers.contains(where: isCareless)
            if recognizer.state != .possible, !isTied {
                faults.append("\(recognizer.name ?? "?") stays \(recognizer.state)")
            }
        }
        for recognizer in recognizers where !recognizer.touchesInAttempt.isEmpty {
            faults.append("\(recognizer.name ?? "?") keeps touches")
        }
        if let wake = stage.application.host.wakeInstant { faults.append("wants to be woken at \(wake)") }
        return faults
    }
}

extension SeededNumbers {
    /// Returns one of a thousand coordinates between the bounds.
    mutating func coordinate(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
        from + (to - from) * CGFloat(roll(1_001)) / 1_000
    }
}
