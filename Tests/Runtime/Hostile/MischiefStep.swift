@_spi(Subclass) import Touchstone
import TouchTesting

/// A step of the script of a mischief scene.
struct MischiefStep {
    /// The description for people.
    let text: String
    let perform: (MischiefScene) -> Void

    private init(_ text: String, _ perform: @escaping (MischiefScene) -> Void) {
        (self.text, self.perform) = (text, perform)
    }

    /// Creates a step of hands.
    private init(hands text: String, _ perform: @escaping (Hands) -> Void) {
        self.init(text) { perform($0.stage.hands) }
    }

    private static let (left, right) = (CGPoint(x: 50, y: 50), CGPoint(x: 250, y: 50))

    /// A bit of everything: taps, a drag, a press, two fingers, an interruption, a view that comes and goes; then devices, the second time with
    /// an interruption in the middle of everything.
    static let script = fingers + devices(isInterrupted: false) + devices(isInterrupted: true)

    private static let fingers = [
        MischiefStep("set a timer of 0.02 s") { scene in
            scene.stage.application.after(0.02) { [mischief = scene.mischief] in mischief.at(.timer) }
        },
        MischiefStep(hands: "tap the target") { $0.tap(at: left) },
        wait(0.5),
        MischiefStep(hands: "tap the target twice") { $0.doubleTap(at: left) },
        wait(0.5),
        MischiefStep(hands: "drag the target") { $0.drag(from: left, to: CGPoint(x: 150, y: 80), over: 0.05) },
        MischiefStep(hands: "drag the sibling by 5 pt") {
            $0.drag(from: right, to: CGPoint(x: 255, y: 50), over: 0.05)
        },
        MischiefStep(hands: "put a finger on the target") { $0.down(at: left) },
        MischiefStep(hands: "cancel the finger") { $0.cancel() },
        MischiefStep(hands: "press the sibling") { $0.longPress(at: right) },
        MischiefStep(hands: "pinch") { $0.pinch(at: CGPoint(x: 200, y: 150), from: 100, to: 160, over: 0.05) },
        MischiefStep("remove the sibling and add it again") { scene in
            scene.stage.perform {
                scene.sibling.removeFromSuperview()
                scene.panel.addSubview(scene.sibling)
                scene.panel.setNeedsLayout()
            }
        },
        MischiefStep(hands: "put a finger on the sibling") { $0.down(at: right) },
        MischiefStep(hands: "put a second finger on the target") { $0.down(.leftIndex, at: left) },
        MischiefStep("hide the target, or show it") { scene in scene.stage.perform { scene.target.isHidden.toggle() } },
        MischiefStep(hands: "move the first finger") { $0.move(dx: 30) },
        MischiefStep(hands: "cancel the first finger") { $0.cancel() },
        resignActive, becomeActive,
        MischiefStep(hands: "lift the second finger") { $0.up(.leftIndex) },
        MischiefStep("make the panel first responder") { scene in
            scene.stage.perform { _ = scene.panel.becomeFirstResponder() }
        },
    ]

    /// Keys, a wheel, a trackpad, a pointer, a shake.
    private static func devices(isInterrupted: Bool) -> [MischiefStep] {
        let interruption = isInterrupted ? [resignActive] : []
        var steps = [
            wait(1), MischiefStep(hands: "press select") { $0.press(.select) },
            MischiefStep(hands: "squeeze select") { $0.squeeze(.select, force: 0.5) },
        ]
        steps += interruption + [MischiefStep(hands: "release select") { $0.release(.select) }, becomeActive, wait(1)]
        steps += [
            MischiefStep(hands: "hover over the target") { $0.hover(at: left) },
            MischiefStep(hands: "hover over the sibling") { $0.hover(at: right) },
        ]
        steps += interruption + [MischiefStep(hands: "stop hovering") { $0.stopHovering() }, becomeActive]
        steps += [
            MischiefStep(hands: "turn the wheel") { $0.turnWheel(at: left, notch: CGVector(dx: 0, dy: 10), count: 2) },
            MischiefStep(hands: "begin to shake") { $0.shake(.began) },
        ]
        steps += interruption + [becomeActive, MischiefStep(hands: "end to shake") { $0.shake(.ended) }, wait(1)]
        return steps + [
            MischiefStep("toggle supportsIndirectInputEvents") { scene in
                scene.stage.application.supportsIndirectInputEvents.toggle()
            },
            MischiefStep(hands: "pinch on the trackpad") { $0.transform(at: left, scale: 1.5, steps: 2, over: 0.02) },
        ]
    }

    private static func wait(_ seconds: Double) -> MischiefStep {
        MischiefStep(hands: "wait \(seconds) s") { $0.wait(seconds) }
    }

    private static let resignActive = MischiefStep("resign active") { $0.stage.application.host.resignActive() }
    private static let becomeActive = MischiefStep("become active") { $0.stage.application.host.becomeActive() }
}
