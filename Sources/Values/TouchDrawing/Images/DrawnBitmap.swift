public import TouchInput

/// Pixels in sRGB: red, green, blue and opacity, a byte each, colors not multiplied by the opacity.
public struct DrawnBitmap: Hashable, Sendable {
    /// The number of pixels in a row.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// The bytes, four a pixel, rows from the top, each from the left.
    public let rgba: [UInt8]

    /// Creates a bitmap; `nil` unless there is at least one pixel, with four bytes for each.
    public init?(width: Int, height: Int, rgba: [UInt8]) {
        guard width > 0, height > 0, rgba.count % 4 == 0, width <= rgba.count / 4,
            rgba.count / 4 / width == height, rgba.count / 4 % width == 0
        else { return nil }
        (self.width, self.height, self.rgba) = (width, height, rgba)
    }

    /// Returns the opacity of a pixel, 0…255; 0 outside.
    public func alpha(x: Int, y: Int) -> UInt8 {
        guard x >= 0, x < width, y >= 0, y < height else { return 0 }
        return rgba[(y * width + x) * 4 + 3]
    }

    /// A Boolean value that indicates whether every pixel is opaque.
    public var isOpaque: Bool {
        for index in stride(from: 3, to: rgba.count, by: 4) where rgba[index] != 255 { return false }
        return true
    }

    /// Hashes some of the pixels only, since there are many.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        for index in stride(from: 0, to: rgba.count, by: max(1, rgba.count / 64)) { hasher.combine(rgba[index]) }
    }
}

extension UIImage {
    /// Creates an image from the bytes of a PNG file; `nil` if they are not one. `DrawnBitmap(png:)` throws the reason.
    public convenience init?(png bytes: [UInt8], scale: CGFloat = 1) {
        do throws(PNGError) {
            self.init(bitmap: try DrawnBitmap(png: bytes), scale: scale)
        } catch {
            return nil
        }
    }

    /// Returns the bytes of a PNG file with these pixels; the scale is not stored in it.
    @_disfavoredOverload public func pngData() -> [UInt8] { bitmap.png }
}

extension DrawnBitmap {
    /// Reads a PNG file: every color type and bit depth, transparency and interlacing.
    ///
    /// Sixteen bits are rounded to eight. Chunks with color spaces and gamma are ignored: the numbers are taken as
    /// sRGB. Checksums must match.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - maximumPixels: The largest number of pixels, above which a file is refused before it is decompressed. Reading takes at
    ///     most 12 bytes a pixel, and a few times the file; with the default, 16 million pixels, at most 200 MB.
    public init(png bytes: [UInt8], maximumPixels: Int = 1 << 24) throws(PNGError) {
        let file = try PNGFile(bytes, maximumPixels: maximumPixels)
        let header = file.header
        let expected = header.dataBytes
        var rows = try Inflate.unpack(file.data, limit: expected)
        guard rows.count == expected else { throw .wrongAmountOfData }
        var rgba = [UInt8](repeating: 0, count: header.width * header.height * 4)
        let colors = PixelColors(file)
        let back = max(1, header.bitsPerPixel / 8)
        var start = 0
        for pass in header.passes {
            let (rowBytes, columns) = (header.rowBytes(pass), pass.columns(of: header.width))
            for row in 0..<pass.rows(of: header.height) {
                try unfilter(&rows, at: start, count: rowBytes, back: back, isFirst: row == 0)
                let line = (pass.y + row * pass.dy) * header.width + pass.x
                for column in 0..<columns {
                    let (r, g, b, a) = try colors.pixel(rows, rowAt: start + 1, column: column)
                    let place = (line + column * pass.dx) * 4
                    (rgba[place], rgba[place + 1], rgba[place + 2], rgba[place + 3]) = (r, g, b, a)
                }
                start += 1 + rowBytes
            }
        }
        guard let bitmap = DrawnBitmap(width: header.width, height: header.height, rgba: rgba) else {
            throw .wrongAmountOfData
        }
        self = bitmap
    }
}

/// Adds the prediction to the bytes of a row; `at` is the position of the byte with the filter type.
private func unfilter(_ rows: inout [UInt8], at: Int, count: Int, back: Int, isFirst: Bool) throws(PNGError) {
    guard let filter = RowFilter(rawValue: rows[at]) else { throw .unknownFilter }
    guard filter != .none else { return }
    let (start, above) = (at + 1, at - count)
    for index in 0..<count {
        let hasLeft = index >= back
        rows[start + index] &+= filter.expected(
            left: hasLeft ? rows[start + index - back] : 0,
            above: isFirst ? 0 : rows[above + index],
            corner: isFirst || !hasLeft ? 0 : rows[above + index - back])
    }
}

