import TestSupport
import Testing
import TouchInput

@testable import TouchDrawing

struct TextTests {
    @Test func `fonts are equal by their parts`() {
        expectEqual(UIFont.systemFont(ofSize: 12).withSize(17), UIFont.systemFont(ofSize: 17, weight: .regular))
        expect(UIFont.boldSystemFont(ofSize: 12) != UIFont.systemFont(ofSize: 12))
        expectEqual(UIFont.boldSystemFont(ofSize: 12).weight, .semibold)
        expect(UIFont.italicSystemFont(ofSize: 12).withSize(3).isItalic)
        expectEqual(UIFont(name: "Georgia", size: 12)?.familyName, "Georgia")
        expectNil(UIFont(name: "", size: 12))
    }

    @Test func `weights are counted in hundreds by CSS`() {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        expectEqual(weights.map(\.css), [100, 200, 300, 400, 500, 600, 700, 800, 900])
        expect(UIFont.Weight(-9).css == 100 && UIFont.Weight(9).css == 900)
    }

    @Test func `lines are as many as are written and allowed`() {
        func lines(_ text: String, _ most: Int) -> [String] {
            DrawnText(text, font: .systemFont(ofSize: 9), rect: .zero, numberOfLines: most).writtenLines
        }
        expectEqual(lines("a\nb\n\nc", 0), ["a", "b", "", "c"])
        expectEqual(lines("a\nb\n\nc", 2), ["a", "b"])
        expectEqual(lines("", 1), [""])
        expectEqual(lines("a\r\nb", -1), ["a\r", "b"])
    }
}
