import Foundation
import TestSupport
import Testing
import TouchScenes

struct `Links to scenes` {
    @Test func `articles link to scenes that exist, and each article about scenes to one`() throws {
        let folder = repository.appendingPathComponent("Documentation/Touchstone.docc")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let names = Set(Scenes.all.map { $0.name })
        var articles = 0
        for file in files where file.pathExtension == "md" {
            let text = try String(contentsOf: file, encoding: .utf8)
            let links = text.matches(of: /#scene=([\w-]*)/).map { String($0.1) }
            expect(Set(links).isSubset(of: names), "\(file.lastPathComponent)")
            guard file.lastPathComponent.hasPrefix("Scene") else { continue }
            expect(!links.isEmpty, "\(file.lastPathComponent)")
            articles += 1
        }
        expectEqual(articles, 3)
    }
}
