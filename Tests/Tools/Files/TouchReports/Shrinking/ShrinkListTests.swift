import TestSupport
import Testing
import TouchReports

struct `A list that is shrunk` {
    @Test func `keeps what is needed, in its order`() {
        let list = shrink(list: Array(0..<1_000)) { part in
            [3, 500, 501, 998].allSatisfy { part.contains($0) }
        }
        expectEqual(list, [3, 500, 501, 998])
    }

    @Test func `is empty if nothing is needed, after one call`() {
        var calls = 0
        let list = shrink(list: Array(0..<1_000)) { _ in
            calls += 1
            return true
        }
        expect(list.isEmpty)
        expectEqual(calls, 1)
    }

    @Test func `needs no calls if it is empty`() {
        expect(shrink(list: [Int]()) { _ in false }.isEmpty)
    }

    /// With 1, 2 is needed as well; without 1, 3.
    @Test func `keeps no element that can go alone`() {
        func shows(_ part: [Int]) -> Bool { part.contains(1) ? part.contains(2) : part.contains(3) }
        let list = shrink(list: [1, 2, 3, 4], while: shows)
        expect(shows(list))
        for index in list.indices {
            var rest = list
            rest.remove(at: index)
            expect(!shows(rest))
        }
    }

    @Test(arguments: [1, 2, 3, 7, 64, 1_000])
    func `needs some two calls for each element if all are needed`(count: Int) {
        var calls = 0
        let list = shrink(list: Array(0..<count)) { part in
            calls += 1
            return part.count == count
        }
        expectEqual(list.count, count)
        expect(calls <= 2 * count + 10)
    }

    @Test(arguments: [0, 4_999, 5_000, 9_999])
    func `needs few calls and short ones for one element among many`(needed: Int) {
        var (calls, elements) = (0, 0)
        let list = shrink(list: Array(0..<10_000)) { part in
            calls += 1
            elements += part.count
            return part.contains(needed)
        }
        expectEqual(list, [needed])
        expect(calls < 40)
        expect(elements < 40_000)
    }
}
