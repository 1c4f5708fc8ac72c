import TestSupport
import Testing
import TouchTesting
import Touchstone

@testable import TouchReplays

struct `A description of a recognizer` {
    @Test func `is read for the addresses of requirements and the number of targets, and for no others`() {
        let text = RecognizerDescription(
            """
            <UITapGestureRecognizer: 0x10 (a}b); state = Possible; view = <UIView 0x11>; \
            target= <(action=f:, target=<App.A 0x12>), (action=g:, target=<B 0x16>)>; must-fail = {
                    <UITapGestureRecognizer: 0xAb; view = <UIView 0x13>; target= <(action=g:, target=<B 0x14>)>>,
                    <C: 0xcd>
                }; must-fail-for = {
                    <UITapGestureRecognizer: 0x15>
                }>
            """)
        expectEqual(text.targets, 2)
        expectEqual(text.targets(ofClass: "A"), 1)
        expectEqual(text.targets(ofClass: "C"), 0)
        expectEqual(text.addresses(after: "must-fail = {"), [0xAB, 0xCD])
        expectEqual(text.addresses(after: "must-fail-for = {"), [0x15])
        for (text, addresses) in [
            ("", []), ("<A: 0x10>", []), ("must-fail = {", []), ("must-fail = {<A: 0", []),
            ("must-fail = {<A: 0x", [0]),
            ("must-fail = {<A: 0x11112222333344445555", [0x2222_3333_4444_5555]),
        ] as [(String, [UInt])] {
            expectEqual(RecognizerDescription(text).addresses(after: "must-fail = {"), addresses, "\(text)")
            expectEqual(RecognizerDescription(text).targets, 0)
        }
    }

    @Test func `of this library is read as one of UIKit's`() {
        let stage = Stage()
        let (tap, pan) = (stage.addTap(), stage.addPan())
        tap.require(toFail: pan)
        tap.addAction { _ in }
        tap.addTarget(stage, action: Stage.clearLog)
        let text = RecognizerDescription("\(tap)")
        expectEqual(text.targets, 2)
        expectEqual(text.targets(ofClass: "Stage"), 1)
        expectEqual(text.addresses(after: "must-fail = {"), [UInt(bitPattern: ObjectIdentifier(pan))])
        expectEqual(RecognizerDescription("\(pan)").addresses(after: "must-fail = {"), [])
    }
}
