import TestSupport
import Testing
import TouchTesting
import Touchstone

struct UISwipeGestureRecognizerTests {
    private func makeStage(
        _ set: (UISwipeGestureRecognizer) -> Void = { _ in }
    ) -> (stage: Stage, swipe: UISwipeGestureRecognizer, told: Told) {
        let swipe = UISwipeGestureRecognizer()
        set(swipe)
        return (Stage { $0.add(swipe, "swipe") }, swipe, Told(swipe))
    }

    /// Returns the outcome of a stroke by (x, y) points in so many seconds: a swipe, or the reason of the failure.
    private func stroke(
        _ x: CGFloat, _ y: CGFloat, over seconds: TimeInterval,
        _ set: (UISwipeGestureRecognizer) -> Void = { _ in }
    ) -> String {
        let (stage, swipe, told) = makeStage(set)
        stage.hands.samplesPerSecond = 480
        stage.hands.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200 + x, y: 150 + y), over: seconds)
        return told.take() == [.ended] ? "swipe" : swipe.failureReason?.description ?? "nothing"
    }

    @Test(.rules("B-265")) func `the default is one finger to the right`() {
        let swipe = UISwipeGestureRecognizer()
        expectEqual(swipe.direction, .right)
        expectEqual(swipe.numberOfTouchesRequired, 1)
        typealias Direction = UISwipeGestureRecognizer.Direction
        expectEqual([Direction.right, .left, .up, .down].map(\.rawValue), [1, 2, 4, 8])
    }

    @Test(.rules("B-265")) func `each direction knows its own strokes only`() {
        let ways: [(UISwipeGestureRecognizer.Direction, CGFloat, CGFloat)] = [
            (.right, 120, 0), (.left, -120, 0), (.up, 0, -120), (.down, 0, 120),
        ]
        for (direction, _, _) in ways {
            for (other, x, y) in ways {
                let told = stroke(x, y, over: 0.2) { $0.direction = direction }
                expectEqual(told == "swipe", direction == other, "\(direction) \(other): \(told)")
            }
        }
    }

    @Test(.rules("B-265")) func `it recognizes while the finger moves, as soon as the criteria are met`() {
        let (stage, swipe, told) = makeStage()
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 50)
        expectEqual(told.take(), [])
        stage.hands.move(dx: 30)
        expectEqual(told.take(), [.ended])
        stage.hands.move(dx: 30)
        stage.hands.up()
        expectEqual(told.take(), [])
        expectNil(swipe.failureReason)
    }

    @Test(.rules("B-265", "N-17", "N-19")) func `a slow swipe may be short, a fast one has to be long`() {
        expectEqual(stroke(60, 0, over: 0.5), "swipe")
        expect(stroke(60, 0, over: 0.05) != "swipe")
        expectEqual(stroke(90, 0, over: 0.05), "swipe")
        // The least distance rises with speed, from points a second to thousands.
        var least: CGFloat = 0
        for speed in [150, 300, 600, 1_200, 2_400] as [CGFloat] {
            let distance = limit(between: 10, and: 150) { stroke($0, 0, over: Double($0 / speed)) == "swipe" }
            expect(distance > least + 0.5, "\(speed) pt/s: \(distance) after \(least)")
            least = distance
        }
        expect((70...82).contains(least))
    }

    /// The place from which on the answer is yes; it is no before.
    private func limit(between low: CGFloat, and high: CGFloat, _ isAbove: (CGFloat) -> Bool) -> CGFloat {
        var (low, high) = (low, high)
        for _ in 0..<10 {
            let middle = (low + high) / 2
            if isAbove(middle) { high = middle } else { low = middle }
        }
        return high
    }

    @Test(.rules("B-265", "N-18", "N-19")) func `a slow swipe has to be straight, a fast one may be askew`() {
        expectEqual(stroke(160, 96, over: 0.05), "swipe")
        expect(stroke(80, 48, over: 0.5) != "swipe")
        expectEqual(stroke(80, 16, over: 0.5), "swipe")
        expect(stroke(160, 160, over: 0.05) != "swipe")
        // The greatest slope rises with speed.
        var greatest: CGFloat = 0
        for speed in [150, 300, 600, 1_200, 2_400] as [CGFloat] {
            let slope = limit(between: 0, and: 1.5) { stroke(150, 150 * $0, over: Double(150 / speed)) != "swipe" }
            expect(slope > greatest + 0.01, "\(speed) pt/s: \(slope) after \(greatest)")
            greatest = slope
        }
        expect(greatest > 0.78 && greatest < 0.85)
    }

    @Test(.rules("B-265", "N-16")) func `too slow fails when the time is over, not at the lift`() {
        let (stage, swipe, told) = makeStage()
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 20)
        stage.wait(0.49)
        stage.hands.move(dx: 5)
        expectNil(swipe.failureReason)
        stage.wait(0.02)
        expectEqual(swipe.failureReason, .own("not 50 pt ahead within 0.5 s of the start"))
        stage.hands.move(dx: 100)
        expectEqual(told.take(), [])
    }

    @Test(.rules("N-16"))
    func `rest before the start does not count, so swipes of 0.1 s and accelerating ones of 1 s work`() {
        expectEqual(stroke(100, 0, over: 0.1), "swipe")
        let (stage, _, told) = makeStage()
        stage.hands.down(at: CGPoint(x: 50, y: 150))
        for step in 1...120 {
            stage.wait(1.0 / 120)
            let share = CGFloat(step) / 120
            stage.hands.move(to: CGPoint(x: 50 + 150 * share * share, y: 150))
        }
        expectEqual(told.take(), [.ended])
        stage.hands.up()
        stage.hands.down(at: CGPoint(x: 50, y: 150))
        stage.wait(2)
        stage.hands.move(dx: 120, over: 0.15)
        expectEqual(told.take(), [.ended])
        stage.hands.up()
        // The first scan after the rest finds it far away already.
        stage.hands.down(at: CGPoint(x: 50, y: 150))
        stage.wait(2)
        stage.hands.move(dx: 25)
        stage.hands.move(dx: 100, over: 0.1)
        expectEqual(told.take(), [.ended])
    }

    @Test(.rules("B-265")) func `it fails early: back, aside, lifted`() {
        expect(stroke(-30, 0, over: 0.1).hasPrefix("went -"))
        let (stage, swipe, _) = makeStage()
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 1, dy: 12)
        expectEqual(swipe.failureReason, .own("went 1, 12 pt, off its direction"))
        stage.hands.up()
        expectEqual(stroke(5, 0, over: 0.1), "lifted before it moved 10 pt")
        expect(stroke(40, 0, over: 0.1).hasPrefix("lifted 40 pt away, "))
        expectEqual(stroke(0, 0, over: 0.1), "lifted before it moved 10 pt")
    }

    @Test(.rules("B-265", "B-266")) func `it may first go back by the distance at which it starts, not farther`() {
        for (back, distance) in [(10, 10), (11, 10), (30, 30), (31, 30)] as [(CGFloat, CGFloat)] {
            let (stage, swipe, told) = makeStage { $0.startDistance = distance }
            stage.hands.down(at: stage.view)
            stage.hands.move(dx: -back)
            expectEqual(swipe.failureReason == nil, back <= distance)
            stage.hands.move(dx: back + 85)
            expectEqual(told.take(), back <= distance ? [.ended] : [])
            stage.hands.up()
        }
    }

    @Test(.rules("B-265")) func `what began a little askew may straighten`() {
        let (stage, _, told) = makeStage()
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 8, dy: 12)
        stage.hands.move(dx: 92, over: 0.1)
        expectEqual(told.take(), [.ended])
    }

    @Test(.rules("B-265")) func `every threshold can be set, and decides`() {
        expectEqual(stroke(60, 0, over: 0.05) { $0.distanceWhenFast = 50 }, "swipe")
        expect(stroke(60, 0, over: 0.4) { $0.distanceWhenSlow = 90 } != "swipe")
        expectEqual(stroke(150, 140, over: 0.05) { $0.slopeWhenFast = 1 }, "swipe")
        expectEqual(stroke(80, 48, over: 0.5) { $0.slopeWhenSlow = 0.8 }, "swipe")
        expect(stroke(80, 0, over: 1.5) != "swipe")
        expectEqual(stroke(80, 0, over: 1.5) { $0.maximumDuration = 1.5 }, "swipe")
        expect(stroke(120, 0, over: 0.6) { $0.maximumDuration = 0.2 } != "swipe")
        expectEqual(stroke(20, 0, over: 0.1) { $0.startDistance = 30 }, "lifted before it moved 30 pt")
    }

    @Test(.rules("B-265", "N-06")) func `several fingers stroke together; too few, too many, too late fail`() {
        let (stage, swipe, told) = makeStage { $0.numberOfTouchesRequired = 2 }
        func down(_ count: Int) {
            stage.hands.together {
                for finger in Finger.rightHand.prefix(count) {
                    stage.hands.down(finger, at: CGPoint(x: 50 + 40 * finger.rawValue, y: 150))
                }
            }
        }
        func move(_ fingers: Int...) {
            stage.hands.together {
                for (finger, way) in zip(Finger.rightHand, fingers) { stage.hands.move(finger, dx: CGFloat(way)) }
            }
        }
        func up() { stage.hands.liftAll() }
        down(2)
        move(50, 60)
        move(40, 35)
        expectEqual(told.take(), [.ended])
        up()
        down(1)
        stage.hands.move(dx: 100)
        stage.wait(0.4)
        expectEqual(swipe.failureReason, .own("1 of 2 fingers after 0.3 s"))
        up()
        down(1)
        stage.hands.up()
        expectEqual(swipe.failureReason, .own("a finger was lifted before all 2 were down"))
        down(3)
        expectEqual(swipe.failureReason, .own("3 fingers, not 2"))
        up()
        down(2)
        move(40, 40)
        stage.hands.up(.rightMiddle)
        expectEqual(swipe.failureReason?.description.hasPrefix("lifted 40 pt away"), true)
        up()
        expectEqual(told.take(), [])
    }

    @Test(.rules("B-265")) func `fingers that part, or of which one rests, are no swipe`() {
        for (index, thumb) in [(100, 0), (70, -70)] as [(CGFloat, CGFloat)] {
            let (stage, swipe, told) = makeStage { $0.numberOfTouchesRequired = 2 }
            stage.hands.together {
                stage.hands.down(at: CGPoint(x: 200, y: 100))
                stage.hands.down(.rightThumb, at: CGPoint(x: 190, y: 200))
            }
            stage.hands.move(
                [
                    (.rightIndex, CGPoint(x: 200 + index, y: 100)),
                    (.rightThumb, CGPoint(x: 190 + thumb, y: 200)),
                ], over: 0.2)
            expectEqual(told.take(), [])
            expectEqual(swipe.failureReason?.description.hasPrefix("a finger strayed 3"), true)
        }
    }

    @Test(.rules("B-265")) func `a second finger on a swipe of one fails it`() {
        let (stage, swipe, _) = makeStage()
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 20)
        stage.hands.down(.leftIndex, at: CGPoint(x: 10, y: 10))
        expectEqual(swipe.failureReason, .own("2 fingers, not 1"))
    }

    @Test(.rules("B-267")) func `the location is the middle of where the fingers began, each touch where it began`() {
        var places: [CGPoint] = []
        let (stage, swipe, _) = makeStage { $0.numberOfTouchesRequired = 2 }
        swipe.addAction { [view = stage.view] swipe in
            places = [swipe.location(in: view)] + (0..<2).map { swipe.location(ofTouch: $0, in: view) }
        }
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.down(.leftIndex, at: CGPoint(x: 120, y: 160))
        stage.hands.move(
            [(.rightIndex, CGPoint(x: 200, y: 100)), (.leftIndex, CGPoint(x: 225, y: 160))], over: 0.1)
        let expected = [CGPoint(x: 110, y: 130), CGPoint(x: 100, y: 100), CGPoint(x: 120, y: 160)]
        expectEqual(places, expected)
        stage.hands.up()
        stage.hands.up(.leftIndex)
        expectEqual(swipe.location(in: nil), expected[0])
    }

    @Test(.rules("B-268")) func `one recognizer knows several directions, and direction keeps the mask`() {
        for (x, y) in [(-100, 0), (0, 100), (100, 0), (0, -100)] as [(CGFloat, CGFloat)] {
            let told = stroke(x, y, over: 0.1) {
                $0.direction = [.left, .down]
            }
            expectEqual(told == "swipe", x < 0 || y > 0)
        }
        let (stage, swipe, told) = makeStage { $0.direction = [.left, .down] }
        stage.hands.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 100, y: 100), over: 0.2)
        expectEqual(told.take(), [.ended])
        expectEqual(swipe.direction, [.left, .down])
        expect(stroke(100, 0, over: 0.1) { $0.direction = [] }.hasPrefix("went "))
    }

    @Test(.rules("B-205")) func `settings count from the next attempt`() {
        let (stage, swipe, told) = makeStage()
        stage.hands.down(at: stage.view)
        swipe.direction = .left
        swipe.numberOfTouchesRequired = 2
        swipe.distanceWhenFast = 1_000
        swipe.maximumDuration = 0.01
        stage.hands.move(dx: 100, over: 0.1)
        expectEqual(told.take(), [.ended])
        stage.hands.up()
        stage.hands.down(at: CGPoint(x: 50, y: 150))
        stage.hands.move(dx: 100, over: 0.1)
        expectEqual(told.take(), [])
    }

    @Test(.rules("B-099")) func `it fails with a finger that the system takes away`() {
        let (stage, swipe, told) = makeStage()
        stage.hands.down(at: stage.view)
        stage.hands.move(dx: 40)
        stage.hands.cancel()
        expectEqual(swipe.failureReason, .systemCancelled)
        expectEqual(told.take(), [])
    }

    @Test(.rules("B-037")) func `a view that moves along does not hide the movement`() {
        let (stage, swipe, told) = makeStage()
        _ = swipe
        stage.hands.down(at: CGPoint(x: 100, y: 150))
        for _ in 1...10 {
            stage.view.frame.origin.x += 12
            stage.hands.move(dx: 12)
            stage.wait(0.01)
        }
        expectEqual(told.take(), [.ended])
    }
}
