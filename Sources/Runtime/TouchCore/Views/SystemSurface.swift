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
