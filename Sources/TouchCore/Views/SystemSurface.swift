/// What the recognizers of the system are attached to: a window that is over all others, in no list and never hit.
final class SystemSurface {
    private var window: UIWindow?

    var gestures: [UIGestureRecognizer] { window?.recognizerStorage ?? [] }

    var isEmpty: Bool { gestures.isEmpty }

    /// - Parameter makeWindow: makes a window of the application, at the first use.
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
