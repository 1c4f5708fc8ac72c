import CairoPainter
import Glibc
import HostKit
internal import TouchTrace
public import Touchstone

/// An app in a window of its own, or in a kiosk, with Wayland or X11.
///
///     WindowApp.run("Counter") { window in
///         window.rootViewController = CounterViewController()
///     }
///
/// The command line of its program has the options that `--help` lists.
public struct WindowApp {
    let name: String
    let size: CGSize
    var images: String?
    let build: (UIWindow) -> Void

    /// Runs an app until its window is closed, and ends the program: with exit code 0, or with 2 after a message that says what to do.
    /// - Parameters:
    ///   - name: The title of the window, and the name of the app in its traces.
    ///   - size: The size of the content that is asked for, in points; a kiosk and some window systems have another one.
    ///   - images: The folder of the app's images by name, PNG files such as `card@2x.png`; `nil`, the default, for none.
    ///   - words: The words of the command line.
    ///   - build: Adds views, or a root view controller, to a window that fills the content and does so when it is resized.
    public static func run(
        _ name: String, size: CGSize = CGSize(width: 800, height: 600), images: String? = nil,
        words: [String] = Array(CommandLine.arguments.dropFirst()), build: @escaping (UIWindow) -> Void
    ) -> Never {
        let program = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? name
        HostFailure.end(program) { () throws(HostFailure) in
            try WindowApp(name: name, size: size, images: images, build: build).run(
                WindowAppOptions(words), as: program)
        }
    }

    private func run(_ options: WindowAppOptions, as program: String) throws(HostFailure) {
        if options.isHelp { return print(WindowAppOptions.help(program), terminator: "") }
        if let file = options.screenshot {
            return try Files.write(picture(isDark: options.isDark == true), to: file)
        }
        // Before there is a window: what is wrong is said at once.
        let recording = try options.record.map { file throws(HostFailure) in try GrowingFile(file) }
        let window = try HostWindowOptions(
            title: name, applicationName: program, size: size, isFullscreen: options.isKiosk
        ).openOrAdvise()
        let isDark = options.isDark ?? DesktopAppearance.isDark { name in getenv(name).map { String(cString: $0) } }
        let end = try run(in: window, recording: recording, isDark: isDark)
        if case .disconnected(let reason) = end { throw HostFailure(reason) }
    }

    /// The picture of the app as it begins, as a PNG file.
    func picture(isDark: Bool = false) -> [UInt8] {
        let (hosted, window) = start(size: size, scale: 1, isDark: isDark, at: .zero)
        show(window, of: hosted)
        let painter = CairoPainter(size: size)
        painter.paint(hosted.draw())
        return painter.png
    }

    /// Runs the app in a window until it is closed.
    /// - Parameters:
    ///   - window: The window.
    ///   - recording: The file that the trace is written to; `nil` for none.
    ///   - isDark: A Boolean value that indicates whether colors are dark.
    func run(
        in window: any HostWindow, recording: GrowingFile? = nil, isDark: Bool = false
    ) throws(HostFailure) -> HostLoop.End {
        let (hosted, root) = start(size: window.size, scale: window.scale, isDark: isDark, at: window.now)
        let loop = HostLoop(window, hosted)
        var failure: HostFailure?
        if let recording {
            hosted.isScreenFixed = true
            var trace = Trace()
            (trace[.program], trace[.scene]) = ("TouchWindow", name)
            (trace.screenSize, trace.screenScale) = (window.size, window.scale)
            let file = try TraceFile(recording, trace) { reason in
                failure = reason
                loop.stop()
            }
            hosted.application.traceHandler = file.take
        }
        show(root, of: hosted)
        let end = loop.run()
        // The trace ends with nothing in progress.
        hosted.clock.window(at: hosted.application.now).map { hosted.cancelContacts(at: $0) }
        if let failure { throw failure }
        return end
    }

    /// Makes the application and its window, as they are made for a scene that a trace is replayed to.
    private func start(
        size: CGSize, scale: CGFloat, isDark: Bool, at start: Instant
    ) -> (HostedApplication, UIWindow) {
        let (application, screen) = (UIApplication(), CGRect(origin: .zero, size: size))
        let hosted = HostedApplication(application, start: start)
        application.host.setScreen(bounds: screen, scale: scale)
        application.host.setUserInterfaceStyle(isDark ? .dark : .light)
        if let images { application.host.images = ImageFolder(images).image }
        let window = application.host.perform {
            let window = UIWindow(frame: screen)
            window.accessibilityIdentifier = "window"
            // It is behind labels, whose color changes with it.
            window.backgroundColor = .systemBackground
            return window
        }
        return (hosted, window)
    }

    private func show(_ window: UIWindow, of hosted: HostedApplication) {
        hosted.application.host.perform {
            build(window)
            window.makeKeyAndVisible()
        }
    }
}
