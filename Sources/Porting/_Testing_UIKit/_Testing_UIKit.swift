// The toolchain's Testing library asks for this module wherever a file imports both Testing and a module named UIKit.

@_exported import UIKit
