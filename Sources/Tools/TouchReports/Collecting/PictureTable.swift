import TouchInput

/// The pictures of an app over time, as lines of SVG: those that fit, at equal distances.
struct PictureTable: Sendable {
    /// A picture from an instant on.
    struct Picture: Sendable {
        let instant: Instant
        let lines: [Int]
    }

    /// The number of pictures that are kept, and of the bytes of their different lines.
    static let (most, mostBytes) = (160, 1_500_000)

    private var pictures: [(instant: Instant, text: String)] = []
    /// The least time between two pictures, and the instant of the last one that was looked at.
    private var distance: Int64 = 0
    private var last: Instant?

    /// Returns a Boolean value that indicates whether a picture of an instant would be kept.
    func wants(_ instant: Instant) -> Bool { last.map { instant.nanoseconds - $0.nanoseconds >= distance } ?? true }

    /// Adds a picture, which is not earlier than those before it.
    mutating func take(_ text: String, at instant: Instant) {
        last = instant
        guard pictures.last?.text != text else { return }
        if pictures.last?.instant == instant { pictures.removeLast() }
        pictures.append((instant, text))
        if pictures.count > Self.most {
            thin()
            let span = instant.nanoseconds - pictures[0].instant.nanoseconds
            distance = max(2 * distance, 2 * span / Int64(Self.most))
        }
    }

    /// Returns the pictures that fit, and their lines.
    func packed() -> (pictures: [Picture], lines: [String]) {
        var rest = self
        while true {
            var lines = IndexTable<String>()
            let packed = rest.pictures.map { picture in
                Picture(
                    instant: picture.instant,
                    lines: picture.text.split(separator: "\n").map { lines.index(of: String($0)) })
            }
            let bytes = lines.elements.reduce(0) { $0 + $1.utf8.count }
            if bytes <= Self.mostBytes || rest.pictures.isEmpty { return (packed, lines.elements) }
            if rest.pictures.count == 1 { rest.pictures = [] } else { rest.thin() }
        }
    }

    /// Removes every second picture but the first one.
    private mutating func thin() {
        pictures = pictures.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { $0.element }
    }
}
