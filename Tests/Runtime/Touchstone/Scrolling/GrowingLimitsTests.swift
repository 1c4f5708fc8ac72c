import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Insets and content that grow while the view returns to an end, as under a published pull to refresh.
struct `Limits that grow during a bounce` {
    private final class Puller: UIScrollViewDelegate {
        var inset: CGFloat?
        var isAtTheLift = false
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            if isAtTheLift, let inset { scrollView.contentInset.top = inset }
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            guard !isAtTheLift, !scrollView.isDragging, scrollView.contentOffset.y < -60, let inset else { return }
            scrollView.contentInset.top = inset
        }
    }

    private func makeScroll() -> (Stage, UIScrollView, Puller) {
        let stage = Stage()
        let scroll = stage.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), "scroll")
        scroll.contentSize = CGSize(width: 400, height: 600)
        let puller = Puller()
        scroll.delegate = puller
        return (stage, scroll, puller)
    }

    @Test(.rules("B-344"), arguments: [true, false])
    func `an inset that is set at the lift, or after it, is where a pull returns to`(isAtTheLift: Bool) {
        let (stage, scroll, puller) = makeScroll()
        (puller.inset, puller.isAtTheLift) = (60, isAtTheLift)
        stage.hands.down(at: CGPoint(x: 200, y: 30))
        stage.hands.move(dx: 0, dy: 220, over: 0.4)
        stage.hands.up()
        stage.waitUntilStill()
        expectEqual(scroll.contentOffset.y, -60)
        puller.inset = nil
        scroll.contentInset.top = 0
        expect(scroll.contentOffset.y <= 0)
    }

    @Test func `content that comes below while the view returns to the end ends the return`() {
        let (stage, scroll, _) = makeScroll()
        scroll.contentOffset.y = 300
        stage.hands.down(at: CGPoint(x: 200, y: 250))
        stage.hands.move(dx: 0, dy: -120, over: 0.4)
        stage.hands.up()
        stage.wait(0.05)
        let before = scroll.contentOffset.y
        expect(before > 300)
        scroll.contentSize.height = 1200
        stage.waitUntilStill()
        expect(scroll.contentOffset.y >= before)
    }
}
