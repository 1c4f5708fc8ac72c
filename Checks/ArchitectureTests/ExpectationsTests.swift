import Testing

@testable import TestSupport

struct `Expectations that are functions` {
    @Test func `record nothing if they hold`() {
        expect(true)
        expectEqual("a", "a")
        expectNil(Int?.none)
    }

    @Test func `record an issue with the values and the place`() {
        check("The condition does not hold.") { expect(false) }
        check("The condition does not hold. seed 1") { expect(false, "seed 1") }
        check("\"a\" is not \"b\".") { expectEqual("a", "b") }
        check("Optional(1) is not nil. seed 1") { expectEqual(1, nil, "seed 1") }
        check("1 is not nil.") { expectNil(1) }
    }

    private func check(_ message: String, _ expectation: () -> Void) {
        withKnownIssue {
            expectation()
        } matching: { issue in
            issue.comments.map(\.rawValue) == [message]
                && issue.sourceLocation?.fileID.hasSuffix("ExpectationsTests.swift") == true
        }
    }

    @Test func `make no comment if they hold`() {
        var made = 0
        func comment() -> String {
            made += 1
            return ""
        }
        expect(true, comment())
        expectEqual(1, 1, comment())
        expectNil(Int?.none, comment())
        #expect(made == 0)
    }
}
