/// A conversion of the numbers of a PNG file's pixels into colors.
struct PixelColors {
    private let type: PNGHeader.ColorType
    private let depth: Int
    private let palette: [UInt8]
    /// The opacities of the first colors of the palette.
    private let paletteAlpha: [UInt8]
    /// The one transparent color, as the file's numbers.
    private let invisible: [Int]?

    init(_ file: PNGFile) {
        (type, depth, palette) = (file.header.type, file.header.depth, file.palette)
        paletteAlpha = type == .palette ? file.transparency ?? [] : []
        // In numbers of fewer than 16 bits only the lowest bits count.
        let mask = 1 << file.header.depth - 1
        invisible =
            type == .palette
            ? nil
            : file.transparency.map { bytes in
                stride(from: 0, to: bytes.count - 1, by: 2).map { (Int(bytes[$0]) << 8 | Int(bytes[$0 + 1])) & mask }
            }
    }

    /// Returns the color of a pixel in the row that begins at a position of the decompressed data.
    func pixel(_ rows: [UInt8], rowAt row: Int, column: Int) throws(PNGError) -> (UInt8, UInt8, UInt8, UInt8) {
        let channels = type.channels
        func number(_ channel: Int) -> Int {
            let index = column * channels + channel
            switch depth {
            case 16: return Int(rows[row + index * 2]) << 8 | Int(rows[row + index * 2 + 1])
            case 8: return Int(rows[row + index])
            default: return Int(rows[row + index * depth / 8]) >> (8 - depth - index * depth % 8) & (1 << depth - 1)
            }
        }
        switch type {
        case .palette:
            let index = number(0)
            guard index * 3 + 2 < palette.count else { throw .outsideOfPalette }
            return (
                palette[index * 3], palette[index * 3 + 1], palette[index * 3 + 2],
                index < paletteAlpha.count ? paletteAlpha[index] : 255
            )
        case .gray:
            let gray = number(0)
            let byte = eightBits(gray)
            return (byte, byte, byte, invisible?[0] == gray ? 0 : 255)
        case .grayAlpha:
            let byte = eightBits(number(0))
            return (byte, byte, byte, eightBits(number(1)))
        case .rgb:
            let (r, g, b) = (number(0), number(1), number(2))
            let isInvisible = invisible.map { $0[0] == r && $0[1] == g && $0[2] == b } ?? false
            return (eightBits(r), eightBits(g), eightBits(b), isInvisible ? 0 : 255)
        case .rgba:
            return (eightBits(number(0)), eightBits(number(1)), eightBits(number(2)), eightBits(number(3)))
        }
    }

    /// Returns a number of `depth` bits as one of eight, rounded.
    private func eightBits(_ number: Int) -> UInt8 {
        let most = 1 << depth - 1
        return UInt8((number * 255 + most / 2) / most)
    }
}

/// A prediction of a byte of a row from the bytes around it: files store the difference.
enum RowFilter: UInt8, CaseIterable {
    case none = 0
    case left = 1
    case above = 2
    case average = 3
    case paeth = 4

    /// Returns the predicted byte.
    ///
    /// - Parameters:
    ///   - left: The byte of the previous pixel; 0 at the beginning of a row.
    ///   - above: The byte in the previous row; 0 in the first row.
    ///   - corner: The byte of the previous pixel in the previous row; 0 if there is none.
    func expected(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
        switch self {
        case .none: return 0
        case .left: return left
        case .above: return above
        case .average: return UInt8((Int(left) + Int(above)) / 2)
        case .paeth:
            let (a, b, c) = (Int(left), Int(above), Int(corner))
            let (fromA, fromB, fromC) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
            if fromA <= fromB, fromA <= fromC { return left }
            return fromB <= fromC ? above : corner
        }
    }
}
