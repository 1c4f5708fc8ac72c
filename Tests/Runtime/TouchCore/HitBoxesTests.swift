import TestSupport
import Testing
import TouchTesting
import Touchstone

/// A hit test compares the frames of many siblings instead of asking each of them, with the same result.
struct HitBoxesTests {
    private let stage = Stage()

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
        stage.window.hitTest(CGPoint(x: x, y: y), with: nil)
    }

    /// Four rows of 10 points that fill the upper 40 points of the stage's view, and have been searched twice.
    private func rows() -> [UIView] {
        let rows = (0..<4).map { UIView(frame: CGRect(x: 0, y: CGFloat($0) * 10, width: 100, height: 10)) }
        for row in rows { stage.view.addSubview(row) }
        for (index, row) in rows.enumerated() {
            expect(hit(5, CGFloat(index) * 10 + 5) === row)
            expect(hit(5, CGFloat(index) * 10 + 5) === row)
        }
        return rows
    }

    @Test func `a view that has moved is found where it is`() {
        let rows = rows()
        rows[0].center.y = 205
        expect(hit(5, 5) === stage.view)
        expect(hit(5, 205) === rows[0])
        expect(hit(5, 205) === rows[0])
    }

    @Test func `a view that was added or removed counts at once`() {
        let rows = rows()
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        stage.view.addSubview(cover)
        expect(hit(5, 15) === cover)
        expect(hit(5, 15) === cover)
        cover.removeFromSuperview()
        expect(hit(5, 15) === rows[1])
        stage.view.sendSubviewToBack(rows[1])
        expect(hit(5, 15) === rows[1])
    }

    @Test func `a view that an animator moves is found where it is shown`() {
        let rows = rows()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { rows[0].center.y = 205 }
        stage.perform { animator.fractionComplete = 0.5 }
        for _ in 0..<3 {
            expect(hit(5, 105) === rows[0])
            expect(hit(5, 205) === stage.view)
        }
    }

    @Test func `a view that answers for points outside of its frame is always asked`() {
        final class Wide: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
        }
        let rows = rows()
        let wide = Wide(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
        stage.view.insertSubview(wide, at: 0)
        for _ in 0..<3 { expect(hit(300, 250) === wide) }
        expect(hit(5, 5) === rows[0])
    }

    @Test func `a view that removes its siblings while it is asked ends the search of those only`() {
        final class Sweeper: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                for view in superview?.subviews ?? [] where view !== self { view.removeFromSuperview() }
                return nil
            }
        }
        let rows = rows()
        let sweeper = Sweeper(frame: .zero)
        stage.view.addSubview(sweeper)
        expect(hit(5, 15) === stage.view)
        for row in rows { stage.view.insertSubview(row, at: 0) }
        sweeper.removeFromSuperview()
        expect(hit(5, 15) === rows[1])
    }

    @Test func `bounds of any origin lose no view to rounding`() {
        for origin in [CGFloat(-1e6), 1e9, 1e12] {
            let board = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            board.bounds.origin.x = origin
            stage.view.addSubview(board)
            let views = (0..<8).map { UIView(frame: CGRect(x: origin + CGFloat($0) * 32, y: 0, width: 32, height: 32)) }
            for view in views { board.addSubview(view) }
            for _ in 0..<3 {
                for (index, view) in views.enumerated() {
                    expect(hit(CGFloat(index) * 32, 16) === view)
                    expect(hit(CGFloat(index) * 32 + 31.5, 16) === view)
                }
            }
            board.removeFromSuperview()
        }
    }

    @Test func `the result is that of asking each view, in trees that change at random`() {
        let seed: UInt64 = 18_000_001
        var numbers = SeededNumbers(seed: seed)
        var views = [stage.view]
        for step in 0..<1_500 {
            change(&views, &numbers)
            let searches = Int.random(in: 0...3, using: &numbers)
            for _ in 0..<searches {
                let x = CGFloat.random(in: -20...320, using: &numbers)
                let y = CGFloat.random(in: -20...320, using: &numbers)
                let wanted = asked(stage.window, CGPoint(x: x, y: y))
                guard hit(x, y) === wanted else {
                    Issue.record("seed \(seed), step \(step): another view at (\(x), \(y))")
                    return
                }
            }
        }
        expect(views.count > 20)
    }

    private func change(_ views: inout [UIView], _ numbers: inout SeededNumbers) {
        let view = views[Int.random(in: 0..<views.count, using: &numbers)]
        func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &numbers) }
        switch Int.random(in: 0..<10, using: &numbers) {
        case 0...2 where views.count < 60:
            let new = UIView(frame: CGRect(x: number(0...200), y: number(0...200), width: number(0...90), height: 60))
            view.insertSubview(new, at: Int.random(in: 0...view.subviews.count, using: &numbers))
            views.append(new)
        case 3 where view !== stage.view: view.center = CGPoint(x: number(0...200), y: number(0...200))
        case 4 where view !== stage.view: view.frame.size = CGSize(width: number(0...90), height: number(0...90))
        case 5: view.bounds.origin.y = number(-30...30)
        case 6 where view !== stage.view: view.isHidden.toggle()
        case 7 where view !== stage.view:
            view.transform = view.transform.isIdentity ? CGAffineTransform(rotationAngle: number(0...3)) : .identity
        case 8 where view !== stage.view:
            let other = views[Int.random(in: 0..<views.count, using: &numbers)]
            if !other.isDescendant(of: view) { other.addSubview(view) }
        default: view.superview?.bringSubviewToFront(view)
        }
    }

    /// The rule without any shortcut: from front to back, the deepest view that contains the point.
    private func asked(_ view: UIView, _ point: CGPoint) -> UIView? {
        guard !view.isHidden, view.point(inside: point, with: nil) else { return nil }
        for subview in view.subviews.reversed() {
            if let hit = asked(subview, subview.convert(point, from: view)) { return hit }
        }
        return view
    }

    @Test func `a view that puts others behind itself while it is asked, or itself behind others, leaves out none`() {
        final class Mover: UIView {
            var change: (Mover) -> Void = { _ in }
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                change(self)
                return nil
            }
        }
        let changes: [(Mover) -> Void] = [
            { $0.superview?.insertSubview(UIView(), at: 0) },
            { $0.superview?.sendSubviewToBack($0) },
            { mover in mover.superview.map { $0.bringSubviewToFront($0.subviews[0]) } },
        ]
        for change in changes {
            let board = UIView(frame: stage.view.bounds)
            stage.view.addSubview(board)
            let views = (0..<3).map { _ in UIView(frame: board.bounds) }
            for view in views { board.addSubview(view) }
            let mover = Mover(frame: board.bounds)
            mover.change = change
            board.addSubview(mover)
            expect(hit(5, 5) === views[2])
            board.removeFromSuperview()
        }
    }
}
