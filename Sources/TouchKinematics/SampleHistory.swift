import TouchGeometry

/// The newest samples of a moving point, each later than the one before; the oldest makes room for the newest.
///
///     append       a  b  c  d  e
///     places       a  b  c  d      four of them: a goes when e comes, in whose place it is written
///                  e  b  c  d
///
/// Its memory is taken with the first sample and kept: a moving finger allocates nothing.
struct SampleHistory: Hashable, Sendable {
    /// A place and its time in seconds.
    struct Sample: Hashable, Sendable {
        var location: CGPoint
        var time: TimeInterval
    }

    private let capacity: Int
    private var samples: [Sample] = []
    /// Where the newest one is.
    private var newest = 0

    init(capacity: Int) {
        self.capacity = capacity
    }

    var count: Int { samples.count }

    /// The sample that is `age` samples older than the newest; `age` is less than `count`.
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

    mutating func removeAll() {
        samples.removeAll(keepingCapacity: true)
        newest = 0
    }
}
