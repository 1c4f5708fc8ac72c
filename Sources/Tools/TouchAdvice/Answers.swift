import TouchStory
import TouchTrace

extension DeliveryAnswer {
    /// The calls that the responder received; `nil` if it received none.
    var receipt: Receipt? {
        if case .received(let receipt) = outcome { receipt } else { nil }
    }
}

extension GestureAnswer {
    /// A Boolean value that indicates whether the recognizer received the touch.
    var hasReceivedTouch: Bool {
        if case .notAsked = outcome { false } else { true }
    }
}
