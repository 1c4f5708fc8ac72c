// For ported code: `import CoreGraphics` gives the value types, paths and colours, and Foundation, from which mathematics comes here as it
// comes from the system's modules on Apple's platforms.

@_exported import Foundation
@_exported import TouchDrawing
@_exported import TouchGeometry
