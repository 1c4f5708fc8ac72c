/// A prediction of a byte of a row from the bytes around it: files store the difference.
enum RowFilter: UInt8, CaseIterable {
    case none = 0
    case left = 1
    case above = 2
    case average = 3
    case paeth = 4

    /// Returns the predicted byte.
    ///
    /// - Parameters:
    ///   - left: The byte of the previous pixel; 0 at the beginning of a row.
    ///   - above: The byte in the previous row; 0 in the first row.
    ///   - corner: The byte of the previous pixel in the previous row; 0 if there is none.
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
