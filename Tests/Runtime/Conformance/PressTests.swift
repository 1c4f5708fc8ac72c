import Foundation
import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Presses, and what receives them (B-385).
struct PressTests {
    @Test(.rules("B-385", "B-070"))
    func `a press goes to recognizers along the chain first, then to the first responder`() {
        let stage = Stage { stage in _ = stage.add(DeviceProbe(onRelease: .failed), "outer") }
        let field = stage.field()
        stage.perform {
            stage.add(DeviceProbe(onRelease: .failed), "inner", on: field)
            stage.add(DeviceProbe(), "stranger", on: stage.addView("sibling", frame: stage.view.bounds))
        }
        stage.hands.click(.select)
        stage.expect(
            """
              0     field receives press 1
                    inner, outer follow press 1
                    inner, outer receive press-began 1
                    field receives press-began 1
              50    inner, outer receive press-ended 1
                    inner failed: own decision
                    outer failed: own decision
                    field receives press-ended 1
                    inner, outer reset
            """)
    }

    @Test(.rules("B-385")) func `a crowd that follows a press recognizes in one event`() {
        let (stage, size) = (Stage(), 300)
        let field = stage.field()
        var begun = 0
        stage.perform {
            for index in 0..<size {
                let press = stage.add(TolerantPress(), "press \(index)", on: field)
                press.minimumPressDuration = 0
                press.addAction { if $0.state == .began { begun += 1 } }
            }
        }
        stage.hands.click(.select)
        expectEqual(begun, size)
        expectEqual(stage.diagnostics, [])
    }

    /// A long press beside which any other may recognize.
    private final class TolerantPress: UILongPressGestureRecognizer {
        override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    @Test(.rules("B-385", "B-066")) func `what the first responder does not handle goes up the chain`() {
        let stage = Stage()
        let outer = stage.field("outer")
        let inner = stage.field("inner", in: outer)
        inner.passesOn = true
        var received: [String] = []
        outer.onPresses = { step, _, _ in received.append("outer \(step)") }
        inner.onPresses = { step, _, _ in received.append("inner \(step)") }
        stage.hands.press(.select)
        stage.hands.squeeze(.select, force: 0.5)
        stage.hands.release(.select)
        expectEqual(
            received,
            [
                "inner began", "outer began", "inner changed", "outer changed", "inner ended", "outer ended",
            ])
    }

    @Test(.rules("B-385"))
    func `without a first responder the key window receives it, without a key window no responder does`() {
        let stage = Stage()
        stage.hands.click(.menu)
        stage.perform { stage.window.isHidden = true }
        stage.hands.click(.menu)
        stage.expect(
            """
              0     window receives press 1
                    window receives press-began 1
              50    window receives press-ended 1
                    app does not receive press: no key window
            """)
    }

    @Test(.rules("B-385")) func `a key window that is not shown receives no press`() {
        let stage = Stage()
        let hidden = stage.perform { UIWindow(frame: stage.window.frame) }
        let tap = UITapGestureRecognizer()
        tap.allowedPressTypes = [4]  // select
        stage.perform {
            hidden.addGestureRecognizer(tap)
            hidden.makeKey()
        }
        expect(stage.application.keyWindow === hidden)
        stage.hands.click(.select)
        stage.expect("0     app does not receive press: the key window is hidden")
    }

    @Test(.rules("1.3")) func `a press tells its phase, type, force, time, window, responder and recognizers`() throws {
        let stage = Stage()
        let field = stage.field()
        let probe = stage.perform { stage.add(DeviceProbe(onRelease: .failed), "probe", on: field) }
        probe.allowedPressTypes = [NSNumber(value: UIPress.PressType.playPause.rawValue)]
        var notes: [String] = []
        var known: [UIPress] = []
        field.onPresses = { step, presses, event in
            for press in presses {
                known.append(press)
                expect(press.window === stage.window)
                expect(press.responder === field)
                expectEqual(press.gestureRecognizers, [probe])
                expectNil(press.key)
                expectEqual(event?.allPresses, presses)
                expectEqual(event?.presses(for: probe), presses)
                expectEqual(event?.type, .presses)
                notes.append("\(step) \(press.phase) \(press.type) \(press.force) \(press.timestamp)")
            }
        }
        stage.hands.press(.playPause, force: 0.25)
        stage.wait(0.5)
        stage.hands.squeeze(.playPause, force: 0.75)
        stage.wait(0.5)
        stage.hands.release(.playPause)
        expectEqual(
            notes,
            [
                "began began playPause 0.25 0.0", "changed changed playPause 0.75 0.5", "ended ended playPause 0.0 1.0",
            ])
        expectEqual(Set(known).count, 1)
        expectEqual(known.first?.gestureRecognizers, [])
    }

