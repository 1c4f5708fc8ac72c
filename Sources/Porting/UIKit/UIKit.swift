// For ported code: `import UIKit` provides what Apple's does: Touchstone with images and the layout with constraints, Foundation and
// QuartzCore, and the names from before Swift 4.2 (in this folder). It does not re-export CoreGraphics: a file that imports both Testing and
// a module of that name, even through UIKit, needs `_Testing_CoreGraphics` too.

@_exported import Foundation
@_exported import QuartzCore
@_exported import TouchLayout
@_exported import Touchstone
