import TestSupport
import Testing
import Touchstone

struct UILabelTests {
    @Test func `a label shows its text as its properties say`() {
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        expect(label.drawList.isEmpty)
        label.text = "Hello"
        expectEqual(
            label.drawList,
            DrawList([
                .text(
                    DrawnText(
                        "Hello", font: .systemFont(ofSize: 17), rect: label.bounds, verticalAlignment: .center,
                        numberOfLines: 1, lineBreakMode: .byTruncatingTail))
            ]))
        label.font = .boldSystemFont(ofSize: 9)
        label.textColor = .red
        label.textAlignment = .right
        label.numberOfLines = 0
        label.lineBreakMode = .byCharWrapping
        expectEqual(
            label.drawList,
            DrawList([
                .text(
                    DrawnText(
                        "Hello", font: .boldSystemFont(ofSize: 9), color: UIColor.red.cgColor, rect: label.bounds,
                        alignment: .right, verticalAlignment: .center, numberOfLines: 0,
                        lineBreakMode: .byCharWrapping))
            ]))
    }

    @Test func `a font or color of nil is the default`() {
        let label = UILabel()
        (label.font, label.textColor) = (.boldSystemFont(ofSize: 9), .red)
        (label.font, label.textColor) = (nil, nil)
        #expect((label.font, label.textColor) == (.systemFont(ofSize: 17), .label))
    }

    @Test func `a highlighted label has its other color, if it has one`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
        label.text = "Hello"
        label.isHighlighted = true
        expectEqual(color(of: label), UIColor.black.cgColor)
        label.highlightedTextColor = .red
        expectEqual(color(of: label), UIColor.red.cgColor)
        label.isHighlighted = false
        expectEqual(color(of: label), UIColor.black.cgColor)
    }

    private func color(of label: UILabel) -> CGColor? {
        guard case .text(let text) = label.drawList.commands.first else { return nil }
        return text.color
    }
}
