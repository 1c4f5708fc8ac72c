// For ported code: `import UIKit` gives what Apple's gives, Touchstone and Foundation.

@_exported import Foundation
@_exported import Touchstone
