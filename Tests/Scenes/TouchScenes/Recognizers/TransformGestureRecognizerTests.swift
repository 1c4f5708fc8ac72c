import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `A transform recognizer` {
    /// A photo at (100, 100), 200 × 100, on a paper that fills the window, and what its action was told.
    private final class Board {
        let stage: Stage
        let photo: UIView
        let paper: UIView
        let recognizer = TransformGestureRecognizer()
        var states: [UIGestureRecognizer.State] = []

        init() {
            stage = Stage()
            (paper, photo) = stage.perform { [stage] in
                let paper = stage.addView("paper", frame: stage.view.bounds)
                let frame = CGRect(x: 100, y: 100, width: 200, height: 100)
                return (paper, stage.addView("photo", frame: frame, on: paper))
            }
            photo.isMultipleTouchEnabled = true
            stage.add(recognizer, "transform", on: photo)
            recognizer.addTarget(self, action: Board.transform)
        }

        private func transform(_ recognizer: TransformGestureRecognizer) {
            states.append(recognizer.state)
            if recognizer.state == .began {
                recognizer.transform = photo.transform.concatenating(recognizer.transform)
            }
            photo.transform = recognizer.transform
        }

        /// The point of the photo that is at a point of the window.
        func point(at place: CGPoint) -> CGPoint { photo.convert(place, from: nil) }

        func isPhoto(_ transform: CGAffineTransform) -> Bool { photo.transform.difference(from: transform) < 1e-9 }
    }

    @Test(.rules("S-091"), arguments: [false, true])
    func `is over when of its last fingers one is lifted and one cancelled in one event`(hasBegun: Bool) {
        let board = Board()
        let stage = board.stage
        let fingers: [(Finger, CGPoint)] = [
            (.leftIndex, CGPoint(x: 150, y: 150)), (.rightIndex, CGPoint(x: 250, y: 150)),
        ]
        for (finger, place) in fingers { stage.hands.down(finger, at: place) }
        if hasBegun { stage.hands.move(.leftIndex, dx: -20) }
        stage.hands.together {
            stage.hands.up(.leftIndex)
            stage.hands.cancel(.rightIndex)
        }
        expectEqual(board.states, hasBegun ? [.began, .ended] : [])
        expectEqual(board.recognizer.state, .possible)
        expect(stage.log.hasSuffix("transform reset"))
    }

    @Test(.rules("S-089", "S-091")) func `begins beyond 10 points, changes with each movement, ends when lifted`() {
        let board = Board()
        let stage = board.stage
        stage.hands.down(at: CGPoint(x: 150, y: 150))
        stage.hands.move(dx: 10)
        expectEqual(board.photo.transform, .identity)
        stage.hands.move(dx: 1)
        expect(board.isPhoto(CGAffineTransform(translationX: 11, y: 0)))
        stage.hands.move(dy: 3)
        expect(board.isPhoto(CGAffineTransform(translationX: 11, y: 3)))
        stage.hands.up()
        stage.expect(
            """
            0     photo hit by 1
                  transform watches 1
                  transform receives began 1
                  photo receives began 1
                  transform receives moved 1
                  photo receives moved 1
                  transform receives moved 1
                  photo receives cancelled 1
                  transform began
                  transform receives moved 1
                  transform changed
                  transform receives ended 1
                  transform ended
                  transform reset
            """)
        expectEqual(board.recognizer.transform, .identity)
    }

    @Test(.rules("S-091")) func `fails when it is lifted before it began`() {
        let board = Board()
        board.stage.hands.tap(at: CGPoint(x: 150, y: 150))
        board.stage.expect(
            """
            0     photo hit by 1
                  transform watches 1
                  transform receives began 1
                  photo receives began 1
            50    transform receives ended 1
                  transform failed: lifted before anything was moved, zoomed or turned
                  photo receives ended 1
                  transform reset
            """)
        expect(board.states.isEmpty)
    }

    @Test(.rules("S-089")) func `without thresholds a finger that reports, but does not move, begins nothing`() {
        let board = Board()
        board.recognizer.translationThreshold = 0
        board.recognizer.deformationThreshold = 0
        board.stage.hands.down(at: CGPoint(x: 150, y: 150))
        board.stage.hands.details.force = 0.5
        board.stage.hands.move(dx: 0)
        expect(board.stage.log.contains("transform receives moved 1"))
        expect(board.states.isEmpty)
        board.stage.hands.move(dx: 0.25)
        expectEqual(board.states, [.began])
    }

    @Test(.rules("S-089"))
    func `two fingers that move alike need 10 points, two that move apart only 2 from their middle`() {
        let board = Board()
        let hands = board.stage.hands
        func start() {
            hands.together {
                hands.down(.leftIndex, at: CGPoint(x: 150, y: 150))
                hands.down(.rightIndex, at: CGPoint(x: 250, y: 150))
            }
        }
        func move(_ left: CGFloat, _ right: CGFloat) {
            hands.move(
                [(.leftIndex, CGPoint(x: 150 + left, y: 150)), (.rightIndex, CGPoint(x: 250 + right, y: 150))], over: 0)
        }
        func end() {
            hands.up(.leftIndex)
            hands.up(.rightIndex)
        }
        start()
        move(9, 9)
        expect(board.states.isEmpty)
        move(11, 11)
        expectEqual(board.states, [.began])
        end()
        board.states = []
        start()
        move(-2, 2)
        expect(board.states.isEmpty)
        move(-3, 3)
        expectEqual(board.states, [.began])
        end()
        expectEqual(board.states, [.began, .ended])
    }

    @Test(.rules("S-086", "S-093"), arguments: [4, 0.25] as [CGFloat])
    func `measures the way on the screen and the transform in the superview`(zoom: CGFloat) {
        let board = Board()
        board.paper.transform = CGAffineTransform(scaleX: zoom, y: zoom)
        board.stage.hands.down(at: board.photo)
        board.stage.hands.move(dx: 10)
        expect(board.states.isEmpty)
        board.stage.hands.move(dx: 6)
        expect(board.isPhoto(CGAffineTransform(translationX: 16 / zoom, y: 0)))
    }

    @Test(.rules("S-086")) func `a superview that moves under a resting finger begins nothing`() {
        let board = Board()
        board.stage.hands.down(at: board.photo)
        board.paper.transform = CGAffineTransform(translationX: 40, y: 0)
        board.stage.hands.move(dx: 1)
        expect(board.states.isEmpty)
    }

    @Test(.rules("S-093")) func `the finger stays on what it touched in a superview that is turned meanwhile`() {
        let board = Board()
        let start = CGPoint(x: 170, y: 120)
        let touched = board.point(at: start)
        board.stage.hands.down(at: start)
        board.stage.hands.move(dx: 30)
        board.paper.transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 1.5, y: 1.5)
        board.stage.hands.move(dx: 30)
        expect(board.point(at: CGPoint(x: 230, y: 120)).distance(from: touched) < 1e-9)
    }

    @Test(.rules("S-088")) func `a transform that is set in the gesture goes on from there`() {
        let board = Board()
        board.stage.hands.down(at: board.photo)
        board.stage.hands.move(dx: 50)
        board.recognizer.transform = .identity
        board.stage.hands.move(dx: 2, dy: 3)
        expect(board.isPhoto(CGAffineTransform(translationX: 2, y: 3)))
        board.recognizer.transform = CGAffineTransform(scaleX: 2, y: 2)
        board.stage.hands.move(dx: 5)
        expect(board.isPhoto(CGAffineTransform(a: 2, d: 2, tx: 5)))
    }

    @Test(.rules("S-094")) func `a third finger that comes and goes moves nothing, and counts as much as the others`() {
        let board = Board()
        let hands = board.stage.hands
        hands.down(.leftIndex, at: CGPoint(x: 150, y: 150))
        hands.down(.rightIndex, at: CGPoint(x: 250, y: 150))
        hands.move([(.leftIndex, CGPoint(x: 130, y: 140)), (.rightIndex, CGPoint(x: 270, y: 180))], over: 0.1)
        let before = board.photo.transform
        hands.down(.rightThumb, at: CGPoint(x: 200, y: 190))
        expect(board.isPhoto(before))
        hands.move(.leftIndex, dx: 0)
        expect(board.isPhoto(before))
        hands.move(
            [
                (.leftIndex, CGPoint(x: 140, y: 150)), (.rightIndex, CGPoint(x: 280, y: 190)),
                (.rightThumb, CGPoint(x: 210, y: 200)),
            ], over: 0)
        expect(board.isPhoto(before.concatenating(CGAffineTransform(translationX: 10, y: 10))))
        hands.move(.rightThumb, dx: 30)
        let with = board.photo.transform
        expect(with.difference(from: before) > 0.01)
        hands.up(.rightThumb)
        expect(board.isPhoto(with))
        hands.move(.leftIndex, dx: 0)
        expect(board.isPhoto(with))
    }

    @Test(.rules("S-094"))
    func `in one event a finger moves, one comes and one goes: nothing is lost and nothing jumps`() {
        let board = Board()
        let hands = board.stage.hands
        hands.together {
            hands.down(.leftIndex, at: CGPoint(x: 150, y: 150))
            hands.down(.rightIndex, at: CGPoint(x: 250, y: 150))
        }
        hands.move([(.leftIndex, CGPoint(x: 140, y: 150)), (.rightIndex, CGPoint(x: 260, y: 150))], over: 0)
        let under = board.point(at: CGPoint(x: 140, y: 150))
        hands.together {
            hands.move(.leftIndex, to: CGPoint(x: 140, y: 170))
            hands.up(.rightIndex)
            hands.down(.rightThumb, at: CGPoint(x: 200, y: 180))
        }
        let thumb = board.point(at: CGPoint(x: 200, y: 180))
        expect(board.point(at: CGPoint(x: 140, y: 170)).distance(from: under) < 1e-9)
        hands.move([(.leftIndex, CGPoint(x: 100, y: 100)), (.rightThumb, CGPoint(x: 300, y: 200))], over: 0.1)
        expect(board.point(at: CGPoint(x: 100, y: 100)).distance(from: under) < 1e-9)
        expect(board.point(at: CGPoint(x: 300, y: 200)).distance(from: thumb) < 1e-9)
    }

    @Test(.rules("S-094"))
    func `a finger that joins before the beginning starts the measuring anew: the beginning is no jump`() {
        let board = Board()
        let hands = board.stage.hands
        hands.down(.leftIndex, at: CGPoint(x: 150, y: 150))
        hands.move(.leftIndex, dx: 9)
        hands.down(.rightIndex, at: CGPoint(x: 250, y: 150))
        hands.move(.rightIndex, dx: 5)
        expectEqual(board.states, [.began])
        expect(board.point(at: CGPoint(x: 159, y: 150)).distance(from: CGPoint(x: 59, y: 50)) < 1e-9)
        expect(board.point(at: CGPoint(x: 255, y: 150)).distance(from: CGPoint(x: 150, y: 50)) < 1e-9)
    }

    @Test func `a touch that is taken away ends as one that is lifted, what was dragged stays where it is`() {
        let board = Board()
        let hands = board.stage.hands
        hands.down(.leftIndex, at: CGPoint(x: 150, y: 150))
        hands.down(.rightIndex, at: CGPoint(x: 250, y: 150))
        hands.move(.rightIndex, dx: 20)
        let dragged = board.photo.transform
        hands.cancel(.leftIndex)
        expect(board.isPhoto(dragged))
        hands.move(.rightIndex, dx: 0, dy: 7)
        expect(board.isPhoto(dragged.concatenating(CGAffineTransform(translationX: 0, y: 7))))
        hands.cancel(.rightIndex)
        expect(board.isPhoto(dragged.concatenating(CGAffineTransform(translationX: 0, y: 7))))
        expectEqual(board.states, [.began, .changed, .ended])
    }

    @Test func `it is cancelled when it is switched off, and the photo stays where it is`() {
        let board = Board()
        board.stage.hands.down(at: board.photo)
        board.stage.hands.move(dx: 30)
        board.stage.perform { board.recognizer.isEnabled = false }
        board.stage.wait(0.01)
        expectEqual(board.states, [.began, .cancelled])
        expect(board.isPhoto(CGAffineTransform(translationX: 30, y: 0)))
    }

    @Test func `the next gesture goes on from where the last one left the photo`() {
        let board = Board()
        board.stage.hands.pinch(at: board.photo, from: 80, to: 160)
        expect(board.isPhoto(CGAffineTransform(scaleX: 2, y: 2)))
        board.stage.hands.rotate(at: board.photo, by: .pi / 2)
        expect(board.isPhoto(CGAffineTransform(a: 0, b: 2, c: -2, d: 0)))
        board.stage.hands.drag(from: board.photo, to: CGPoint(x: 220, y: 190))
        expect(board.isPhoto(CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 20, ty: 40)))
    }

    /// Up to five fingers come, go and move in any order. In every case, coming and going moves nothing; one or two fingers
    /// that move keep under them what was there when the last one came or went; and the last one that goes ends it.
    @Test(.rules("S-091", "S-094"), arguments: 1...30 as ClosedRange<UInt64>)
    func `any fingers: no jump, what is under them stays under them, and an end for each beginning`(
        seed: UInt64
    ) {
        var random = SeededNumbers(seed: seed)
        let board = Board()
        let all: [Finger] = [.leftIndex, .leftThumb, .rightIndex, .rightThumb, .rightMiddle]
        var places: [Finger: CGPoint] = [:]
        var under: [Finger: CGPoint] = [:]
        func measure() { under = places.mapValues { board.point(at: $0) } }
        // Not in the order of a dictionary, which is another one in each process.
        var down: [Finger] { all.filter { places[$0] != nil } }
        let window = board.stage.window.bounds
        board.recognizer.translationThreshold = 0
        for step in 1...60 {
            let before = board.photo.transform
            let comes = all.filter { places[$0] == nil }.randomElement(using: &random)
            let goes = down.randomElement(using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0:
                guard let comes else { continue }
                // On the photo, wherever it is by now, or nowhere.
                let place = board.photo.convert(random.place(in: CGRect(x: 1, y: 1, width: 198, height: 98)), to: nil)
                // Fingers are thicker than a point: nearer together they would only move it.
                let isFree = places.values.allSatisfy { $0.distance(from: place) > 2 }
                guard window.contains(place), isFree else { continue }
                board.stage.hands.down(comes, at: place)
                places[comes] = place
                expect(board.isPhoto(before), "seed \(seed), step \(step)")
                measure()
            case 1:
                guard let goes else { continue }
                board.stage.hands.up(goes)
                places[goes] = nil
                expect(board.isPhoto(before), "seed \(seed), step \(step)")
                measure()
            default:
                guard !down.isEmpty else { continue }
                for finger in down where Bool.random(using: &random) { places[finger] = random.place(in: window) }
                board.stage.hands.move(down.map { ($0, places[$0] ?? .zero) }, over: 0)
                for finger in down where down.count <= 2 {
                    guard let wanted = under[finger], let place = places[finger] else { continue }
                    let isThere = board.photo.convert(wanted, to: nil).distance(from: place) < 1e-6
                    expect(isThere, "seed \(seed), step \(step), \(finger)")
                }
            }
        }
        for finger in down { board.stage.hands.up(finger) }
        let ends = board.states.filter { $0 == .ended }.count
        expectEqual(board.states.filter { $0 == .began }.count, ends, "seed \(seed)")
        expectEqual(board.recognizer.state, .possible, "seed \(seed)")
        board.states = []
        board.stage.wait(1)
        expect(board.states.isEmpty, "seed \(seed)")
    }
}
