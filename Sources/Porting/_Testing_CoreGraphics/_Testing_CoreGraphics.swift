// The toolchain's Testing library asks for this module wherever a file imports both Testing and a module named
// CoreGraphics.

@_exported import CoreGraphics
