import TestSupport
import Testing
import TouchDrawing
import TouchInput

struct DrawnTextSizeTests {
    @Test func `written lines count, as do those that a long line needs`() {
        let text = DrawnText("01234\n\n0", font: .systemFont(ofSize: 10), rect: .zero)
        expectEqual(text.size, CGSize(width: 28, height: 36))
        let narrow = DrawnText(
            "01234\n\n0", font: .systemFont(ofSize: 10), rect: CGRect(x: 0, y: 0, width: 12, height: 0))
        expectEqual(narrow.size, CGSize(width: 11, height: 60))
    }

    @Test func `equal points, sizes and rectangles are equal to each other`() {
        expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)) && !CGPoint.zero.equalTo(CGPoint(x: 0, y: 1)))
        expect(
            CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2))
                && !CGSize.zero.equalTo(CGSize(width: 1, height: 0)))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        expect(rect.equalTo(rect) && !rect.equalTo(.zero))
    }
}
