import Foundation
import TestSupport
import Testing
import TouchInput

/// The operators and conformances of small values.
struct ValueTypesTests {
    private func copy<Value: Codable>(_ value: Value) throws -> Value {
        try JSONDecoder().decode(Value.self, from: try JSONEncoder().encode(value))
    }

    @Test func `values are coded as lists of their numbers`() throws {
        let vector = CGVector(dx: 1.5, dy: -2)
        let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        try expectEqual(copy(vector), vector)
        try expectEqual(copy(map), map)
        try expectEqual(copy(insets), insets)
        let text = String(decoding: try JSONEncoder().encode([insets]), as: UTF8.self)
        expectEqual(text, "[[1,2,3,4]]")
    }

    @Test func `a vector is made of whole numbers too`() {
        let (right, down) = (3, 4)
        expectEqual(CGVector(dx: right, dy: down), CGVector(dx: 3.0, dy: 4.0))
        expectEqual(CGVector(dx: 0, dy: 0), .zero)
    }

    @Test func `rows are in the order of their sections`() {
        let paths = [(1, 0), (0, 2), (0, 1)].map { IndexPath(row: $0.1, section: $0.0) }
        expectEqual(paths.sorted().map { [$0.section, $0.row] }, [[0, 1], [0, 2], [1, 0]])
    }

    @Test func `values are elements of sets and keys`() {
        expectEqual(Set([UIEdgeInsets.zero, UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)]).count, 1)
        expectEqual(Set([CGVector.zero, CGVector(dx: 1, dy: 0)]).count, 2)
        expectEqual([CGAffineTransform.identity: 1][CGAffineTransform(rotationAngle: 0)], 1)
        expectEqual(Set([UIRectEdge.left, [.left], .all]).count, 2)
    }

    @Test func `rectangles have the members of Core Graphics`() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
        expectEqual(rect.insetBy(dx: 1, dy: 2), CGRect(x: 1, y: 2, width: 8, height: 16))
        expectEqual(rect.offsetBy(dx: 1, dy: 2).origin, CGPoint(x: 1, y: 2))
        expectEqual(rect.union(CGRect(x: 20, y: 0, width: 1, height: 1)).width, 21)
        expect(rect.intersection(CGRect(x: 20, y: 0, width: 1, height: 1)).isNull)
        expect(rect.intersects(CGRect(x: 5, y: 5, width: 50, height: 5)) && rect.contains(rect))
        expectEqual(CGRect(x: 0.5, y: 0.5, width: 1, height: 1).integral, CGRect(x: 0, y: 0, width: 2, height: 2))
        expectEqual(CGRect(x: 5, y: 5, width: -5, height: -5).standardized, CGRect(x: 0, y: 0, width: 5, height: 5))
        let parts = rect.divided(atDistance: 4, from: .minYEdge)
        #expect((parts.slice.height, parts.remainder.height) == (4, 16))
        expect(CGRect.zero.isEmpty && CGRect.null.isNull && CGRect.infinite.isInfinite)
    }
}
