import TouchInput

/// A recorded movement, each sample later than the one before.
struct Stroke {
    struct Sample {
        var location: CGPoint
        var time: Double
    }

    private(set) var samples: [Sample] = []

    /// Leaves out a sample that is not later than the one before.
    mutating func append(_ location: CGPoint, at time: Double) {
        if let last = samples.last, time <= last.time { return }
        samples.append(Sample(location: location, time: time))
    }

    /// The location at a time, on the straight line between two samples; nil beyond the last one and in a gap
    /// of more than 0.05 s, about which the recording does not tell.
    func location(at time: Double) -> CGPoint? {
        guard let next = samples.firstIndex(where: { $0.time >= time }), next > 0 else { return nil }
        let (a, b) = (samples[next - 1], samples[next])
        guard b.time - a.time <= 0.05 else { return nil }
        let part = (time - a.time) / (b.time - a.time)
        return CGPoint(
            x: a.location.x + part * (b.location.x - a.location.x),
            y: a.location.y + part * (b.location.y - a.location.y))
    }
}

func distance(_ a: CGPoint, _ b: CGPoint) -> Double {
    let (dx, dy) = (Double(a.x - b.x), Double(a.y - b.y))
    return (dx * dx + dy * dy).squareRoot()
}
