/// The chunks of a PNG file from which an image is made, checked for order and checksums.
struct PNGFile {
    /// The content of the first chunk.
    let header: PNGHeader
    /// The colors of the palette, three bytes each.
    private(set) var palette: [UInt8] = []
    /// The opacities of the palette's colors, or the one transparent color, in the file's format.
    private(set) var transparency: [UInt8]?
    /// The compressed data, concatenated.
    private(set) var data: [UInt8] = []

    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Reads the chunks. Bytes after the last one are ignored, and so are ancillary chunks.
    init(_ bytes: [UInt8], maximumPixels: Int) throws(PNGError) {
        var reader = ChunkReader(bytes)
        guard bytes.starts(with: Self.signature) else { throw .notPNG }
        let first = try reader.next()
        guard first.name == "IHDR" else { throw .missingChunk("IHDR") }
        header = try PNGHeader(first.data, maximumPixels: maximumPixels)
        var before = ""
        while true {
            let chunk = try reader.next()
            switch chunk.name {
            case "PLTE": try takePalette(chunk.data)
            case "tRNS": try takeTransparency(chunk.data)
            case "IDAT":
                guard data.isEmpty || before == "IDAT" else { throw .unexpectedChunk("IDAT") }
                data += chunk.data
            case "IEND":
                guard !data.isEmpty else { throw .missingChunk("IDAT") }
                guard header.type != .palette || !palette.isEmpty else { throw .missingChunk("PLTE") }
                return
            default:
                // An upper-case first letter: the image cannot be read without the chunk.
                guard chunk.isAncillary, chunk.name != "IHDR" else { throw .unexpectedChunk(chunk.name) }
            }
            before = chunk.name
        }
    }

    private mutating func takePalette(_ chunk: ArraySlice<UInt8>) throws(PNGError) {
        guard palette.isEmpty, data.isEmpty, transparency == nil, header.type != .gray, header.type != .grayAlpha else {
            throw .unexpectedChunk("PLTE")
        }
        let most = header.type == .palette ? 1 << header.depth : 256
        guard !chunk.isEmpty, chunk.count % 3 == 0, chunk.count / 3 <= most else { throw .malformedChunk("PLTE") }
        palette = Array(chunk)
    }

    private mutating func takeTransparency(_ chunk: ArraySlice<UInt8>) throws(PNGError) {
        guard transparency == nil, data.isEmpty else { throw .unexpectedChunk("tRNS") }
        switch header.type {
        case .gray: guard chunk.count == 2 else { throw .malformedChunk("tRNS") }
        case .rgb: guard chunk.count == 6 else { throw .malformedChunk("tRNS") }
        case .palette:
            guard !palette.isEmpty else { throw .unexpectedChunk("tRNS") }
            guard chunk.count <= palette.count / 3 else { throw .malformedChunk("tRNS") }
        case .grayAlpha, .rgba: throw .unexpectedChunk("tRNS")
        }
        transparency = Array(chunk)
    }
}

/// A reader of the chunks of a PNG file.
private struct ChunkReader {
    let bytes: [UInt8]
    var position = PNGFile.signature.count

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() throws(PNGError) -> (name: String, isAncillary: Bool, data: ArraySlice<UInt8>) {
        guard bytes.count - position >= 12 else { throw .truncated }
        let length = bigEndian(bytes[...], position)
        guard UInt64(length) <= UInt64(bytes.count - position - 12) else { throw .truncated }
        let (start, end) = (position + 8, position + 8 + Int(length))
        var name = ""
        for byte in bytes[position + 4..<start] {
            name.unicodeScalars.append(Unicode.Scalar(byte < 0x80 ? byte : 0x3F))
        }
        guard CRC32.checksum(bytes[position + 4..<end]) == bigEndian(bytes[...], end) else {
            throw .checksum(chunk: name)
        }
        defer { position = end + 4 }
        return (name, bytes[position + 4] & 0x20 != 0, bytes[start..<end])
    }
}

