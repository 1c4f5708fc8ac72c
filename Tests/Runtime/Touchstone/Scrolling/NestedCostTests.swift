import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The cost of a move among many scroll views, in counts.
struct NestedCostTests {
    /// Counts what it does.
    private final class Counter {
        var layouts = 0
        var scrolls = 0
        var questions = 0
    }

    private final class CountingScrollView: UIScrollView {
        let counter: Counter
        init(_ counter: Counter) {
            self.counter = counter
            super.init(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        }
        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            counter.layouts += 1
        }
        override var bounds: CGRect {
            get { super.bounds }
            set {
                counter.scrolls += 1
                super.bounds = newValue
            }
        }
        override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            counter.questions += 1
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
    }

    @Test(.rules("B-355"), arguments: [1, 10, 200])
    func `a move scrolls one of many scroll views and touches no other`(count: Int) {
        let stage = Stage()
        let counter = Counter()
        var views: [CountingScrollView] = []
        stage.perform {
            var outer = stage.view
            for index in 0..<count {
                let view = CountingScrollView(counter)
                view.contentSize = CGSize(width: 400, height: 5_000)
                stage.add(view, "scroll \(index)", on: outer)
                views.append(view)
                outer = view
            }
        }
        stage.wait(0.1)
        stage.hands.down(at: CGPoint(x: 200, y: 250))
        stage.hands.move(dy: -20)
        expectEqual(views.map(\.isDragging), views.indices.map { $0 == count - 1 })
        (counter.layouts, counter.scrolls, counter.questions) = (0, 0, 0)
        for _ in 0..<100 { stage.hands.move(dy: -2) }
        expectEqual(counter.scrolls, 100)
        expectEqual(counter.layouts, 100)
        expectEqual(counter.questions, 0)
        stage.hands.move(dy: -20, over: 0.05)
        stage.hands.up()
        expectEqual(views.last?.isDecelerating, true)
        (counter.layouts, counter.scrolls) = (0, 0)
        stage.wait(0.1)
        expect(counter.scrolls > 0 && counter.scrolls <= 13)
        expectEqual(counter.layouts, counter.scrolls)
        stage.wait(10)
        expect(views.dropLast().allSatisfy { $0.contentOffset == .zero })
    }
}
