/// An error in the bytes of a PNG file.
public enum PNGError: Error, Hashable, Sendable {
    /// The bytes do not begin like a PNG file.
    case notPNG
    /// The bytes end before the file does.
    case truncated
    /// A chunk does not match its checksum; the value is its name.
    case checksum(chunk: String)
    /// A chunk is not allowed here, occurs twice, or is critical and unknown; the value is its name.
    case unexpectedChunk(String)
    /// A required chunk is missing; the value is its name.
    case missingChunk(String)
    /// A chunk has an invalid length or content; the value is its name.
    case malformedChunk(String)
    /// The combination of colour type and bit depth is invalid, or a method is unknown.
    case unknownFormat
    /// The width or height is 0, or 2³¹ or more.
    case impossibleSize
    /// The image has more pixels than the given maximum.
    case tooManyPixels
    /// The compressed data is invalid.
    case compression
    /// The compressed data does not match its checksum.
    case compressionChecksum
    /// The compressed data contains more, or less, than the image needs.
    case wrongAmountOfData
    /// A row has an unknown filter type.
    case unknownFilter
    /// A pixel has a colour that is not in the palette.
    case outsideOfPalette
}
