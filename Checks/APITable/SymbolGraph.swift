import Foundation

/// A symbol graph of the compiler, with the parts that are needed here.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable {
            var identifier: String
        }
        struct Identifier: Decodable {
            var precise: String
        }
        struct Fragment: Decodable {
            var spelling: String
            var preciseIdentifier: String?
        }
        struct Signature: Decodable {
            var parameters: [Parameter]?
        }
        struct Parameter: Decodable {
            var declarationFragments: [Fragment]
        }
        /// The position in the source; synthesized declarations have none.
        struct Location: Decodable {
            struct Position: Decodable {
                /// The line, from 0.
                var line: Int
            }

            var uri: String
            var position: Position
        }
        /// The documentation comment, possibly of the declaration that it overrides or implements.
        struct Comment: Decodable {
            /// The file; comments of the standard library have none.
            var uri: String?
        }

        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var declarationFragments: [Fragment]
        var functionSignature: Signature?
        var location: Location?
        var docComment: Comment?
    }

    struct Relationship: Decodable {
        var kind: String
        var source: String
        var target: String
    }

    var symbols: [Symbol]
    var relationships: [Relationship]
}

extension SymbolGraph.Symbol {
    /// The name with its labels.
    var name: String { pathComponents.last ?? "" }

    /// The whole declaration.
    var declaration: String { declarationFragments.map(\.spelling).joined() }

    /// A Boolean value that indicates whether a property can be set.
    var isSettable: Bool {
        let text = declaration
        guard let end = text.firstRange(of: "var ") else { return false }
        return !text[end.upperBound...].contains("{ get }")
    }

    /// The types of the parameters, without blanks.
    var parameterTypes: [String] {
        (functionSignature?.parameters ?? []).map { parameter in
            let text = parameter.declarationFragments.map(\.spelling).joined()
            guard let colon = text.firstIndex(of: ":") else { return text }
            return text[text.index(after: colon)...].filter { $0 != " " }
        }
    }

    /// The type that a `typealias` stands for.
    var aliased: String? {
        guard kind.identifier == "swift.typealias" else { return nil }
        return declarationFragments.last { $0.preciseIdentifier != nil }?.preciseIdentifier
    }
}
