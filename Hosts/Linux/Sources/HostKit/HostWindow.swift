import Glibc
public import Pixels
public import Touchstone

/// A window of a window system, its input devices, its display and its clock: what a host has to supply. `HostLoop` does the rest.
///
/// All members are called on the main thread. Places are points of the window's content, with y growing downwards; a point is `scale`
/// pixels.
public protocol HostWindow: AnyObject {
    /// The instant of the clock of events: that of the hardware's time stamps, `CLOCK_MONOTONIC` where there is a choice. It never
    /// goes back.
    var now: Instant { get }
    /// The size of the content, without decorations, in points.
    var size: CGSize { get }
    /// The number of pixels per point; 1, 1.25, 2 and so on. The content has `PixelSize(size, scale)` pixels.
    var scale: CGFloat { get }
    /// The longest usual time between the hardware's time stamp of input and its event, in seconds. The loop calls an application
    /// that much later, so that input is not older than what was done already.
    var inputDelay: Double { get }
    /// The title, for decorations and lists of windows.
    var title: String { get set }
    /// A Boolean value that indicates whether the window fills its screen without decorations. Setting it is a request: a change of
    /// the size follows as `resized`.
    var isFullscreen: Bool { get set }

    /// Returns what has happened, in the order in which it happened, waiting if there is nothing.
    ///
    /// It waits on file descriptors only, so that a program without input, deadline and frame is never woken. It sends everything
    /// that is buffered before it waits. A program that is to be stopped by signals blocks SIGTERM, SIGINT and SIGHUP: they are delivered
    /// while it waits, so that none is lost between a look and a wait.
    /// - Parameter instant: The instant of the window's clock at which waiting ends; `nil` for no end. An instant that has
    ///   passed, such as `now`, means not to wait.
    /// - Returns: The events; an empty array at the end of the time, and when a signal interrupts.
    func nextEvents(until instant: Instant?) -> [HostEvent]

    /// Requests one `frame` event, when the display is ready for the next picture; a second request before it changes nothing.
    ///
    /// The display may be ready at once. A window that is hidden may get its frame only when it is shown again. The request is
    /// sent with the next `present`, or by `nextEvents` if there is none.
    func requestFrame()

    /// Shows a picture.
    ///
    /// The window copies what it needs during the call; it keeps its own account of what its buffers lack.
    /// - Parameters:
    ///   - surface: The whole picture, with `PixelSize(size, scale)` pixels as of the last `resized`. The content is opaque: alpha
    ///     is 255 everywhere.
    ///   - damage: The rectangles that differ from the picture presented before; all of it for the first one and after `resized`.
    ///     They lie in the surface and do not overlap.
    func present(_ surface: PixelSurface, damage: [PixelRect])

    /// Closes the window and the connection. Nothing is called afterwards.
    func close()
}

extension HostWindow {
    /// The size of the content in pixels: points times scale, rounded to whole ones, at least 1.
    public var pixelSize: PixelSize { PixelSize(size, scale: scale) }
}

extension Instant {
    /// The present instant of CLOCK_MONOTONIC.
    package static var monotonic: Instant {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Instant(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
    }
}

/// The properties with which a window is made.
public struct HostWindowOptions: Hashable, Sendable {
    /// The title.
    public var title: String
    /// The name by which desktops find the program's icon and group its windows, such as `touchstone-demos`.
    public var applicationName: String
    /// The requested size of the content, in points; a window system may choose another one.
    public var size: CGSize
    /// A Boolean value that indicates whether the window begins fullscreen.
    public var isFullscreen: Bool

    /// Creates options.
    public init(title: String, applicationName: String, size: CGSize, isFullscreen: Bool = false) {
        (self.title, self.applicationName, self.size, self.isFullscreen) = (title, applicationName, size, isFullscreen)
    }
}
