// For ported code: `import UIKit` gives what Apple's gives, Touchstone, Foundation and the clock of QuartzCore, and the names of
// before Swift 4.2 (in this folder). It does not re-export CoreGraphics: who imports both Testing and a module of that name, be it
// through UIKit, needs `_Testing_CoreGraphics` too.

@_exported import Foundation
@_exported import QuartzCore
@_exported import Touchstone
