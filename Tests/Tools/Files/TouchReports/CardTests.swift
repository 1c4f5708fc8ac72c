import Foundation
import TestSupport
import Testing
import TouchTrace

@_spi(Host) @testable import TouchReports
@_spi(Host) @testable import TouchStory

struct `a card` {
    /// Returns the card of a recognizer about a touch of a trace.
    private func card(_ recognizer: RecognizerName, _ text: String = Exported.tap, touch: Int = 0) throws -> AnswerCard
    {
        let trace = try Trace(parsing: Array(text.utf8), source: "t")
        return try #require(CardReader.cards(of: trace.records).dropFirst(touch).first).card(of: recognizer)
    }

    @Test func `has why's sentence, the record, the cause and the rule`() throws {
        let pan = try card("pan")
        expectEqual(
            pan.description, "pan lost to tap 0.400 s after finger 1 came down: tap recognized and prevents it. (B-145)"
        )
        expect(pan.causes == [.recognizer("tap")] && pan.measure == nil)
        expectEqual(pan.instant, Instant(seconds: 0.4))
        let trace = try Trace(parsing: Array(Exported.tap.utf8), source: "t")
        let record = try #require(pan.record)
        expectEqual(
            trace.records[record - 1].step.line, "enter recognizer=\"pan\" phase=failed cause=prevented:\"tap\"")
        let answers = AnswerReader.answers(to: trace.records)
        expectEqual(pan.sentence, answers.last?.why("pan").description)
    }

    @Test func `of one that waited names what it waited for`() throws {
        let tap = try card("tap")
        expect(tap.causes == [.recognizer("double tap")] && tap.rule == .b165)
    }

    @Test func `of one that was not asked is like any other`() throws {
        let other = try card("rotation")
        expectEqual(
            other.sentence,
            "rotation was not asked about finger 1: card was hit, and its view is neither that nor around it.")
        expect(other.causes == [.view("card")] && other.rule == .b083 && other.record == nil)
    }

    @Test func `has the number that was measured, and its limit`() throws {
        let text = Exported.tap.replacingOccurrences(
            of: "cause=own:\"no tap 2\"", with: "cause=own:\"moved 47.5 pt, more than 45\" measured=47.5 limit=45"
        ).replacingOccurrences(of: "double tap", with: "UITapGestureRecognizer#3")
        let card = try card("UITapGestureRecognizer#3", text)
        expectEqual(card.sentence, "Tap 3 failed 0.400 s after finger 1 came down: moved 47.5 pt, more than 45.")
        expect(card.measure?.value == 47.5 && card.measure?.limit == 45 && card.rule == .b221)
    }

    @Test func `of the view has the recognizer that took the touch`() throws {
        let trace = try Trace(parsing: Array(Exported.tap.utf8), source: "t")
        let card = try #require(CardReader.cards(of: trace.records).first).delivery
        expect(card.subject == .view("card") && card.causes == [.recognizer("tap")] && card.rule == .b125)
        expectEqual(
            card.record.map { trace.records[$0 - 1].step.line }, "deliver view=\"card\" step=cancelled fingers=1")
    }

    @Test func `of a view that the hit test passed over has that view`() throws {
        let text = """
            touchstone-trace 2
            0.000000 frame 1:began@40,60
            0.000000 skip contact=1 view="photo" because=hidden by="photo" recognizers=["UITapGestureRecognizer"]
            0.000000 hit finger=1 view="card" window="window"
            0.100000 frame 1:ended@40,60

            """
        let trace = try Trace(parsing: Array(text.utf8), source: "t")
        let card = try #require(CardReader.cards(of: trace.records).first?.recognizers.first)
        expectEqual(card.sentence, "tap on photo was not asked about finger 1: its view photo is hidden.")
        expect(card.subject == .recognizer("tap on photo") && card.causes == [.view("photo")] && card.rule == .b021)
        expectEqual(card.record, 2)
        let data = try Exported.data(Exported.page(try Exported.export(text)))
        expectEqual((data["lanes"] as? [[Any]])?.contains { $0[1] as? String == "tap on photo" }, true)
    }

