import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Random hands on all controls, with app code that disables, removes, hides, cancels and changes them at any time.
struct FuzzTests {
    /// The events that one control may send: a touch that began ends or is cancelled, once, and the crossings alternate.
    private final class Grammar {
        private enum Place { case idle, inside, outside }
        private let name: String
        private var place = Place.idle
        private(set) var mistakes: [String] = []
        private(set) var touches = 0
        var isIdle: Bool { place == .idle }

        init(_ name: String) { self.name = name }

        func receive(_ event: UIControl.Event) {
            switch (event, place) {
            case (.touchDown, .idle): (place, touches) = (.inside, touches + 1)
            case (.touchDownRepeat, .inside), (.touchDragInside, .inside), (.touchDragOutside, .outside): break
            case (.touchDragExit, .inside): place = .outside
            case (.touchDragEnter, .outside): place = .inside
            case (.touchUpInside, .inside), (.touchUpOutside, .outside): place = .idle
            // The place of the lift may be the first one on the other side.
            case (.touchUpInside, .outside), (.touchUpOutside, .inside): place = .idle
            case (.touchCancel, .inside), (.touchCancel, .outside): place = .idle
            default: mistakes.append("\(name): \(event.rawValue) while \(place)")
            }
        }
    }

    private static let touchEvents: [UIControl.Event] = [
        .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
        .touchUpInside, .touchUpOutside, .touchCancel,
    ]

    private final class World {
        let stage = Stage { $0.addTap() }
        let controls: [UIControl]
        let grammars: [Grammar]
        var numbers: SeededNumbers
        var deedsLeft = 0

        init(seed: UInt64) {
            numbers = SeededNumbers(seed: seed)
            let button = UIButton(type: .system)
            button.menu = UIMenu(children: [UIAction(title: "A") { _ in }, UIAction(title: "B") { _ in }])
            let segments = UISegmentedControl(items: ["a", "b", "c"])
            let pages = UIPageControl()
            pages.numberOfPages = 3
            let slider = UISlider()
            slider.isContinuous = Bool.random(using: &numbers)
            let stepper = UIStepper()
            stepper.isContinuous = Bool.random(using: &numbers)
            controls = [UIControl(), button, UISwitch(), slider, stepper, segments, pages]
            grammars = controls.map { Grammar("\(type(of: $0))") }
            for (index, control) in controls.enumerated() {
                control.frame = CGRect(
                    x: 10 + 130 * CGFloat(index % 3), y: 10 + 95 * CGFloat(index / 3), width: 120, height: 60)
                stage.view.addSubview(control)
                for event in FuzzTests.touchEvents {
                    let grammar = grammars[index]
                    control.addAction(UIAction { _ in grammar.receive(event) }, for: event)
                }
                control.addAction(UIAction { [unowned self] _ in if chance(10) { deed() } }, for: .allEvents)
            }
            stage.application.diagnosticHandler = { _ in }
            stage.application.traceHandler = nil
        }

        func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &numbers) < percent }

        /// The actions of app code on a control, by itself or in the middle of an action.
        func deed() {
            guard deedsLeft > 0 else { return }
            deedsLeft -= 1
            let control = controls.randomElement(using: &numbers) ?? controls[0]
            switch Int.random(in: 0..<11, using: &numbers) {
            case 0: control.isEnabled.toggle()
            case 1: control.isHidden.toggle()
            case 2:
                if control.superview == nil { stage.view.addSubview(control) } else { control.removeFromSuperview() }
            case 3: control.cancelTracking(with: nil)
            case 4: control.isHighlighted = false
            case 5: control.isMultipleTouchEnabled.toggle()
            case 6: (control as? UISwitch)?.isOn.toggle()
            case 7: (control as? UISlider)?.value = 0.5
            case 8: (control as? UISegmentedControl)?.removeSegment(at: 0)
            case 9: control.showsMenuAsPrimaryAction.toggle()
            default: control.sendActions(for: [.valueChanged, .primaryActionTriggered])
            }
        }

        func step(_ down: inout [Finger]) {
            let finger = [Finger.rightIndex, .rightMiddle, .leftIndex].randomElement(using: &numbers) ?? .rightIndex
            let point = CGPoint(
                x: CGFloat(Int.random(in: 0..<400, using: &numbers)),
                y: CGFloat(Int.random(in: 0..<300, using: &numbers)))
            if !down.contains(finger) {
                let isPointer = chance(20)
                stage.application.supportsIndirectInputEvents = isPointer
                stage.hands.down(finger, at: point, tool: isPointer ? .indirectPointer : .direct)
                down.append(finger)
            } else if chance(65) {
                stage.hands.move(finger, to: point, over: chance(20) ? 0.05 : 0)
            } else {
                if chance(15) { stage.hands.cancel(finger) } else { stage.hands.up(finger) }
                down.removeAll { $0 == finger }
            }
            if chance(20) { stage.wait(Double(Int.random(in: 0..<800, using: &numbers)) / 1_000) }
            if chance(10) { stage.perform { deed() } }
        }

        /// - Returns: What was wrong.
        func run(steps: Int) -> [String] {
            var down: [Finger] = []
            deedsLeft = steps
            for _ in 0..<steps { step(&down) }
            deedsLeft = 0
            for finger in down { stage.hands.up(finger) }
            stage.wait(3)
            var mistakes = grammars.flatMap(\.mistakes)
            for (control, grammar) in zip(controls, grammars) {
                if control.isTracking || !grammar.isIdle { mistakes.append("\(type(of: control)) still tracks") }
                if control.isHighlighted { mistakes.append("\(type(of: control)) stays highlighted") }
            }
            if stage.application.host.wakeInstant != nil { mistakes.append("a timer is left") }
            return mistakes
        }
    }

    @Test func `every touch on a control ends or is cancelled, and nothing stays highlighted`() {
        var touches = 0
        for seed in 0..<100 {
            let world = World(seed: UInt64(seed))
            let mistakes = world.run(steps: 60)
            expectEqual(mistakes, [], "seed \(seed)")
            touches += world.grammars.reduce(0) { $0 + $1.touches }
        }
        expect(touches > 500, "the hands do hit the controls")
    }
}
