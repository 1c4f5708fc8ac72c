import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Subclasses of scroll views, tables and cells as apps write them.
struct `Overrides of scroll views` {
    private final class Observed: UIScrollView {
        var seen: [CGFloat] = []
        var limit = CGFloat.infinity
        override var contentOffset: CGPoint {
            get { super.contentOffset }
            set {
                super.contentOffset = CGPoint(x: newValue.x, y: min(newValue.y, limit))
                seen.append(contentOffset.y)
            }
        }
        override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
            super.setContentOffset(contentOffset, animated: false)
        }
    }

    private func makeObserved() -> (Stage, Observed) {
        let stage = Stage()
        let scroll = stage.add(Observed(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), "scroll")
        scroll.contentSize = CGSize(width: 400, height: 3000)
        return (stage, scroll)
    }

    @Test func `an override of the offset sees each step of a drag, a fling and an animation`() {
        let (stage, scroll) = makeObserved()
        stage.hands.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 150), over: 0.1)
        let dragged = scroll.seen.count
        expect(dragged > 5 && scroll.seen == scroll.seen.sorted())
        stage.waitUntilStill()
        expect(scroll.seen.count > dragged + 20 && scroll.seen.last == scroll.contentOffset.y)
        scroll.seen = []
        scroll.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
        expectEqual(scroll.seen, [700])
        scroll.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
        expectEqual(scroll.contentOffset.y, 0)
    }

    @Test func `an override may limit the offset under a finger`() {
        let (stage, scroll) = makeObserved()
        scroll.limit = 40
        stage.hands.down(at: CGPoint(x: 200, y: 250))
        stage.hands.move(dx: 0, dy: -100, over: 0.1)
        expectEqual(scroll.contentOffset.y, 40)
        scroll.limit = .nan
        stage.hands.move(dx: 0, dy: 20, over: 0.1)
        stage.hands.up()
        stage.waitUntilStill()
        expect(scroll.contentOffset.y.isFinite)
    }

    private final class SelfSizingTable: UITableView {
        var reloads = 0
        var updates = 0
        override func reloadData() {
            super.reloadData()
            reloads += 1
        }
        override func endUpdates() {
            super.endUpdates()
            updates += 1
        }
    }

    private final class Cell: UITableViewCell {
        override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
    }

    @Test func `a table reloads, and ends updates, through its overrides`() {
        let table = SelfSizingTable(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
        table.reloadData()
        table.beginUpdates()
        table.endUpdates()
        table.performBatchUpdates(nil)
        expect(table.reloads == 1 && table.updates == 2)
        let cell = Cell(style: .default, reuseIdentifier: nil)
        cell.isHighlighted = true
        expectEqual(cell.alpha, 0.5)
    }

    @Test(.rules("B-366")) func `a scroll view keeps its touches, and passes them on while it cannot be scrolled`() {
        let stage = Stage()
        let outer = stage.add(Counting(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), "outer")
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        outer.addSubview(scroll)
        scroll.addSubview(inner)
        for place in [CGPoint(x: 100, y: 100), CGPoint(x: 20, y: 20)] {
            scroll.isScrollEnabled = true
            stage.hands.tap(at: place)
            expectEqual(outer.calls, 0)
            scroll.isScrollEnabled = false
            stage.hands.tap(at: place)
            expectEqual(outer.calls, 2)
            outer.calls = 0
        }
    }

    @Test func `a view that can no longer be scrolled stops, also beyond its ends`() {
        let (stage, scroll) = makeObserved()
        for distance in [100, -100] as [CGFloat] {
            stage.hands.down(at: CGPoint(x: 200, y: 150))
            stage.hands.move(dx: 0, dy: -distance, over: 0.05)
            stage.hands.up()
            stage.wait(0.1)
            scroll.isScrollEnabled = false
            scroll.isScrollEnabled = true
            let offset = scroll.contentOffset.y
            expect(!scroll.isDecelerating && offset >= 0)
            stage.wait(0.5)
            expectEqual(scroll.contentOffset.y, offset)
            scroll.contentOffset = .zero
        }
    }

    private final class Counting: UIView {
        var calls = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 1 }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls += 1 }
    }
}
