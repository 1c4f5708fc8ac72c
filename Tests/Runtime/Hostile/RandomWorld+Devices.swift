import TestSupport
@_spi(Subclass) import Touchstone
import TouchTesting

// Keys, wheels, trackpads, pointers, pencils and system gestures of a random world, in any order: also in one that makes
// no sense.

/// A view that may be first responder, and calls back from everything that it receives.
final class WorldView: UIView {
    var misbehave: (() -> Void)?

    override var canBecomeFirstResponder: Bool { true }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { misbehave?() }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { misbehave?() }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { misbehave?() }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { misbehave?() }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { misbehave?() }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { misbehave?() }
}

/// Follows everything that is no touch; calls back from it, and says what it may say, or nothing.
final class DeviceRecognizer: UIGestureRecognizer {
    var misbehave: (() -> Void)?
    var isTalkative = false

    override func handles(_ event: UIEvent) -> Bool { event.type != .touches }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { say(.began) }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) { say(.changed) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { say(.ended) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { say(.cancelled) }
    override func streamBegan(_ event: StreamEvent) { say(.began) }
    override func streamChanged(_ event: StreamEvent) { say(.changed) }
    override func streamEnded(_ event: StreamEvent) { say(.ended) }
    override func streamCancelled(_ event: StreamEvent) { say(.cancelled) }

    private func say(_ word: State) {
        misbehave?()
        if isTalkative { state = word }
        misbehave?()
    }
}

extension RandomWorld {
    func isCareless(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer is CarelessRecognizer || (recognizer as? DeviceRecognizer)?.isTalkative == false
    }

    func makeDeviceRecognizer() -> UIGestureRecognizer {
        switch dice.roll(4) {
        case 0: return UIHoverGestureRecognizer()
        case 1:
            let pan = UIPanGestureRecognizer()
            pan.allowedScrollTypesMask = UIScrollTypeMask(rawValue: 1 + dice.roll(3))
            return pan
        case 2:
            let pan = UIScreenEdgePanGestureRecognizer()
            pan.edges = UIRectEdge(rawValue: UInt(dice.roll(16)))
            return pan
        default:
            let recognizer = DeviceRecognizer()
            recognizer.misbehave = { [unowned self] in misbehave() }
            recognizer.isTalkative = dice.isLucky(70)
            return recognizer
        }
    }

    func misbehaveWithDevices(_ view: UIView) {
        switch dice.roll(7) {
        case 0: view.isHidden.toggle()
        case 1: view.becomeFirstResponder()
        case 2: stage.application.host.resignActive()
        case 3: stage.application.host.becomeActive()
        case 4: stage.window.isHidden.toggle()
        case 5: addWindow()
        default: toggleSystemGesture()
        }
    }

    private func addWindow() {
        let window = UIWindow(
            frame: CGRect(x: dice.coordinate(-50, 300), y: 0, width: dice.coordinate(20, 300), height: 200))
        window.accessibilityIdentifier = "window \(windows.count)"
        windows.append(window)
        window.makeKeyAndVisible()
        if dice.isLucky(30) { windows[dice.roll(windows.count)].isHidden = true }
    }

    func toggleSystemGesture() {
        if let last = systemGestures.popLast() { return stage.application.host.removeSystemGesture(last) }
        let edgePan = UIScreenEdgePanGestureRecognizer()
        edgePan.name = "system \(recognizers.count)"
        edgePan.edges = .all
        systemGestures.append(edgePan)
        recognizers.append(edgePan)
        stage.application.host.addSystemGesture(edgePan, at: UIRectEdge(rawValue: UInt(1 + dice.roll(15))))
    }

    // MARK: Input

    func anyPlace() -> CGPoint { CGPoint(x: dice.coordinate(0, 400), y: dice.coordinate(0, 300)) }

    func anyDetails() -> ContactDetails {
        var details = ContactDetails()
        details.force = anyNumber()
        details.azimuth = anyNumber()
        details.altitude = anyNumber()
        if dice.isLucky(50) {
            details.estimation.index = dice.roll(4)
            details.estimation.estimated = ContactProperties(rawValue: dice.roll(32))
            details.estimation.expectingUpdates = ContactProperties(rawValue: dice.roll(32))
        }
        return details
    }

    private func anyNumber() -> CGFloat {
        dice.isLucky(3) ? [.nan, .infinity, -.infinity, 1e300][dice.roll(4)] : dice.coordinate(-2, 2)
    }

    private func anyVector() -> CGVector { CGVector(dx: 10 * anyNumber(), dy: 10 * anyNumber()) }

    private func anyPlaceOrNone() -> CGPoint {
        dice.isLucky(3) ? CGPoint(x: CGFloat.nan, y: 0) : anyPlace()
    }

    func anyInput() -> DeviceInput {
        switch dice.roll(12) {
        case 0, 1, 2, 3:
            let phase: PressSample.Phase = [.began, .began, .changed, .ended, .cancelled][dice.roll(5)]
            let button: PressSample.Button = [
                .select, .menu, .upArrow, .key(PressSample.Key(code: 4, characters: "a")),
            ][dice.roll(4)]
            return .press(PressSample(id: dice.roll(3), phase: phase, button: button, force: anyNumber()))
        case 4, 5:
            let phase: HoverSample.Phase = [.entered, .moved, .moved, .exited][dice.roll(4)]
            return .hover(
                HoverSample(id: dice.roll(2), phase: phase, location: anyPlaceOrNone(), distance: anyNumber()))
        case 6, 7, 8:
            let step: ScrollSample.Step = [
                .tick(anyVector()), .began(anyVector()), .changed(anyVector()), .changed(anyVector()), .ended,
                .cancelled,
            ][dice.roll(6)]
            return .scroll(ScrollSample(at: anyPlaceOrNone(), step))
        case 9, 10:
            let step: TransformSample.Step = [
                .began, .changed(scale: 1 + anyNumber() / 3, rotation: anyNumber()), .ended, .cancelled,
            ][dice.roll(4)]
            return .transform(TransformSample(at: anyPlaceOrNone(), step))
        default:
            return dice.isLucky(50)
                ? .motion([.began, .ended, .cancelled][dice.roll(3)]) : .remoteCommand(.togglePlayPause)
        }
    }

    func stepDevices() {
        switch dice.roll(40) {
        case 0: take(.toggleIndirectInput)
        case 1: take(.resignActive)
        case 2: take(.toggleSystemGesture)
        case 3: take(.becomeFirstResponder(dice.roll(views.count)))
        default:
            if dice.isLucky(60) { take(.becomeActive) }
            if dice.isLucky(40) { return sendBurst() }
            let inputs = (0...dice.roll(3)).map { _ in anyInput() }
            take(
                .input(
                    InputFrame(
                        at: stage.host.now, others: inputs, modifiers: KeyModifiers(rawValue: dice.roll(2) << 17),
                        buttons: PointerButtons(rawValue: dice.roll(4)))))
        }
    }

    /// Something that makes sense: it starts, goes on for a while, and ends.
    private func sendBurst() {
        let steps = 1 + dice.roll(4)
        let kind = dice.roll(4)
        for step in 0...steps + 1 {
            let (isFirst, isLast, place) = (step == 0, step > steps, anyPlace())
            let input: DeviceInput
            switch kind {
            case 0:
                input = .press(
                    PressSample(id: 7, phase: isFirst ? .began : isLast ? .ended : .changed, button: .select))
            case 1: input = .hover(HoverSample(id: 0, phase: isLast ? .exited : .moved, location: place))
            case 2:
                let delta = CGVector(dx: dice.coordinate(-9, 9), dy: dice.coordinate(-9, 9))
                input = .scroll(ScrollSample(at: place, isFirst ? .began(delta) : isLast ? .ended : .changed(delta)))
            default:
                input = .transform(
                    TransformSample(
                        at: place,
                        isFirst
                            ? .began
                            : isLast
                                ? .ended : .changed(scale: dice.coordinate(0.5, 1.5), rotation: dice.coordinate(-1, 1)))
                )
            }
            take(.input(InputFrame(at: stage.host.now, others: [input])))
            take(.wait(0.016))
        }
    }

    /// Everything is released, and the app is as it was: in front, its window alone.
    func finishDevices() {
        stage.application.host.becomeActive()
        stage.perform {
            for gesture in systemGestures { stage.application.host.removeSystemGesture(gesture) }
            for window in windows { window.isHidden = true }
            stage.window.isHidden = false
        }
        var inputs: [DeviceInput] = (0..<3).map { .press(PressSample(id: $0, phase: .ended, button: .select)) }
        inputs += (0..<2).map { .hover(HoverSample(id: $0, phase: .exited, location: .zero)) }
        inputs += [
            .scroll(ScrollSample(at: .zero, .cancelled)), .transform(TransformSample(at: .zero, .cancelled)),
            .motion(.cancelled),
        ]
        for input in inputs { stage.host.receive(InputFrame(at: stage.host.now, others: [input])) }
    }
}
