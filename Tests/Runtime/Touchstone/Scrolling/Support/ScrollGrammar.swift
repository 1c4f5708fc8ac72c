import Touchstone

/// Recognizes the grammar of the calls that a scroll view's delegate receives (the article Scrolling), call by call.
///
///     idle ── willBeginDragging ──► dragging ── willEndDragging ──► asked ── didEndDragging(false) ──► idle
///                                                                     └───── didEndDragging(true) ──► let go
///     let go ── willBeginDecelerating ──► decelerating ── didEndDecelerating ──► idle
///
/// `didScroll` and `didZoom` may come at any time; the end of an animation while nothing decelerates; a zoom begins and ends on
/// its own.
final class ScrollGrammar {
    enum State: String { case idle, dragging, asked, letGo, decelerating }

    private(set) var state = State.idle
    private(set) var isZooming = false
    private var calls: [String] = []

    /// The violation of the grammar by a call, if there is one, given all those before.
    func read(_ call: String, _ view: UIScrollView) -> String? {
        calls.append(call)
        if calls.count > 12 { calls.removeFirst() }
        let word = call.prefix { $0 != " " }
        let next: State?
        switch (word, state) {
        case ("didScroll", _), ("didZoom", _): next = state
        case ("willBeginDragging", .idle): next = .dragging
        case ("willEndDragging", .dragging): next = .asked
        case ("didEndDragging(false)", .asked): next = .idle
        case ("didEndDragging(true)", .asked): next = .letGo
        case ("willBeginDecelerating", .letGo): next = .decelerating
        case ("didEndDecelerating", .decelerating): next = .idle
        case ("didEndScrollingAnimation", .idle), ("didEndScrollingAnimation", .dragging),
            ("didEndScrollingAnimation", .asked), ("didScrollToTop", .idle), ("didScrollToTop", .dragging),
            ("didScrollToTop", .asked):
            next = state
        case ("willBeginZooming", _):
            next = isZooming ? nil : state
            isZooming = true
        case ("didEndZooming", _):
            // Also after a change that was no gesture's.
            next = state
            isZooming = false
        default: next = nil
        }
        guard let next else { return "\(call) while \(state.rawValue), after \(calls.dropLast())" }
        state = next
        return contradiction(String(word), view)
    }

    /// The state of the view during the call.
    private func contradiction(_ call: String, _ view: UIScrollView) -> String? {
        switch call {
        case "willBeginDragging", "willEndDragging":
            if !view.isDragging { return "\(call), but it is not dragging" }
        case "didEndDragging(false)", "didEndDragging(true)":
            if view.isDragging { return "\(call), but it is dragging" }
        case "didEndDecelerating":
            if view.isDecelerating { return "\(call), but it is decelerating" }
        default: break
        }
        return nil
    }
}