    @Test(.rules("1.3")) func `forces are within 0 and 1, one that is no number is not taken over`() {
        let stage = Stage()
        let field = stage.field()
        var forces: [CGFloat] = []
        field.onPresses = { _, presses, _ in forces += presses.map { $0.force } }
        stage.hands.press(.select, force: 7)
        stage.hands.squeeze(.select, force: -7)
        stage.hands.squeeze(.select, force: .nan)
        stage.hands.release(.select)
        stage.hands.press(.select, force: .infinity)
        stage.hands.release(.select)
        expectEqual(forces, [1, 0, 0])
        expectEqual(stage.diagnostics, [.inputNotFinite("a press"), .inputNotFinite("a press")])
    }

    @Test(.rules("1.3")) func `a key tells its characters, its place and the modifiers it went down with`() throws {
        let stage = Stage()
        let field = stage.field()
        var keys: [UIKey] = []
        var flags: [UIKeyModifierFlags] = []
        field.onPresses = { step, presses, event in
            keys += presses.compactMap { $0.key }
            if let event { flags.append(event.modifierFlags) }
        }
        let key = PressSample.Button.key(
            PressSample.Key(code: 0x04, characters: "A", charactersIgnoringModifiers: "a"))
        stage.hands.modifiers = [.shift, .command]
        stage.hands.press(key)
        stage.hands.modifiers = []
        stage.hands.release(key)
        stage.hands.type("?", code: 0x7777)
        expectEqual(keys.map { $0.characters }, ["A", "A", "?", "?"])
        expectEqual(keys.map { $0.charactersIgnoringModifiers }, ["a", "a", "?", "?"])
        expectEqual(keys.map { $0.modifierFlags }, [[.shift, .command], [.shift, .command], [], []])
        expectEqual(
            keys.map { $0.keyCode }, [.keyboardA, .keyboardA, .keyboardErrorUndefined, .keyboardErrorUndefined])
        expectEqual(flags, [[.shift, .command], [], [], []])
    }

    @Test func `the keys have the numbers of the USB tables`() {
        let keys: [(UIKeyboardHIDUsage, Int)] = [
            (.keyboardA, 0x04), (.keyboardZ, 0x1D), (.keyboard0, 0x27), (.keyboardSlash, 0x38), (.keyboardF12, 0x45),
            (.keyboardUpArrow, 0x52), (.keypadPeriod, 0x63), (.keyboardF24, 0x73), (.keyboardVolumeDown, 0x81),
            (.keyboardLANG9, 0x98), (.keyboardExSel, 0xA4), (.keyboardRightGUI, 0xE7),
        ]
        for (key, number) in keys { expectEqual(key.rawValue, number) }
    }

