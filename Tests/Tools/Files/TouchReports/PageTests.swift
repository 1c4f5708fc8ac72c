import Foundation
import TestSupport
import Testing
import TouchInput
import TouchRecordings
import TouchStory
import TouchTrace

@testable import TouchReports

struct `A page of a timeline` {
    @Test func `has the lanes, the decisions, the records and the ways of the fingers`() throws {
        let data = try Exported.data(Exported.page(try Exported.export()))
        expectEqual(data["title"] as? String, "t")
        expectEqual(data["screen"] as? [Int], [4_000, 3_000])
        expectEqual(data["span"] as? [Int], [0, 400_000])
        let lanes = try #require(data["lanes"] as? [[Any]])
        expectEqual(lanes.map { $0[1] as? String }, ["finger 1", "double tap", "tap", "pan", "card"])
        let symbols = try #require(data["symbols"] as? [String])
        let (down, line, up) = (
            symbols.firstIndex(of: "down"), symbols.firstIndex(of: "line"), symbols.firstIndex(of: "up")
        )
        expectEqual(lanes[0][2] as? [Int?], [0, down, line, 0, 50_000, up, -1, 0])
        let words = try #require(data["words"] as? [String])
        expect(words.contains("would recognize, but waits: double tap must fail first"))
        expectEqual((data["decisions"] as? [Int])?.count, 6 * 6)
        let lines = try #require(data["lines"] as? [String])
        expect(lines.contains("watch recognizer=\"tap\" finger=1"))
        let records = try #require(data["records"] as? [Int])
        expectEqual(records.count, 2 * 17)
        // The kernel's record is marked.
        expectEqual(records.filter { $0 < 0 }, [-1 - (lines.firstIndex { $0.hasPrefix("enroll") } ?? 0)])
        let path = try #require((data["paths"] as? [[Any]])?.first)
        expect(path[0] as? String == "finger 1" && path[1] as? String == "card" && path[2] as? Int == 1)
        expectEqual(path[3] as? [Int], [0, 400, 600, 40_000, 13, 0, 10_000, 7, 0])
        expectEqual((data["actions"] as? [[Any]])?.first?[0] as? Int, 2)
    }

    @Test func `has arrows from what waits, or was prevented, to the cause`() throws {
        let data = try Exported.data(Exported.page(try Exported.export()))
        // Time, kind, lane, lane of the cause.
        expectEqual(data["links"] as? [String], ["waits for", "lost to", "required the failure of"])
        expectEqual(data["arrows"] as? [Int], [50_000, 0, 2, 1, 50_000, 0, 4, 2, 400_000, 1, 3, 2])
    }

    @Test func `folds internal recognizers, unless all are asked for`() throws {
        var export = try Exported.export()
        let folded = try Exported.data(Exported.page(export))
        expectEqual((folded["about"] as? String)?.hasSuffix("Not shown: 1 internal recognizer: ScrollPan 2."), true)
        export.internalRecognizers = []
        let lanes = try #require(try Exported.data(Exported.page(export))["lanes"] as? [[Any]])
        expect(lanes.contains { $0[1] as? String == "ScrollPan 2" })
    }

    @Test func `has the selected part`() throws {
        let part = TimelineSelection(from: 0.045, to: 0.1, lanes: ["fingers", "tap"])
        let data = try Exported.data(Exported.page(try Exported.export(Exported.tap, part)))
        expectEqual(data["span"] as? [Int], [44_500, 100_500])
        expectEqual((data["lanes"] as? [[Any]])?.map { $0[1] as? String }, ["finger 1", "tap"])
        expectEqual((data["lines"] as? [String])?.count, 3)
        expectEqual(data["arrows"] as? [Int], [])
        // The place from which the finger comes, and its end.
        expectEqual((data["paths"] as? [[Any]])?.first?[3] as? [Int], [40_000, 413, 600, 10_000, 7, 0])
    }

