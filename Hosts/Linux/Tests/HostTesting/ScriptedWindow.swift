public import HostKit
public import Pixels
public import Touchstone

/// A window without a window system: its events are a script, and its time goes on only while it waits, and as long as a picture takes.
public final class ScriptedWindow: HostWindow {
    /// A call of `present`.
    public struct Presented: Equatable {
        /// The instant.
        public let at: Instant
        /// The rectangles.
        public let damage: [PixelRect]
    }

    /// The instant.
    public private(set) var now = Instant.zero
    /// The size in points, as of the last event.
    public private(set) var size: CGSize
    /// The number of pixels per point, as of the last event.
    public private(set) var scale: CGFloat
    /// The delay that the loop is to count with, in seconds.
    public var inputDelay = 0.0
    /// The title.
    public var title = ""
    /// The last request of fullscreen.
    public var isFullscreen = false { didSet { log.append("fullscreen \(isFullscreen)") } }

    /// The calls and waits so far, one a line.
    public private(set) var log: [String] = []
    /// The pictures so far.
    public private(set) var presented: [Presented] = []
    /// The picture of the screen, put together from the damage alone: opaque words, row by row.
    public private(set) var screen: [UInt32] = []
    /// The number of pixels in a row of it.
    private var width = 0
    /// The number of frames a second.
    public var rate = 60.0
    /// The time that a picture takes, in seconds.
    public var pictureTime = 0.0

    private var script: [(Instant, HostEvent)]
    private var frame: Instant?

    /// Creates a window.
    /// - Parameters:
    ///   - size: The size in points.
    ///   - scale: The number of pixels per point.
    ///   - script: The events in order of time. After them the connection ends, when there is nothing to wait for any more.
    public init(size: CGSize, scale: CGFloat = 1, _ script: [(Double, HostEvent)] = []) {
        (self.size, self.scale) = (size, scale)
        self.script = script.map { (Instant(seconds: $0.0), $0.1) }
        frame = .zero
    }

    /// Adds an event.
    public func add(_ seconds: Double, _ event: HostEvent) { script.append((Instant(seconds: seconds), event)) }

    /// Returns the next events of the script, and lets time go on to them.
    public func nextEvents(until instant: Instant?) -> [HostEvent] {
        let next = [instant, script.first?.0, frame].compactMap(\.self).min()
        guard let next else {
            log.append("\(now.seconds) over")
            return [.disconnected("the script is over")]
        }
        now = max(now, next)
        var events: [HostEvent] = []
        while let (due, event) = script.first, due <= now {
            script.removeFirst()
            if case .resized(let size, let scale) = event { (self.size, self.scale) = (size, scale) }
            events.append(event)
        }
        if let due = frame, due <= now {
            frame = nil
            events.append(.frame(due))
        }
        return events
    }

    /// Requests the next frame.
    public func requestFrame() { frame = frame ?? Instant.nextFrame(after: now, rate: rate) }

    /// Copies the damaged rectangles to the screen.
    public func present(_ surface: PixelSurface, damage: [PixelRect]) {
        presented.append(Presented(at: now, damage: damage))
        now = now.advanced(by: pictureTime)
        width = surface.width
        let isNew = screen.count != surface.width * surface.height
        if isNew { screen = Array(repeating: 0, count: surface.width * surface.height) }
        for rect in damage {
            for y in rect.y..<rect.y + rect.height {
                for x in rect.x..<rect.x + rect.width { screen[y * surface.width + x] = surface[x, y] }
            }
        }
    }

    /// Calls a function with the picture of the screen as a surface, which is valid until the function returns.
    public func withScreen<Result>(_ body: (PixelSurface) -> Result) -> Result {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 4 * screen.count, alignment: 4)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt32.self, from: screen, count: screen.count)
        let height = screen.isEmpty ? 0 : screen.count / width
        return body(PixelSurface(memory: memory, width: width, height: height, stride: 4 * width))
    }

    /// Notes the end.
    public func close() { log.append("\(now.seconds) close") }
}