    @Test(.rules("B-081")) func `a recognizer takes presses of the allowed types, select by default`() {
        let stage = Stage { stage in
            _ = stage.add(DeviceProbe(onRelease: .failed), "plain")
            let menu = stage.add(DeviceProbe(onRelease: .failed), "menu only")
            expectEqual(menu.allowedPressTypes, [4])
            menu.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue), 99, -1]
            expectEqual(menu.allowedPressTypes, [5])
        }
        _ = stage.field()
        stage.hands.click(.menu)
        stage.wait(0.95)
        stage.hands.click(.select)
        stage.expect(
            """
              0     field receives press 1
                    menu only follows press 1
                    plain does not receive press 1: type not allowed
                    menu only receives press-began 1
                    field receives press-began 1
              50    menu only receives press-ended 1
                    menu only failed: own decision
                    field receives press-ended 1
                    menu only reset
              1000  field receives press 2
                    menu only does not receive press 2: type not allowed
                    plain follows press 2
                    plain receives press-began 2
                    field receives press-began 2
              1050  plain receives press-ended 2
                    plain failed: own decision
                    field receives press-ended 2
                    plain reset
            """)
    }

    private final class Answers: UIGestureRecognizerDelegate {
        var asked: [String] = []
        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
            asked.append("\(recognizer.name ?? "") press \(press.type)")
            return recognizer.name == "willing"
        }
        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
            asked.append("\(recognizer.name ?? "") event \(event.type)")
            return recognizer.name != "absent"
        }
        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            asked.append("\(recognizer.name ?? "") touch")
            return true
        }
    }

    @Test(.rules("B-081", "2.13")) func `the delegate is asked about the event, then about the press`() {
        let answers = Answers()
        let stage = Stage { stage in
            for name in ["absent", "unwilling", "willing"] {
                stage.add(DeviceProbe(onRelease: .failed), name).delegate = answers
            }
        }
        _ = stage.field()
        stage.hands.click(.select)
        expectEqual(
            answers.asked,
            [
                "willing event presses", "willing press select", "unwilling event presses", "unwilling press select",
                "absent event presses",
            ])
        stage.expect(
            """
              0     field receives press 1
                    willing follows press 1
                    unwilling does not receive press 1: its delegate's shouldReceive(press) returned false
                    absent does not receive press 1: its delegate's shouldReceive(event) returned false
                    willing receives press-began 1
                    field receives press-began 1
              50    willing receives press-ended 1
                    willing failed: own decision
                    field receives press-ended 1
                    willing reset
            """)
    }

    @Test(.rules("B-096", "B-097"))
    func `a recognizer that does nothing with presses fails at once and holds nothing back`() {
        let stage = Stage { stage in
            stage.add(UIGestureRecognizer(), "base").delaysTouchesBegan = true
            stage.addPan()
            stage.addPinch()
        }
        _ = stage.field()
        stage.hands.press(.select)
        stage.expect(
            """
              0     field receives press 1
                    pinch does not receive press 1: handles no presses
                    pan does not receive press 1: handles no presses
                    base follows press 1
                    base receives press-began 1
                    base failed: it handles no presses
                    field receives press-began 1
                    base reset
            """)
    }

    @Test(.rules("B-081")) func `a recognizer in a touch takes no press, one in a press no touch`() {
        let stage = Stage { stage in _ = stage.addLongPress() }
        _ = stage.field()
        stage.hands.down(at: CGPoint(x: 10, y: 10))
        stage.hands.click(.select)
        stage.hands.up()
        stage.wait(0.95)
        stage.hands.press(.select)
        stage.hands.tap(at: CGPoint(x: 10, y: 10))
        stage.expect(
            """
              0     view hit by 1
                    press watches 1
                    press receives began 1
                    view receives began 1
                    field receives press 2
                    press does not receive press 2: another kind of input than its first
                    field receives press-began 2
              50    field receives press-ended 2
                    press receives ended 1
                    press failed: lifted before 0.5 s
                    view receives ended 1
                    press reset
              1000  field receives press 3
                    press follows press 3
                    press receives press-began 3
                    field receives press-began 3
                    view hit by 4
                    press does not receive 4: another kind of input than its first
                    view receives began 4
              1050  view receives ended 4
            """)
    }

    @Test(.rules("1.6")) func `a press that is ignored is not received again, and lives on in its responder`() {
        let stage = Stage()
        let field = stage.field()
        let probe = stage.perform { stage.add(DeviceProbe(onRelease: .ended), "probe", on: field) }
        let release = probe.onPresses
        probe.onPresses = { recognizer, step, presses, event in
            if step == "began", event.allPresses.count == 2 {
                for press in presses {
                    recognizer.ignore(press, for: event)
                    expectEqual(press.gestureRecognizers, [])
                }
                expectEqual(event.presses(for: recognizer).count, 1)
            }
            release?(recognizer, step, presses, event)
        }
        stage.hands.press(.select, id: 1)
        stage.hands.press(.select, id: 2)
        stage.hands.squeeze(.select, id: 2, force: 0.5)
        stage.hands.release(.select, id: 1)
        stage.hands.release(.select, id: 2)
        stage.expect(
            """
              0     field receives press 1
                    probe follows press 1
                    probe receives press-began 1
                    field receives press-began 1
                    field receives press 2
                    probe follows press 2
                    probe receives press-began 2
                    probe ignores 2
                    field receives press-began 2
                    field receives press-changed 2
                    probe receives press-ended 1
                    field receives press-cancelled 1
                    probe ended
                    probe reset
                    field receives press-ended 2
            """)
    }
}
