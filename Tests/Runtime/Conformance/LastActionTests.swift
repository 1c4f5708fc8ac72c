import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// The touches and values that the last action of an attempt reads.
struct LastActionTests {
    /// The values that the last action read.
    private struct Reading: Equatable {
        var state: UIGestureRecognizer.State
        var count: Int
        var place: CGPoint
    }

    /// Adds a recognizer, plays, and returns what its last action read.
    private func reading<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ play: (Stage, Recognizer) -> Void
    ) -> Reading? {
        var reading: Reading?
        let stage = Stage { $0.add(recognizer, "own") }
        recognizer.addAction {
            reading = Reading(state: $0.state, count: $0.numberOfTouches, place: $0.location(in: nil))
        }
        play(stage, recognizer)
        return reading
    }

    private let left = CGPoint(x: 100, y: 100)
    private let right = CGPoint(x: 200, y: 100)

    private func together(_ stage: Stage, _ body: (Hands) -> Void) {
        stage.hands.together { body(stage.hands) }
    }

    /// Two fingers come down, move apart and around each other by 30 pt each, and are lifted together or one after the other.
    private func playPair(_ stage: Stage, apart: Bool = false) {
        together(stage) {
            $0.down(.rightThumb, at: left)
            $0.down(.rightIndex, at: right)
        }
        stage.hands.move(
            [(.rightThumb, CGPoint(x: 70, y: 70)), (.rightIndex, CGPoint(x: 230, y: 130))], over: 0.1)
        if apart {
            stage.hands.up(.rightThumb)
            stage.hands.move(.rightIndex, dx: 10)
            stage.hands.up(.rightIndex)
        } else {
            together(stage) {
                $0.up(.rightThumb)
                $0.up(.rightIndex)
            }
        }
    }

    private func drag(_ stage: Stage, fingers: Int = 1) {
        let used = [Finger.rightIndex, .rightMiddle].prefix(fingers)
        together(stage) {
            for (index, finger) in used.enumerated() {
                $0.down(finger, at: CGPoint(x: 5, y: 100 + 50 * CGFloat(index)))
            }
        }
        stage.hands.move(used.enumerated().map { ($1, CGPoint(x: 125, y: 100 + 50 * CGFloat($0))) }, over: 0.1)
        together(stage) { for finger in used { $0.up(finger) } }
    }

    @Test(.rules("B-111", "B-222", "B-267"))
    func `lifted touches of drags, pinches, rotations and presses are gone; those of taps and swipes count`() {
        let (ended, middle) = (UIGestureRecognizer.State.ended, CGPoint(x: 150, y: 100))
        expectEqual(
            reading(UIPanGestureRecognizer()) {
                drag($0, fingers: 1); _ = $1
            }, Reading(state: ended, count: 0, place: CGPoint(x: 125, y: 100)))
        expectEqual(
            reading(UIPanGestureRecognizer()) {
                drag($0, fingers: 2); _ = $1
            }, Reading(state: ended, count: 0, place: CGPoint(x: 125, y: 125)))
        expectEqual(
            reading(UIPanGestureRecognizer()) {
                playPair($0, apart: true); _ = $1
            }, Reading(state: ended, count: 0, place: CGPoint(x: 240, y: 130)))
        // The pan is over at the first lift; the place is that of the fingers with which it ends.
        expectEqual(
            reading(UIPanGestureRecognizer()) {
                $1.minimumNumberOfTouches = 2
                playPair($0, apart: true)
            }, Reading(state: ended, count: 1, place: middle))
        expectEqual(
            reading(UIScreenEdgePanGestureRecognizer()) {
                $1.edges = .left
                drag($0)
            }, Reading(state: ended, count: 0, place: CGPoint(x: 125, y: 100)))
        for isApart in [false, true] {
            let place = isApart ? CGPoint(x: 240, y: 130) : middle
            expectEqual(
                reading(UIPinchGestureRecognizer()) {
                    playPair($0, apart: isApart); _ = $1
                }, Reading(state: ended, count: 0, place: place))
            expectEqual(
                reading(UIRotationGestureRecognizer()) {
                    playPair($0, apart: isApart); _ = $1
                }, Reading(state: ended, count: 0, place: place))
        }
        expectEqual(
            reading(UILongPressGestureRecognizer()) {
                $0.hands.tap(at: left, holding: 0.6)
                _ = $1
            }, Reading(state: ended, count: 0, place: left))
        // It ends when one of its fingers is lifted.
        expectEqual(
            reading(UILongPressGestureRecognizer()) { stage, press in
                press.numberOfTouchesRequired = 2
                together(stage) {
                    $0.down(.rightThumb, at: left)
                    $0.down(.rightIndex, at: right)
                }
                stage.wait(0.6)
                stage.hands.up(.rightThumb)
                stage.hands.up(.rightIndex)
            }, Reading(state: ended, count: 1, place: middle))
        for taps in 1...2 {
            for fingers in 1...2 {
                expectEqual(
                    reading(UITapGestureRecognizer()) { stage, tap in
                        (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (taps, fingers)
                        for _ in 1...taps {
                            together(stage) {
                                $0.down(.rightThumb, at: left)
                                if fingers == 2 { $0.down(.rightIndex, at: right) }
                            }
                            stage.wait(0.1)
                            stage.hands.up(.rightThumb)
                            if fingers == 2 { stage.hands.up(.rightIndex) }
                        }
                    }, Reading(state: ended, count: fingers, place: fingers == 1 ? left : middle))
            }
        }
        for fingers in 1...2 {
            expectEqual(
                reading(UISwipeGestureRecognizer()) {
                    $1.numberOfTouchesRequired = fingers
                    drag($0, fingers: fingers)
                }, Reading(state: ended, count: fingers, place: CGPoint(x: 5, y: fingers == 1 ? 100 : 125)))
        }
        // Recognized in the event of the lift.
        expectEqual(
            reading(UISwipeGestureRecognizer()) { stage, _ in
                stage.hands.down(at: left)
                together(stage) {
                    $0.move(dx: 100)
                    $0.up()
                }
            }, Reading(state: ended, count: 1, place: left))
        expectEqual(
            reading(WrittenRecognizer()) {
                $1.isDiscrete()
                $0.hands.tap(at: left)
            }, Reading(state: ended, count: 0, place: left))
    }

    @Test(.rules("B-105")) func `a cancelled drag counts the touches that are down, and is where it was cancelled`() {
        for isDisabled in [false, true] {
            let read = reading(UIPanGestureRecognizer()) { stage, pan in
                stage.hands.down(at: left)
                stage.hands.move(dx: 50)
                if isDisabled { pan.isEnabled = false } else { stage.hands.cancel() }
                stage.wait(0.01)
            }
            expectEqual(read?.state, .cancelled)
            expectEqual(read?.place, CGPoint(x: 150, y: 100))
            expectEqual(read?.count, isDisabled ? 1 : 0, "a finger that stays down is down")
        }
    }

    @Test(.rules("B-242", "B-257", "B-258", "M-01")) func `values of the last action are those of the last movement`() {
        let stage = Stage()
        let (pan, pinch, rotation) = (stage.addPan(), stage.addPinch(), stage.addRotation())
        let delegate = ProbeDelegate()
        delegate.allowsSimultaneity = true
        var values: [[CGFloat]] = []
        for recognizer in [pan, pinch, rotation] as [UIGestureRecognizer] {
            recognizer.delegate = delegate
            recognizer.addAction { _ in
                let (way, speed) = (pan.translation(in: nil), pan.velocity(in: nil))
                values.append([way.x, way.y, speed.x, speed.y, pinch.scale, rotation.rotation])
            }
        }
        together(stage) {
            $0.down(.rightThumb, at: left)
            $0.down(.rightIndex, at: right)
        }
        stage.hands.move(
            [(.rightThumb, CGPoint(x: 70, y: 90)), (.rightIndex, CGPoint(x: 290, y: 190))], over: 0.1)
        let before = values.last
        expectEqual(before?.allSatisfy { $0 != 0 && $0 != 1 }, true)
        values = []
        together(stage) {
            $0.up(.rightThumb)
            $0.up(.rightIndex)
        }
        expectEqual(values.count, 3)
        expect(values.allSatisfy { $0 == before })
    }

    @Test func `touches by index are those that are down, and out of range is the last place, with a diagnostic`() {
        let stage = Stage()
        let pan = stage.addPan()
        var places: [CGPoint] = []
        pan.addAction { places.append($0.location(ofTouch: 0, in: nil)) }
        together(stage) {
            $0.down(.rightThumb, at: left)
            $0.down(.rightIndex, at: right)
        }
        stage.hands.move(.rightIndex, dx: 30)
        // In the event of the lift already the finger that is left is the first.
        together(stage) {
            $0.move(.rightIndex, dx: 10)
            $0.up(.rightThumb)
        }
        stage.hands.move(.rightIndex, dx: 10)
        expectEqual(stage.diagnostics, [])
        stage.hands.up(.rightIndex)
        let last = CGPoint(x: 250, y: 100)
        expectEqual(places, [left, CGPoint(x: 240, y: 100), last, last])
        expectEqual(stage.diagnostics, [.touchIndexOutOfRange("pan", index: 0, count: 0)])
    }

    @Test func `inside its touch methods a recognizer counts the touches that are down`() {
        let stage = Stage()
        let own = stage.written("own")
        var counts: [Int] = []
        own.onBegan = { counts.append($0.numberOfTouches) }
        own.onEnded = {
            counts.append($0.numberOfTouches)
            if $0.numberOfTouches == 0 { $0.state = .ended }
        }
        together(stage) {
            $0.down(.rightThumb, at: left)
            $0.down(.rightIndex, at: right)
        }
        stage.hands.up(.rightThumb)
        stage.hands.up(.rightIndex)
        expectEqual(counts, [2, 1, 0])
    }
}
