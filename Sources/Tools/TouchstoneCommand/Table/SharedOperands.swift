/// The operands that several commands have.
enum SharedOperands {
    /// Returns the operand for a trace, by its placeholder in help.
    static func trace(_ name: String, _ noun: String = "a trace") -> OperandDescription {
        OperandDescription(
            ValueDescription(name, .files), noun, "A trace, as replay --trace writes it; - is standard input.")
    }

    /// Returns the operand for a trace, or for a log of the app recorder in its place.
    static func loggedTrace(_ name: String, _ noun: String = "a trace") -> OperandDescription {
        OperandDescription(
            ValueDescription(name, .files), noun,
            "A trace, as replay --trace writes it, or a log, as AppRecorder.swift does; - is standard input.")
    }
}
