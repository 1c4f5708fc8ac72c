import TouchArbitration
import TouchTrace

/// A scroll, a transform or a hover in progress.
///
///     scroll, transform   began──changed──changed──ended      its followers are fixed at its beginning
///     hover               entered──moved──moved──exited       its followers change with the view under the pointer
///
/// Recognizers follow it as they do touches, through the contest; no responder receives it, so it needs no gate.
final class InputStream {
    let event: StreamEvent
    /// The bit that identifies it among the streams of a recognizer.
    let bit: UInt64
    /// The identifier that the host uses for a pointer; 0 for scrolls and transforms.
    let hostID: Int
    /// The recognizers under the pointer that handle its type, whether or not they were asked.
    var under: [UIGestureRecognizer] = []
    /// The recognizers that were under it before, while the present event is processed.
    var before: [UIGestureRecognizer] = []
    /// The recognizers that the pointer has entered with the present event.
    var arriving: [UIGestureRecognizer] = []
    /// The recognizers that the pointer has left with the present event.
    var leaving: [UIGestureRecognizer] = []
    /// The timer that ends the scroll of a wheel.
    var end: VirtualTimer?

    init(event: StreamEvent, bit: UInt64, hostID: Int) {
        self.event = event
        self.bit = bit
        self.hostID = hostID
    }

    /// A Boolean value that indicates whether it is a scroll that only a timer ends.
    var isWheel: Bool { (event as? ScrollEvent)?.kind == .discrete }

    /// Removes the recognizers of views that have left their window: they are under no pointer, and must not be retained.
    func forgetViewsOutside() {
        under.removeAll { $0.viewStorage?.windowStorage == nil }
        guard let touch = (event as? HoverEvent)?.touch, touch.view?.windowStorage !== touch.window else { return }
        touch.view = nil
    }

    static func contains(_ recognizers: [UIGestureRecognizer], _ wanted: UIGestureRecognizer) -> Bool {
        for recognizer in recognizers where recognizer === wanted { return true }
        return false
    }

    /// The name in traces.
    var name: InputName {
        switch event.type {
        case .scroll: .scroll
        case .transform: .transform
        case .hover: .hover
        case .touches, .presses, .motion, .remoteControl: preconditionFailure("no stream has such events")
        }
    }
}
