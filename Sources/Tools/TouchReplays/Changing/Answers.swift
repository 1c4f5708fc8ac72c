internal import TouchStory
internal import TouchTrace

extension DeliveryAnswer {
    /// The calls that the responder received; `nil` if it received none.
    var receipt: Receipt? {
        if case .received(let receipt) = outcome { receipt } else { nil }
    }
}
