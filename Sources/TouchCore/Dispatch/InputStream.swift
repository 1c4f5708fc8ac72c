import TouchArbitration
import TouchTrace

/// A scroll, a transform or a hover that goes on.
///
///     scroll, transform   began──changed──changed──ended      who follows it is settled at its beginning
///     hover               entered──moved──moved──exited       who follows it changes with the view under the pointer
///
/// Recognizers follow it as they do touches, through the arbiter; no responder hears of it, so it needs no gate.
final class InputStream {
    let event: StreamEvent
    /// Names it among the streams of a recognizer.
    let bit: UInt64
    /// The host's name for a pointer; 0 for scrolls and transforms.
    let hostID: Int
    /// The recognizers under the pointer that handle its type, asked or not.
    var under: [UIGestureRecognizer] = []
    /// Those that were under it before, while the present event is looked at.
    var before: [UIGestureRecognizer] = []
    /// Those that are under the pointer since the present event.
    var arriving: [UIGestureRecognizer] = []
    /// Those that are not any more.
    var leaving: [UIGestureRecognizer] = []
    /// Ends the scroll of a wheel.
    var end: VirtualTimer?

    init(event: StreamEvent, bit: UInt64, hostID: Int) {
        self.event = event
        self.bit = bit
        self.hostID = hostID
    }

    /// A scroll that nobody but a timer ends.
    var isWheel: Bool { (event as? ScrollEvent)?.kind == .discrete }

    /// A view that left its window is under no pointer, and must not live on for it.
    func forgetViewsOutside() {
        under.removeAll { $0.viewStorage?.windowStorage == nil }
        guard let touch = (event as? HoverEvent)?.touch, touch.view?.windowStorage !== touch.window else { return }
        touch.view = nil
    }

    static func contains(_ recognizers: [UIGestureRecognizer], _ wanted: UIGestureRecognizer) -> Bool {
        for recognizer in recognizers where recognizer === wanted { return true }
        return false
    }

    /// The word for it in traces.
    var name: String {
        switch event.type {
        case .scroll: "scroll"
        case .transform: "transform"
        case .hover: "hover"
        case .touches, .presses, .motion, .remoteControl: "stream"
        }
    }
}
