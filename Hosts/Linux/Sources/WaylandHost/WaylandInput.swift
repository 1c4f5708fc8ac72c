import CWayland
import HostKit
import Touchstone
import WindowInput

/// The records of a window of Wayland as events of a host: a value, without a compositor.
struct WaylandInput {
    /// The size of the content in points; zero until the compositor has configured the window.
    private(set) var size = CGSize.zero
    /// A Boolean value that indicates whether the window fills its screen.
    private(set) var isFullscreen = false
    /// A Boolean value that indicates whether a frame was requested, or is the first one, and has not come.
    var isFrameWanted = false
    /// The number of pixels per point.
    var scale: CGFloat { surfaceScale.value }

    private var surfaceScale = SurfaceScale()
    private var seats: [UInt32: WaylandSeat] = [:]
    private var numbers = ContactNumbers()
    private var hovers = ContactNumbers(from: 0)
    private var clock = DeviceClock()
    private var displayClock = DeviceClock()
    private var latestFrame = Instant.zero
    /// The seats whose keyboard the window has.
    private var keyboards: Set<UInt32> = []
    /// A Boolean value that indicates whether the application is active. A screen without a keyboard has no focus to lose.
    private var hasFocus = true

    /// Returns what a record means.
    /// - Parameter now: The present instant of the window's clock.
    mutating func take(_ record: cwl_record, now: Instant) -> [HostEvent] {
        switch record.kind {
        case CWL_OUTPUT_SCALE: return rescaled { $0.set(Int(record.value), of: record.id) }
        case CWL_OUTPUT_ENTER: return rescaled { $0.enter(record.id) }
        case CWL_OUTPUT_LEAVE: return rescaled { $0.leave(record.id) }
        case CWL_OUTPUT_REMOVED: return rescaled { $0.remove(record.id) }
        case CWL_FRACTIONAL_SCALE: return rescaled { $0.prefer(Int(record.value)) }
        case CWL_CONFIGURE: return configure(record, now: now)
        case CWL_FRAME: return isFrameWanted ? [frame(at: displayClock.instant(record.time, now: now))] : []
        case CWL_CLOSE: return [.closeRequested]
        default: return input(record, now: now)
        }
    }

    private mutating func rescaled(_ change: (inout SurfaceScale) -> Void) -> [HostEvent] {
        let before = scale
        change(&surfaceScale)
        return scale == before || size == .zero ? [] : [.resized(size, scale: scale)]
    }

    /// A window of another size is painted at once.
    private mutating func configure(_ record: cwl_record, now: Instant) -> [HostEvent] {
        let before = size
        size = CGSize(width: record.x, height: record.y)
        isFullscreen = record.value & 1 != 0
        return size == before ? [] : [.resized(size, scale: scale), frame(at: now)]
    }

    private mutating func frame(at instant: Instant) -> HostEvent {
        isFrameWanted = false
        latestFrame = max(instant, Instant(nanoseconds: latestFrame.nanoseconds + 1))
        return .frame(latestFrame)
    }

    private mutating func input(_ record: cwl_record, now: Instant) -> [HostEvent] {
        let instant = record.time == 0 ? now : clock.instant(record.time, now: now)
        var seat = seats[record.seat] ?? WaylandSeat()
        let frames = seat.take(record, at: instant, numbers: &numbers, hovers: &hovers)
        seats[record.seat] = record.kind == CWL_SEAT_REMOVED ? nil : seat
        var events: [HostEvent] = []
        for frame in frames {
            // Who touches the window has its attention, whichever comes first.
            if frame.contacts.contains(where: { $0.phase == .began }) { events += focus(true) }
            events.append(.input(frame.with(seat.modifiers)))
        }
        switch record.kind {
        case CWL_KEYBOARD_ENTER:
            keyboards.insert(record.seat)
            events += focus(true)
        case CWL_KEYBOARD_LEAVE, CWL_SEAT_REMOVED:
            guard keyboards.remove(record.seat) != nil, keyboards.isEmpty, hasFocus else { break }
            events += cancelAll(at: instant) + focus(false)
        default: break
        }
        return events
    }

    /// Cancels what is in progress on all seats.
    private mutating func cancelAll(at instant: Instant) -> [HostEvent] {
        seats.keys.sorted().flatMap { key -> [HostEvent] in
            guard var seat = seats[key] else { return [] }
            defer { seats[key] = seat }
            return seat.cancel(at: instant, numbers: &numbers).map { .input($0.with(seat.modifiers)) }
        }
    }

    private mutating func focus(_ hasFocus: Bool) -> [HostEvent] {
        guard self.hasFocus != hasFocus else { return [] }
        self.hasFocus = hasFocus
        return [.focus(hasFocus)]
    }
}
