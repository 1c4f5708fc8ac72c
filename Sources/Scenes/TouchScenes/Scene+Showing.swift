public import Touchstone

extension Scene {
    /// Sets the screen of an application and makes the window that fills it, which is named `window`.
    /// - Parameters:
    ///   - application: A new application.
    ///   - size: The size of the screen, in points.
    ///   - scale: The number of device pixels for a point; that of any screen by default.
    public func makeWindow(in application: UIApplication, size: CGSize, scale: CGFloat? = nil) -> UIWindow {
        let screen = CGRect(origin: .zero, size: size)
        application.host.setScreen(bounds: screen, scale: scale)
        return application.host.perform {
            let window = makeWindow(frame: screen)
            window.accessibilityIdentifier = "window"
            return window
        }
    }

    /// Builds the scene in its window and shows it.
    /// - Parameters:
    ///   - window: The window.
    ///   - application: Its application.
    public func show(in window: UIWindow, of application: UIApplication) {
        application.host.perform {
            build(in: window)
            window.makeKeyAndVisible()
        }
    }
}
