import CSDL2
import CWaiting
import Glibc
public import HostKit
public import Pixels
public import Touchstone

/// A window of SDL 2, for X11 and other systems that SDL runs on.
///
/// SDL has no frames of fingers, no cancellations, no time stamps of the hardware and no frames of the display: Documentation/Divergences.md
/// lists what that means.
public final class SDLWindow: HostWindow {
    /// The title, for decorations and lists of windows.
    public var title: String {
        didSet { SDL_SetWindowTitle(window, title) }
    }
    /// The size of the content in points, which are SDL's coordinates.
    public private(set) var size: CGSize
    /// The number of pixels per point.
    public private(set) var scale: CGFloat = 1
    /// SDL stamps what it reads, so that nothing is late but the rest of a scan.
    public let inputDelay = 0.004
    /// A Boolean value that indicates whether the window fills its screen; setting it is a request.
    public var isFullscreen: Bool {
        get {
            SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
                == SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
        }
        set {
            guard newValue != isFullscreen else { return }
            SDL_SetWindowFullscreen(window, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
            if !newValue { SDL_SetWindowSize(window, Int32(requestedSize.width), Int32(requestedSize.height)) }
        }
    }

    private let window: OpaquePointer
    private let requestedSize: CGSize
    private var input: SDLInput
    /// The requested frame; the first one comes by itself.
    private var frameInstant: Instant?
    private var lastFrame = Instant.zero
    private var isClosed = false
    /// A Boolean value that indicates whether the X server has ended the connection. Xlib changes it, so that it is not released.
    private let isGone = UnsafeMutablePointer<Bool>.allocate(capacity: 1)

    /// Opens a window.
    public init(_ options: HostWindowOptions) throws(HostFailure) {
        SDL_SetMainReady()
        // Fingers are not a mouse as well, nor the other way round, and signals are the program's.
        SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
        SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
        SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
        // Pictures come from memory: a texture would be another copy, for which some drivers open the window anew.
        SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
        SDL_SetHint(SDL_HINT_APP_NAME, options.applicationName)
        // For a display that cannot be reached SDL would take a driver that shows nothing. SDL_VIDEODRIVER goes before this.
        if let display = getenv("DISPLAY"), display.pointee != 0 { SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11") }
        setenv("SDL_VIDEO_X11_WMCLASS", options.applicationName, 0)
        guard SDL_Init(UInt32(SDL_INIT_VIDEO)) == 0 else { throw Self.failure() }
        var place = SDL_Rect(
            // SDL_WINDOWPOS_CENTERED, a macro with an argument.
            x: 0x2FFF_0000, y: 0x2FFF_0000, w: Int32(clamping: Int(options.size.width)),
            h: Int32(clamping: Int(options.size.height)))
        var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        if options.isFullscreen {
            flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue
            // Without a window manager, as in a kiosk, the window keeps the place with which it is made.
            SDL_GetDisplayBounds(0, &place)
        }
        guard let window = SDL_CreateWindow(options.title, place.x, place.y, place.w, place.h, flags) else {
            throw Self.failure()
        }
        (self.window, title, size, requestedSize) = (window, options.title, .zero, options.size)
        input = SDLInput(size: .zero, window: SDL_GetWindowID(window))
        let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
        input.isShareOfLastPixel = driver == "x11" || driver == "wayland"
        isGone.initialize(to: false)
        csdl_note_end(window, isGone)
        SDL_StartTextInput()
        // The window manager has answered when the window is exposed; without one the size is the requested one.
        SDL_PumpEvents()
        _ = measure()
        frameInstant = now
    }

    private static func failure() -> HostFailure {
        HostFailure("SDL cannot open a window: \(String(cString: SDL_GetError()))")
    }

    /// The instant of CLOCK_MONOTONIC.
    public var now: Instant { .monotonic }

    /// Waits for events.
    public func nextEvents(until instant: Instant?) -> [HostEvent] {
        guard !isClosed else { return [] }
        var events: [HostEvent] = []
        let limit = [instant, frameInstant].compactMap(\.self).min()
        var event = SDL_Event()
        if wait(&event, limit) {
            repeat { events += take(event) } while SDL_PollEvent(&event) != 0
            // The rest of a scan may not have arrived. The next scan may have begun by then, again and again.
            let end = now.advanced(by: inputDelay)
            while input.isScanning, now < end, SDL_WaitEventTimeout(&event, Int32(SDLInput.scan)) != 0 {
                events += take(event)
            }
            events += input.close(now: now)
        }
        guard !isGone.pointee else { return events + [.disconnected("the X server has ended the connection")] }
        if let due = frameInstant, due <= now {
            frameInstant = nil
            lastFrame = max(due, Instant(nanoseconds: lastFrame.nanoseconds + 1))
            events.append(.frame(lastFrame))
        }
        return events
    }

    /// Requests one `frame` event: at the next multiple of the display's interval, as SDL reports none.
    public func requestFrame() {
        guard frameInstant == nil else { return }
        var mode = SDL_DisplayMode()
        let isKnown = SDL_GetWindowDisplayMode(window, &mode) == 0 && mode.refresh_rate > 0
        frameInstant = Instant.nextFrame(after: max(now, lastFrame), rate: isKnown ? Double(mode.refresh_rate) : 60)
    }

    /// Shows a picture.
    public func present(_ surface: PixelSurface, damage: [PixelRect]) {
        guard !isClosed, let target = SDL_GetWindowSurface(window) else { return }
        let (width, height) = (Int(target.pointee.w), Int(target.pointee.h))
        let format = target.pointee.format.pointee.format
        let parts = damage.map { $0.intersection(PixelRect(x: 0, y: 0, width: width, height: height)) }
        guard SDL_LockSurface(target) == 0 else { return }
        for part in parts where !part.isEmpty {
            let source = surface.memory.advanced(by: part.y * surface.stride + part.x * 4)
            let bytes = Int(target.pointee.format.pointee.BytesPerPixel)
            let place = target.pointee.pixels.advanced(by: part.y * Int(target.pointee.pitch) + part.x * bytes)
            SDL_ConvertPixels(
                Int32(part.width), Int32(part.height), SDL_PIXELFORMAT_ARGB8888.rawValue, source,
                Int32(surface.stride), format, place, target.pointee.pitch)
        }
        SDL_UnlockSurface(target)
        let rects = parts.map {
            SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height))
        }
        SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count))
    }

    /// Closes the window and SDL.
    public func close() {
        guard !isClosed else { return }
        isClosed = true
        // Some requests would wait for an answer without end.
        guard !isGone.pointee else { return }
        SDL_DestroyWindow(window)
        SDL_Quit()
    }

    /// Waits for an event.
    /// - Returns: `false` at the end of the time, and when a signal interrupts.
    private func wait(_ event: inout SDL_Event, _ limit: Instant?) -> Bool {
        if SDL_PollEvent(&event) != 0 { return true }
        let nanoseconds = limit.map { max(0, $0.nanoseconds - now.nanoseconds) }
        let file = csdl_connection_file(window)
        guard file >= 0 else {
            // Rounded up: a wait that ends too early would only be repeated.
            let milliseconds = nanoseconds.map { Int32(clamping: ($0 + 999_999) / 1_000_000) }
            return SDL_WaitEventTimeout(&event, milliseconds ?? -1) != 0
        }
        // SDL itself goes on waiting after a signal.
        var display = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        return cwaiting_wait(&display, 1, nanoseconds ?? -1) > 0 && SDL_PollEvent(&event) != 0
    }

    private func take(_ event: SDL_Event) -> [HostEvent] {
        var events = input.take(event, now: now)
        guard event.type == SDL_WINDOWEVENT.rawValue, event.window.windowID == input.window else { return events }
        switch SDL_WindowEventID(rawValue: UInt32(event.window.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
            // SDL's picture is gone with each change of the size, also with one that was taken back.
            if measure() || event.window.event == UInt8(SDL_WINDOWEVENT_SIZE_CHANGED.rawValue) {
                events.append(.resized(size, scale: scale))
                // A window of another size is painted at once.
                frameInstant = now
            }
        case SDL_WINDOWEVENT_EXPOSED: SDL_UpdateWindowSurface(window)
        default: break
        }
        return events
    }

    /// Reads the size and the scale; returns `true` if one of them has changed.
    private func measure() -> Bool {
        var (width, height, pixels, rows): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        SDL_GetWindowSize(window, &width, &height)
        SDL_GetWindowSizeInPixels(window, &pixels, &rows)
        let before = (size, scale)
        size = CGSize(width: Double(width), height: Double(height))
        scale = width > 0 ? max(1, CGFloat(pixels) / CGFloat(width)) : 1
        input.size = size
        return before != (size, scale)
    }
}

extension HostChoice {
    /// Windows of SDL, on X11.
    public static let sdl = HostChoice(name: "SDL", variable: "DISPLAY") { options throws(HostFailure) in
        try SDLWindow(options)
    }
}