    @Test func `about a view that a finger has passed over tells why, and what would give it the touch`() throws {
        let text = """
            touchstone-trace 2
            0.000000 frame 1:began@40,60
            0.000000 skip contact=1 view="photo" because=covered by="card"
            0.000000 hit finger=1 view="card" window="window"
            0.100000 frame 1:ended@40,60
            0.200000 frame 1:began@140,60
            0.200000 hit finger=2 view="photo" window="window"
            0.200000 deliver view="photo" step=began fingers=2
            0.300000 frame 1:ended@140,60

            """
        let records = try Trace(parsing: Array(text.utf8), source: "t").records
        let card = CardQuestion(about: "photo", touch: "finger 1").card(of: records)
        expectEqual(card.text, "was not hit by finger 1: card, in front of it, was hit.")
        expect(card.causes == [.view("card")] && card.answer?.rule == .b022 && card.answer?.record == 2)
        expectEqual(card.wants, ["photo began with finger 1", "photo ended with finger 1"])
        expect(card.json.contains("\"asking\":\"What would make this happen:\",\"wants\":[\"photo began"))
        // By itself the question is about the finger that has hit it.
        expect(CardQuestion(about: "photo").card(of: records).touch == "finger 2" && card.after == "finger 2")
        expectEqual(CardQuestion(about: "photo", at: Instant(seconds: 0)).card(of: records).touch, "finger 2")
    }

    @Test(
        arguments: [
            ("mine", "tap", BookRule.b221), ("mine", "long press", .b230), ("mine", "pan", .b240),
            ("mine", "scroll pan", .b240), ("mine", "edge pan", .b251), ("mine", "pinch", .b256),
            ("mine", "scroll pinch", .b256), ("mine", "rotation", .b256), ("mine", "swipe", .b266),
            ("mine", "recognizer", .b154), ("UITapGestureRecognizer#1", "recognizer", .b154),
            // Traces from before 2026-11-28 have no kinds.
            ("UITapGestureRecognizer#1", nil, .b221), ("UIScreenEdgePanGestureRecognizer#2", nil, .b251),
            ("mine", nil, .b154),
        ] as [(RecognizerName, String?, BookRule)])
    func `of a failure has the rule of the class`(name: RecognizerName, kind: String?, rule: BookRule) throws {
        let text = """
            touchstone-trace 2
            0.000000 frame 1:began@40,60
            0.000000 hit finger=1 view="card" window="window"
            0.000000 enroll recognizer="\(name)" slot=0 touches=cancels\(kind.map { " kind=\"\($0)\"" } ?? "")
            0.000000 watch recognizer="\(name)" finger=1
            0.100000 frame 1:ended@40,60
            0.100000 enter recognizer="\(name)" phase=failed cause=own:"lifted first"

            """
        try expectEqual(card(name, text).rule, rule)
    }

    @Test func `has the kinds of the recognizers of its touch alone`() throws {
        let lines = (1...3).flatMap { number in
            [
                "frame \(number):began@1,1", "hit finger=\(number) view=\"v\" window=\"w\"",
                "enroll recognizer=\"r\(number)\" slot=0 touches= kind=\"tap\"",
                "watch recognizer=\"r\(number)\" finger=\(number)",
            ]
        }
        let text = "touchstone-trace 2\n" + lines.map { "1.000000 \($0)\n" }.joined()
        let touches = CardReader.cards(of: try Trace(parsing: Array(text.utf8), source: "t").records)
        expectEqual(touches.map(\.kinds), (1...3).map { [RecognizerName("r\($0)"): "tap"] })
    }

