#if canImport(Foundation)
    public import Foundation
    public import TouchDrawing

    // Core Foundation's names, as files with images and gradients use them.

    /// The colors of a gradient.
    public typealias CFArray = [CGColor]

    /// The bytes of an image.
    public typealias CFData = NSData

    /// Returns the bytes of data, which live as long as it.
    public nonisolated func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
        theData.bytes.assumingMemoryBound(to: UInt8.self)
    }

    /// Returns the number of bytes of data.
    public nonisolated func CFDataGetLength(_ theData: CFData!) -> Int { theData.length }

    extension CGDataProvider {
        /// Creates a provider with the bytes of data.
        nonisolated public convenience init?(data: CFData) { self.init(bytes: Array(data as Data)) }

        /// The bytes.
        nonisolated public var data: CFData? { NSData(data: Data(bytes)) }
    }
#endif
