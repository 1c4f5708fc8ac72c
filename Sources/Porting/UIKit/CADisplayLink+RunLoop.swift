// Display links are added to the run loop of the app, of which there is one: that of the host.

extension CADisplayLink {
    /// Adds the link to the running application, for Foundation's names of run loops and modes: every run loop is that of the
    /// application.
    ///
    /// `.main` and `.common` without a type are those of `CADisplayLink`, with the same meaning.
    /// - Parameters:
    ///   - runloop: Any run loop.
    ///   - mode: `default`, `common`, `tracking`; in another mode, in which the application never runs, the link is not added.
    @_disfavoredOverload
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        switch mode {
        case .default: add(to: Loop.main, forMode: Mode.default)
        case .common: add(to: Loop.main, forMode: Mode.common)
        case .tracking: add(to: Loop.main, forMode: Mode.tracking)
        default: break
        }
    }
}

extension RunLoop.Mode {
    /// The mode in which a scroll view is tracked.
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}

// Names from before Swift 4.2.

/// The old name of `RunLoop.Mode`.
@available(*, deprecated, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
    /// The old name of `common`.
    @available(*, deprecated, renamed: "common")
    public static var commonModes: RunLoop.Mode { .common }
    /// The old name of `default`.
    @available(*, deprecated, renamed: "default")
    public static var defaultRunLoopMode: RunLoop.Mode { .default }
    /// The old name of `tracking`.
    @available(*, deprecated, renamed: "tracking")
    public static var UITrackingRunLoopMode: RunLoop.Mode { .tracking }
}
