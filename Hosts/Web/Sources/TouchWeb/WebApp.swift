public import Touchstone

/// The apps of a page. A page calls the code of `main.swift`, which calls one of these functions, and then starts one of them.
public enum WebApp {
    package nonisolated(unsafe) static var scenes: [WebScene] = []

    /// Offers one app to the page.
    /// - Parameters:
    ///   - name: A short name.
    ///   - build: Adds views, or a root view controller, to a window that fills the screen.
    public static func run(_ name: String = "app", build: @escaping (UIWindow) -> Void) {
        run([WebScene(name, build: build)])
    }

    /// Offers several apps to the page, which starts one at a time.
    public static func run(_ scenes: [WebScene]) { self.scenes = scenes }
}
