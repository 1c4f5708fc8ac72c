import TestSupport
import Testing
import TouchStory
import TouchTesting
import Touchstone

/// A recognizer that was not asked has a lane and a decision like any other.
struct `A recognizer that was not asked` {
    @Test func `has a lane with a mark, and the reason`() {
        let stage = Stage { stage in
            let label = stage.add(UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "label")
            stage.add(UITapGestureRecognizer(), "label tap", on: label)
            label.addGestureRecognizer(UILongPressGestureRecognizer())
            stage.addTap("off").isEnabled = false
            let far = stage.addView("far", frame: CGRect(x: 200, y: 200, width: 10, height: 10))
            stage.addTap("far tap", on: far)
        }
        stage.hands.tap(at: CGPoint(x: 50, y: 50))
        expectEqual(
            Timeline(stage.records).text(hasLegend: false),
            """

            seconds            0.00
                               ┬─────────┬──
            fingers
            finger 1           ●─────────○
            recognizers
            long press o…label ∅1
            label tap          ∅1
            off                ∅2
            views
            view               ┌─────────┐

            what was decided, and why
            1   0.000 s  ∅ long press on label, label tap: is not asked about finger 1: its view label has
                           isUserInteractionEnabled off
            2            ∅ off: does not receive finger 1: disabled

            """)
    }
}
