import TouchInput

/// The latest samples of a moving point, each later than the previous one, in a ring buffer.
///
///     append       a  b  c  d  e
///     places       a  b  c  d      four of them: e is written in the place of a
///                  e  b  c  d
///
/// Its storage is allocated with the first sample and kept: a moving finger allocates nothing.
struct SampleHistory: Hashable, Sendable {
    /// A location and its time in seconds.
    struct Sample: Hashable, Sendable {
        var location: CGPoint
        var time: TimeInterval
    }

    private let capacity: Int
    private var samples: [Sample] = []
    /// The index of the newest sample.
    private var newest = 0

    init(capacity: Int) {
        self.capacity = capacity
    }

    var count: Int { samples.count }

    /// Returns the sample that is `age` samples older than the newest; `age` is less than `count`.
    subscript(age: Int) -> Sample {
        let index = newest - age
        return samples[index < 0 ? index + samples.count : index]
    }

    mutating func append(_ sample: Sample) {
        if samples.count < capacity {
            if samples.isEmpty { samples.reserveCapacity(capacity) }
            samples.append(sample)
            newest = samples.count - 1
        } else {
            newest = newest + 1 == capacity ? 0 : newest + 1
            samples[newest] = sample
        }
    }

    mutating func shift(by offset: CGVector) {
        for index in samples.indices {
            samples[index].location.x += offset.dx
            samples[index].location.y += offset.dy
        }
    }

    mutating func removeAll() {
        if samples.isEmpty { return }
        samples.removeAll(keepingCapacity: true)
        newest = 0
    }
}
