// Only ported code has the names of before Swift 4.2: `import Touchstone` does not bring them.
import Touchstone

// expect-error: cannot find type 'UITouchPhase' in scope
let phase: UITouchPhase? = nil
