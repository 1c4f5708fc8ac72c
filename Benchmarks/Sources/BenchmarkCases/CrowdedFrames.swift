import Touchstone

/// A workload with a finger that is down, whose event is a frame with very many samples of a digitizer.
@MainActor
final class CrowdedFrames: Workload {
    private let nest = Nest()
    private var frame = InputFrame(at: .zero, [])
    private let strangers: Int
    private let mentions: Int
    private var frames = 0
    /// The way to the place of the finger in the next frame: a frame in which it stays is no event.
    private var way: CGFloat = 1

    /// - Parameters:
    ///   - mentions: The number of times that the frame mentions the finger.
    ///   - readings: The number of earlier readings of it, the latest first.
    ///   - strangers: The number of contacts in the frame that never came down.
    init(mentions: Int = 1, readings: Int = 0, strangers: Int = 0) {
        (self.mentions, self.strangers) = (mentions, strangers)
        nest.addWatching()
        let place = CGPoint(x: 500, y: 500)
        nest.application.host.receive(InputFrame(at: .zero, [ContactSample(id: 0, phase: .began, location: place)]))
        for mention in 0..<mentions {
            let location = CGPoint(x: 500 + CGFloat(mention % 7), y: 500)
            frame.contacts.append(ContactSample(id: 0, phase: .moved, location: location))
        }
        for stranger in 0..<strangers {
            frame.contacts.append(ContactSample(id: stranger + 1, phase: .moved, location: place))
            frame.earlier.append(EarlierSample(id: stranger + 1, at: .zero, location: place))
        }
        for reading in 0..<readings {
            frame.earlier.append(EarlierSample(id: 0, at: Instant(nanoseconds: Int64(-reading)), location: place))
        }
        send()
        nest.target.diagnostics = 0
    }

    func run(_ events: Int) {
        frames += events
        for _ in 0..<events { send() }
    }

    private func send() {
        let step: Int64 = 8_333_333
        frame.instant.nanoseconds += step
        for index in 0..<mentions { frame.contacts[index].location.x += way }
        way = -way
        for index in frame.earlier.indices { frame.earlier[index].instant.nanoseconds += step }
        nest.application.host.receive(frame)
    }

    var claims: [Claim] {
        [
            Claim("recognizers that watch", nest.count(in: .possible), is: 1),
            Claim("fingers", nest.recognizers.first?.numberOfTouches ?? 0, is: 1),
            Claim("diagnostics", nest.target.diagnostics, is: strangers * frames),
        ]
    }
}
