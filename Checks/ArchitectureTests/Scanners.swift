// The scanners: small pure functions from a file to what is wrong with it. `ScannerTests` plants violations for each.

/// The modules that a file imports, with the lines in which it does.
///
/// Understands attributes and access levels before `import`, a kind after it, and submodules.
func imports(of file: SourceFile) -> [(line: Int, module: String)] {
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor"]
    let openings: Set<Substring> = ["public", "package", "internal", "fileprivate", "private", "import"]
    return CodeText.lines(file.code).compactMap { number, line in
        guard line.contains("import") else { return nil }
        let attributed = line.drop { $0 == " " }.hasPrefix("@")
        let words = CodeText.words(line)
        guard let first = words.first, attributed || openings.contains(first),
            let place = words.firstIndex(of: "import")
        else { return nil }
        let rest = words[(place + 1)...].drop { kinds.contains($0) }
        return rest.first.map { (number, String($0)) }
    }
}

/// Imports of modules that are not ours and that the module may not import.
///
/// XCTest and Testing are allowed only where the file says so in its name.
func outsideImportFindings(
    _ file: SourceFile, own: Set<String>, foundationUsers: Set<String>, free: Set<String>
) -> [Finding] {
    guard let module = file.module, !free.contains(module) else { return [] }
    return imports(of: file).compactMap { line, imported in
        if own.contains(imported) { return nil }
        if imported == "Foundation", foundationUsers.contains(module) { return nil }
        if ["XCTest", "Testing"].contains(imported), file.name.contains(imported) { return nil }
        return Finding(path: file.path, line: line, what: "\(module) may not import \(imported)")
    }
}

/// Words in the code, outside comments and string literals, that are forbidden.
func wordFindings(_ file: SourceFile, _ forbidden: Set<String>) -> [Finding] {
    CodeText.lines(file.code).flatMap { number, line in
        CodeText.words(line).filter { forbidden.contains(String($0)) }
            .map { Finding(path: file.path, line: number, what: "\($0) is not used here") }
    }
}

/// Absolute paths of one machine, anywhere in the text.
func absolutePathFindings(_ file: SourceFile) -> [Finding] {
    // Most files mention none of them.
    let folders = ["home", "root", "tmp", "work", "Users", "opt"].filter { file.text.contains("/\($0)/") }
    guard !folders.isEmpty else { return [] }
    return CodeText.lines(file.text).flatMap { number, line in
        folders.filter { folder in
            line.ranges(of: "/\(folder)/").contains { range in
                guard range.lowerBound > line.startIndex else { return true }
                let before = line[line.index(before: range.lowerBound)]
                return !(before.isLetter || before.isNumber || "./_-".contains(before))
            }
        }.map { Finding(path: file.path, line: number, what: "an absolute path below /\($0)") }
    }
}

/// Branches called `default:` (a state that is added later would pass through them unseen). `@unknown default:` too.
func defaultBranchFindings(_ file: SourceFile) -> [Finding] {
    CodeText.lines(file.code).compactMap { number, line in
        let words = line.split { $0 == " " || $0 == ";" || $0 == "{" }
        let found = words.indices.contains { index in
            words[index] == "default:" || words[index] == "default" && words.dropFirst(index + 1).first == ":"
        }
        return found ? Finding(path: file.path, line: number, what: "default: in a switch; name the cases") : nil
    }
}

/// Accesses whose exclusivity debug builds would not check: the attribute has to stand alone between `#if !DEBUG` and `#endif`.
func uncheckedAccessFindings(_ file: SourceFile) -> [Finding] {
    // Most files have none.
    guard file.text.contains("exclusivity") else { return [] }
    let lines = CodeText.lines(file.code).map { $0.line.split(separator: " ").joined(separator: " ") }
    return lines.indices.filter { index in
        guard lines[index].contains("@exclusivity(unchecked)") else { return false }
        return lines[index] != "@exclusivity(unchecked)" || index == 0 || lines[index - 1] != "#if !DEBUG"
            || index + 1 == lines.count || lines[index + 1] != "#endif"
    }.map {
        Finding(
            path: file.path, line: $0 + 1, what: "debug builds have to check it: put it between #if !DEBUG and #endif")
    }
}

/// Marks of unfinished work, in code, comments and literals.
func unfinishedFindings(_ file: SourceFile) -> [Finding] {
    CodeText.lines(file.text).compactMap { number, line in
        let words = CodeText.words(line)
        if let mark = words.first(where: { ["TODO", "FIXME", "XXX", "HACK"].contains($0) }) {
            return Finding(path: file.path, line: number, what: "\(mark): finish it or file an issue")
        }
        let text = line.lowercased()
        guard ["fatalerror(\"not ", "fatalerror(\"unimpl", "not yet implemented"].contains(where: text.contains) else {
            return nil
        }
        return Finding(path: file.path, line: number, what: "not implemented, by its own word")
    }
}

/// The names of the types that a file declares outside of other declarations: a nested `Phase` is not among them.
func declaredTypes(in file: SourceFile) -> Set<String> {
    let introducers: Set<Substring> = ["class", "struct", "enum", "protocol", "actor", "typealias"]
    let code = file.code
        .replacing("{", with: " { ").replacing("}", with: " } ").replacing(":", with: " ").replacing("<", with: " ")
    var found: Set<String> = []
    var depth = 0
    for (_, line) in CodeText.lines(code) {
        let words = line.split(separator: " ")
        for (index, word) in words.enumerated() {
            if word == "{" { depth += 1 }
            if word == "}" { depth -= 1 }
            let isDeclared = depth == 0 && introducers.contains(word) && !words[..<index].contains("import")
            if isDeclared, index + 1 < words.count { found.insert(String(words[index + 1])) }
        }
    }
    return found
}

/// Mentions, in a file of a lower folder, of types that a higher folder declares.
///
/// `allowed` lists the crossing points as `File: Type`.
func folderOrderFindings(_ file: SourceFile, higherTypes: Set<String>, allowed: Set<String>) -> [Finding] {
    wordFindings(file, higherTypes.filter { !allowed.contains("\(file.name): \($0)") }).map {
        Finding(path: $0.path, line: $0.line, what: "\($0.what): a higher folder declares it")
    }
}
