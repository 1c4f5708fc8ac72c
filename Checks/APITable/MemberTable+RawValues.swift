extension MemberTable {
    /// The text of Tests/Runtime/Conformance/RawValuesTests.swift: a test for all raw values of members that are present.
    public var rawValuesTest: String {
        let lines = members.compactMap { member -> String? in
            guard case .present = member.promise, let value = member.rawValue else { return nil }
            return "        expect(\(member.ourSpelling.text).rawValue, is: \(value))\n"
        }
        return """
            // Written by Scripts/regenerate api from \(file).

            import Testing
            import Touchstone

            struct `Raw values` {
                func expect<Value: Equatable>(
                    _ value: Value, is expected: Value, sourceLocation: SourceLocation = #_sourceLocation
                ) {
                    #expect(value == expected, sourceLocation: sourceLocation)
                }

                @Test func `raw values are UIKit's`() {
            \(lines.joined())    }
            }

            """
    }
}
