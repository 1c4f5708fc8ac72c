extension Rewriter {
    /// Attributes of Objective-C and of Interface Builder are removed.
    mutating func rewriteAttribute(_ index: Int) {
        let attributes: Set<String> = [
            "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
            "NSManaged", "GKInspectable", "NSCopying",
        ]
        let name = tokens[index + 1]
        guard tokens[index].range.upperBound == name.range.lowerBound else { return }
        if name.text == "UIApplicationMain" || name.text == "main" && isApplication(index) {
            return note(index, "an application is made by its host, not by @\(name.text): leave this file out")
        }
        guard attributes.contains(name.text) else { return }
        if name.text == "IBOutlet" || name.text == "IBAction" { open(index + 1) }
        var end = index + 1
        if tokens.code(end + 1) == "(", tokens[end].range.upperBound == tokens[end + 1].range.lowerBound {
            end = tokens.closing(end + 1)
        }
        remove(index...end)
    }

    /// Returns a Boolean value that indicates whether an attribute is that of a class for `UIApplicationMain`.
    private func isApplication(_ attribute: Int) -> Bool {
        guard let scope = scopes.all.first(where: { $0.header > attribute }), scope.kind == .classBody else {
            return false
        }
        return tokens.startOfDeclaration(scope.header) <= attribute
            && (scope.header..<scope.opening).contains {
                ["UIResponder", "UIApplicationDelegate", "UIApplication"].contains(tokens.code($0))
            }
    }

    /// Nothing but a nib sets a private outlet or sends a private action: both become visible to the module.
    private mutating func open(_ attribute: Int) {
        guard let member = Member(tokens, modifier: attribute), let scope = scopes.type(around: attribute),
            knowledge.isAlone(outlet: member.name, of: scopes.path(of: scope))
        else { return }
        let type = tokens.code(member.nameToken + 2)
        let isOfHiddenType = scopes.all.contains { scope in
            scope.isType && scope.name == type
                && (tokens.startOfDeclaration(scope.header)..<scope.header).contains {
                    ["private", "fileprivate"].contains(tokens.code($0))
                }
        }
        guard member.isFunction || !isOfHiddenType else { return }
        for access in tokens.accesses(of: member) { remove(access) }
    }

    /// UIKit contains Foundation: with one import of the two, `Timer` is UIKit's. A file that imports a part of UIKit's basis sees the basis.
    mutating func rewriteImport(_ index: Int) {
        guard let (module, end) = imported(index) else { return }
        let name = tokens.code(module)
        if Self.isKit(name) { return replace(index...end, with: "import UIKit") }
        guard ["CoreGraphics", "QuartzCore"].contains(name) else { return }
        let isFirst = !tokens.indices.contains { other in
            guard let (module, _) = imported(other) else { return false }
            return Self.isKit(tokens.code(module))
                || other < index && ["CoreGraphics", "QuartzCore"].contains(tokens.code(module))
        }
        if isFirst {
            replace(index...end, with: "import UIKit; import \(name)")
        } else if end > index + 1 {
            replace(index...end, with: "import \(name)")
        }
    }

    private static func isKit(_ module: String) -> Bool {
        ["UIKit", "Foundation", "ObjectiveC", "Darwin"].contains(module)
    }

    /// Returns the module of an import, and the last token of what is imported; `nil` if the word is not that of an import.
    private func imported(_ index: Int) -> (module: Int, end: Int)? {
        guard tokens.code(index) == "import", tokens[index].kind == .word,
            tokens.beginsLine(index) || [")", ";"].contains(tokens.code(index - 1)) || tokens[index - 1].kind == .word
        else { return nil }
        var module = index + 1
        if ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"].contains(tokens.code(module)) {
            module += 1
        }
        var end = module
        while tokens.code(end + 1) == ".", tokens[end + 2].kind == .word, !tokens.beginsLine(end + 1) { end += 2 }
        return (module, end)
    }

    /// Ported code is that of an iPhone.
    mutating func rewriteSystem(_ index: Int) {
        if tokens.matches(["(", "iOS", ")"], at: index + 1) { replace(index...index + 3, with: "true") }
    }

    /// Literals of Xcode become calls; names of Objective-C become values.
    mutating func rewriteLiteral(_ index: Int, _ word: String) {
        switch word {
        case "#selector": rewriteSelector(index)
        case "#colorLiteral": replaceBefore(index...index, with: "UIColor")
        case "#imageLiteral":
            guard tokens.matches(["(", "resourceName", ":"], at: index + 1) else { break }
            replaceBefore(index...index + 2, with: "UIImage(imageLiteralResourceName")
        case "#fileLiteral":
            note(index, "a file literal is not ported, as there is no bundle: write the path of the file")
        case "#keyPath": rewriteKeyPath(index)
        case "#Preview": rewritePreview(index)
        default: break
        }
    }

    /// `#keyPath(CALayer.opacity)` is the name of the property.
    private mutating func rewriteKeyPath(_ index: Int) {
        guard tokens.code(index + 1) == "(" else { return }
        let closing = tokens.closing(index + 1)
        let names = (index + 2..<closing).filter { tokens[$0].kind == .word }.map { tokens[$0].text }
        let path = names.drop { $0.first?.isUppercase == true }.joined(separator: ".")
        if !path.isEmpty { replace(index...closing, with: "\"\(path)\"") }
    }

    /// Previews are for Xcode.
    private mutating func rewritePreview(_ index: Int) {
        let body = tokens.code(index + 1) == "(" ? tokens.closing(index + 1) + 1 : index + 1
        guard tokens.code(body) == "{" else { return }
        remove(tokens.startOfDeclaration(index)...tokens.closing(body))
    }

    mutating func rewriteQueue(_ index: Int) {
        if tokens.matches([".", "main"], at: index + 1) { replace(index...index + 2, with: "UIMainQueue.shared") }
    }

    mutating func rewriteUptime(_ index: Int) {
        for words in [[".", "processInfo", ".", "systemUptime"], ["(", ")", ".", "systemUptime"]]
        where tokens.matches(words, at: index + 1) {
            replace(index...index + words.count, with: "CACurrentMediaTime()")
        }
    }

    /// `x.rawValue as NSNumber` becomes a call, since numbers are not bridged.
    mutating func rewriteBridging(_ index: Int) {
        guard tokens.code(index - 1) == "as", tokens.code(index - 2) == "rawValue" else { return }
        var start = index - 2
        while tokens.code(start - 1) == "." {
            start = tokens[start - 2].kind == .word ? start - 2 : start - 1
        }
        replace(start...index, with: "NSNumber(value: \(tokens.text(start...index - 2)))")
    }
}
