/// The protocol by which a recording reports its contacts.
@nonexhaustive public enum ContactProtocol: String, Hashable, Sendable, CaseIterable {
    /// Multi-touch protocol A of the Linux kernel: every report lists all contacts.
    case lists = "A"
    /// Multi-touch protocol B: contacts have slots, reports contain changes.
    case slots = "B"
    /// One contact, ABS_X and ABS_Y.
    case single
    /// Contacts with phases: CSV and logs of UIKit.
    case phases
}
