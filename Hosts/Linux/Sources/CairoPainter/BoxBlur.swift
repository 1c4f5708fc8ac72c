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
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * width) { lines in
            guard let line = lines.baseAddress else { return }
            for row in 0..<height { blur(row: bytes + row * stride, width, line, line + width) }
        }
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * height) { copy in
            guard let copy = copy.baseAddress else { return }
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { sums in
                guard let sums = sums.baseAddress else { return }
                averageColumns(bytes, stride, copy, width, width, height, sums, boxes[0])
                averageColumns(copy, width, bytes, stride, width, height, sums, boxes[1])
                averageColumns(bytes, stride, copy, width, width, height, sums, boxes[2])
            }
            for row in 0..<height { (bytes + row * stride).update(from: copy + row * width, count: width) }
        }
    }

    /// Returns the factor that divides a sum of at most 255 times the size of a box by that size, in 2²⁴ths.
    private func factor(_ box: (before: Int, after: Int)) -> UInt32 { (1 << 24) / UInt32(box.before + box.after + 1) }

    private func blur(
        row: UnsafeMutablePointer<UInt8>, _ count: Int, _ line: UnsafeMutablePointer<UInt8>,
        _ other: UnsafeMutablePointer<UInt8>
    ) {
        average(row, line, count, boxes[0])
        average(line, other, count, boxes[1])
        average(other, row, count, boxes[2])
    }

    private func average(
        _ source: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ count: Int,
        _ box: (before: Int, after: Int)
    ) {
        let factor = factor(box)
        var sum: UInt32 = 0
        for index in 0..<min(box.after, count) { sum &+= UInt32(source[index]) }
        for index in 0..<count {
            let (entering, leaving) = (index &+ box.after, index &- box.before &- 1)
            if entering < count { sum &+= UInt32(source[entering]) }
            if leaving >= 0 { sum &-= UInt32(source[leaving]) }
            target[index] = UInt8(truncatingIfNeeded: (sum &* factor &+ 1 << 23) >> 24)
        }
    }

    /// Averages along columns: all of them at once, row by row, as memory is read fastest.
    private func averageColumns(
        _ source: UnsafeMutablePointer<UInt8>, _ sourceStride: Int, _ target: UnsafeMutablePointer<UInt8>,
        _ targetStride: Int, _ width: Int, _ height: Int, _ sums: UnsafeMutablePointer<UInt32>,
        _ box: (before: Int, after: Int)
    ) {
        let factor = factor(box)
        sums.update(repeating: 0, count: width)
        func add(_ row: Int) {
            let line = source + row * sourceStride
            for column in 0..<width { sums[column] &+= UInt32(line[column]) }
        }
        for row in 0..<min(box.after, height) { add(row) }
        for row in 0..<height {
            if row + box.after < height { add(row + box.after) }
            if row > box.before {
                let line = source + (row - box.before - 1) * sourceStride
                for column in 0..<width { sums[column] &-= UInt32(line[column]) }
            }
            let line = target + row * targetStride
            for column in 0..<width {
                line[column] = UInt8(truncatingIfNeeded: (sums[column] &* factor &+ 1 << 23) >> 24)
            }
        }
    }
}