extension DrawnBitmap {
    /// The bytes of a PNG file with these pixels: eight bits a channel, without an alpha channel if all pixels are opaque. Equal
    /// bitmaps give equal bytes.
    public var png: [UInt8] {
        let isOpaque = isOpaque
        var header = bytesOf(UInt32(width)) + bytesOf(UInt32(height))
        header += [8, isOpaque ? PNGHeader.ColorType.rgb.rawValue : PNGHeader.ColorType.rgba.rawValue, 0, 0, 0]
        return PNGFile.signature + chunk("IHDR", header)
            + chunk("IDAT", Deflate.pack(filteredRows(channels: isOpaque ? 3 : 4))) + chunk("IEND", [])
    }

    /// Returns the rows, each with the filter whose differences are smallest.
    private func filteredRows(channels: Int) -> [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity(height * (width * channels + 1))
        var before = [UInt8](repeating: 0, count: width * channels)
        for y in 0..<height {
            var row: [UInt8] = []
            row.reserveCapacity(before.count)
            for x in 0..<width {
                let place = (y * width + x) * 4
                row += rgba[place..<place + channels]
            }
            var best: (cost: Int, filter: RowFilter, bytes: [UInt8])?
            for filter in RowFilter.allCases {
                let bytes = row.indices.map { index in
                    let hasLeft = index >= channels
                    return row[index]
                        &- filter.expected(
                            left: hasLeft ? row[index - channels] : 0, above: before[index],
                            corner: hasLeft ? before[index - channels] : 0)
                }
                // Differences count as signed bytes.
                let cost = bytes.reduce(0) { $0 + min(Int($1), 256 - Int($1)) }
                if cost < best?.cost ?? .max { best = (cost, filter, bytes) }
            }
            if let best { rows += [best.filter.rawValue] + best.bytes }
            before = row
        }
        return rows
    }
}

private func chunk(_ name: StaticString, _ data: [UInt8]) -> [UInt8] {
    let named = (0..<name.utf8CodeUnitCount).map { name.utf8Start[$0] } + data
    return bytesOf(UInt32(data.count)) + named + bytesOf(CRC32.checksum(named[...]))
}

extension DrawnBitmap {
    /// The kind of an error, for programs.
    ///
    /// The members are all there are in this version; there may be more in the next ones.
    public struct PNGError: Error, Hashable, Sendable {
        private enum Reason: Hashable {
            case notPNG, truncated, checksum, unexpectedChunk, missingChunk, malformedChunk, unknownFormat,
                impossibleSize
            case tooManyPixels, compression, compressionChecksum, wrongAmountOfData, unknownFilter, outsideOfPalette
        }

        private let reason: Reason
        /// The name of the chunk that the error is about; `nil` if it is about no single one.
        public let chunk: String?

        private init(_ reason: Reason, chunk: String? = nil) {
            (self.reason, self.chunk) = (reason, chunk)
        }

        /// They do not begin as PNG files do.
        public static let notPNG = PNGError(.notPNG)
        /// They end before the file does.
        public static let truncated = PNGError(.truncated)
        /// A chunk's bytes do not fit its checksum; its name.
        public static func checksum(chunk: String) -> PNGError { PNGError(.checksum, chunk: chunk) }
        /// A chunk where there must be none, twice, or one that must be understood and is not; its name.
        public static func unexpectedChunk(_ chunk: String) -> PNGError { PNGError(.unexpectedChunk, chunk: chunk) }
        /// A chunk that must be there is missing; its name.
        public static func missingChunk(_ chunk: String) -> PNGError { PNGError(.missingChunk, chunk: chunk) }
        /// A chunk whose length or content cannot be; its name.
        public static func malformedChunk(_ chunk: String) -> PNGError { PNGError(.malformedChunk, chunk: chunk) }
        /// A color type and bit depth that there are not together, or an unknown method.
        public static let unknownFormat = PNGError(.unknownFormat)
        /// There is no image of this size: 0, or 2³¹ or more.
        public static let impossibleSize = PNGError(.impossibleSize)
        /// More pixels than were asked for at most.
        public static let tooManyPixels = PNGError(.tooManyPixels)
        /// The compressed data cannot be read.
        public static let compression = PNGError(.compression)
        /// The compressed data does not fit its checksum.
        public static let compressionChecksum = PNGError(.compressionChecksum)
        /// The compressed data holds more, or less, than the image needs.
        public static let wrongAmountOfData = PNGError(.wrongAmountOfData)
        /// A row names a filter that does not exist.
        public static let unknownFilter = PNGError(.unknownFilter)
        /// A pixel names a color that is not in the palette.
        public static let outsideOfPalette = PNGError(.outsideOfPalette)
    }
}

typealias PNGError = DrawnBitmap.PNGError
