public import TouchGeometry
import TouchInput

// What views need that move by themselves.

extension UIWindow {
    /// Makes a link call for the application of the window, whichever is running.
    @_spi(Subclass) public final func add(_ link: CADisplayLink) {
        if let dispatcher { link.start(with: dispatcher) }
    }

    /// The time of the present event or frame, in seconds on the host's time line.
    @_spi(Subclass) public final var eventTimestamp: TimeInterval { dispatcher?.now.seconds ?? 0 }

    /// Device pixels a point, of the screen on which it is shown.
    @_spi(Subclass) public final var screenScale: CGFloat { application?.screen.scale ?? 1 }

    /// Who is to be told that a scroll view of the window is tracked (B-012).
    @_spi(Subclass) public final var scrollTracking: ScrollTracking? { dispatcher?.frames.tracking }
}
