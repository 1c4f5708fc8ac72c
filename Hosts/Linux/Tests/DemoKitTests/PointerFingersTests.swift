import Testing
import Touchstone

@testable import DemoKit

struct PointerFingersTests {
    private let size = CGSize(width: 400, height: 300)

    private func mouse(
        _ phase: ContactSample.Phase, _ x: CGFloat, _ y: CGFloat, _ modifiers: KeyModifiers = []
    ) -> InputFrame {
        InputFrame(
            at: .zero,
            [ContactSample(id: 3, phase: phase, location: CGPoint(x: x, y: y), tool: .indirectPointer)],
            modifiers: modifiers, buttons: .primary)
    }

    private func places(_ frame: InputFrame) -> [CGPoint] { frame.contacts.map(\.location) }

    @Test func `a mouse is a finger`() {
        var pointers = PointerFingers()
        let frame = pointers.fingers(of: mouse(.began, 10, 20), size: size)
        #expect(frame.contacts == [ContactSample(id: 3, phase: .began, location: CGPoint(x: 10, y: 20))])
        #expect(frame.buttons == [])
    }

    @Test func `with Alt there is a second finger, mirrored about the middle, until the button is lifted`() {
        var pointers = PointerFingers()
        let began = pointers.fingers(of: mouse(.began, 10, 20, .alternate), size: size)
        #expect(places(began) == [CGPoint(x: 10, y: 20), CGPoint(x: 390, y: 280)])
        #expect(began.contacts.map(\.id) == [3, 1_003])
        #expect(began.modifiers == [])
        // Alt is lifted first: the finger stays.
        let moved = pointers.fingers(of: mouse(.moved, 100, 20), size: size)
        #expect(places(moved) == [CGPoint(x: 100, y: 20), CGPoint(x: 300, y: 280)])
        let ended = pointers.fingers(of: mouse(.ended, 100, 20), size: size)
        #expect(ended.contacts.map(\.phase) == [.ended, .ended])
        #expect(pointers.fingers(of: mouse(.began, 10, 20), size: size).contacts.count == 1)
    }

    @Test func `a press after one whose end never came is one finger again`() {
        var pointers = PointerFingers()
        _ = pointers.fingers(of: mouse(.began, 10, 20, .alternate), size: size)
        #expect(places(pointers.fingers(of: mouse(.began, 10, 20), size: size)) == [CGPoint(x: 10, y: 20)])
    }

    @Test func `with Shift both fingers move together`() {
        var pointers = PointerFingers()
        _ = pointers.fingers(of: mouse(.began, 100, 100, .alternate), size: size)
        let moved = pointers.fingers(of: mouse(.moved, 110, 105, [.alternate, .shift]), size: size)
        #expect(places(moved) == [CGPoint(x: 110, y: 105), CGPoint(x: 310, y: 205)])
    }

    @Test func `a cancelled mouse cancels both fingers`() {
        var pointers = PointerFingers()
        pointers.isMirrored = true
        _ = pointers.fingers(of: mouse(.began, 100, 100), size: size)
        #expect(
            pointers.fingers(of: mouse(.cancelled, 100, 100), size: size).contacts.map(\.phase) == [
                .cancelled, .cancelled,
            ])
    }

    @Test func `where two fingers would come down is shown before`() {
        var pointers = PointerFingers()
        func hover(_ phase: HoverSample.Phase, _ modifiers: KeyModifiers) -> InputFrame {
            InputFrame(
                at: .zero, others: [.hover(HoverSample(phase: phase, location: CGPoint(x: 50, y: 50)))],
                modifiers: modifiers)
        }
        #expect(pointers.fingers(of: hover(.moved, .alternate), size: size).others == [])
        #expect(pointers.preview == [CGPoint(x: 50, y: 50), CGPoint(x: 350, y: 250)])
        _ = pointers.fingers(of: hover(.moved, []), size: size)
        #expect(pointers.preview == [])
        _ = pointers.fingers(of: hover(.moved, .alternate), size: size)
        _ = pointers.fingers(of: hover(.exited, .alternate), size: size)
        #expect(pointers.preview == [])
    }

    @Test func `fingers and pencils stay what they are`() {
        var pointers = PointerFingers()
        let frame = InputFrame(
            at: .zero,
            [
                ContactSample(id: 1, phase: .began, location: .zero),
                ContactSample(id: 2, phase: .began, location: .zero, tool: .pencil),
            ],
            others: [.hover(HoverSample(id: 5, phase: .entered, location: .zero, tool: .pencil))], modifiers: .alternate
        )
        #expect(pointers.fingers(of: frame, size: size) == frame)
    }
}
