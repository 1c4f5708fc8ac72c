/// What is wrong with bytes that should be a PNG file.
public enum PNGError: Error, Hashable, Sendable {
    /// They do not begin as PNG files do.
    case notPNG
    /// They end before the file does.
    case truncated
    /// A chunk's bytes do not fit its checksum; its name.
    case checksum(chunk: String)
    /// A chunk where there must be none, twice, or one that must be understood and is not; its name.
    case unexpectedChunk(String)
    /// A chunk that must be there is missing; its name.
    case missingChunk(String)
    /// A chunk whose length or content cannot be; its name.
    case malformedChunk(String)
    /// A colour type and bit depth that there are not together, or an unknown method.
    case unknownFormat
    /// There is no image of this size: 0, or 2³¹ or more.
    case impossibleSize
    /// More pixels than were asked for at most.
    case tooManyPixels
    /// The compressed data cannot be read.
    case compression
    /// The compressed data does not fit its checksum.
    case compressionChecksum
    /// The compressed data holds more, or less, than the image needs.
    case wrongAmountOfData
    /// A row names a filter that does not exist.
    case unknownFilter
    /// A pixel names a colour that is not in the palette.
    case outsideOfPalette
}
