import Testing
import TouchTesting
import Touchstone

/// A stage with a scroll view `scroll` that fills the window and has content of 400 × 2000 points, in it a view `content`, and a
/// diary of the delegate's calls.
final class ScrollStage {
    let stage: Stage
    let scroll: UIScrollView
    let content: UIView
    let diary: ScrollDiary
    var hands: Hands { stage.hands }

    init(
        _ scrollView: UIScrollView? = nil, content contentView: UIView? = nil,
        size: CGSize = CGSize(width: 400, height: 2_000), _ build: (ScrollStage) -> Void = { _ in }
    ) {
        let stage = Stage()
        (scroll, content) = stage.perform {
            (scrollView ?? UIScrollView(frame: .zero), contentView ?? UIView(frame: .zero))
        }
        self.stage = stage
        diary = ScrollDiary { [weak stage] in stage?.note($0) }
        stage.perform {
            scroll.frame = stage.view.bounds
            scroll.contentSize = size
            content.frame = CGRect(origin: .zero, size: size)
            stage.add(scroll, "scroll")
            stage.add(content, "content", on: scroll)
            scroll.gestureRecognizers?.first { $0 !== scroll.panGestureRecognizer }?.name = "delay"
            scroll.panGestureRecognizer.name = "pan"
            scroll.delegate = diary
            build(self)
        }
    }

    /// The lines of the diary so far, which are removed.
    func takeCalls() -> [String] { diary.take() }
}

/// Writes down the calls of a delegate: one line for a row of scrolls.
final class ScrollDiary: UIScrollViewDelegate {
    var calls: [String] = []
    /// Every offset that was told, in order.
    private(set) var offsets: [CGPoint] = []
    /// Every scroll is a call of its own, with its offset.
    var isDetailed = false
    /// The target that the delegate chooses.
    var retarget: ((CGPoint) -> CGPoint)?
    var zoomed: UIView?
    /// Called at each call, after it was noted.
    var deed: ((String, UIScrollView) -> Void)?
    /// The question that the delegate received when fingers were last lifted.
    private(set) var release: (velocity: CGPoint, target: CGPoint)?
    /// Every call that was ever received.
    private(set) var received: Set<String> = []
    /// The problems that were found.
    private(set) var faults: [String] = []
    /// With `false` it keeps no offsets, and records no issues: `faults` has them.
    var keepsOffsets = true
    /// Judges every call; what it finds is recorded as an issue.
    let grammar = ScrollGrammar()
    private let note: (String) -> Void

    init(_ note: @escaping (String) -> Void = { _ in }) { self.note = note }

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    private func write(_ call: String, _ scrollView: UIScrollView, isRepeated: Bool = false) {
        received.insert(call)
        if let fault = grammar.read(call, scrollView) {
            faults.append(fault)
            if keepsOffsets { Issue.record("\(fault)") }
        }
        if !isRepeated || calls.last != call {
            calls.append(call)
            note(call)
        }
        deed?(call, scrollView)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if keepsOffsets { offsets.append(scrollView.contentOffset) }
        let (x, y) = (scrollView.contentOffset.x, scrollView.contentOffset.y)
        write(isDetailed ? "didScroll \(text(x)),\(text(y))" : "didScroll", scrollView, isRepeated: true)
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { write("didZoom", scrollView, isRepeated: true) }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { write("willBeginDragging", scrollView) }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        release = (velocity, targetContentOffset.pointee)
        write("willEndDragging", scrollView)
        if let retarget { targetContentOffset.pointee = retarget(targetContentOffset.pointee) }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        write("didEndDragging(\(decelerate))", scrollView)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { write("willBeginDecelerating", scrollView) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { write("didEndDecelerating", scrollView) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        write("didEndScrollingAnimation", scrollView)
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        write("willBeginZooming", scrollView)
    }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        write("didEndZooming", scrollView)
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { write("didScrollToTop", scrollView) }

    private func text(_ value: CGFloat) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
}
