// Only ported code has the names from before Swift 4.2: `import Touchstone` does not provide them.
import Touchstone

// expect-error: cannot find type 'UITouchPhase' in scope
let phase: UITouchPhase? = nil
