/// A blur like that of a Gaussian, by three box filters in each direction.
///
/// A box of `d` pixels averages `d` neighbors. Three in a row come within three percent of a Gaussian of the deviation σ if `d` is
/// σ · 3/4 · √(2π), rounded: an odd `d` three times around the pixel; for an even one, a box that leans left, one that leans right, and one of
/// `d + 1` around the pixel. The sums are of whole numbers: a pixel depends on those within `reach` alone, wherever the surface begins.
struct BoxBlur: Hashable {
    /// The pixels before and behind a pixel in each of the three boxes; empty for no blur.
    private let boxes: [(before: Int, after: Int)]

    /// The largest deviation, in pixels; anything beyond is blurred like this.
    private static let largest = 200.0

    /// Creates a blur.
    /// - Parameter deviation: The standard deviation, in pixels; none, negative or not a number for no blur.
    init(deviation: Double) {
        guard deviation > 0 else {
            boxes = []
            return
        }
        let width = Int(min(deviation, Self.largest) * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
        let half = width / 2
        if width <= 1 {
            boxes = []
        } else if width % 2 == 1 {
            boxes = Array(repeating: (half, half), count: 3)
        } else {
            boxes = [(half, half - 1), (half - 1, half), (half, half)]
        }
    }

    /// The distance, in pixels, beyond which a pixel has no effect.
    var reach: Int { boxes.reduce(0) { $0 + max($1.before, $1.after) } }

    static func == (a: BoxBlur, b: BoxBlur) -> Bool {
        a.boxes.elementsEqual(b.boxes) { $0.before == $1.before && $0.after == $1.after }
    }

    func hash(into hasher: inout Hasher) { hasher.combine(reach) }

    /// Blurs rows of bytes in place; beyond the edges there are zeros.
    func apply(_ bytes: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
        guard !boxes.isEmpty, width > 0, height > 0 else { return }
        let longest = max(width, height)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * longest) { lines in
            guard let line = lines.baseAddress else { return }
            let other = line + longest
            for row in 0..<height { blur(bytes + row * stride, 1, width, line, other) }
            for column in 0..<width { blur(bytes + column, stride, height, line, other) }
        }
    }

    /// Blurs one row or column.
    private func blur(
        _ bytes: UnsafeMutablePointer<UInt8>, _ step: Int, _ count: Int, _ line: UnsafeMutablePointer<UInt8>,
        _ other: UnsafeMutablePointer<UInt8>
    ) {
        var isEmpty = true
        for index in 0..<count {
            line[index] = bytes[index &* step]
            if line[index] != 0 { isEmpty = false }
        }
        if isEmpty { return }
        average(line, other, count, boxes[0])
        average(other, line, count, boxes[1])
        average(line, other, count, boxes[2])
        for index in 0..<count { bytes[index &* step] = other[index] }
    }

    private func average(
        _ source: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ count: Int,
        _ box: (before: Int, after: Int)
    ) {
        let size = UInt32(box.before + box.after + 1)
        var sum: UInt32 = 0
        for index in 0..<min(box.after, count) { sum &+= UInt32(source[index]) }
        for index in 0..<count {
            let (entering, leaving) = (index &+ box.after, index &- box.before &- 1)
            if entering < count { sum &+= UInt32(source[entering]) }
            if leaving >= 0 { sum &-= UInt32(source[leaving]) }
            target[index] = UInt8(truncatingIfNeeded: (sum &+ size / 2) / size)
        }
    }
}
