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
