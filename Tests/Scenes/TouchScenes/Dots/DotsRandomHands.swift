import TestSupport
import TouchScenes
import TouchTesting
import Touchstone

/// Four fingers that do anything to the dots: the same for a seed, everywhere.
struct DotsRandomHands {
    let stage: SceneStage
    /// Of all dots, in the order of their numbers.
    let dots: [UIView]
    /// The largest distance by which a dot moved on the screen at the instant of a change of its superview.
    private(set) var farthestJump: CGFloat = 0
    /// The number of changes of a dot's superview.
    private(set) var moves = 0
    private var numbers: SeededNumbers
    /// The locations of the fingers that are down.
    private var places: [Finger: CGPoint] = [:]
    /// The times from which a finger may begin a press.
    private var deadlines: [Finger: Instant] = [:]
    private static let fingers: [Finger] = [.leftThumb, .leftIndex, .rightThumb, .rightIndex]

    init(_ stage: SceneStage, seed: UInt64) {
        self.stage = stage
        stage.hands.mayMiss = true
        numbers = SeededNumbers(seed: seed)
        dots = (1...45).map { stage.view("dot \($0)") }
    }

    private mutating func roll(_ count: Int) -> Int { numbers.roll(count) }

    private mutating func place() -> CGPoint { CGPoint(x: roll(480), y: roll(480)) }

    // MARK: Deeds

    /// One deed of one finger, or some time that goes by.
    mutating func act() {
        let finger = Self.fingers[roll(4)]
        guard let start = places[finger] else {
            let dot = dots[roll(45)]
            let isAimed = roll(4) > 0 && dot.window != nil
            let target = isAimed ? dot.convert(CGPoint(x: dot.bounds.midX, y: dot.bounds.midY), to: nil) : place()
            stage.hands.down(finger, at: target)
            places[finger] = target
            deadlines[finger] = stage.hands.host.now.advanced(by: 0.5)
            return wait(0.01)
        }
        switch roll(8) {
        case 0: lift(finger)
        case 1: lift(finger, isCancelled: roll(2) == 0)
        case 2, 3, 4:
            let end = place()
            for part in [0.25, 0.5, 0.75, 1] {
                wait(0.01 * Double(1 + roll(5)))
                let (x, y) = (start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
                stage.hands.move(finger, to: CGPoint(x: x, y: y))
            }
            places[finger] = end
        default: wait(0.05 * Double(1 + roll(14)))
        }
    }

    /// Lifts every finger and waits until nothing moves.
    mutating func finish() {
        for finger in Self.fingers { lift(finger) }
        stage.wait(4)
    }

    private mutating func lift(_ finger: Finger, isCancelled: Bool = false) {
        let before = shown
        if isCancelled { stage.hands.cancel(finger) } else { stage.hands.up(finger) }
        places[finger] = nil
        compare(with: before)
    }

    /// Stops right before each instant at which a press may begin, to see what happens then.
    private mutating func wait(_ seconds: TimeInterval) {
        let host = stage.hands.host
        let end = host.now.advanced(by: seconds)
        for instant in deadlines.values.sorted() where instant > host.now && instant <= end {
            host.advance(to: Instant(nanoseconds: instant.nanoseconds - 1))
            let before = shown
            host.advance(to: instant)
            compare(with: before)
        }
        host.advance(to: end)
    }

    // MARK: Jumps

    private var shown: [(superview: UIView?, middle: CGPoint?)] {
        dots.map { dot in
            (dot.superview, dot.layer.presentation().flatMap { dot.superview?.convert($0.position, to: nil) })
        }
    }

    private mutating func compare(with before: [(superview: UIView?, middle: CGPoint?)]) {
        for (old, new) in zip(before, shown) where old.superview !== new.superview {
            moves += 1
            if let start = old.middle, let end = new.middle { farthestJump = max(farthestJump, gap(start, end)) }
        }
    }
}
