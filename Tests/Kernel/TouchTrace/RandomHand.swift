import Touchstone

/// Fingers that come down anywhere, wander and come up, with all values that a digitizer can report; sane but for the
/// places. The same on every machine.
struct RandomHand {
    static let size = CGSize(width: 400, height: 300)

    private var random: RandomRecords
    private var down: [Int: CGPoint] = [:]

    init(seed: UInt64) { random = RandomRecords(seed: seed) }

    mutating func frames() -> [InputFrame] {
        var frames: [InputFrame] = []
        var instant = Instant.zero
        for _ in 0..<120 {
            instant = instant.advanced(by: [0.008, 0.016_666_667, 0.05, 0.4][random.roll(4)])
            frames.append(InputFrame(at: instant, [sample()]))
        }
        for (id, place) in down.sorted(by: { $0.key < $1.key }) {
            frames.append(InputFrame(at: instant, [ContactSample(id: id, phase: .ended, location: place)]))
        }
        return frames
    }

    private mutating func sample() -> ContactSample {
        let id = 1 + random.roll(4)
        guard var place = down[id] else {
            let place = CGPoint(x: CGFloat(random.roll(4_000)) / 10, y: CGFloat(random.roll(3_000)) / 10)
            down[id] = place
            return ContactSample(
                id: id, phase: .began, location: place, tool: random.roll(8) == 0 ? .pencil : .direct)
        }
        if random.roll(4) == 0 {
            down[id] = nil
            return ContactSample(id: id, phase: random.roll(8) == 0 ? .cancelled : .ended, location: place)
        }
        place.x += CGFloat(random.roll(400)) / 17 - 10
        place.y += CGFloat(random.roll(400)) / 17 - 10
        down[id] = place
        return ContactSample(id: id, phase: .moved, location: place)
    }
}