/// The first chunk of a PNG file.
struct PNGHeader {
    /// The meaning of a pixel's numbers; the raw value is that of the file.
    enum ColorType: UInt8 {
        case gray = 0
        case rgb = 2
        case palette = 3
        case grayAlpha = 4
        case rgba = 6

        /// The number of channels of a pixel.
        var channels: Int {
            switch self {
            case .gray, .palette: 1
            case .grayAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }

        /// The possible numbers of bits of a channel.
        var depths: [Int] {
            switch self {
            case .gray: [1, 2, 4, 8, 16]
            case .palette: [1, 2, 4, 8]
            case .rgb, .grayAlpha, .rgba: [8, 16]
            }
        }
    }

    let width: Int
    let height: Int
    let depth: Int
    let type: ColorType
    let isInterlaced: Bool

    /// The largest number of pixels that is ever read: the bytes of the largest pixels must be countable in 32 bits.
    static let pixelLimit = 1 << 26

    init(_ data: ArraySlice<UInt8>, maximumPixels: Int) throws(PNGError) {
        guard data.count == 13 else { throw .malformedChunk("IHDR") }
        let at = data.startIndex
        let (wide, high) = (bigEndian(data, at), bigEndian(data, at + 4))
        guard wide > 0, high > 0, wide < 1 << 31, high < 1 << 31 else { throw .impossibleSize }
        guard UInt64(wide) * UInt64(high) <= UInt64(max(0, min(maximumPixels, Self.pixelLimit))) else {
            throw .tooManyPixels
        }
        guard let type = ColorType(rawValue: data[at + 9]), type.depths.contains(Int(data[at + 8])),
            data[at + 10] == 0, data[at + 11] == 0, data[at + 12] < 2
        else { throw .unknownFormat }
        (width, height, depth) = (Int(wide), Int(high), Int(data[at + 8]))
        (self.type, isInterlaced) = (type, data[at + 12] == 1)
    }

    /// The number of bits of a pixel.
    var bitsPerPixel: Int { type.channels * depth }

    /// The parts of the image in the order of the file: one, or seven if it is interlaced. Empty ones are left out.
    var passes: [PNGPass] {
        let all =
            isInterlaced
            ? [
                PNGPass(x: 0, y: 0, dx: 8, dy: 8), PNGPass(x: 4, y: 0, dx: 8, dy: 8),
                PNGPass(x: 0, y: 4, dx: 4, dy: 8), PNGPass(x: 2, y: 0, dx: 4, dy: 4),
                PNGPass(x: 0, y: 2, dx: 2, dy: 4), PNGPass(x: 1, y: 0, dx: 2, dy: 2),
                PNGPass(x: 0, y: 1, dx: 1, dy: 2),
            ] : [PNGPass(x: 0, y: 0, dx: 1, dy: 1)]
        return all.filter { $0.columns(of: width) > 0 && $0.rows(of: height) > 0 }
    }

    /// Returns the number of bytes in a row of a pass, without the one of the filter type.
    func rowBytes(_ pass: PNGPass) -> Int {
        let columns = pass.columns(of: width)
        // The bits of the widest rows cannot be counted in 32 bits, the bytes can.
        return bitsPerPixel >= 8 ? columns * (bitsPerPixel / 8) : (columns * bitsPerPixel + 7) / 8
    }

    /// The number of bytes of all rows together.
    var dataBytes: Int { passes.reduce(0) { $0 + $1.rows(of: height) * (1 + rowBytes($1)) } }
}

/// A part of an image: every `dx`-th pixel from `x` of every `dy`-th row from `y`.
struct PNGPass {
    let x, y, dx, dy: Int

    func columns(of width: Int) -> Int { width > x ? (width - x + dx - 1) / dx : 0 }
    func rows(of height: Int) -> Int { height > y ? (height - y + dy - 1) / dy : 0 }
}

/// Returns four bytes as a number, the most significant first; there must be four.
func bigEndian(_ bytes: ArraySlice<UInt8>, _ at: Int) -> UInt32 {
    UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16 | UInt32(bytes[at + 2]) << 8 | UInt32(bytes[at + 3])
}

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
