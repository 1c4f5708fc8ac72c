/// Operands that several commands have.
enum SharedOperands {
    /// A trace by the name that help gives it.
    static func trace(_ name: String, _ noun: String = "a trace") -> OperandDescription {
        OperandDescription(
            ValueDescription(name, .files), noun, "A trace, as replay --trace writes it; - is standard input.")
    }
}
