/// The operands that several commands have.
enum SharedOperands {
    /// Returns the operand for a trace, by its placeholder in help.
    static func trace(_ name: String, _ noun: String = "a trace") -> OperandDescription {
        OperandDescription(
            ValueDescription(name, .files), noun, "A trace, as replay --trace writes it; - is standard input.")
    }
}
