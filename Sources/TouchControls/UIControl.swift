public import TouchCore

/// A view that makes control events of touches (S-204).
open class UIControl: UIView {}
