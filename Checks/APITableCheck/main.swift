// Compares the list of UIKit's members with the library and writes the files that are generated from it. Run by Scripts/check-api,
// Scripts/regenerate api and Scripts/build-docs --check, in the root of the repository.
//
//     APITableCheck check GRAPHS        compares list, library and the written files
//     APITableCheck regenerate          writes the files that are generated from the list
//     APITableCheck missing ISSUE       the members that come with an issue
//     APITableCheck documented GRAPHS   checks that every declaration has a documentation comment
//
// GRAPHS is a folder of symbol graphs. Exit code: 0 no problem, 1 a problem was found, 2 usage error.

import APITable
import Foundation

let listFile = "Checks/API/members.txt"

func text(_ file: String) throws -> String { try String(contentsOfFile: file, encoding: .utf8) }

func library(_ folder: String) throws -> Library {
    let graphs = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        .filter { $0.hasSuffix(".symbols.json") }
        .map { try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)")) }
    let library = try Library(graphs: graphs)
    guard !library.isEmpty else { complain(["error: there are no symbol graphs in \(folder)"]) }
    return library
}

func complain(_ lines: [String]) -> Never {
    for line in lines { print(line) }
    exit(1)
}

do {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let table = MemberTable(try text(listFile), file: listFile)
    let written = [
        ("Documentation/API.md", table.page),
        ("Tests/Runtime/Conformance/RawValuesTests.swift", table.rawValuesTest),
    ]
    switch (arguments.first, arguments.count) {
    case ("check", 2):
        let library = try library(arguments[1])
        var findings = table.findings + table.findings(in: library)
        findings += table.findings(inDivergences: try text("Documentation/Divergences.md"))
        for (file, wanted) in written where (try? text(file)) != wanted {
            findings.append(Finding(file: file, line: 1, what: "differs from \(listFile): run Scripts/regenerate api"))
        }
        print(table.summary, terminator: "")
        if !findings.isEmpty { complain(findings.map(\.description)) }
        print("\(table.members.count) members are as \(listFile) says")
    case ("regenerate", 1):
        if !table.findings.isEmpty { complain(table.findings.map(\.description)) }
        for (file, content) in written {
            try content.write(toFile: file, atomically: true, encoding: .utf8)
            print("wrote \(file)")
        }
    case ("documented", 2):
        let library = try library(arguments[1])
        if !library.undocumented.isEmpty { complain(library.undocumented.map(\.description)) }
        print("\(library.countOfDeclarations) public declarations, all with a documentation comment")
    case ("missing", 2) where Int(arguments[1]) != nil:
        for line in table.later(issue: Int(arguments[1]) ?? 0) { print(line) }
    default:
        print("usage: APITableCheck check GRAPHS | regenerate | missing ISSUE | documented GRAPHS")
        exit(2)
    }
} catch {
    complain(["error: \(error)"])
}
