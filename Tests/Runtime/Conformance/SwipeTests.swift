import TestSupport
import Testing
import TouchTesting
import Touchstone

/// A swipe (B-265…B-268). Apple documents the shape of its limits only (N-16…N-19), so relations are tested.
struct SwipeTests {
    /// One finger: down, then moves by the points after 10 ms each, and up after 10 ms more.
    private func play(_ stage: Stage, _ moves: (dx: CGFloat, dy: CGFloat)..., milliseconds: Int = 10) {
        stage.hands.down(at: stage.view)
        for move in moves {
            stage.wait(Double(milliseconds) / 1_000)
            stage.hands.move(dx: move.dx, dy: move.dy)
        }
        stage.wait(Double(milliseconds) / 1_000)
        stage.hands.up()
    }

    /// Returns a Boolean value that indicates whether a straight stroke is a swipe.
    private func isSwipe(_ x: CGFloat, _ y: CGFloat, over seconds: TimeInterval, rate: Double = 240) -> Bool {
        let stage = Stage { _ = $0.addSwipe() }
        var isSwipe = false
        stage.view.gestureRecognizers?.first?.addAction { _ in isSwipe = true }
        stage.hands.samplesPerSecond = rate
        stage.hands.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100 + x, y: 150 + y), over: seconds)
        return isSwipe
    }

    @Test(.rules("B-265")) func `a swipe recognizes during the movement, and takes the touch from its view`() {
        let stage = Stage { $0.addSwipe() }
        play(stage, (30, 2), (30, 2), (30, 2), (30, 2))
        stage.expect(
            """
            0     view hit by 1
                  swipe watches 1
                  swipe receives began 1
                  view receives began 1
            10    swipe receives moved 1
                  view receives moved 1
            20    swipe receives moved 1
                  view receives moved 1
            30    swipe receives moved 1
                  view receives cancelled 1
                  swipe ended
                  swipe reset
            """)
    }

    @Test(.rules("B-265", "B-266")) func `a swipe fails as soon as it leaves its direction, is too slow or lifted`() {
        let aside = Stage { $0.addSwipe() }
        play(aside, (5, 5), (5, 20), (60, 0))
        aside.expect(
            """
            0     view hit by 1
                  swipe watches 1
                  swipe receives began 1
                  view receives began 1
            10    swipe receives moved 1
                  view receives moved 1
            20    swipe receives moved 1
                  swipe failed: went 10, 25 pt, off its direction
                  view receives moved 1
                  swipe reset
            30    view receives moved 1
            40    view receives ended 1
            """)
        let slow = Stage { $0.addSwipe() }
        play(slow, (15, 0), (15, 0), milliseconds: 300)
        slow.expect(
            """
            0     view hit by 1
                  swipe watches 1
                  swipe receives began 1
                  view receives began 1
            300   swipe receives moved 1
                  view receives moved 1
            600   swipe receives moved 1
                  view receives moved 1
            794.444 swipe failed: not 50 pt ahead within 0.5 s of the start
                  swipe reset
            900   view receives ended 1
            """)
        let short = Stage { $0.addSwipe() }
        play(short, (15, 0), (15, 0))
        short.expect(
            """
            0     view hit by 1
                  swipe watches 1
                  swipe receives began 1
                  view receives began 1
            10    swipe receives moved 1
                  view receives moved 1
            20    swipe receives moved 1
                  view receives moved 1
            30    swipe receives ended 1
                  swipe failed: lifted 30 pt away, 78.6 pt ahead were required
                  view receives ended 1
                  swipe reset
            """)
    }

    @Test(.rules("B-265", "B-266", "N-17", "N-19"))
    func `2 pt are no swipe, 200 pt are one; fast ones have to be longer`() {
        for seconds in [0.05, 0.1, 0.2, 0.4] {
            expect(!isSwipe(2, 0, over: seconds))
            expect(isSwipe(200, 0, over: seconds))
        }
        expect(isSwipe(65, 0, over: 0.45))
        expect(!isSwipe(65, 0, over: 0.05))
    }

    @Test(.rules("B-265", "B-266", "N-18", "N-19"))
    func `straight is a swipe, across is none; slow ones have to be straighter`() {
        for seconds in [0.05, 0.1, 0.2, 0.4] {
            expect(isSwipe(200, 0, over: seconds))
            expect(!isSwipe(100, 100, over: seconds))
            expect(!isSwipe(0, 200, over: seconds))
            expect(!isSwipe(-200, 0, over: seconds))
        }
        expect(isSwipe(130, 90, over: 0.05))
        expect(!isSwipe(130, 90, over: 0.7))
        expect(isSwipe(130, 30, over: 0.7))
    }

    @Test(.rules("B-266", "N-16"))
    func `0.1 s is quick enough, 5 s are too slow, and a rest before the start does not count`() {
        expect(isSwipe(200, 0, over: 0.1))
        expect(!isSwipe(200, 0, over: 5))
        let stage = Stage { $0.addSwipe() }
        stage.hands.down(at: CGPoint(x: 100, y: 150))
        stage.wait(0.7)
        stage.hands.move(dx: 40)
        stage.wait(0.02)
        stage.hands.move(dx: 45)
        stage.expect(
            """
            0     view hit by 1
                  swipe watches 1
                  swipe receives began 1
                  view receives began 1
            700   swipe receives moved 1
                  view receives moved 1
            720   swipe receives moved 1
                  view receives cancelled 1
                  swipe ended
                  swipe reset
            """)
    }

    @Test(.rules("B-265"), arguments: [60, 120, 240] as [Double])
    func `a swipe is a swipe however often the screen is scanned`(rate: Double) {
        for seconds in [0.1, 0.2, 0.4] {
            expect(isSwipe(100, 20, over: seconds, rate: rate))
            expect(!isSwipe(100, 95, over: seconds, rate: rate))
            expect(!isSwipe(45, 0, over: seconds, rate: rate))
        }
    }

    @Test(.rules("B-265")) func `swipes of two fingers: both have to be down in time, and to go the same way`() {
        let stage = Stage { $0.addSwipe(fingers: 2) }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.wait(0.1)
        stage.hands.down(.rightMiddle, at: CGPoint(x: 110, y: 160))
        stage.wait(0.1)
        stage.hands.together {
            stage.hands.move(dx: 90)
            stage.hands.move(.rightMiddle, dx: 100)
        }
        stage.expect(
            """
            0     view hit by 1
                  swipe watches 1
                  swipe receives began 1
                  view receives began 1
            100   view hit by 2
                  swipe watches 2
                  swipe receives began 2
                  view never receives 2
            200   swipe receives moved 1+2
                  view receives cancelled 1
                  swipe ended
                  swipe reset
            """)
        let apart = Stage { $0.addSwipe(fingers: 2) }
        apart.hands.pinch(at: apart.view, from: 100, to: 200, over: 0)
        apart.expect(
            """
            0     view hit by 1
                  swipe watches 1
                  view hit by 2
                  swipe watches 2
                  swipe receives began 1+2
                  view never receives 2
                  view receives began 1
                  swipe receives moved 1+2
                  swipe failed: a finger strayed 50 pt from the others, more than 30
                  view receives moved 1
                  swipe reset
                  view receives ended 1
            """)
    }

    @Test(.rules("B-267")) func `the location is where the swipe began, the middle of several fingers`() {
        var place: CGPoint?
        let stage = Stage { stage in
            stage.addSwipe(fingers: 2).addAction { [view = stage.view] in place = $0.location(in: view) }
        }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.down(.rightMiddle, at: CGPoint(x: 140, y: 160))
        stage.hands.together {
            stage.hands.move(dx: 100)
            stage.hands.move(.rightMiddle, dx: 100)
        }
        expectEqual(place, CGPoint(x: 120, y: 130))
    }

    @Test(.rules("B-268", "B-265")) func `a recognizer of several directions takes each, and keeps the mask`() {
        let stage = Stage { stage in
            let swipe = stage.addSwipe("swipe", [.left, .up])
            swipe.addAction { [weak stage] _ in stage?.note("direction \(swipe.direction.rawValue)") }
        }
        play(stage, (0, -90))
        stage.clearLog()
        stage.wait(1)
        play(stage, (-90, 0))
        stage.expect(
            """
            1020  view hit by 2
                  swipe watches 2
                  swipe receives began 2
                  view receives began 2
            1030  swipe receives moved 2
                  view receives cancelled 2
                  swipe ended
                  direction 6
                  swipe reset
            """)
    }

    @Test(.rules("B-205")) func `a direction that is changed in mid-stroke counts from the next one`() {
        let stage = Stage { _ = $0.addSwipe() }
        guard let swipe = stage.view.gestureRecognizers?.first as? UISwipeGestureRecognizer else {
            return expect(Bool(false))
        }
        var told: [UIGestureRecognizer.State] = []
        swipe.addAction { told.append($0.state) }
        stage.hands.down(at: stage.view)
        swipe.direction = .left
        stage.hands.move(dx: 90)
        stage.hands.up()
        expectEqual(told, [.ended])
        play(stage, (90, 0))
        expectEqual(told, [.ended])
        expectEqual(swipe.failureReason, .own("went 90, 0 pt, off its direction"))
        play(stage, (-90, 0))
        expectEqual(told, [.ended, .ended])
    }

    @Test(.rules("B-145")) func `of a swipe to the right and one to the left the one that was stroked is told`() {
        for (dx, name) in [(90, "right"), (-90, "left")] as [(CGFloat, String)] {
            var told: [String] = []
            let stage = Stage { stage in
                for swipe in [stage.addSwipe("right", .right), stage.addSwipe("left", .left)] {
                    swipe.addAction { told.append($0.name ?? "") }
                }
            }
            play(stage, (dx / 3, 0), (dx / 3, 0), (dx / 3, 0))
            expectEqual(told, [name])
        }
    }

    @Test(.rules("T-24", "B-108", "B-166"))
    func `a pan that waits for a swipe reports its beginning when the swipe fails at 80 pt`() {
        let stage = Stage {
            let pan = $0.addPan()
            pan.require(toFail: $0.addSwipe())
            pan.addAction { [weak stage = $0] _ in
                let way = pan.translation(in: nil)
                stage?.note("translation (\(Int(way.x)), \(Int(way.y)))")
            }
        }
        play(stage, (30, 20), (10, 20), (10, 40), (0, 10))
        stage.expect(
            """
            0     view hit by 1
                  swipe, pan watch 1
                  swipe, pan receive began 1
                  view receives began 1
            10    swipe, pan receive moved 1
                  pan holds for swipe
                  view receives moved 1
            20    swipe, pan receive moved 1
                  view receives moved 1
            30    swipe, pan receive moved 1
                  swipe failed: went 50, 80 pt, off its direction
                  view receives cancelled 1
                  pan began
                  translation (50, 80)
                  swipe reset
            40    pan receives moved 1
                  pan changed
                  translation (50, 90)
            50    pan receives ended 1
                  pan ended
                  translation (50, 90)
                  pan reset
            """)
    }

    @Test(.rules("B-165", "T-24")) func `a pan that waits for a swipe fails if it is one, and starts at once across`() {
        let swiped = Stage { $0.addPan().require(toFail: $0.addSwipe()) }
        play(swiped, (40, 0), (45, 0), (40, 0))
        swiped.expect(
            """
            0     view hit by 1
                  swipe, pan watch 1
                  swipe, pan receive began 1
                  view receives began 1
            10    swipe, pan receive moved 1
                  pan holds for swipe
                  view receives moved 1
            20    swipe, pan receive moved 1
                  pan failed: swipe recognized
                  view receives cancelled 1
                  swipe ended
                  swipe, pan reset
            """)
        let panned = Stage { $0.addPan().require(toFail: $0.addSwipe()) }
        play(panned, (0, 12), (0, 12))
        panned.expect(
            """
            0     view hit by 1
                  swipe, pan watch 1
                  swipe, pan receive began 1
                  view receives began 1
            10    swipe, pan receive moved 1
                  swipe failed: went 0, 12 pt, off its direction
                  view receives cancelled 1
                  pan began
                  swipe reset
            20    pan receives moved 1
                  pan changed
            30    pan receives ended 1
                  pan ended
                  pan reset
            """)
    }

    @Test(.rules("B-145")) func `without a requirement the pan, certain after 10 pt, is first`() {
        let stage = Stage {
            $0.addPan()
            $0.addSwipe()
        }
        play(stage, (12, 0), (80, 0))
        stage.expect(
            """
            0     view hit by 1
                  swipe, pan watch 1
                  swipe, pan receive began 1
                  view receives began 1
            10    swipe, pan receive moved 1
                  swipe failed: prevented by pan
                  view receives cancelled 1
                  pan began
                  swipe reset
            20    pan receives moved 1
                  pan changed
            30    pan receives ended 1
                  pan ended
                  pan reset
            """)
    }
}
