import TestSupport
import Testing
import TouchTesting

@testable import TouchReplays

struct `The text of a reading` {
    /// Returns the explanations of a planted app, then the answers about each touch.
    private func text(_ name: String) throws -> String {
        let app = try #require(PlantedApp.all.first { $0.description == name })
        let reading = AppLogReading(try app.run().log())
        return reading.text
            + reading.touches.flatMap { touch in touch.gestures.map { "\($0)\n" } + ["\(touch.delivery)\n"] }.joined()
    }

    @Test func `names each code that may have said no`() throws {
        try expectEqual(
            text("a delegate never lets a pan begin"),
            """
            pan did not recognize at 0.025 s, where a UIPanGestureRecognizer with its settings does: either its delegate's gestureRecognizerShouldBegin(_:) returned false; or other code set its state or disabled it for a moment.
            pan failed 0.025 s after finger 1 came down: either its delegate's gestureRecognizerShouldBegin(_:) returned false; or other code set its state or disabled it for a moment; or something that the log does not show made it fail. It may have failed earlier or later.
            view received finger 1 and its end. It is not certain what pan kept from it.

            """)
    }

    @Test func `adds to what happened why it could`() throws {
        try expectEqual(
            text("the delegate of the inner pan allows both"),
            """
            outer and inner recognize together at 0.033 s: gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) of the delegate of inner returned true.
            inner began 0.033 s and ended 0.300 s after finger 1 came down. outer and inner recognize together at 0.033 s: gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) of the delegate of inner returned true.
            outer began 0.033 s and ended 0.300 s after finger 1 came down. outer and inner recognize together at 0.033 s: gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) of the delegate of inner returned true.
            card received finger 1, and its cancellation: inner took it 0.033 s after it came down. It is not certain what inner kept from it.

            """)
    }

    @Test func `names the override that a touch needs`() throws {
        try expectEqual(
            text("a view sends its touches to another one"),
            """
            touch 1 hit panel (UIView) at 0.000 s, and the bounds of the views lead to list (UIView): an override of hitTest(_:with:) or point(inside:with:) found panel (UIView); or what the log does not show, such as an animation or a 3D transform, did.
            panel tap recognized 0.050 s after finger 1 came down.
            list tap was not asked about finger 1: panel, in front of its view list, was hit.
            panel received finger 1, and its cancellation: panel tap took it 0.050 s after it came down.

            """)
    }

    @Test func `supposes nothing where the log shows what happened`() throws {
        try expectEqual(
            text("interaction is switched off around a view"),
            """
            tap recognized 0.050 s after finger 1 came down.
            card received finger 1, and its cancellation: tap took it 0.050 s after it came down.
            tap was not asked about finger 2: room, around its view card, has isUserInteractionEnabled off.
            view received finger 2 and its end.

            """)
    }

    @Test func `states what is unknown`() throws {
        try expect(
            text("a delegate requires the failure of the double tap").contains(
                "\nWhat single did with finger 3 is unknown: the log does not show whether its attempt with finger 2 went on.\n"
            ))
    }
}