    @Test(arguments: BookRule.allCases) func `names a rule in the words of the book`(rule: BookRule) throws {
        let parts = rule.address.split(separator: "#")
        expect(parts[1] == rule.number.lowercased())
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../..")
        let page = try String(contentsOf: root.appending(path: String(parts[0])), encoding: .utf8)
        let section = try #require(page.components(separatedBy: "\n### \(rule.number)\n\n").dropFirst().first)
        let words = try #require(section.components(separatedBy: "\n\n").first).replacingOccurrences(
            of: "\n", with: " ")
        expectEqual(words, rule.text)
    }
}

struct `the cards of a page` {
    @Test func `are those of why, for each touch and lane`() throws {
        let data = try Exported.data(Exported.page(try Exported.export()))
        let words = try #require(data["words"] as? [String]), rules = try #require(data["rules"] as? [[String]])
        let lanes = try #require(data["lanes"] as? [[Any]]), lines = try #require(data["lines"] as? [String])
        let records = try #require(data["records"] as? [Int]), sets = try #require(data["sets"] as? [[Int]])
        let numbers = try #require(data["cards"] as? [Int])
        let rows = stride(from: 0, to: numbers.count, by: 8).map { Array(numbers[$0..<$0 + 8]) }
        // The folded pan of the scroll view has none.
        expectEqual(rows.map { lanes[$0[1]][1] as? String }, ["double tap", "tap", "pan", "card"])
        let pan = rows[2]
        expectEqual(words[pan[4]], "lost to tap 0.400 s after finger 1 came down: tap recognized and prevents it.")
        expect(pan[0] == 0 && pan[2] == 400_000 && rules[pan[5]][0] == "B-145" && pan[7] == -1)
        expectEqual(sets[pan[6]].map { lanes[$0][1] as? String }, ["tap"])
        let line = records[2 * pan[3] + 1]
        expect(lines[line < 0 ? -1 - line : line].hasPrefix("enter recognizer=\"pan\" phase=failed"))
        let touch = try #require((data["touches"] as? [[Int]])?.first)
        expectEqual(words[touch[3]], "finger 1, down at 0.000 s on card")
        expectEqual(
            words[touch[4]], "was not asked about finger 1: card was hit, and its view is neither that nor around it.")
    }

    @Test func `are left out of a part before and after it, with their records`() throws {
        let part = TimelineSelection(from: 0.2)
        let data = try Exported.data(Exported.page(try Exported.export(Exported.tap, part)))
        let numbers = try #require(data["cards"] as? [Int]), records = try #require(data["records"] as? [Int])
        let lines = try #require(data["lines"] as? [String])
        expectEqual(numbers.count, 4 * 8)
        expect(lines[records[2 * numbers[2 * 8 + 3] + 1]].hasPrefix("enter recognizer=\"pan\""))
        let later = try Exported.data(Exported.page(try Exported.export(Exported.tap, TimelineSelection(from: 2))))
        expectEqual((later["touches"] as? [Any])?.count, 0)
    }

    @Test func `end with a sentence where a trace has too many`() throws {
        var export = TimelineExport("long")
        for touch in 1...700 {
            let names = (1...30).map { "recognizer=\"r\($0)\"" }
            let lines =
                ["frame 1:began@1,1", "hit finger=\(touch) view=\"v\" window=\"w\""]
                + names.map { "watch \($0) finger=\(touch)" }
                + ["frame 1:ended@1,1", "deliver view=\"v\" step=began fingers=\(touch)"] + names.map { "reset \($0)" }
            let text = lines.map { "\(touch).000000 \($0)\n" }.joined()
            for record in try Trace(parsing: Array("touchstone-trace 2\n\(text)".utf8), source: "t").records {
                export.take(record)
            }
        }
        let data = try Exported.data(Exported.page(export))
        let touches = try #require((data["touches"] as? [Any])?.count)
        expect(touches < 700 && touches > 600 && (data["cards"] as? [Any])!.count / 8 <= 20_000)
        let about = try #require(data["about"] as? String)
        expect(about.contains(" A click is answered for the first \(touches) touches; --from and --to make"))
    }

