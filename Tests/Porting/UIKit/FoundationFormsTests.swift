import TestSupport
import Testing
import TouchTesting
import UIKit

/// Members of Foundation and of the Objective-C runtime that iOS code uses.
struct FoundationFormsTests {
    private final class Log {
        var told: [String] = []
        var last: [AnyHashable: Any] = [:]
    }

    @Test func `a path is copied with its style, and apart from its original`() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.lineWidth = 3
        path.usesEvenOddFillRule = true
        let copy = try #require(path.copy() as? UIBezierPath)
        path.removeAllPoints()
        expect(copy.bounds.width == 10 && copy.lineWidth == 3 && copy.usesEvenOddFillRule)
    }

    @Test func `a subclass of a path strokes and copies in its own way`() throws {
        let marker = MarkerPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        let context = CGContext()
        UIGraphicsPushContext(context)
        (marker as UIBezierPath).stroke()
        UIGraphicsPopContext()
        expect(marker.strokes == 1 && context.drawList.commands.count == 1)
        let copy = try #require(marker.copy() as? MarkerPath)
        expect(copy.strokes == 1 && copy.lineWidth == 4 && copy.bounds == marker.bounds)
    }

    @Test func `objects hold points, sizes, rectangles and insets`() {
        let points = [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)].map { NSValue(cgPoint: $0) }
        expectEqual(points.map(\.cgPointValue.x), [1, 3])
        expectEqual(NSValue(cgPoint: CGPoint(x: 1, y: 2)), points[0])
        expectEqual(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue.height, 2)
        expectEqual(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxX, 4)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        expectEqual(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, insets)
    }

    @Test(arguments: [
        ("position", NSValue(cgPoint: CGPoint(x: 2, y: 4)), CGRect(x: 1, y: 2, width: 0, height: 0)),
        ("position.x", NSNumber(value: 2), CGRect(x: 1, y: 0, width: 0, height: 0)),
        ("bounds.size", NSValue(cgSize: CGSize(width: 4, height: 8)), CGRect(x: -1, y: -2, width: 2, height: 4)),
        (
            "bounds", NSValue(cgRect: CGRect(x: 8, y: 8, width: 4, height: 8)),
            CGRect(x: -1, y: -2, width: 2, height: 4)
        ),
        ("position", NSValue(uiEdgeInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)), .zero),
    ])
    func `animations show the numbers, points, sizes and rectangles of objects`(
        _ keyPath: String, _ value: NSValue, _ frame: CGRect
    ) {
        let stage = Stage()
        let layer = stage.addView("card", frame: .zero).layer
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.toValue, animation.duration) = (value, 1)
        stage.perform { layer.add(animation, forKey: nil) }
        stage.wait(0.5)
        expectEqual(layer.presentation()?.frame, frame)
        expectEqual(stage.diagnostics.isEmpty, frame != .zero)
    }

    @Test func `a pool returns and throws what its closure does`() {
        expectEqual(autoreleasepool { 3 }, 3)
        #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
    }

    @Test func `observers are told that the app loses its input, gets it back, and is short of memory`() {
        let stage = Stage()
        var told: [String] = []
        let center = NotificationCenter.default
        let tokens = [
            UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.didReceiveMemoryWarningNotification, UIApplication.didEnterBackgroundNotification,
        ].map { name in
            center.addObserver(forName: name, object: nil, queue: nil) { note in
                let name = note.name.rawValue
                MainActor.assumeIsolated {
                    guard UIApplication.shared === stage.application else { return }
                    told.append("\(name) \(UIApplication.shared.applicationState)")
                }
            }
        }
        stage.application.host.resignActive()
        stage.application.host.becomeActive()
        stage.application.host.receiveMemoryWarning()
        expectEqual(
            told,
            [
                "UIApplicationWillResignActiveNotification inactive",
                "UIApplicationDidBecomeActiveNotification active",
                "UIApplicationDidReceiveMemoryWarningNotification active",
            ])
        for token in tokens { center.removeObserver(token) }
    }

    @Test func `observers are told where a keyboard goes`() throws {
        let stage = Stage()
        let keyboard = stage.perform { StandInKeyboardView(frame: .zero) }
        let log = Log()
        let center = NotificationCenter.default
        let tokens = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        ].map { name in
            center.addObserver(forName: name, object: nil, queue: nil) { note in
                nonisolated(unsafe) let note = note
                MainActor.assumeIsolated {
                    guard UIApplication.shared === stage.application else { return }
                    log.told.append(note.name.rawValue)
                    log.last = note.userInfo ?? [:]
                }
            }
        }
        stage.perform { keyboard.show(in: stage.window) }
        expectEqual(log.told, ["UIKeyboardWillChangeFrameNotification", "UIKeyboardWillShowNotification"])
        let (height, width) = (stage.window.bounds.height, stage.window.bounds.width)
        let up = CGRect(x: 0, y: height - 216, width: width, height: 216)
        expectEqual((log.last[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue, up)
        let down = (log.last[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
        expectEqual(down, up.offsetBy(dx: 0, dy: 216))
        expectEqual(log.last[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double, 0.25)
        expectEqual(log.last[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int, 0)
        stage.wait(1)
        expectEqual(log.told.suffix(2), ["UIKeyboardDidShowNotification", "UIKeyboardDidChangeFrameNotification"])
        _ = stage.perform { keyboard.dismiss() }
        stage.wait(1)
        expectEqual(
            log.told.suffix(4),
            [
                "UIKeyboardWillChangeFrameNotification", "UIKeyboardWillHideNotification",
                "UIKeyboardDidHideNotification", "UIKeyboardDidChangeFrameNotification",
            ])
        expectEqual((log.last[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue, down)
        for token in tokens { center.removeObserver(token) }
    }

    @Test func `segments are inserted and removed, animated or not`() {
        let control = UISegmentedControl(items: ["a", "b"])
        control.insertSegment(withTitle: "c", at: 0, animated: true)
        control.insertSegment(with: nil, at: 1, animated: false)
        control.removeSegment(at: 2, animated: true)
        expectEqual((0..<3).map { control.titleForSegment(at: $0) }, ["c", nil, "b"])
    }

    @available(*, deprecated)
    @Test func `names of notifications and modes of before Swift 4_2 are those of today`() {
        expectEqual(NSNotification.Name.UIKeyboardWillShow, UIResponder.keyboardWillShowNotification)
        expectEqual(NSNotification.Name.UIApplicationDidEnterBackground, UIApplication.didEnterBackgroundNotification)
        expectEqual(UIKeyboardFrameEndUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey)
        expectEqual(
            [RunLoopMode.commonModes, .defaultRunLoopMode, .UITrackingRunLoopMode], [.common, .default, .tracking])
    }
}
