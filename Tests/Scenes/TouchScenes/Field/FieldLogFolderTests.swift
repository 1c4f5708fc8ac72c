import Foundation
import TestSupport
import Testing
import TouchStory

@testable import TouchstoneCommand

/// The logs of devices in `Tests/Data/FieldLogs`.
struct `The logs of devices` {
    private static let folder = repository.appendingPathComponent("Tests/Data/FieldLogs")

    @Test(.bug(id: "F-1")) func `verify as it is written beside them, and there are some`() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        let logs = names.filter { $0.hasSuffix(".jsonl") }
        print("Tests/Data/FieldLogs: \(logs.count) logs of devices")
        for name in logs {
            let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name)))
            let verification = try FieldVerification(FieldLogReader.read(bytes, source: name), source: name)
            let expected = Self.folder.appendingPathComponent(name.dropLast(6) + ".verified.txt")
            if FileManager.default.fileExists(atPath: expected.path) {
                let text = try String(contentsOf: expected, encoding: .utf8)
                expectEqual(verification.text, text, "\(name): see Tests/Data/FieldLogs/README.md")
            } else {
                expect(verification.isEqual, "\(verification.text)")
            }
        }
        if logs.isEmpty {
            withKnownIssue("Tests/Data/FieldLogs holds 0 logs: nothing here was verified against a device") {
                expect(!logs.isEmpty)
            }
        }
    }

    @Test(.bug(id: "F-1")) func `have names of one kind, and each text beside them belongs to a log`() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        let logs = Set(names.filter { $0.hasSuffix(".jsonl") }.map { $0.dropLast(6) })
        for name in names where name != "README.md" {
            let stem = name.hasSuffix(".verified.txt") ? name.dropLast(13) : name.dropLast(6)
            expect(logs.contains(stem), "\(name) belongs to no log")
            expect(name.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789.-".contains($0) }, "\(name)")
        }
    }
}
