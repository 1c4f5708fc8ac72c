/// Operands that several commands have.
enum SharedOperands {
    static let recordings = OperandDescription(
        ValueDescription("FILE", .files), count: .several, "a recording", "Recordings; - is standard input.")

    /// A trace by the name that help gives it.
    static func trace(_ name: String, _ noun: String = "a trace") -> OperandDescription {
        OperandDescription(
            ValueDescription(name, .files), noun, "A trace, as replay --trace writes it; - is standard input.")
    }
}
