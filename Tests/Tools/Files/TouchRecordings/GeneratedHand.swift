import Testing
import TouchInput
import TouchRecordings

/// Recordings that the project's own generator makes, for tests of every format.
enum GeneratedHand {
    static let size = CGSize(width: 400, height: 300)
    static let seeds: [UInt64] = [1, 2, 3, 4]

    /// Taps, drags and two fingers at once, chosen by the seed.
    static func frames(_ seed: UInt64, gestures: Int = 4) -> [InputFrame] {
        var numbers = SplitMix64(seed: seed)
        func place() -> CGPoint {
            CGPoint(x: .random(in: 5...395, using: &numbers), y: .random(in: 5...295, using: &numbers))
        }
        var hand = HandScript(seed: seed, tremor: 0.6)
        for _ in 0..<gestures {
            switch Int.random(in: 0..<3, using: &numbers) {
            case 0: hand.tap("index", at: place())
            case 1: hand.drag("index", from: place(), to: place(), over: 0.3)
            default:
                hand.together([
                    Stroke("left", at: place(), [.move(to: place(), over: 0.4)]),
                    Stroke("right", start: 0.05, at: place(), [.move(to: place(), over: 0.3)]),
                ])
            }
            hand.pause(.random(in: 0.1...0.6, using: &numbers))
        }
        return StrokeGenerator().frames(for: hand)
    }

    static func recording(_ seed: UInt64, gestures: Int = 4) -> Recording {
        Recording(
            source: "hand", deviceName: "generated", points: frames(seed, gestures: gestures), in: size,
            pointsPerInch: 163)
    }

    /// The same with pencils among the fingers, forces and radii that come and go, and contacts that are cancelled.
    static func fickle(_ seed: UInt64) -> Recording {
        var numbers = SplitMix64(seed: seed)
        let pencils = Set((0..<20).filter { _ in Bool.random(using: &numbers) })
        let fickle = frames(seed).map { frame in
            var frame = frame
            for index in frame.contacts.indices {
                var sample = frame.contacts[index]
                if pencils.contains(sample.id) { sample.tool = .pencil }
                if sample.phase == .ended, Bool.random(using: &numbers) { sample.phase = .cancelled }
                sample.details.maximumForce = 3
                sample.details.force = CGFloat(max(Int.random(in: -3000...3000, using: &numbers), 0)) / 1000
                sample.details.radius = CGFloat(max(Int.random(in: -80...80, using: &numbers), 0)) / 4
                frame.contacts[index] = sample
            }
            return frame
        }
        return Recording(source: "hand", deviceName: "generated", points: fickle, in: size)
    }

    /// The same with a force and a radius that change.
    static func pressing(_ seed: UInt64) -> Recording {
        var numbers = SplitMix64(seed: seed)
        let pressing = frames(seed).map { frame in
            var frame = frame
            for index in frame.contacts.indices {
                frame.contacts[index].details.maximumForce = 3
                frame.contacts[index].details.force = CGFloat(Int.random(in: 1...3000, using: &numbers)) / 1000
                frame.contacts[index].details.radius = CGFloat(Int.random(in: 1...80, using: &numbers)) / 4
            }
            return frame
        }
        return Recording(source: "hand", deviceName: "generated", points: pressing, in: size)
    }
}
