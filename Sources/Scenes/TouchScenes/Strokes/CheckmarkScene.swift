public import Touchstone

/// Things to do on a sheet: a checkmark that is drawn over a row ticks it, two fingers move the sheet.
///
///     +--------------------- window 400 × 300 -------------+
///     |   +-- sheet: pan -----------------------------+    |
///     |   |  +-- milk: checkmark -------------------+ |    |
///     |   |  +-- bread: checkmark ------------------+ |    |
///     |   |  +-- apples: checkmark -----------------+ |    |
///     |   +-------------------------------------------+    |
///     +----------------------------------------------------+
///
/// A shape takes time, and any recognizer that begins meanwhile preempts it: in the variant `checkmark-preempted` the pan takes one
/// finger, and no row can be ticked (S-105). Two fingers are one solution; if the pan waited by `require(toFail:)` instead, the sheet
/// would not move during any stroke that could become a checkmark.
public struct CheckmarkScene: Scene {
    private let isPreempted: Bool

    /// Creates the scene.
    /// - Parameter isPreempted: `true` if the pan takes one finger, and with it all checkmarks; `false` by default.
    public init(isPreempted: Bool = false) {
        self.isPreempted = isPreempted
    }

    /// The name, `checkmark` or `checkmark-preempted`.
    public var name: String { isPreempted ? "checkmark-preempted" : "checkmark" }
    /// The title, for people.
    public var title: String { isPreempted ? "A checkmark that never comes" : "Draw a checkmark" }
    /// The part of the list of scenes.
    public var group: SceneGroup { isPreempted ? .broken : .idea }
    /// A description of what there is to touch.
    public var summary: String {
        isPreempted
            ? "rows to be ticked on a sheet that one finger moves, which leaves no checkmark"
            : "rows that a drawn checkmark ticks, on a sheet that two fingers move"
    }
    /// The advice what to try, and with which fingers.
    public var hint: String {
        isPreempted
            ? "Draw a checkmark over a row with one finger: the sheet moves, and nothing is ticked."
            : "Draw a checkmark over a row with one finger; move the sheet with two."
    }
    /// The size of the window, 400 × 300 points.
    public let windowSize = CGSize(width: 400, height: 300)

    /// Adds the view `sheet` with the rows `milk`, `bread` and `apples`.
    public func build(in window: UIWindow) {
        window.backgroundColor = .systemGray4
        let sheet = SheetView(frame: window.bounds.fraction(x: 0.05, y: 0.07, width: 0.9, height: 0.86))
        sheet.accessibilityIdentifier = "sheet"
        window.addSubview(sheet)
        sheet.build(["milk", "bread", "apples"], fingers: isPreempted ? 1 : 2)
    }
}
