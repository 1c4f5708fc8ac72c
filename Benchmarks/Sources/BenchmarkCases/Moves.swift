import Touchstone

/// A workload with fingers that are down and have moved for a while, whose event is a frame in which all of them move.
@MainActor
final class Moves: Workload {
    /// The expected state of the scene.
    struct Expectation {
        /// The number of actions that each event sends.
        var actions = 0
        /// The number of recognizers that are recognized.
        var recognized = 0
        /// The number of recognizers that follow the fingers and have not decided.
        var watching = 0
        /// The number of pans with the translation of the fingers.
        var following = 0
    }

    private let nest: Nest
    private let expectation: Expectation
    private var fingers: Fingers
    private var events = 0
    private let actionsBefore: Int
    private let receivedBefore: [Int]

    /// The number of frames until recognizers are recognized, taps have failed and buffers have their size.
    private static let warmUp = 120

    init(_ nest: Nest, fingers count: Int = 1, readings: Int = 0, expecting expectation: Expectation = Expectation()) {
        self.nest = nest
        self.expectation = expectation
        fingers = Fingers(count, on: nest.application, readings: readings)
        fingers.down()
        for _ in 0..<Self.warmUp { fingers.move() }
        actionsBefore = nest.target.actions
        receivedBefore = nest.received
    }

    func run(_ events: Int) {
        self.events += events
        for _ in 0..<events { fingers.move() }
    }

    var claims: [Claim] {
        let received = zip(nest.received, receivedBefore).map { $0 - $1 }
        // Read before the claim about readings makes one more event.
        let claims = [
            Claim("actions", nest.target.actions - actionsBefore, is: expectation.actions * events),
            Claim("recognized", nest.count(in: .changed), is: expectation.recognized),
            Claim("watching", watching, is: expectation.watching),
            Claim("following", following, is: expectation.following),
            Claim("recognizers that watch a finger that rests", nest.watchingBystanders, is: nest.bystanders.count),
            Claim("fingers of each pan", fingersOfPans, is: expectation.following > 0 ? fingers.count : 0),
            Claim("responders that received each movement", received.count { $0 == events }, is: received.count),
            Claim("diagnostics", nest.target.diagnostics, is: 0),
        ]
        return claims + nest.scrollClaims(after: fingers.travel) + readingClaims
    }

    /// The claims, from one more event, that a view receives all samples of the frame.
    private var readingClaims: [Claim] {
        guard let reader = nest.leaf as? ReadingView else { return [] }
        let (before, asked) = (reader.samples, reader.asks)
        reader.asks = true
        fingers.move()
        reader.asks = asked
        return [
            Claim("samples of a frame", reader.samples - before, is: fingers.samplesAFrame),
            Claim("samples that were read", before, is: asked ? fingers.samplesAFrame * (events + Self.warmUp) : 0),
        ]
    }

    private var watching: Int {
        nest.recognizers.count { $0.state == .possible && $0.numberOfTouches > 0 }
    }

    /// The number of touches of those pans that have any; all have the same.
    private var fingersOfPans: Int {
        guard expectation.following > 0 else { return 0 }
        let counts = nest.recognizers.compactMap { ($0 as? UIPanGestureRecognizer)?.numberOfTouches }.filter { $0 > 0 }
        return counts.min() == counts.max() ? counts.first ?? 0 : 0
    }

    private var following: Int {
        let travel = fingers.travel
        return nest.recognizers.count { recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
            let translation = pan.translation(in: nil)
            return abs(translation.x - travel.x) < 0.01 && abs(translation.y - travel.y) < 0.01
        }
    }
}

extension Nest {
    fileprivate var watchingBystanders: Int {
        bystanders.count { $0.state == .possible && $0.numberOfTouches == 1 }
    }

    /// Returns the claims that scrolled content follows the finger, without the distance before the beginning of the drag (N-10).
    fileprivate func scrollClaims(after travel: CGPoint) -> [Claim] {
        guard let offset = target.scrolled?.contentOffset else { return [] }
        let (across, down) = (target.scrollStart.x - offset.x, target.scrollStart.y - offset.y)
        return [
            Claim("points scrolled across", Int(across.rounded()), is: Int(travel.x.rounded()) - 10),
            Claim("points scrolled down", Int(down.rounded()), is: Int(travel.y.rounded()) - 10),
        ]
    }
}