    @Test func `is the same for the same records`() throws {
        expectEqual(Exported.page(try Exported.export()), Exported.page(try Exported.export()))
    }

    @Test func `is made of a trace in memory as of its records`() throws {
        let trace = try Trace(parsing: Array(Exported.tap.utf8), source: "t")
        expectEqual(TimelineExport.html(trace, title: "t"), Exported.page(try Exported.export()))
    }

    @Test func `of nothing is a page as well`() throws {
        let data = try Exported.data(TimelineExport.html(Trace(), title: ""))
        expect(data["span"] as? [Int] == [0, 0] && (data["lanes"] as? [Any])?.isEmpty == true)
    }

    @Test(arguments: [
        "</script><script>alert(1)</script>", "<!--<script>", "<img src=x onerror=alert(1)>", "&lt;b&gt;",
        "\u{202E}txet\u{2066}", "a\u{0}b\u{1B}[2Jc",
        "\u{2028}\u{2029}", "\\\"},{", "]]>", "'`${alert(1)}", String(repeating: "long ", count: 2_000),
    ]) func `shows hostile names as text`(name: String) throws {
        let quoted = ResponderName(name).text.reduce(into: "") { text, character in
            switch character {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case _: text.append(character)
            }
        }
        let trace = """
            touchstone-trace 2
            scene="\(quoted)"
            source="\(quoted)"
            0.000000 frame 1:began@40,60
            0.000000 hit finger=1 view="\(quoted)" window="\(quoted)"
            0.000000 watch recognizer="\(quoted)" finger=1
            0.050000 withhold view="\(quoted)" step=ended finger=1 because=["\(quoted)"]
            0.400000 enter recognizer="\(quoted)" phase=failed cause=own:"\(quoted)"
            0.500000 diagnostic text="\(quoted)"

            """
        var export = try Exported.export(trace)
        export.title = name
        export.take(
            [ViewOutline(id: 0, name: name, corners: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)])], at: .zero)
        let page = Exported.page(export)
        // Everything around the data is the same for every trace.
        let (plain, text) = (Exported.page(try Exported.export()), try Exported.dataText(page))
        expectEqual(page.replacing(text, with: ""), plain.replacing(try Exported.dataText(plain), with: ""))
        expect(!text.contains { "<>&".contains($0) })
        expect(text.unicodeScalars.allSatisfy { !$0.steersTerminals })
        let data = try Exported.data(page)
        let shown = name.printable
        expectEqual(data["title"] as? String, shown)
        expectEqual((data["lanes"] as? [[Any]])?.filter { $0[1] as? String == shown }.count, 2)
        expectEqual((data["outlines"] as? [[Any]])?.first?[0] as? String, shown)
    }

    @Test func `permits its own script and style only`() throws {
        let page = Exported.page(try Exported.export())
        for (tag, directive) in [("script", "script-src"), ("style", "style-src")] {
            let start = try #require(page.range(of: "<\(tag)>")),
                end = try #require(page.range(of: "</\(tag)>", range: start.upperBound..<page.endIndex))
            let content = String(page[start.upperBound..<end.lowerBound])
            expect(page.contains("\(directive) \(SHA256.source(of: content));"))
        }
        expect(page.contains("content=\"default-src 'none'; "))
        expect(!page.contains("unsafe-inline") && !page.contains("http://") && !page.contains("https://"))
        expectNil(page.firstMatch(of: /\s(?:on\w+|style)="/))
    }

    @Test func `keeps outlines only where they change`() throws {
        var export = try Exported.export()
        func square(_ x: Double) -> ViewOutline {
            ViewOutline(
                id: 7, name: x > 1 ? "late name" : "view",
                corners: [
                    CGPoint(x: x, y: 0), CGPoint(x: x + 10, y: 0), CGPoint(x: x + 10, y: 10), CGPoint(x: x, y: 10),
                ])
        }
        for (index, views) in [[square(0)], [square(0)], [square(5)], [], [square(.nan)]].enumerated() {
            export.take(views, at: Instant(nanoseconds: Int64(index) * 10_000_000))
        }
        let outlines = try #require(try Exported.data(Exported.page(export))["outlines"] as? [[Any]])
        expect(outlines.count == 1 && outlines[0][0] as? String == "view")
        let zero = [10_000, 0, 0, 0, 0, 0, 100, 0, 100]
        expectEqual(
            outlines[0][1] as? [[Int]], [[0, 0, 0, 100, 0, 100, 100, 0, 100], [20_000, 50, 0], [10_000], zero])
    }

    @Test func `of too many records ends before an event, and its first sentences say where`() throws {
        var (export, whole, taken) = (TimelineExport("long"), TimelineExport("long"), 0)
        export.mostRecords = 200
        for touch in 1...3 {
            for record in try Long.touch(touch) {
                export.take(record)
                whole.take(record)
                taken += 1
            }
        }
        let data = try Exported.data(Exported.page(export))
        let rows = try #require(data["records"] as? [Int]).count / 2
        expect(rows >= 200 && rows < 210 && taken > 300)
        let (about, span) = (try #require(data["about"] as? String), try #require(data["span"] as? [Int]))
        let end = Instant(nanoseconds: Int64(span[1]) * 1_000).text(places: 3)
        let cut = "ends at \(end) s, with \(rows) of \(taken) records; --from and --to make a page of another part"
        expect(export.cut == cut && about == "A trace of \(taken) records. The page \(cut).")
        expect(whole.mostRecords == nil && whole.cut == nil && whole.records.rows.count == taken)
    }

    @Test func `that ends before a touch does answers as a part does, and knows later lanes`() throws {
        var lines = Exported.tap + "2.000000 frame 2:began@1,1\n2.000000 watch recognizer=\"late\" finger=2\n"
        lines += "2.100000 frame 2:ended@1,1\n"
        let records = try Trace(parsing: Array(lines.utf8), source: "t").records
        var (cut, part) = (TimelineExport("t"), TimelineExport("t", keeping: TimelineSelection(to: 0)))
        cut.mostRecords = 2
        for record in records {
            cut.take(record)
            part.take(record)
        }
        let outlines = [ViewOutline(id: 1, name: "view", corners: [.zero, .zero, .zero, .zero])]
        for (index, seconds) in [0, 1.0].enumerated() {
            expectEqual(cut.wantsPicture(at: Instant(seconds: seconds)), index == 0)
            cut.take(outlines, at: Instant(seconds: seconds))
        }
        expectEqual(cut.timeline.unknownLanes(of: TimelineSelection(lanes: ["late"])), [])
        let (data, other) = (try Exported.data(Exported.page(cut)), try Exported.data(Exported.page(part)))
        expectEqual((data["records"] as? [Int])?.count, 2 * 8)
        for key in ["records", "lines", "cards", "touches", "lanes", "paths", "decisions", "arrows", "actions"] {
            expectEqual("\(data[key] ?? 0)", "\(other[key] ?? 1)", "\(key)")
        }
        let (cards, words) = (try #require(data["cards"] as? [Int]), try #require(data["words"] as? [String]))
        // What decided is beyond the page, and has no row.
        expect(stride(from: 4, to: cards.count, by: 8).contains { words[cards[$0]].hasPrefix("lost to tap 0.400 s") })
        expect(stride(from: 3, to: cards.count, by: 8).allSatisfy { cards[$0] < 8 })
    }

    @Test func `of twenty thousand records has less than sixty bytes for each`() throws {
        var export = TimelineExport("long")
        let count = 20_000
        var (taken, touch) = (0, 0)
        while taken < count {
            touch += 1
            for record in try Long.touch(touch) {
                export.take(record)
                taken += 1
            }
        }
        var bytes = 0
        export.writeHTML { bytes += $0.utf8.count }
        expect(bytes < 60 * taken, "\(bytes / taken) bytes a record")
    }
}
