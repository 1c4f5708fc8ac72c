import Testing
import TouchRecordings
import Touchstone

/// Hands made by the project's own generator, and what four scenes make of them: what the shared recordings lack.
///
/// `everything`, `edges` and `together` are those of `RecordingsTable`, `swipes` is `SwipesScene`. A name says what the
/// hand does; the gesture that it means is recognized once and nothing beside it, in every scene that knows it, but for
/// one: where no recognizer is excluded, a pan of two fingers joins the rotation.
nonisolated enum HandTable {
    struct Row: CustomTestStringConvertible {
        /// The rule that it is about.
        var rule: String
        var name: String
        /// The gestures that the scenes recognize: `everything | edges | together | swipes`.
        var recognized: String
        var make: @Sendable (inout HandScript) -> Void

        var testDescription: String { "\(rule) \(name)" }

        init(
            _ rule: String, _ name: String, _ recognized: String,
            _ make: @escaping @Sendable (inout HandScript) -> Void
        ) {
            (self.rule, self.name, self.recognized, self.make) = (rule, name, recognized, make)
        }
    }

    static let windowSize = CGSize(width: 400, height: 300)
    static let seeds: [UInt64] = [1, 2, 5, 13]

    static let turns = [turn("clockwise", byDegrees: 60), turn("counterclockwise", byDegrees: -60)]

    /// Two fingers 100 points apart that turn about their middle by any angle. Pans begin too, where they may, and
    /// stay where they are: each finger goes its 10 points (B-240), though their middle rests.
    static func turn(_ way: String, byDegrees degrees: Double) -> Row {
        Row("B-256", "a turn \(way)", "rotation ×1 | pan ×1 | rotation ×1, two-finger pan ×1 | pan ×1") { hand in
            hand.rotate(at: CGPoint(x: 200, y: 150), by: degrees * .pi / 180, over: abs(degrees) / 100)
        }
    }

    /// From 4 points inside an edge; those from the sides are swipes too, for who knows no edges.
    static let edges = [
        drag(
            "B-250", "from the left edge", (4, 150), (164, 158),
            "swipe right ×1 | left edge ×1 | nothing | swipe right ×1"),
        drag(
            "B-250", "from the right edge", (396, 150), (236, 142),
            "swipe left ×1 | right edge ×1 | nothing | swipe left ×1"),
        drag(
            "B-250", "from the top edge", (200, 4), (208, 164),
            "pan ×1 | top edge ×1 | nothing | swipe down ×1"),
        drag(
            "B-250", "from the bottom edge", (200, 296), (192, 136),
            "pan ×1 | bottom edge ×1 | nothing | swipe up ×1"),
        drag(
            "B-250", "from 30 points inside", (30, 150), (190, 158),
            "swipe right ×1 | pan ×1 | nothing | swipe right ×1"),
        drag(
            "B-251", "along the left edge", (4, 60), (12, 220),
            "pan ×1 | pan ×1 | nothing | swipe down ×1"),
    ]

    /// 66 points in 0.55 s are slow and nearly straight; 160 points in 0.16 s are fast and go askew by 35°, which is too
    /// much for a slow one.
    static let swipes = [
        swipe("slow", "left", by: (-66, 3), over: 0.55, "swipe left ×1 | pan ×1 | nothing"),
        swipe("slow", "right", by: (66, -3), over: 0.55, "swipe right ×1 | pan ×1 | nothing"),
        swipe("slow", "up", by: (3, -66), over: 0.55, "pan ×1 | pan ×1 | nothing"),
        swipe("slow", "down", by: (-3, 66), over: 0.55, "pan ×1 | pan ×1 | nothing"),
        swipe("fast", "left", by: (-160, 112), over: 0.16, "swipe left ×1 | pan ×1 | nothing"),
        swipe("fast", "right", by: (160, -112), over: 0.16, "swipe right ×1 | pan ×1 | nothing"),
        swipe("fast", "up", by: (112, -160), over: 0.16, "pan ×1 | pan ×1 | nothing"),
        swipe("fast", "down", by: (-112, 160), over: 0.16, "pan ×1 | pan ×1 | nothing"),
        Row("B-265", "a slow stroke askew", "pan ×1 | pan ×1 | nothing | pan ×1") { hand in
            hand.drag("index", from: CGPoint(x: 167, y: 173), to: CGPoint(x: 233, y: 127), over: 0.55)
        },
    ]

    private static func drag(
        _ rule: String, _ name: String, _ from: (x: CGFloat, y: CGFloat), _ to: (x: CGFloat, y: CGFloat),
        _ recognized: String
    ) -> Row {
        Row(rule, "a drag \(name)", recognized) { hand in
            hand.drag("index", from: CGPoint(x: from.x, y: from.y), to: CGPoint(x: to.x, y: to.y), over: 0.9)
        }
    }

    private static func swipe(
        _ speed: String, _ way: String, by: (dx: CGFloat, dy: CGFloat), over seconds: Double, _ recognized: String
    ) -> Row {
        let from = CGPoint(x: 200 - by.dx / 2, y: 150 - by.dy / 2)
        let to = CGPoint(x: 200 + by.dx / 2, y: 150 + by.dy / 2)
        return Row("B-265", "a \(speed) swipe \(way)", "\(recognized) | swipe \(way) ×1") { hand in
            hand.drag("index", from: from, to: to, over: seconds)
        }
    }
}
