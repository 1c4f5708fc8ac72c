import TestSupport
import Testing
import TouchInput
import TouchStage
import TouchStory
import TouchTrace
@_spi(Host) import Touchstone

@testable import TouchReplays

/// Apps that are recorded, rebuilt from their logs and played again.
struct `A rebuilt app` {
    @Test func `answers as the original about a tap`() throws {
        try check { window in
            let view = window.add(UIView(), "card", CGRect(x: 50, y: 50, width: 100, height: 100))
            view.add(UITapGestureRecognizer(), "tap")
            window.add(UIView(), "other", CGRect(x: 200, y: 50, width: 100, height: 100))
                .add(UITapGestureRecognizer(), "other tap")
        } play: { hands in
            hands.tap(at: CGPoint(x: 100, y: 100))
            hands.wait(0.5)
            hands.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200), over: 0.2)
            hands.tap(at: CGPoint(x: 390, y: 290))
        }
    }

    @Test func `answers as the original about a tap that requires the failure of a double tap`() throws {
        try check { window in
            let view = window.add(UIView(), "card", CGRect(x: 50, y: 50, width: 100, height: 100))
            let double = view.add(UITapGestureRecognizer(), "double")
            double.numberOfTapsRequired = 2
            view.add(UITapGestureRecognizer(), "single").require(toFail: double)
        } play: { hands in
            hands.tap(at: CGPoint(x: 100, y: 100))
            hands.wait(1)
            hands.doubleTap(at: CGPoint(x: 100, y: 100))
        }
    }

    @Test func `answers as the original about a pan in a scroll view`() throws {
        try check { window in
            let list = window.add(UIScrollView(), "list", CGRect(x: 0, y: 0, width: 400, height: 300))
            list.contentSize = CGSize(width: 400, height: 2_000)
            let row = list.add(UIView(), "row", CGRect(x: 0, y: 100, width: 400, height: 60))
            row.add(UIPanGestureRecognizer(), "row pan")
            list.add(UIButton(), "button", CGRect(x: 50, y: 180, width: 100, height: 50))
            list.add(UIView(), "far", CGRect(x: 50, y: 900, width: 100, height: 50)).add(
                UITapGestureRecognizer(), "far tap")
        } play: { hands in
            hands.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 100), over: 0.2)
            hands.wait(0.2)
            hands.tap(at: CGPoint(x: 200, y: 200))
            hands.wait(2)
            hands.drag(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 200, y: 120), over: 0.2)
            hands.wait(0.5)
            hands.tap(at: CGPoint(x: 100, y: 60))
        }
    }

    @Test func `answers as the original about a pinch and a rotation at once`() throws {
        try check { window in
            let view = window.add(UIView(), "photo", CGRect(x: 50, y: 50, width: 300, height: 200))
            view.isMultipleTouchEnabled = true
            view.transform = CGAffineTransform(rotationAngle: 0.3)
            view.add(UIPinchGestureRecognizer(), "pinch")
            view.add(UIRotationGestureRecognizer(), "rotation")
            view.add(UILongPressGestureRecognizer(), "press")
        } play: { hands in
            hands.pinch(at: CGPoint(x: 200, y: 150), from: 100, to: 200, over: 0.4)
            hands.wait(0.5)
            hands.longPress(at: CGPoint(x: 200, y: 150), for: 0.8)
        }
    }

    @Test func `answers as the original about views that are hidden, covered, removed and in another window`() throws {
        try check { window in
            let bottom = window.add(UIView(), "bottom", CGRect(x: 0, y: 0, width: 200, height: 200))
            bottom.add(UITapGestureRecognizer(), "bottom tap")
            let hidden = window.add(UIView(), "hidden", CGRect(x: 0, y: 0, width: 200, height: 200))
            hidden.isHidden = true
            hidden.add(UITapGestureRecognizer(), "hidden tap")
            let pale = window.add(UIView(), "pale", CGRect(x: 0, y: 0, width: 200, height: 200))
            pale.alpha = 0
            pale.add(UITapGestureRecognizer(), "pale tap")
            let off = window.add(UIView(), "off", CGRect(x: 0, y: 0, width: 200, height: 200))
            off.isUserInteractionEnabled = false
            off.add(UITapGestureRecognizer(), "off tap")
            let leaving = window.add(UIView(), "leaving", CGRect(x: 200, y: 0, width: 100, height: 100))
            let pan = leaving.add(UIPanGestureRecognizer(), "leaving pan")
            pan.addTarget(leaving) { leaving in { if $0.state == .changed { leaving.removeFromSuperview() } } }
            let front = UIWindow(frame: CGRect(x: 0, y: 200, width: 400, height: 100))
            front.accessibilityIdentifier = "front"
            front.add(UITapGestureRecognizer(), "front tap")
            front.windowLevel = .alert
            front.isHidden = false
        } play: { hands in
            hands.tap(at: CGPoint(x: 100, y: 100))
            hands.wait(0.5)
            hands.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 350, y: 50), over: 0.3)
            hands.wait(0.5)
            hands.tap(at: CGPoint(x: 250, y: 50))
            hands.tap(at: CGPoint(x: 100, y: 250))
        }
    }

    @Test func `lets a touch fall through a window as the log does`() throws {
        try check { window in
            window.add(UIView(), "card", CGRect(x: 0, y: 0, width: 200, height: 200)).add(
                UITapGestureRecognizer(), "tap")
            let front = OpenWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            front.accessibilityIdentifier = "front"
            front.windowLevel = .alert
            front.isHidden = false
        } play: { hands in
            hands.tap(at: CGPoint(x: 100, y: 100))
        }
    }

    @Test func `answers as the original about a slider in a list that leaves and comes back`() throws {
        var list: UIScrollView?
        try check { window in
            let made = window.add(UIScrollView(), "list", CGRect(x: 0, y: 0, width: 400, height: 300))
            made.contentSize = CGSize(width: 800, height: 300)
            let slider = made.add(UISlider(), "slider", CGRect(x: 50, y: 50, width: 200, height: 30))
            (slider.maximumValue, slider.value) = (4, 2)
            let press = made.add(UILongPressGestureRecognizer(), "press")
            press.require(toFail: made.panGestureRecognizer)
            list = made
        } play: { hands in
            for _ in 1...2 {
                hands.drag(from: CGPoint(x: 150, y: 65), to: CGPoint(x: 170, y: 65), over: 0.4)
                hands.wait(0.5)
                hands.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 200, y: 200), over: 0.2)
                hands.wait(2)
                list?.removeFromSuperview()
                hands.tap(at: CGPoint(x: 200, y: 200))
                hands.wait(0.5)
                if let list { hands.window.addSubview(list) }
            }
        }
        list = nil
    }

    @Test func `answers as the original about a picture that zooms in pages`() throws {
        let delegate = Zooming()
        try check { window in
            let pages = window.add(UIScrollView(), "pages", CGRect(x: 0, y: 0, width: 400, height: 300))
            pages.contentSize = CGSize(width: 1_200, height: 300)
            pages.isPagingEnabled = true
            let frame = pages.add(UIScrollView(), "frame", CGRect(x: 0, y: 0, width: 400, height: 300))
            frame.contentSize = CGSize(width: 400, height: 300)
            (frame.minimumZoomScale, frame.maximumZoomScale) = (1, 4)
            frame.delegate = delegate
            frame.add(UIView(), "picture", CGRect(x: 0, y: 0, width: 400, height: 300)).add(
                UITapGestureRecognizer(), "tap")
        } play: { hands in
            hands.pinch(at: CGPoint(x: 200, y: 150), from: 80, to: 200, over: 0.4)
            hands.wait(1)
            hands.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 240, y: 150), over: 0.2)
            hands.wait(1)
            hands.pinch(at: CGPoint(x: 200, y: 150), from: 200, to: 60, over: 0.4)
            hands.wait(1)
            hands.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 100, y: 150), over: 0.2)
            hands.wait(2)
        }
    }

    @Test func `answers as the original about an event of two windows, and fingers that the system takes`() throws {
        try check { window in
            window.isMultipleTouchEnabled = true
            window.add(UIPanGestureRecognizer(), "back pan")
            let front = UIWindow(frame: CGRect(x: 200, y: 0, width: 200, height: 300))
            front.accessibilityIdentifier = "front"
            front.add(UIPanGestureRecognizer(), "front pan")
            front.add(UIButton(), "button", CGRect(x: 0, y: 200, width: 200, height: 100))
            front.isHidden = false
        } play: { hands in
            hands.together {
                hands.down(.leftIndex, at: CGPoint(x: 100, y: 100))
                hands.down(.rightIndex, at: CGPoint(x: 300, y: 100))
            }
            hands.move(
                [(.leftIndex, CGPoint(x: 100, y: 160)), (.rightIndex, CGPoint(x: 300, y: 160))], over: 0.2)
            hands.together {
                hands.up(.leftIndex)
                hands.cancel(.rightIndex)
            }
            hands.wait(0.5)
            hands.down(at: CGPoint(x: 300, y: 250))
            hands.wait(0.1)
            hands.cancel()
        }
    }

    @Test func `answers as the original about events of one instant, with one of another window between them`() throws {
        try check { window in
            window.add(UILongPressGestureRecognizer(), "press")
            let front = UIWindow(frame: CGRect(x: 200, y: 0, width: 200, height: 300))
            front.accessibilityIdentifier = "front"
            front.windowLevel = .alert
            front.isHidden = false
        } play: { hands in
            hands.down(.leftIndex, at: CGPoint(x: 100, y: 100))
            hands.wait(0.1)
            hands.up(.leftIndex)
            hands.down(.rightIndex, at: CGPoint(x: 300, y: 100))
            hands.down(.leftMiddle, at: CGPoint(x: 150, y: 100))
            hands.wait(0.6)
            hands.up(.leftMiddle)
            hands.up(.rightIndex)
            hands.wait(0.5)
        }
    }

    @Test func `answers as the original about a view that turns under the fingers and gets a recognizer meanwhile`()
        throws
    {
        try check { window in
            let card = window.add(UIView(), "card", CGRect(x: 100, y: 100, width: 150, height: 100))
            card.isMultipleTouchEnabled = true
            let rotation = card.add(UIRotationGestureRecognizer(), "rotation")
            rotation.addTarget(card) { card in
                { recognizer in
                    guard let rotation = recognizer as? UIRotationGestureRecognizer else { return }
                    card.transform = CGAffineTransform(rotationAngle: rotation.rotation)
                    if card.gestureRecognizers?.count == 1 { card.add(UITapGestureRecognizer(), "late tap") }
                }
            }
        } play: { hands in
            hands.rotate(at: CGPoint(x: 175, y: 150), by: 1.2, radius: 40, over: 0.4)
            hands.wait(0.5)
            // Inside only since it was turned.
            hands.tap(at: CGPoint(x: 175, y: 215))
            hands.wait(0.5)
            hands.tap(at: CGPoint(x: 105, y: 110))
        }
    }

    @Test(arguments: [true, false]) func `has the gestures of the system`(isOfUIKit: Bool) throws {
        try check { window in
            window.add(UIPanGestureRecognizer(), "pan")
            window.add(UITapGestureRecognizer(), "tap")
            let edge = isOfUIKit ? UIScreenEdgePanGestureRecognizer() : LateRecognizer()
            (edge as? UIScreenEdgePanGestureRecognizer)?.edges = .bottom
            edge.name = "system"
            UIApplication.shared.host.addSystemGesture(edge, at: .bottom)
        } play: { hands in
            hands.tap(at: CGPoint(x: 100, y: 299))
            hands.wait(0.5)
            hands.drag(from: CGPoint(x: 100, y: 299), to: CGPoint(x: 100, y: 200), over: 0.2)
            hands.wait(0.5)
            hands.drag(from: CGPoint(x: 100, y: 299), to: CGPoint(x: 200, y: 299), over: 0.2)
            hands.wait(0.5)
            hands.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50), over: 0.2)
        }
    }

    @Test func `moves a scroll view where the app has moved it`() throws {
        var window: UIWindow?
        let app = OriginalApp {
            let made = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            let list = made.add(UIScrollView(), "list", CGRect(x: 0, y: 0, width: 400, height: 300))
            list.contentSize = CGSize(width: 400, height: 2_000)
            list.add(UITapGestureRecognizer(), "jump").addTarget(list) { list in
                { _ in list.contentOffset.y = 700 }
            }
            list.add(UIView(), "row", CGRect(x: 0, y: 700, width: 400, height: 100)).add(
                UITapGestureRecognizer(), "row tap")
            made.makeKeyAndVisible()
            window = made
        } play: { host in
            let hands = Hands(host: host, window: window!)
            hands.tap(at: CGPoint(x: 50, y: 50))
            hands.wait(0.5)
            hands.tap(at: CGPoint(x: 50, y: 50))
            host.advance(by: 3)
        }
        let log = try app.log()
        let run = RebuiltApp(log).run()
        expect(run.differences(to: log).isEmpty)
        expectEqual(run.notes.map(\.kind), [.offset])
        expect(app.comparison(with: run).unequal.isEmpty)
    }

    @Test func `takes from the log what recognizers do whose classes decide by themselves`() throws {
        var window: UIWindow?
        let delegate = FirstTouchOnly()
        let app = OriginalApp {
            let made = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            let card = made.add(UIView(), "card", CGRect(x: 0, y: 0, width: 200, height: 200))
            card.add(LiftRecognizer(), "lift").delegate = delegate
            card.add(UITapGestureRecognizer(), "tap").delegate = delegate
            made.makeKeyAndVisible()
            window = made
        } play: { host in
            let hands = Hands(host: host, window: window!)
            hands.tap(at: CGPoint(x: 50, y: 50))
            hands.wait(0.5)
            hands.tap(at: CGPoint(x: 50, y: 50))
            host.advance(by: 3)
        }
        // As if the tap were of a class of UIKit that is not public.
        let text = app.lines.joined(separator: "\n").split(
            separator: "\"class\":\"UITapGestureRecognizer\"", omittingEmptySubsequences: false
        ).joined(separator: "\"class\":\"_UIPrivateTapGestureRecognizer\"")
        let log = try AppLog.read(Array(text.utf8), source: "app.log")
        let run = RebuiltApp(log).run()
        expect(run.differences(to: log).isEmpty)
        let answers = AnswerReader.answers(to: run.records).map { touch in
            ["lift", "tap"].map { "\(touch.why(RecognizerName($0)))" }
        }
        expectEqual(
            answers,
            [
                [
                    "lift failed 0.050 s after finger 1 came down: its own decision, for which its class gave no reason.",
                    "tap recognized 0.050 s after finger 1 came down.",
                ],
                [
                    "lift was not asked about finger 2: its delegate's shouldReceive(touch) returned false.",
                    "tap was not asked about finger 2: its delegate's shouldReceive(touch) returned false.",
                ],
            ])
    }

    /// Records an app, rebuilds it, and expects no differences and the same answers.
    private func check(
        _ build: (UIWindow) -> Void, play: (Hands) -> Void, location: SourceLocation = #_sourceLocation
    ) throws {
        var window: UIWindow?
        let app = OriginalApp {
            let made = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            made.accessibilityIdentifier = "window"
            window = made
            build(made)
            made.makeKeyAndVisible()
        } play: { host in
            let hands = Hands(host: host, window: window!)
            play(hands)
            host.advance(by: 3)
        }
        window = nil
        for log in [try app.log(), try app.log().asOfDevice] {
            let run = RebuiltApp(log).run()
            let differences = run.differences(to: log)
            #expect(differences.isEmpty, "\(differences)", sourceLocation: location)
            #expect(run.notes.isEmpty, "\(run.notes)", sourceLocation: location)
            let comparison = app.comparison(with: run)
            #expect(comparison.count > 0, sourceLocation: location)
            for (original, rebuilt) in comparison.unequal {
                Issue.record("«\(original)» is «\(rebuilt)»", sourceLocation: location)
            }
        }
    }
}

/// A delegate of a scroll view that zooms its first subview.
private final class Zooming: UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
}

/// A window that takes no touches.
private final class OpenWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

/// A recognizer that recognizes when a finger is lifted.
private final class LiftRecognizer: UIGestureRecognizer {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}

/// A recognizer of the system that begins above 40 points from the bottom of the screen.
private final class LateRecognizer: UIGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, location(in: nil).y < 260 {
            state = .began
        } else if state != .possible {
            state = .changed
        }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }
}

/// A delegate that lets each recognizer receive its first touch alone.
private final class FirstTouchOnly: UIGestureRecognizerDelegate {
    private var seen: [ObjectIdentifier] = []

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        defer { seen.append(ObjectIdentifier(gestureRecognizer)) }
        return !seen.contains(ObjectIdentifier(gestureRecognizer))
    }
}

extension UIView {
    /// Adds a named view.
    @discardableResult
    func add<View: UIView>(_ view: View, _ name: String, _ frame: CGRect) -> View {
        view.frame = frame
        view.accessibilityIdentifier = name
        addSubview(view)
        return view
    }

    /// Adds a named recognizer.
    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String) -> Recognizer {
        recognizer.name = name
        addGestureRecognizer(recognizer)
        return recognizer
    }
}
