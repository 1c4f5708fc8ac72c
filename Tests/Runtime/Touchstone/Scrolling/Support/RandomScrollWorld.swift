import TestSupport
import TouchTesting
import Touchstone

/// A random tree of scroll views and controls, delegates that do what they like, and random hands.
final class RandomScrollWorld {
    /// Counts what it receives touches.
    final class Content: UIView {
        private(set) var open = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { open += touches.count }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { open -= touches.count }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { open -= touches.count }
    }

    /// Answers at random.
    final class Scroll: UIScrollView {
        var begins = true
        var cancels: Bool?
        override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
            begins
        }
        override func touchesShouldCancel(in view: UIView) -> Bool { cancels ?? super.touchesShouldCancel(in: view) }
    }

    let stage: Stage
    var numbers: SeededNumbers
    private(set) var scrolls: [Scroll] = []
    private(set) var diaries: [ScrollDiary] = []
    private(set) var controls: [UIControl] = []
    private(set) var contents: [Content] = []
    private var places: [Finger: CGPoint] = [:]
    private var mischiefLeft = 0
    private var isOver = false
    /// The steps so far.
    private(set) var recording = ScrollWorldRecording()
    /// Offsets that the app has chosen, which may be anywhere.
    private(set) var wasPut: Set<ObjectIdentifier> = []

    init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
        stage = Stage()
        stage.application.traceHandler = nil
        mischiefLeft = numbers.isLucky(50) ? numbers.roll(12) : 0
        stage.perform {
            var parents: [UIView] = [stage.view]
            for _ in 0..<1 + numbers.roll(4) {
                let parent = parents[numbers.roll(parents.count)]
                let scroll = addScroll(to: parent)
                parents.append(scroll)
                for _ in 0..<numbers.roll(4) { addThing(to: scroll) }
            }
        }
        stage.host.framesPerSecond = [60, 120, 30, 0][numbers.roll(4)]
    }

    private func frame(_ least: CGFloat) -> CGRect {
        CGRect(
            x: numbers.number(-20, 200), y: numbers.number(-20, 150), width: numbers.number(least, 400),
            height: numbers.number(least, 300))
    }

    private func addScroll(to parent: UIView) -> Scroll {
        let scroll = Scroll(frame: parent === stage.view ? stage.view.bounds : frame(30))
        scroll.contentSize = CGSize(width: numbers.number(0, 1_500), height: numbers.number(0, 1_500))
        scroll.isPagingEnabled = numbers.isLucky(20)
        scroll.bounces = numbers.isLucky(80)
        scroll.alwaysBounceVertical = numbers.isLucky(40)
        scroll.alwaysBounceHorizontal = numbers.isLucky(30)
        scroll.isScrollEnabled = numbers.isLucky(93)
        scroll.isDirectionalLockEnabled = numbers.isLucky(20)
        scroll.delaysContentTouches = numbers.isLucky(70)
        scroll.canCancelContentTouches = numbers.isLucky(80)
        scroll.transfersVerticalScrollingToParent = numbers.isLucky(80)
        scroll.isMultipleTouchEnabled = numbers.isLucky(50)
        scroll.begins = numbers.isLucky(90)
        if numbers.isLucky(30) { scroll.cancels = numbers.isLucky(50) }
        if numbers.isLucky(20) { scroll.transform = CGAffineTransform(rotationAngle: numbers.number(0, 3)) }
        if numbers.isLucky(30) { scroll.contentInset = UIEdgeInsets(top: 30, left: 5, bottom: 40, right: 9) }
        scroll.contentOffset = CGPoint(x: -scroll.contentInset.left, y: -scroll.contentInset.top)
        if numbers.isLucky(20) { scroll.panGestureRecognizer.minimumNumberOfTouches = 2 }
        parent.addSubview(scroll)
        if numbers.isLucky(15) { stage.view.addGestureRecognizer(scroll.panGestureRecognizer) }
        let diary = ScrollDiary()
        diary.keepsOffsets = false
        diary.deed = { [unowned self] _, view in misbehave(view) }
        if numbers.isLucky(20) { diary.retarget = { CGPoint(x: $0.x + 100, y: $0.y / 2) } }
        scroll.delegate = diary
        scrolls.append(scroll)
        diaries.append(diary)
        return scroll
    }

    private func addThing(to scroll: UIView) {
        let thing: UIView
        switch numbers.roll(6) {
        case 0: thing = PressedControl(frame: .zero)
        case 1: thing = UIButton(frame: .zero)
        case 2: thing = UISwitch(frame: .zero)
        case 3: thing = UISlider(frame: .zero)
        default: thing = Content(frame: .zero)
        }
        thing.frame = frame(20)
        thing.isMultipleTouchEnabled = numbers.isLucky(40)
        thing.isExclusiveTouch = numbers.isLucky(10)
        if let control = thing as? UIControl { controls.append(control) }
        if let content = thing as? Content { contents.append(content) }
        if numbers.isLucky(20) {
            let tap = UITapGestureRecognizer()
            tap.addAction { [unowned self] _ in misbehave(scrolls[0]) }
            thing.addGestureRecognizer(tap)
        }
        scroll.addSubview(thing)
    }

    /// The actions of apps in callbacks, and some more.
    private func misbehave(_ view: UIScrollView) {
        guard mischiefLeft > 0, !isOver, numbers.isLucky(30) else { return }
        mischiefLeft -= 1
        let other = scrolls[numbers.roll(scrolls.count)]
        let place = CGPoint(x: numbers.number(-300, 900), y: numbers.number(-300, 900))
        switch numbers.roll(15) {
        case 0: other.removeFromSuperview()
        case 1: stage.view.addSubview(other)
        case 2: other.isScrollEnabled.toggle()
        case 3: put(view) { $0.contentOffset = place }
        case 4: put(other) { $0.setContentOffset(place, animated: true) }
        case 5: put(view) { $0.setContentOffset($0.contentOffset, animated: false) }
        case 6: put(view) { $0.contentSize = CGSize(width: place.x + 400, height: place.y + 400) }
        case 7: put(other) { $0.contentInset = UIEdgeInsets(top: place.y, left: 3, bottom: place.x, right: 0) }
        case 8: other.panGestureRecognizer.isEnabled.toggle()
        case 9: view.isPagingEnabled.toggle()
        case 10: view.bounces.toggle()
        case 11: put(view) { $0.frame.size.height = abs(place.y) }
        case 12: other.delegate = nil
        case 13: stage.view.addGestureRecognizer(other.panGestureRecognizer)
        default: (other.gestureRecognizers ?? []).forEach { other.removeGestureRecognizer($0) }
        }
    }

    private func put(_ view: UIScrollView, _ body: (UIScrollView) -> Void) {
        wasPut.insert(ObjectIdentifier(view))
        body(view)
    }

    // MARK: Playing

    func play() {
        stage.hands.samplesPerSecond = 60
        for _ in 0..<8 + numbers.roll(16) { step() }
        recording.end = numbers
        finish()
    }

    /// Plays steps of the same world again. Steps for which a finger is not up or down as it was do nothing.
    func play(_ recording: ScrollWorldRecording) {
        stage.hands.samplesPerSecond = 60
        for step in recording.steps {
            numbers = step.numbers
            perform(step.act)
        }
        numbers = recording.end
        finish()
    }

    private func finish() {
        let hands = stage.hands
        isOver = true
        for finger in Finger.allCases where places[finger] != nil { hands.up(finger) }
        // A display that shows no frames leaves what moves where it is.
        stage.host.framesPerSecond = 20
        stage.wait(16)
        // A first touch closes what is still open.
        hands.tap(.leftLittle, at: CGPoint(x: 399, y: 299))
        stage.wait(8)
    }

    /// Records a step and performs it.
    private func take(_ act: ScrollWorldStep.Act) {
        recording.steps.append(ScrollWorldStep(act: act, numbers: numbers))
        perform(act)
    }

    private func perform(_ act: ScrollWorldStep.Act) {
        let hands = stage.hands
        // Without a step, a finger may be up that was down, or down that was up.
        if let (finger, isDown) = act.finger, (places[finger] != nil) != isDown { return }
        switch act {
        case .turnWheel(let place, let notch): hands.turnWheel(at: place, notch: notch, count: 3)
        case .tap(let finger, let place): hands.tap(finger, at: place)
        case .drag(let finger, let place): hands.drag(finger, from: place, to: CGPoint(x: 200, y: 150), over: 0.05)
        case .down(let finger, let place):
            places[finger] = place
            hands.down(finger, at: place)
        case .up(let finger):
            hands.up(finger)
            places[finger] = nil
        case .cancel(let finger):
            hands.cancel(finger)
            places[finger] = nil
        case .wait(let seconds): stage.wait(seconds)
        case .misbehave(let index): stage.perform { misbehave(scrolls[index]) }
        case .move(let finger, let place, let seconds):
            places[finger] = place
            hands.move(finger, to: place, over: seconds)
        }
    }

    private func step() {
        let finger: Finger = [.rightIndex, .rightMiddle, .leftIndex, .leftThumb][numbers.roll(4)]
        let place = CGPoint(x: numbers.number(0, 400), y: numbers.number(0, 300))
        guard let present = places[finger] else {
            if numbers.isLucky(10) {
                return take(.turnWheel(place, CGVector(dx: numbers.number(-40, 40), dy: numbers.number(-40, 40))))
            }
            if numbers.isLucky(20) { return take(.tap(finger, place)) }
            if numbers.isLucky(30) { return take(.drag(finger, place)) }
            return take(.down(finger, place))
        }
        switch numbers.roll(8) {
        case 0: take(.up(finger))
        case 1: if numbers.isLucky(40) { take(.cancel(finger)) }
        case 2: take(.wait([0.02, 0.2, 0.6][numbers.roll(3)]))
        case 3: take(.misbehave(numbers.roll(scrolls.count)))
        default:
            let end = CGPoint(x: present.x + numbers.number(-120, 120), y: present.y + numbers.number(-120, 120))
            take(.move(finger, end, [0, 0.03, 0.1][numbers.roll(3)]))
        }
    }

    /// The violations of laws, and what is not at rest though everything is over.
    func faults() -> [String] {
        var faults: [String] = []
        for (index, scroll) in scrolls.enumerated() {
            if scroll.isTracking { faults.append("scroll \(index) is tracking") }
            if scroll.isDragging { faults.append("scroll \(index) is dragging") }
            if scroll.isDecelerating { faults.append("scroll \(index) is decelerating") }
            if scroll.isScrollAnimating { faults.append("scroll \(index) is animating") }
            if diaries[index].grammar.state != .idle, scroll.delegate != nil {
                faults.append("the delegate of scroll \(index) stays \(diaries[index].grammar.state)")
            }
            faults += diaries[index].faults.map { "scroll \(index): \($0)" }
            let (offset, inset, size) = (scroll.contentOffset, scroll.adjustedContentInset, scroll.bounds.size)
            if !offset.x.isFinite || !offset.y.isFinite { faults.append("scroll \(index) is nowhere") }
            guard !wasPut.contains(ObjectIdentifier(scroll)) else { continue }
            let (right, bottom) = (
                max(-inset.left, scroll.contentSize.width + inset.right - size.width),
                max(-inset.top, scroll.contentSize.height + inset.bottom - size.height)
            )
            if offset.x < -inset.left - 1 || offset.x > right + 1 || offset.y < -inset.top - 1 || offset.y > bottom + 1
            {
                faults.append("scroll \(index) stays at \(offset), beyond its ends")
            }
        }
        for control in controls {
            if control.isTracking { faults.append("\(type(of: control)) is tracking") }
            if control.isHighlighted { faults.append("\(type(of: control)) is highlighted") }
            if let pressed = control as? PressedControl, pressed.isPressed { faults.append("a control is pressed") }
        }
        for content in contents where content.open != 0 { faults.append("content has \(content.open) touches") }
        if stage.application.host.areFramesWanted { faults.append("frames are wanted") }
        if let wake = stage.application.host.wakeInstant { faults.append("wants to be woken at \(wake)") }
        return faults
    }
}
