/// A decoder of one of the protocols in which devices report contacts.
///
///     take* → report      once for every SYN_REPORT
///     take* → forget      for SYN_DROPPED: its knowledge of the contacts may be wrong from here on
///
/// An enumeration and no protocol: Embedded Swift has no values of a protocol's type.
enum ContactDecoder: Sendable {
    case slots(SlotDecoder)
    case lists(ListDecoder)
    case single(SingleTouchDecoder)
    /// In the middle of a call, so that the decoder that is called is the only owner of its arrays.
    case inUse

    /// Handles an event other than SYN_REPORT and SYN_DROPPED.
    mutating func take(_ event: KernelEvent, into frames: inout FrameBuilder) {
        switch removed() {
        case .slots(var decoder):
            decoder.take(event, into: &frames)
            self = .slots(decoder)
        case .lists(var decoder):
            decoder.take(event, into: &frames)
            self = .lists(decoder)
        case .single(var decoder):
            decoder.take(event, into: &frames)
            self = .single(decoder)
        case .inUse: break
        }
    }

    /// Handles an event between SYN_DROPPED and the next SYN_REPORT, where values cannot be trusted.
    mutating func takeAfterDrop(_ event: KernelEvent) {
        switch removed() {
        case .slots(var decoder):
            decoder.takeAfterDrop(event)
            self = .slots(decoder)
        case .lists(var decoder):
            decoder.takeAfterDrop(event)
            self = .lists(decoder)
        case .single(var decoder):
            decoder.takeAfterDrop(event)
            self = .single(decoder)
        case .inUse: break
        }
    }

    /// Completes the report.
    mutating func report(line: Int, into frames: inout FrameBuilder) {
        switch removed() {
        case .slots(var decoder):
            decoder.report(line: line, into: &frames)
            self = .slots(decoder)
        case .lists(var decoder):
            decoder.report(line: line, into: &frames)
            self = .lists(decoder)
        case .single(var decoder):
            decoder.report(line: line, into: &frames)
            self = .single(decoder)
        case .inUse: break
        }
    }

    /// Discards its knowledge of the contacts that are down; `frames` has cancelled them.
    mutating func forget() {
        switch removed() {
        case .slots(var decoder):
            decoder.forget()
            self = .slots(decoder)
        case .lists(var decoder):
            decoder.forget()
            self = .lists(decoder)
        case .single(var decoder):
            decoder.forget()
            self = .single(decoder)
        case .inUse: break
        }
    }

    private mutating func removed() -> ContactDecoder {
        let decoder = self
        self = .inUse
        return decoder
    }
}
