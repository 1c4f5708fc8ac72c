/// What a byte of a row is expected to be, from the bytes around it: files hold the difference.
enum RowFilter: UInt8, CaseIterable {
    case none = 0
    case left = 1
    case above = 2
    case average = 3
    case paeth = 4

    /// The expected byte.
    ///
    /// - Parameters:
    ///   - left: the byte of the pixel before; 0 at the beginning of a row.
    ///   - above: the byte in the row before; 0 in the first row.
    ///   - corner: the byte of the pixel before in the row before; 0 where there is none.
    func expected(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
        switch self {
        case .none: return 0
        case .left: return left
        case .above: return above
        case .average: return UInt8((Int(left) + Int(above)) / 2)
        case .paeth:
            let (a, b, c) = (Int(left), Int(above), Int(corner))
            let (fromA, fromB, fromC) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
            if fromA <= fromB, fromA <= fromC { return left }
            return fromB <= fromC ? above : corner
        }
    }
}
