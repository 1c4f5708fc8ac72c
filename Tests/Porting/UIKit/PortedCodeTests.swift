import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import UIKit

/// Code as it comes from iOS, with the rewrite of Documentation/Porting.md: `import UIKit`, methods instead of selectors,
/// the SPI instead of `UIGestureRecognizerSubclass`. That this file compiles at all shows that UIKit and Testing can be imported together.
private final class PhotoView: UIView, UIGestureRecognizerDelegate {
    var taps = 0
    var names: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        let tap = UITapGestureRecognizer(target: self, action: PhotoView.tapped)
        tap.delegate = self
        addGestureRecognizer(tap)
        addGestureRecognizer(UIGestureRecognizer(target: nil, action: nil))
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        taps += 1
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view === self
    }
}

/// The "how not to" tap of the first session: decides by tap counts.
private final class SimpleTapRecognizer: UIGestureRecognizer {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = event.touches(for: self)?.count == 1 && touches.first?.tapCount == 1 ? .recognized : .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }
}

private final class Controller: UIViewController, SelectorTarget {
    var sent: [String] = []

    func responds(to selector: Selector) -> Bool { selector == "tapped:" }

    func perform(_ selector: Selector, with sender: Any?) {
        sent.append("\(selector) by \((sender as? UIGestureRecognizer)?.name ?? "nobody")")
    }
}

struct PortedCodeTests {
    @Test func `a view that was written for iOS receives its tap`() {
        let stage = Stage()
        let photo = stage.perform { stage.add(PhotoView(frame: stage.view.bounds), "photo") }
        stage.hands.tap(at: photo)
        expectEqual(photo.taps, 1)
    }

    @Test(.rules("S-074", "S-075")) func `a recognizer of one's own sets its state`() {
        var fired = 0
        let stage = Stage { stage in
            let tap = stage.add(SimpleTapRecognizer(), "simple")
            tap.addAction { _ in fired += 1 }
        }
        stage.hands.tap(at: stage.view)
        expectEqual(fired, 1)
        stage.hands.tap(at: stage.view)
        expectEqual(fired, 1, "the second tap in a row has tapCount 2")
    }

    @Test func `a selector is performed by a target that knows it, once for each pair`() {
        let stage = Stage()
        let controller = stage.perform { Controller() }
        let tap = UITapGestureRecognizer(target: controller, action: Selector("tapped:"))
        tap.addTarget(controller, action: "tapped:")
        stage.add(tap, "tap")
        stage.hands.tap(at: stage.view)
        expectEqual(controller.sent, ["tapped: by tap"])
        tap.removeTarget(nil, action: nil)
        stage.wait(1)
        stage.hands.tap(at: stage.view)
        expectEqual(controller.sent.count, 1)
    }

    @Test func `a target that performs no selectors is reported, not called`() {
        let stage = Stage()
        let tap = UITapGestureRecognizer(target: stage.view, action: "tapped:")
        stage.add(tap, "tap")
        stage.hands.tap(at: stage.view)
        expectEqual(stage.diagnostics, [.targetPerformsNoSelectors("tap", selector: "tapped:")])
    }

    @Test func `an action that takes another class of recognizer is reported, not called`() {
        final class Owner {
            func pinched(_ pinch: UIPinchGestureRecognizer) { Issue.record("must not be called") }
        }
        let stage = Stage()
        let owner = Owner()
        stage.add(UITapGestureRecognizer(target: owner, action: Owner.pinched), "tap")
        stage.hands.tap(at: stage.view)
        expectEqual(stage.diagnostics, [.actionForAnotherClass("tap")])
    }
}
