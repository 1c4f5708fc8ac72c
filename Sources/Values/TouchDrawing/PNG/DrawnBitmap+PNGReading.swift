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
