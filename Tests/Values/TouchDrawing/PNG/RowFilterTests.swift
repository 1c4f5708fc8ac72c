import TestSupport
import Testing

@testable import TouchDrawing

struct RowFilterTests {
    @Test func `each filter expects what the standard says`() {
        func expected(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> [UInt8] {
            RowFilter.allCases.map { $0.expected(left: left, above: above, corner: corner) }
        }
        expectEqual(expected(255, 254, 0), [0, 255, 254, 254, 255])
        expectEqual(expected(10, 20, 9), [0, 10, 20, 15, 20])
        expectEqual(expected(20, 10, 15), [0, 20, 10, 15, 15])
        // Equally near: left before above before corner.
        expect(expected(7, 9, 8)[4] == 8 && expected(12, 9, 10)[4] == 12 && expected(9, 12, 10)[4] == 12)
        expectEqual(expected(5, 5, 7)[4], 5)
    }
}
