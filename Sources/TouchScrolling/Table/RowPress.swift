import TouchCore

/// What a finger does to the rows of a table. One finger at a time does something; others are nobody's.
///
///     finger    D ─ 0.15 s ─┬───── U         D ──M(10)── U        D ─ 0.15 s ─┬── M(10) ── U
///     cell                  began  ended     (nothing)                        began  cancelled
///     press     none        held   none      none                 none        held   none
///     row                   │ highlighted ┤ selected              │highlighted┤
///
/// It keeps the touch: of one whose end a view inside has swallowed the address could come back as another's.
enum RowPress: Hashable {
    /// No row is pressed.
    case none
    /// The delegate is asked whether the row may be highlighted.
    case asking(row: Int, touch: UITouch)
    /// A row is highlighted.
    case held(row: Int, touch: UITouch)

    /// The row that is highlighted.
    var row: Int? {
        if case .held(let row, _) = self { return row }
        return nil
    }
}
