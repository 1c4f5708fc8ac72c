import TouchCore

/// The press of a finger on a row of a table. Only one finger at a time presses; touches of other fingers are ignored.
///
///     finger    D ─ 0.15 s ─┬───── U         D ──M(10)── U        D ─ 0.15 s ─┬── M(10) ── U
///     cell                  began  ended     (nothing)                        began  cancelled
///     press     none        held   none      none                 none        held   none
///     row                   │ highlighted ┤ selected              │highlighted┤
///
/// It retains the touch: if a view inside has swallowed its end, another touch could otherwise get the same address.
enum RowPress: Hashable {
    /// No row is pressed.
    case none
    /// The delegate is being asked whether the row may be highlighted.
    case asking(row: Int, touch: UITouch)
    /// A row is highlighted.
    case held(row: Int, touch: UITouch)

    /// The highlighted row.
    var row: Int? {
        if case .held(let row, _) = self { return row }
        return nil
    }
}
