import TouchInput

/// The attributes of a recognizer that is a gesture of the system: the edges of the screen that it claims.
///
///     touch at the edge      D──M──M──M──…
///     claimed                pans, swipes, views wait │ it fails: they go on   or   it begins: they are prevented, or cancelled
///     deferred by the app    it waits                 │ all others failed: it may begin
///
/// Taps, pinches, rotations and presses of the app receive the touch immediately in either case (B-390, B-392).
final class SystemGesture {
    let edges: UIRectEdge
    /// A Boolean value that indicates whether the app asked to come first when the present attempt began.
    var isDeferred = false
    /// A Boolean value that indicates whether the gesture has begun in the present attempt.
    var hasBegun = false

    init(edges: UIRectEdge) {
        self.edges = edges
    }
}

/// The window that the system's recognizers are attached to: above all others, in no list of windows and never hit.
final class SystemSurface {
    private var window: UIWindow?

    var gestures: [UIGestureRecognizer] { window?.recognizerStorage ?? [] }

    var isEmpty: Bool { gestures.isEmpty }

    /// - Parameter makeWindow: A closure that makes a window of the application, called at the first use.
    func add(_ recognizer: UIGestureRecognizer, in makeWindow: () -> UIWindow) {
        let window = window ?? makeWindow()
        self.window = window
        window.isHiddenStorage = false
        window.addGestureRecognizer(recognizer)
    }

    func remove(_ recognizer: UIGestureRecognizer) {
        window?.removeGestureRecognizer(recognizer)
    }
}
