import Touchstone

/// All cases, in the order of the tables.
@MainActor
public enum Catalog {
    /// Single events, two-finger frames, the app recorder, growth.
    public static var all: [BenchmarkCase] {
        singleEvents + twoFingerFrames + recorded + curves.flatMap { $0.cases }
    }

    /// All curves.
    public static var curves: [Growth] { growth + crowds + hierarchies + later }

    /// The curves that come last: an animation, or a constraint, makes what comes after it in the process cost more.
    private static var later: [Growth] { midTouch + objects + inspections + animations + styled }

    /// The cases with a name of one letter.
    public static var singleEvents: [BenchmarkCase] {
        [
            BenchmarkCase("A", "touchesMoved, depth 10, pan on the leaf recognized, action runs") {
                let nest = Nest()
                nest.add(UIPanGestureRecognizer(target: nest.target, action: Target.noted))
                return Moves(nest, expecting: .init(actions: 1, recognized: 1, following: 1))
            },
            BenchmarkCase("B", "as A, the action reads translation(in:) and velocity(in:) of the leaf") {
                let nest = Nest()
                nest.add(UIPanGestureRecognizer(target: nest.target, action: Target.read))
                return Moves(nest, expecting: .init(actions: 1, recognized: 1, following: 1))
            },
            BenchmarkCase("C", "no recognizer, the leaf and 10 responders call super") {
                Moves(Nest(isListening: true))
            },
            BenchmarkCase("D", "pan with cancelsTouchesInView = false, and the chain of C") {
                let nest = Nest(isListening: true)
                let pan = UIPanGestureRecognizer(target: nest.target, action: Target.noted)
                pan.cancelsTouchesInView = false
                nest.add(pan)
                return Moves(nest, expecting: .init(actions: 1, recognized: 1, following: 1))
            },
            BenchmarkCase("E", "a whole touch with A's pan: began (hit test), 4 moves, ended", countedEvents: 100) {
                let nest = Nest()
                nest.add(UIPanGestureRecognizer(target: nest.target, action: Target.noted))
                // It begins at the second of the moves.
                return WholeTouches(nest, actionsPerTouch: 4)
            },
            BenchmarkCase("F/1", "hitTest, depth 10, 1 view a level") { HitTests(depth: 10, viewsALevel: 1) },
            BenchmarkCase("F/10", "hitTest, depth 10, 10 views a level") { HitTests(depth: 10, viewsALevel: 10) },
            BenchmarkCase("F/10000", "hitTest among 10,000 siblings", countedEvents: 20) {
                HitTests(depth: 1, viewsALevel: 10_000)
            },
            BenchmarkCase("G", "5 pans on each of 10 views: one is recognized, the others have failed") {
                let nest = Nest()
                for view in nest.views {
                    for _ in 0..<5 { nest.add(nest.pan(), to: view) }
                }
                return Moves(nest, expecting: .init(actions: 1, recognized: 1, following: 1))
            },
            BenchmarkCase("G/together", "5 pans on each of 10 views, all recognized together, 50 actions run") {
                let nest = Nest()
                for view in nest.views {
                    for _ in 0..<5 { nest.addTogether(nest.pan(), to: view) }
                }
                return Moves(nest, expecting: .init(actions: 50, recognized: 50, following: 50))
            },
            BenchmarkCase("G/watching", "5 pans on each of 10 views, none of which has decided") {
                let nest = Nest()
                for view in nest.views {
                    for _ in 0..<5 { nest.addWatching(to: view) }
                }
                return Moves(nest, expecting: .init(watching: 50, following: 50))
            },
            BenchmarkCase("H", "5 fingers down and moving, pan and pinch recognized together") {
                let nest = Nest()
                nest.addTogether(nest.pan())
                nest.addTogether(UIPinchGestureRecognizer(target: nest.target, action: Target.noted))
                return Moves(nest, fingers: 5, expecting: .init(actions: 2, recognized: 2, following: 1))
            },
            BenchmarkCase("I", "a move scrolls a scroll view with content 8 deep, its delegate is called") {
                let scroll = UIScrollView(frame: .zero)
                let nest = Nest(depth: 9, outermost: scroll)
                scroll.contentSize = CGSize(width: 5_000, height: 5_000)
                scroll.contentOffset = nest.target.scrollStart
                scroll.delegate = nest.target
                nest.target.scrolled = scroll
                nest.add(scroll.panGestureRecognizer, to: scroll)
                return Moves(nest, expecting: .init(actions: 1, recognized: 1))
            },
            BenchmarkCase("J", "convert(point, from: window) to a leaf at depth 10") { Conversions(Nest()) },
        ]
    }

    /// The frames in which two fingers drag, spread and rotate at once.
    public static var twoFingerFrames: [BenchmarkCase] {
        [
            BenchmarkCase("two-fingers/none", "two-finger frame, depth 10, no recognizer") {
                Moves(Nest(), fingers: 2)
            },
            BenchmarkCase("two-fingers/leaf", "two-finger frame, pan + pinch + rotation + tap on the leaf") {
                let nest = Nest()
                nest.addTwoFingerRecognizers(to: nest.leaf)
                return Moves(nest, fingers: 2, expecting: .init(actions: 3, recognized: 3, following: 1))
            },
            BenchmarkCase("two-fingers/all", "two-finger frame, the same on all 10 levels") {
                let nest = Nest()
                for view in nest.views { nest.addTwoFingerRecognizers(to: view) }
                return Moves(nest, fingers: 2, expecting: .init(actions: 30, recognized: 30, following: 10))
            },
        ]
    }
}
