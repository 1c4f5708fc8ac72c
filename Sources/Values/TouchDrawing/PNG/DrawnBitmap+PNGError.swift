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
