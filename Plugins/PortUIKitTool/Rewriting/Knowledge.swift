/// The declarations of all files of a module, and the keys that the rewriting of one of them has asked for.
///
/// A file whose text and whose answers are the same is rewritten to the same text.
final class Knowledge {
    private let values: [String: [String]]
    /// The keys whose values were read.
    private(set) var needs: Set<String> = []

    init(_ declarations: [Declarations]) {
        var values: [String: [String]] = [:]
        for file in declarations {
            for (key, added) in file.values { values[key, default: []] += added }
        }
        // The order of the files has no influence.
        self.values = values.mapValues { $0.count > 1 ? Set($0).sorted() : $0 }
    }

    /// Creates the same knowledge, of which nothing has been read.
    init(_ other: Knowledge) { values = other.values }

    /// Returns the values of a key of `Declarations`.
    private func read(_ key: String) -> [String] {
        needs.insert(key)
        return values[key] ?? []
    }

    /// Returns a text that differs if the answers to questions differ.
    func answers(to needs: some Sequence<String>) -> String {
        needs.map { key in key + "\n" + (values[key] ?? []).map { " \($0)\n" }.joined() }.joined()
    }

    /// Returns a Boolean value that indicates whether a name is that of an optional member without a value.
    func isOptional(_ name: String) -> Bool { !read("optional \(name)").isEmpty }

    /// Returns the parameter labels of the optional members with a name that return a value, each as `Declarations.labels(_:)` writes them.
    func optionalValues(_ name: String) -> [String] { read("value \(name)") }

    /// Returns the attributes `@available` of a type, which its extensions repeat.
    func availability(_ type: String) -> String { read("available \(type)").joined() }

    func isGeneric(_ type: String) -> Bool { !read("generic \(type)").isEmpty }

    func isProtocol(_ type: String) -> Bool { !read("protocol \(type)").isEmpty }

    /// Returns a class and those that it inherits from, the nearest first.
    private func ancestors(_ type: String) -> [String] {
        var (found, index) = ([type], 0)
        // A cycle is an error of the compiler's.
        while index < found.count {
            found += read("super \(found[index])").filter { !found.contains($0) }
            index += 1
        }
        return found
    }

    /// Returns a Boolean value that indicates whether a class of the module inherits from one of UIKit or Core Animation that belongs to
    /// the main actor.
    func isOfKit(_ type: String) -> Bool {
        !isPath(type)
            && ancestors(type).dropFirst().contains {
                ($0.hasPrefix("UI") || $0.hasPrefix("CA")) && read("super \($0)").isEmpty
            }
    }

    /// Returns a Boolean value that indicates whether a class of the module inherits from `UIBezierPath`.
    func isPath(_ type: String) -> Bool {
        ancestors(type).dropFirst().contains { ["UIBezierPath", "UIKit.UIBezierPath"].contains($0) }
    }

    /// Returns the methods with a name of the nearest class that has one.
    func methods(_ name: String, of type: String) -> [Method] {
        for ancestor in ancestors(type) {
            let found = read("func \(ancestor).\(name)")
            if !found.isEmpty { return found.map { Method(text: $0) } }
        }
        return []
    }

    /// Returns a Boolean value that indicates whether an outlet can be visible to the module: no class above or below has a private one of its
    /// name.
    func isAlone(outlet name: String, of type: String) -> Bool {
        !read("outlet \(name)").contains { other in
            other != type && (ancestors(other).contains(type) || ancestors(type).contains(other))
        }
    }

    /// Returns the name of the Objective-C method for a function: each label but the first is a part of its own, and the first follows the name.
    static func selectorName(_ base: String, labels: [String]) -> String {
        guard let first = labels.first else { return base }
        var name = base
        if first != "_" {
            let joint = prepositions.contains(first) ? "" : "With"
            name += joint + first.prefix(1).uppercased() + first.dropFirst()
        }
        return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    /// Words before which the compiler of Objective-C names puts no `With`.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including",
        "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via",
        "when", "with", "within",
    ]
}
