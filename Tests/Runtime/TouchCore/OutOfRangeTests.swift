import TestSupport
import Testing
import TouchTesting
import Touchstone

/// Numbers from the app that are out of range, also where the range is empty.
struct `Numbers out of range` {
    nonisolated private static let odd = [Int.min, -1, 0, 1, 2, 3, Int.max]

    @Test(arguments: odd, 0...2) func `an index among subviews is clamped`(index: Int, count: Int) {
        let (view, layer, new) = (UIView(), CALayer(), UIView())
        view.layer.addSublayer(layer)
        let others = (0..<count).map { _ in UIView() }
        for other in others { view.addSubview(other) }
        view.insertSubview(new, at: index)
        expectEqual(view.subviews.firstIndex(of: new), max(0, min(index, count)))
        // Again, with the view as one of the subviews.
        view.insertSubview(new, at: index)
        expectEqual(view.subviews.firstIndex(of: new), max(0, min(index, count)))
        expectEqual(view.subviews.count, count + 1)
    }

    @Test(arguments: odd, odd) func `subviews are exchanged if there are both`(first: Int, second: Int) {
        let view = UIView()
        view.exchangeSubview(at: first, withSubviewAt: second)
        let (a, b) = (UIView(), UIView())
        view.addSubview(a)
        view.addSubview(b)
        view.exchangeSubview(at: first, withSubviewAt: second)
        expectEqual(view.subviews, [first, second] == [0, 1] || [first, second] == [1, 0] ? [b, a] : [a, b])
    }

    @Test(arguments: [UInt32.min, 1, .max], 0...1) func `an index among sublayers is clamped`(index: UInt32, count: Int)
    {
        let (layer, new) = (CALayer(), CALayer())
        for _ in 0..<count { layer.addSublayer(CALayer()) }
        layer.insertSublayer(new, at: index)
        expectEqual(layer.sublayers?.firstIndex(of: new), min(Int(index), count))
    }

    @Test(arguments: odd) func `segments are inserted at the nearest index, and there is no selection without one`(
        index: Int
    ) {
        let control = UISegmentedControl()
        control.selectedSegmentIndex = index
        control.removeSegment(at: index)
        control.setTitle("x", forSegmentAt: index)
        expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
        control.insertSegment(withTitle: "a", at: index)
        expectEqual(control.titleForSegment(at: 0), "a")
        control.selectedSegmentIndex = index
        expectEqual(control.selectedSegmentIndex, index == 0 ? 0 : UISegmentedControl.noSegment)
        control.removeAllSegments()
        control.setEnabled(false, forSegmentAt: index)
        expect(control.titleForSegment(at: index) == nil && !control.isEnabledForSegment(at: index))
    }

    @Test(arguments: odd) func `a page control stays in its pages`(number: Int) {
        let control = UIPageControl()
        control.currentPage = number
        expectEqual(control.currentPage, 0)
        control.numberOfPages = number
        control.currentPage = number
        expectEqual(control.currentPage, max(0, min(number, control.numberOfPages - 1)))
        expect(!control.size(forNumberOfPages: number).width.isNaN)
    }

    @Test(
        arguments: [-.infinity, -5, 0, 5, .infinity, .nan] as [Float],
        [-.infinity, -5, 0, 5, .infinity, .nan] as [Float])
    func `a slider and a stepper keep a minimum that is not above the maximum`(least: Float, most: Float) {
        let (slider, stepper) = (UISlider(), UIStepper())
        slider.maximumValue = most
        slider.minimumValue = least
        slider.value = 3
        stepper.maximumValue = Double(most)
        stepper.minimumValue = Double(least)
        stepper.value = 3
        expect(slider.minimumValue <= slider.maximumValue && stepper.minimumValue <= stepper.maximumValue)
        expect((slider.minimumValue...slider.maximumValue).contains(slider.value))
        expect((stepper.minimumValue...stepper.maximumValue).contains(stepper.value))
    }

    @Test(arguments: odd) func `a table without rows answers for any path`(number: Int) {
        let stage = Stage()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.add(table, "table")
        stage.wait(0)
        let path = IndexPath(row: number, section: number)
        expect(table.numberOfRows(inSection: number) == 0 && table.rectForRow(at: path) == .zero)
        expectNil(table.cellForRow(at: path))
        table.selectRow(at: path, animated: false, scrollPosition: .middle)
        table.deselectRow(at: path, animated: true)
        table.scrollToRow(at: path, at: .bottom, animated: true)
        expect(table.indexPathForSelectedRow == nil && table.contentOffset == .zero)
    }

    @Test func `a delay factor, a fraction and a duration out of range are clamped`() {
        let stage = Stage()
        let view = stage.addView("card", frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        for odd in [-1, 2, .nan, .infinity, -.infinity] as [CGFloat] {
            let animator = UIViewPropertyAnimator(duration: TimeInterval(odd), curve: .linear)
            animator.addAnimations({ view.center.x += 1 }, delayFactor: odd)
            stage.perform {
                animator.fractionComplete = odd
                animator.continueAnimation(withTimingParameters: nil, durationFactor: odd)
                animator.stopAnimation(true)
            }
            expect(!view.center.x.isNaN)
        }
    }

    @Test(.rules("B-110")) func `required numbers of taps and touches out of range let no touch end the process`() {
        for number in Self.odd {
            let stage = Stage { stage in
                let tap = stage.addTap("tap", count: number)
                tap.numberOfTouchesRequired = number
                let pan = stage.addPan("pan")
                (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (number, number == .min ? .max : -number)
            }
            stage.hands.tap(at: stage.view)
            stage.hands.drag(from: stage.view, to: CGPoint(x: 9, y: 9))
            stage.waitUntilStill()
            expect(stage.records.count > 0)
        }
    }
}
