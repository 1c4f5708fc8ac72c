import Testing

/// The messages of the declarations that are left out of UIKit, which are in the porting guide as well.
struct `What is left out` {
    @Test func `has messages that are sentences of the porting guide`() throws {
        let sources = try swiftPaths(below: "Sources/Porting/UIKit/LeftOut").map { try text(of: $0) }
        let messages = Set(sources.flatMap { $0.matches(of: /unavailable, message: "(.*)"\)/) }.map { String($0.1) })
        let words = try text(of: "Documentation/Porting.md").split(whereSeparator: \.isWhitespace).joined(
            separator: " ")
        #expect(messages.count > 20)
        #expect(messages.filter { !words.contains($0) } == [])
    }
}
