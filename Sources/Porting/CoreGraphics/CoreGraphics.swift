// For ported code: `import CoreGraphics` provides the value types, paths and colors, and Foundation, which provides mathematics here as
// the system's modules do on Apple's platforms.

@_exported import Foundation
@_exported import TouchDrawing
@_exported import TouchInput
