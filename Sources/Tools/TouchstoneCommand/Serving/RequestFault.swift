/// An error in a request: the event, the field and the remedy.
struct RequestFault: Error, Hashable, Sendable {
    /// The kind of an error, for programs. Documentation/Serve.md describes each.
    enum Kind: String, Hashable, Sendable, CaseIterable {
        case brokenJSON, tooLong, truncated
        case unknownRequest, unknownField, missingField, wrongType, outOfRange, conflict
        case noScene, unknownName, ambiguousName, alreadyDown, notDown
    }

    /// The number of characters of a name from a request that a message repeats.
    private static let longestName = 100

    let kind: Kind
    /// The path of the field, such as `touches[0].at.x`; `nil` if the error concerns the line.
    let field: String?
    /// The description of the error, without a period.
    let message: String
    /// The advice what to do, without a period.
    let remedy: String

    nonisolated init(_ kind: Kind, at field: String? = nil, _ message: String, _ remedy: String) {
        (self.kind, self.field, self.message, self.remedy) = (kind, field, message, remedy)
    }

    /// Returns a name for a message: in quotes, and shortened if it is long.
    nonisolated static func quoted(_ name: String) -> String {
        name.count > longestName ? "'\(name.prefix(longestName))...'" : "'\(name)'"
    }

    /// Returns an error about a name that does not exist, with the nearest one that does.
    /// - Parameters:
    ///   - known: The names that exist.
    ///   - advice: The remedy if none of them is near.
    static func unknown(
        _ kind: Kind, _ field: String, _ noun: String, _ name: String, among known: [String], _ advice: String
    ) -> RequestFault {
        let near = NearMiss.nearest(to: name, among: known).map { "Did you mean '\($0)'?" }
        return RequestFault(kind, at: field, "there is no \(noun) \(quoted(name))", near ?? advice)
    }
}
