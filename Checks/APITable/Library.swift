public import Foundation

/// The declarations of the library's modules, from their symbol graphs.
public struct Library {
    /// The result of looking up a spelling.
    public enum Answer: Hashable, Sendable {
        /// The declaration exists.
        case found
        /// The declaration exists, but cannot be set.
        case readOnly
        /// The declaration does not exist; these have the same name.
        case missing(similar: [String])
    }

    private(set) var symbols: [String: SymbolGraph.Symbol] = [:]
    /// The outermost types and functions by name.
    private var types: [String: [String]] = [:]
    /// The members that a type declares itself or in extensions, in the order of the graphs.
    private var members: [String: [String]] = [:]
    /// The superclass and the protocols of a type.
    private var parents: [String: [String]] = [:]

    /// Reads symbol graphs.
    public init(graphs: [Data]) throws {
        for data in graphs {
            let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
            for symbol in graph.symbols {
                let identifier = symbol.identifier.precise
                symbols[identifier] = symbol
                if symbol.pathComponents.count == 1 { types[symbol.name, default: []].append(identifier) }
            }
            for relationship in graph.relationships {
                switch relationship.kind {
                case "memberOf", "requirementOf", "defaultImplementationOf", "optionalRequirementOf":
                    members[relationship.target, default: []].append(relationship.source)
                case "inheritsFrom", "conformsTo":
                    parents[relationship.source, default: []].append(relationship.target)
                default:
                    break
                }
            }
        }
    }

    /// A Boolean value that indicates whether there are no symbols at all.
    public var isEmpty: Bool { symbols.isEmpty }

    /// Looks up a spelling: among the type's own members, those of its extensions, and inherited ones.
    public func answer(_ spelling: Spelling) -> Answer {
        guard !spelling.owners.isEmpty else {
            return types[spelling.name] == nil ? .missing(similar: []) : .found
        }
        let candidates = membersOfType(spelling.owners).compactMap { symbols[$0] }
        let fitting = candidates.filter { $0.name == spelling.name && fits($0, spelling) }
        if fitting.contains(where: { !spelling.isSettable || $0.isSettable }) { return .found }
        if !fitting.isEmpty { return .readOnly }
        let similar = candidates.filter { $0.name.prefix { $0 != "(" } == spelling.baseName }.map(\.declaration)
        return .missing(similar: Array(Set(similar)).sorted())
    }

    private func fits(_ symbol: SymbolGraph.Symbol, _ spelling: Spelling) -> Bool {
        guard let parameters = spelling.parameters else { return true }
        let types = symbol.parameterTypes
        return zip(parameters, types).allSatisfy { parameter, type in
            parameter.type.map { $0.filter { $0 != " " } == type } ?? true
        }
    }

    /// Returns the members of a type that is named from the outside in, following aliases at each step.
    private func membersOfType(_ names: [String]) -> [String] {
        var step = (names.first.flatMap { types[$0] } ?? []).map(resolved)
        for name in names.dropFirst() {
            step = step.flatMap(allMembers).filter { symbols[$0]?.name == name }.map(resolved)
        }
        return step.flatMap(allMembers)
    }

    private func resolved(_ type: String) -> String {
        var type = type
        var seen: Set<String> = []
        while seen.insert(type).inserted, let next = symbols[type]?.aliased { type = next }
        return type
    }

    private func allMembers(_ type: String) -> [String] {
        var found: [String] = []
        var seen: Set<String> = []
        var rest = [type]
        while let next = rest.popLast() {
            guard seen.insert(next).inserted else { continue }
            found += members[next] ?? []
            rest += parents[next] ?? []
        }
        return found
    }
}
