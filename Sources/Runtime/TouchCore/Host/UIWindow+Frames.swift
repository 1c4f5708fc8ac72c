public import TouchInput

// The interface for views that move by themselves.

extension UIWindow {
    /// Adds a link to the application of the window, whichever application is running.
    @_spi(Subclass) public final func add(_ link: CADisplayLink) {
        if let dispatcher { link.start(with: dispatcher) }
    }

    /// The time of the present event or frame, in seconds on the host's time line.
    @_spi(Subclass) public final var eventTimestamp: TimeInterval { dispatcher?.now.seconds ?? 0 }

    /// The interval between two frames of the display, in seconds.
    @_spi(Subclass) public final var displayInterval: TimeInterval {
        guard let dispatcher else { return GestureThresholds.longestFrame }
        let interval = dispatcher.host?.displayInterval ?? 0
        return interval > 0 && interval.isFinite ? interval : dispatcher.frames.interval
    }

    /// The number of device pixels per point of the screen on which the window is shown.
    @_spi(Subclass) public final var screenScale: CGFloat { application?.screen.scale ?? 1 }

    /// The object to notify when a scroll view of the window is tracked (B-012).
    @_spi(Subclass) public final var scrollTracking: ScrollTracking? { dispatcher?.frames.tracking }
}
