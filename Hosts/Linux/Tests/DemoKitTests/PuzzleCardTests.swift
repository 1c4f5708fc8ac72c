import CairoPainter
import Foundation
import HostKit
import HostTesting
import Testing
@_spi(Page) import TouchReplays
import TouchScenes
@_spi(Host) import TouchStory
import Touchstone

@testable import DemoKit

/// The puzzles in the window: fingers play them, a tap asks, the card tells the cause that the command tells, and the first change that it
/// proposes is tried and gives what is wanted.
struct PuzzleCardTests {
    /// A puzzle, what is asked about, and the finger if it is not the last one.
    struct Asked: Sendable, CustomTestStringConvertible {
        let number: Int
        let subject: String
        let finger: String?
        let answer: String
        var testDescription: String { answer }
    }

    nonisolated private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
        .replacing("/Hosts/Linux/Tests/DemoKitTests", with: "")

    /// The questions in the order of the puzzles, with the answers of `touchstone why`.
    nonisolated static let all: [Asked] = {
        let subjects = [
            "parent tap", "row", "label tap", "link tap", "row", "single", "list pan", "old pan", "card/finger 1",
            "content tap", "card tap/finger 2", "view", "below", "tap", "list pan", "list pan", "parent tap",
            "parent tap", "canvas/finger 2", "row swipe",
        ]
        let file = "\(root)/Tests/Tools/Command/TouchPuzzles/PuzzleAnswerTests.swift"
        let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        let answers = text.matches(of: /(?m)^ {8}"(.+)",$/).map { String($0.1) }
        return zip(subjects, answers).enumerated().map { index, pair in
            let parts = pair.0.split(separator: "/").map(String.init)
            return Asked(
                number: index + 1, subject: parts[0], finger: parts.count > 1 ? parts[1] : nil, answer: pair.1)
        }
    }()

    @Test func `all twenty are asked`() { #expect(Self.all.count == 20) }

    @Test(arguments: all)
    func `a tap asks, and the first proposal gives what is wanted`(_ asked: Asked) throws {
        let hand = WindowHand()
        let desk = hand.desk
        try hand.playPuzzle(asked.number)
        try hand.ask(about: asked.subject, finger: asked.finger)
        let card = try #require(desk.inquiry?.card)
        #expect(Self.untimed("\(asked.subject) \(card.text)") == Self.untimed(asked.answer))
        #expect(hand.lines(of: desk.drawer?.card).contains { $0.line.text == card.text })
        // What is gone is marked neither in the lists nor in the scene.
        #expect(hand.lines(of: desk.drawer?.list).contains { $0.line.isMarked } || asked.number == 11)
        let outlines = desk.running.flatMap { desk.inquiry?.outlines(of: $0) } ?? []
        #expect(!outlines.isEmpty || asked.number == 11)

        let want = try #require(card.wants.first)
        try hand.tap(want, in: desk.drawer?.card)
        hand.wait { desk.inquiry?.isSearching != true }
        try hand.tap("Try it", in: desk.drawer?.card)
        let trial = try #require(desk.inquiry?.trial)
        #expect(trial.outcomes[0].card.text == card.text)
        let after = " \(trial.outcomes[1].card.text)"
        #expect(Self.outcomes(of: want).contains { after.contains($0) }, "\(want): \(after)")
        #expect(
            hand.lines(of: desk.trialView?.outcomes[1]).contains {
                $0.line.text.hasSuffix(trial.outcomes[1].card.text)
            })
        // The fingers are played to both, until their traces have the decisions of the outcomes.
        hand.wait(seconds: trial.outcomes[0].records.last.map { $0.instant.seconds + 1 } ?? 1)
        for (scene, run) in zip(trial.scenes, trial.outcomes) {
            let live = scene.log.records.map(\.description)
            #expect(live.prefix(run.records.count) == run.records.map(\.description)[...])
        }
        hand.press(.dark)
        try hand.tap("Play again", in: desk.trialView?.buttons)
        let styles = trial.scenes.map(\.session.window.traitCollection.userInterfaceStyle)
        #expect(styles == [.dark, .dark])
        try hand.tap("Back to the scene (Escape)", in: desk.trialView?.buttons)
        #expect(desk.inquiry?.trial == nil)
        desk.close()
    }

    private static func untimed(_ text: String) -> String { text.replacing(/\d+\.\d{3} s/, with: "… s") }

    /// The words of which an answer has one if what is wanted has happened.
    private static func outcomes(of want: String) -> [String] {
        if want.contains(" not recognized") { return [" was not asked", " failed", " lost", " is not"] }
        if want.contains(" recognized") { return [" recognized ", " began "] }
        return want.contains(" began") ? [" received "] : [" and its end."]
    }
}
