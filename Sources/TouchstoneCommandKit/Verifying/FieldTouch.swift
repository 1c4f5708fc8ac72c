import TouchInput
import Touchstone

/// A finger in an event.
struct FieldTouch {
    var id: Int
    var phase: ContactSample.Phase
    var tool: ContactSample.Tool
    var view: String
    var place: CGPoint
    var details: ContactDetails
    var earlier: [EarlierSample]
}
