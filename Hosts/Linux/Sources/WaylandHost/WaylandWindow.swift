import CWayland
public import HostKit
public import Pixels
public import Touchstone

/// A window of a Wayland compositor.
///
/// Fingers come with the compositor's frames, cancellations and time stamps; what the compositor lacks, such as tablets, gestures of
/// touchpads or fractional scales, does not come.
public final class WaylandWindow: HostWindow {
    /// The title, for decorations and lists of windows.
    public var title: String {
        didSet { cwl_set_title(connection, title) }
    }

    /// The size of the content, which the compositor chooses, in points.
    public var size: CGSize { input.size }
    /// The number of pixels per point.
    public var scale: CGFloat { input.scale }
    /// A compositor adds a few milliseconds to those of the kernel.
    public let inputDelay = 0.02
    /// A Boolean value that indicates whether the window fills its screen; setting it is a request.
    public var isFullscreen: Bool {
        get { input.isFullscreen }
        set { cwl_set_fullscreen(connection, newValue) }
    }

    private let connection: OpaquePointer
    /// The events that came before the first call of `nextEvents(until:)`.
    private var first: [HostEvent] = []
    private var input = WaylandInput()
    private var pictures = PictureBuffers()
    /// A Boolean value that indicates whether the request for a frame was sent.
    private var isFrameRequestSent = false
    private var isClosed = false

    /// The time in seconds in which a compositor has to configure a window.
    private static let patience = 10.0

    /// Opens a window, and waits until the compositor has chosen its size.
    /// - Parameters:
    ///   - options: The title, size and so on.
    ///   - display: The name of the compositor's socket; by default that of the environment.
    public init(_ options: HostWindowOptions, display: String? = nil) throws(HostFailure) {
        var problem: UnsafePointer<CChar>?
        let (width, height) = (Int32(clamping: Int(options.size.width)), Int32(clamping: Int(options.size.height)))
        let connection = cwl_open(
            display, options.title, options.applicationName, width, height, options.isFullscreen, &problem)
        guard let connection else {
            throw HostFailure(problem.map { String(cString: $0) } ?? "the window could not be opened")
        }
        self.connection = connection
        title = options.title
        let limit = now.advanced(by: Self.patience)
        while input.size == .zero {
            let events = nextEvents(until: limit)
            for case .disconnected(let reason) in events { throw failure(reason) }
            guard now < limit else { throw failure("the Wayland compositor does not show the window") }
            // The size is the first one, and no change.
            first += events.filter { if case .resized = $0 { false } else { true } }
        }
    }

    private func failure(_ reason: String) -> HostFailure {
        close()
        return HostFailure(reason)
    }

    /// The instant of CLOCK_MONOTONIC.
    public var now: Instant { .monotonic }

    /// Waits for events.
    public func nextEvents(until instant: Instant?) -> [HostEvent] {
        guard !isClosed else { return [] }
        if !first.isEmpty, input.size != .zero {
            defer { first = [] }
            return first
        }
        sendFrameRequest()
        while true {
            let events = takeRecords()
            guard events.isEmpty else { return events }
            let wait = instant.map { max(0, $0.nanoseconds - now.nanoseconds) } ?? -1
            switch cwl_wait(connection, wait) {
            case CWL_DISPATCHED: continue
            case CWL_WAITED: return []
            default:
                // What came before the end is passed on; the next call finds the end again.
                let events = takeRecords()
                return events.isEmpty ? [.disconnected(String(cString: cwl_error(connection)))] : events
            }
        }
    }

    /// Requests one `frame` event.
    public func requestFrame() { input.isFrameWanted = true }

    /// Shows a picture.
    public func present(_ surface: PixelSurface, damage: [PixelRect]) {
        // A picture of the scale before is followed by one of the present scale.
        guard !isClosed, PixelSize(width: surface.width, height: surface.height) == pixelSize else { return }
        guard let picture = pictures.picture(of: surface, damage: damage, in: connection) else { return }
        if input.isFrameWanted { cwl_request_frame(connection) }
        if cwl_has_viewport(connection) {
            cwl_set_destination(connection, Int32(size.width), Int32(size.height))
        } else {
            cwl_set_buffer_scale(connection, Int32(scale))
        }
        let rects = damage.map {
            cwl_rect(x: Int32($0.x), y: Int32($0.y), width: Int32($0.width), height: Int32($0.height))
        }
        cwl_commit(connection, picture, rects, Int32(rects.count))
        isFrameRequestSent = input.isFrameWanted
    }

    /// Closes the window and the connection.
    public func close() {
        guard !isClosed else { return }
        isClosed = true
        pictures.destroy()
        cwl_close(connection)
    }

    private func takeRecords() -> [HostEvent] {
        var events: [HostEvent] = []
        var record = cwl_record()
        while cwl_next(connection, &record) { events += input.take(record, now: now) }
        if !input.isFrameWanted { isFrameRequestSent = false }
        return events
    }

    private func sendFrameRequest() {
        guard input.isFrameWanted, !isFrameRequestSent else { return }
        cwl_request_frame(connection)
        cwl_commit(connection, nil, nil, 0)
        isFrameRequestSent = true
    }
}

extension HostChoice {
    /// Windows of Wayland.
    public static let wayland = HostChoice(name: "Wayland", variable: "WAYLAND_DISPLAY") {
        options throws(HostFailure) in
        try WaylandWindow(options)
    }
}