    @Test(arguments: [
        ("/home/me/a tap.evemu", "a tap.evemu"), ("recordings/tap.evemu", "tap.evemu"),
        ("a story: left/right", "a story: left/right"),
        ("tap", "tap"), ("/", "/"),
    ]) func `come below a source without its path`(source: String, name: String) throws {
        var export = try Exported.export()
        export.header[.source] = source
        try expectEqual(
            Exported.data(Exported.page(export))["about"] as? String,
            "A trace of 17 records of \(name). Not shown: 1 internal recognizer: ScrollPan 2.")
    }

    @Test func `may state answers in other words`() throws {
        var export = try Exported.export()
        export.restated = [0: ["pan": "lost to UITapGestureRecognizer#3. (inferred)"]]
        expect(Exported.page(export).contains("\"lost to Tap 3. (inferred)\""))
    }
}

struct `a card about a place` {
    private let before = """
        touchstone-trace 2
        0.000000 frame 1:began@40,60
        0.000000 hit finger=1 view="card" window="window"
        0.000000 enroll recognizer="tap" slot=0 touches=cancels
        0.000000 watch recognizer="tap" finger=1
        0.000000 deliver view="card" step=began fingers=1
        0.100000 frame 1:ended@40,60
        0.100000 enter recognizer="tap" phase=ended
        0.100000 deliver view="card" step=cancelled fingers=1

        """

    /// Returns the card of a place after a trace.
    /// - Parameter place: The records of a finger there.
    private func card(_ place: String, after before: String) throws -> OpenedCard {
        func records(_ text: String) throws -> [TraceRecord] {
            try Trace(parsing: Array(text.utf8), source: "t").records
        }
        let place = try records("touchstone-trace 2\n" + place)
        return CardQuestion(aboutPlaceOf: place, views: ["card", "cover", "glass"]).card(of: try records(before))
    }

    private let place = """
        1.000000 frame 9:began@40,60
        1.000000 skip contact=9 view="glass" because=no-interaction by="glass"
        1.000000 skip contact=9 view="cover" because=hidden by="shade" recognizers=["pan"]
        1.000000 skip contact=9 view="far" because=outside by="far" recognizers=["pinch"]
        1.000000 hit finger=2 view="card" window="window"
        1.000000 watch recognizer="tap" finger=2
        1.000000 pass recognizer="off" finger=2 reason="disabled"

        """

    @Test func `tells what the view has received, its recognizers, and the views that are passed over there`() throws {
        let card = try card(place, after: before)
        expect(card.subject == .view("card") && card.touch == "finger 1")
        expectEqual(card.text, "received finger 1, and its cancellation: tap took it 0.100 s after it came down.")
        expectEqual(
            card.list.map(\.sentence),
            [
                "tap recognized 0.100 s after finger 1 came down.",
                "off was not asked about finger 1: card was hit, and its view is neither that nor around it.",
                "glass is passed over there: it has isUserInteractionEnabled off.",
                "cover is passed over there: shade, around it, is hidden.",
            ])
    }

    @Test func `tells what would happen where no finger was`() throws {
        let card = try card(place, after: "touchstone-trace 2\n")
        expect(card.text == "No finger came down." && card.touch == nil && card.wants == [])
        expectEqual(
            card.list.map(\.sentence).prefix(2),
            [
                "tap would receive a finger there.", "off would not receive a finger there: it is disabled.",
            ])
        let other = before.replacingOccurrences(of: "\"card\"", with: "\"other\"")
        try expectEqual(self.card(place, after: other).text, "No finger has hit it; finger 1, the last one, hit other.")
    }

    @Test func `says that no view is there`() throws {
        let card = try card("1.000000 frame 9:began@40,60\n", after: before)
        expect(card.text == "No view is hit there." && card.list == [])
        try expectEqual(self.card("", after: before).text, "No view is hit there.")
    }
}
