public import TouchInput

/// The script of the main demo's recording: a window of 400 × 300 points with two subviews side by side.
///
///     +----------------------------------------------------+   0.0  a tap in the left view; 1.4 s of nothing
///     |     +--------------+        +--------------+       |   1.5  a double tap in the right view, 0.12 s between
///     |     |     left     |        |    right     |       |   3.2  a pinch, one finger in each view
///     |     | 40,60        |        | 220,60       |       |   5.4  a drag of 80 points in the left view
///     |     | 140 × 180    |        | 140 × 180    |       |   6.3  the end
///     +----------------------------------------------------+
public enum TwoSubviewsScript {
    /// The window, in points.
    public static let windowSize = CGSize(width: 400, height: 300)
    /// The left subview, in the window's coordinates.
    public static let leftFrame = CGRect(x: 40, y: 60, width: 140, height: 180)
    /// The right subview, in the window's coordinates.
    public static let rightFrame = CGRect(x: 220, y: 60, width: 140, height: 180)

    /// The script of the hand.
    public static var hand: HandScript {
        var hand = HandScript(seed: 20_260_101)
        // A single tap. The pause is longer than any double tap waits for its second tap.
        hand.tap("index", at: CGPoint(x: 110, y: 150), hold: 0.09)
        hand.pause(1.4)
        // A double tap.
        hand.tap("index", at: CGPoint(x: 290, y: 150), hold: 0.08)
        hand.pause(0.12)
        hand.tap("index", at: CGPoint(x: 291, y: 152), hold: 0.08)
        hand.pause(1.4)
        // A pinch: both fingers rest, start slowly (2 points after 0.1 s) and move 60 points each towards each other.
        hand.together([
            Stroke("left", at: CGPoint(x: 90, y: 156), [.hold(0.10), pinch(to: 150, 150), .hold(0.05)]),
            Stroke(
                "right", start: 0.025, at: CGPoint(x: 310, y: 144),
                [.hold(0.075), pinch(to: 250, 150), .hold(0.05)]),
        ])
        hand.pause(1.4)
        // A drag, too far for a tap.
        hand.drag("index", from: CGPoint(x: 80, y: 120), to: CGPoint(x: 144, y: 168), over: 0.8)
        return hand
    }

    private static func pinch(to x: CGFloat, _ y: CGFloat) -> Stroke.Leg {
        .move(to: CGPoint(x: x, y: y), over: 0.6)
    }

    /// The touches of the hand, in points.
    public static var frames: [InputFrame] { StrokeGenerator().frames(for: hand) }

    /// Generates the recording again; `BundledRecordings.twoSubviews` is the committed one.
    public static func regenerate() -> String {
        EvemuWriter(
            size: windowSize,
            comments: [
                "made by Touchstone's own generator from TwoSubviewsScript: no device and no person was recorded",
                "a window of 400 x 300 points, 10 units a point; a tap in the left view (40,60,140,180), a double tap in",
                "the right view (220,60,140,180), a pinch with one finger in each, a drag in the left view",
            ]
        ).text(for: frames)
    }

    /// Returns the source file `BundledRecordings+TwoSubviews.swift` for a recording; `Scripts/regenerate recordings` writes it.
    public static func sourceFile(around recording: String) -> String {
        """
        // swift-format-ignore-file
        // Written by Scripts/regenerate recordings from TwoSubviewsScript.swift; change that, not this.

        extension BundledRecordings {
            /// The recording of the main demo: see `TwoSubviewsScript`.
            public static let twoSubviews = #\"\"\"

        """ + recording + "\n\"\"\"#\n}\n"
    }
}
