import Foundation
import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

@testable import TouchstoneCommand

/// The hands that are also injected into windows and into the page: `Hosts/Linux/test-windows`, `Hosts/Web/test/browser/firefox.test.mjs`.
struct SameHandsTests {
    private static let folder = repository.appending(path: "Tests/Data/SameHands")

    @Test(arguments: [
        "dragview", "everything", "nested-scrolling", "nested-scrolling-rest", "photos", "two-subviews",
    ])
    func `fingers of a test decide what injected ones decide in a window and on the page`(_ name: String) throws {
        let scene = try #require(Scenes.all.first { name == $0.name || name == "\($0.name)-rest" })
        let stage = SceneStage(scene, size: CGSize(width: 1280, height: 800))
        stage.wait(0.1)
        let start = stage.player.host.now
        for line in try lines(of: "\(name).hand") {
            let words = line.split(separator: " ").map(String.init)
            let next = start.advanced(by: (Double(words[0]) ?? 0) / 1_000)
            stage.hands.rest(next.seconds - stage.player.host.now.seconds)
            let finger = try #require(Finger.allCases.dropFirst(Int(words[2]) ?? 0).first)
            if words[1] == "up" {
                stage.hands.up(finger)
                continue
            }
            let place = CGPoint(x: CGFloat(Int(words[3]) ?? 0), y: CGFloat(Int(words[4]) ?? 0))
            if words[1] == "down" { stage.hands.down(finger, at: place) } else { stage.hands.move(finger, to: place) }
        }
        stage.wait(3)
        expectEqual(decisions(stage.player.records.map(\.description)), try lines(of: "\(name).decisions"))
    }

    private func lines(of file: String) throws -> [String] {
        try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8).split(separator: "\n").map(
            String.init)
    }

    /// Returns the decisions in records as `Hosts/Linux/Tests/Windows/traces.py` does: entered phases, actions, beginnings and ends that views
    /// receive, each once in a row.
    private func decisions(_ records: [String]) -> [String] {
        var kept: [String] = []
        var phases: [Substring: Substring] = [:]
        for record in records {
            var decision: String?
            if let match = record.firstMatch(of: /\ enter recognizer="([^"]*)" phase=(\w+)/) {
                if phases.updateValue(match.2, forKey: match.1) != match.2 { decision = "\(match.1) enters \(match.2)" }
            } else if let match = record.firstMatch(of: /\ action recognizer="([^"]*)" phase=(\w+)/) {
                if match.2 != "changed" { decision = "\(match.1) acts \(match.2)" }
            } else if let match = record.firstMatch(
                of: /\ deliver (.*) step=(began|ended|cancelled) fingers=([\d,]+)(.*)/)
            {
                decision = "\(match.1) receives \(match.2) of \(match.3)\(match.4)"
            }
            if let decision, decision != kept.last { kept.append(decision) }
        }
        return kept
    }
}
