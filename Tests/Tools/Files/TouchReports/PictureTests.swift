import Foundation
import TestSupport
import Testing
import TouchTrace

@testable import TouchReports

struct `the pictures of a page` {
    @Test func `are kept where they change, with each line once`() throws {
        var export = try Exported.export()
        for (time, text) in [(0.0, "<a>\n<b>"), (0.1, "<a>\n<b>"), (0.2, "<c>\n<b>")] {
            expect(export.wantsPicture(at: Instant(seconds: time)))
            export.take(picture: text, at: Instant(seconds: time))
        }
        let data = try Exported.data(Exported.page(export))
        expectEqual(data["elements"] as? [String], ["<a>", "<b>", "<c>"])
        let pictures = try #require(data["pictures"] as? [[Any]])
        expectEqual(pictures.map { $0[0] as? Int }, [0, 200_000])
        expectEqual(pictures.map { $0[1] as? [Int] }, [[0, 1], [2, 1]])
    }

    @Test func `are some at equal distances of many, in bounded bytes`() throws {
        var table = PictureTable()
        var drawn = 0
        for step in 0..<10_000 where table.wants(Instant(nanoseconds: Int64(step) * 16_000_000)) {
            drawn += 1
            table.take("<picture \(step)>", at: Instant(nanoseconds: Int64(step) * 16_000_000))
        }
        let pictures = table.packed().pictures
        expect(pictures.count <= PictureTable.most && pictures.count > PictureTable.most / 4 && drawn < 1_500)
        expectEqual(pictures.first?.instant, .zero)
        var large = PictureTable()
        for step in 0..<100 {
            large.take(String(repeating: "\(step) ", count: 20_000), at: Instant(nanoseconds: Int64(step) * 1_000))
        }
        let packed = large.packed()
        expect(!packed.pictures.isEmpty && packed.lines.reduce(0) { $0 + $1.utf8.count } <= PictureTable.mostBytes)
    }

    @Test func `are none where one alone is too large`() {
        var table = PictureTable()
        table.take(String(repeating: "x", count: PictureTable.mostBytes + 1), at: .zero)
        expect(table.packed().pictures.isEmpty && table.packed().lines.isEmpty)
    }
}
