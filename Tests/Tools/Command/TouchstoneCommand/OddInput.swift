import TouchTrace
import Touchstone

/// Drags, one after the other, with one odd gesture among them.
struct OddInput {
    /// The frames, in the order of time.
    private(set) var frames: [InputFrame] = []
    private var now = Instant.zero

    /// Creates drags of fifty frames.
    /// - Parameters:
    ///   - count: The number of drags.
    ///   - odd: Adds the odd gesture, after two of five drags.
    init(drags count: Int, odd: (inout OddInput) -> Void) {
        for drag in 0..<count {
            if drag == 2 * count / 5 { odd(&self) }
            let start = CGPoint(x: 40.5 + Double(drag % 50), y: 60.25)
            add([(drag % 5 + 1, .began, start)])
            for step in 1...48 {
                add([(drag % 5 + 1, .moved, CGPoint(x: start.x + 2.5 * Double(step), y: start.y + Double(step) / 3))])
            }
            add([(drag % 5 + 1, .ended, CGPoint(x: start.x + 120, y: start.y + 16))], wait: 0.3)
        }
    }

    /// Two fingers that move apart.
    mutating func pinch() {
        now = now.advanced(by: 0.4)
        func pair(_ phase: ContactSample.Phase, _ step: Int) {
            let part = 2.25 * Double(step)
            add(
                [(21, phase, CGPoint(x: 150.5 - part, y: 150)), (22, phase, CGPoint(x: 250 + part, y: 151))],
                wait: 0.016)
        }
        pair(.began, 0)
        for step in 1...20 { pair(.moved, step) }
        pair(.ended, 20)
        now = now.advanced(by: 0.4)
    }

    /// A finger that taps twice.
    mutating func doubleTap() {
        now = now.advanced(by: 0.4)
        for _ in 0..<2 {
            add([(31, .began, CGPoint(x: 210.5, y: 140))], wait: 0.06)
            add([(31, .ended, CGPoint(x: 211, y: 140))], wait: 0.11)
        }
        now = now.advanced(by: 0.4)
    }

    /// Three fingers that are down at once.
    mutating func threeFingers() {
        for phase in [.began, .moved, .ended] as [ContactSample.Phase] {
            add((1...3).map { (40 + $0, phase, CGPoint(x: 60.5 * Double($0), y: 200)) }, wait: 0.2)
        }
    }

    private mutating func add(_ samples: [(id: Int, phase: ContactSample.Phase, place: CGPoint)], wait: Double = 0.008)
    {
        frames.append(
            InputFrame(at: now, samples.map { ContactSample(id: $0.id, phase: $0.phase, location: $0.place) }))
        now = now.advanced(by: wait)
    }

    /// A trace of the frames alone, as text.
    func trace(scene: String = "everything") -> String {
        var trace = Trace(frames.map { TraceRecord(instant: $0.instant, step: .frame($0)) })
        trace[.scene] = scene
        trace.screenSize = CGSize(width: 400, height: 300)
        return trace.text
    }
}
