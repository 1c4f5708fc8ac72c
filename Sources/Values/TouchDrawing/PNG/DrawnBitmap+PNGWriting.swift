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
