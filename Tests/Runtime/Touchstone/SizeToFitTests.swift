import TestSupport
import Testing
import Touchstone

@Suite(.serialized) struct SizeToFitTests {
    @Test func `a label is as large as the estimate of its text`() {
        let label = UILabel(frame: CGRect(x: 3, y: 4, width: 0, height: 0))
        label.font = .systemFont(ofSize: 20)
        label.text = "0123456789"
        label.sizeToFit()
        expectEqual(label.frame, CGRect(x: 3, y: 4, width: 110, height: 24))
        expectEqual(label.intrinsicContentSize, label.bounds.size)
        label.text = nil
        expectEqual(label.sizeThatFits(.zero), .zero)
    }

    @Test func `a label of several lines breaks them at the available width`() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 20)
        label.text = "0123456789"
        label.numberOfLines = 0
        expectEqual(label.sizeThatFits(CGSize(width: 45, height: 9)), CGSize(width: 44, height: 72))
        label.numberOfLines = 2
        expectEqual(label.sizeThatFits(CGSize(width: 45, height: 9)), CGSize(width: 44, height: 48))
        label.numberOfLines = 1
        expectEqual(label.sizeThatFits(CGSize(width: 45, height: 9)), CGSize(width: 110, height: 24))
    }

    @Test func `a line that is too long has a smaller font, if the label adjusts it`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 55, height: 24))
        label.font = .systemFont(ofSize: 20)
        label.text = "0123456789"
        expectEqual(drawnSize(of: label), 20)
        label.adjustsFontSizeToFitWidth = true
        expectEqual(drawnSize(of: label), 10)
        label.minimumScaleFactor = 0.75
        expectEqual(drawnSize(of: label), 15)
        label.frame.size.width = 200
        expectEqual(drawnSize(of: label), 20)
        label.frame.size.width = 55
        label.numberOfLines = 2
        expectEqual(drawnSize(of: label), 20)
    }

    private func drawnSize(of label: UILabel) -> CGFloat? {
        guard case .text(let text) = label.drawList.commands.first else { return nil }
        return text.font.pointSize
    }

    @Test func `an image view is as large as its image`() throws {
        let image = try #require(UIImage(pixels: [UInt8](repeating: 255, count: 32), width: 4, height: 2, scale: 2))
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        expectEqual(view.sizeThatFits(.zero), CGSize(width: 90, height: 90))
        expectEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
        view.image = image
        view.sizeToFit()
        expectEqual(view.frame.size, CGSize(width: 2, height: 1))
        expectEqual(view.intrinsicContentSize, CGSize(width: 2, height: 1))
    }

    @Test func `a button has room for its title, and switches and steppers have one size`() {
        let button = UIButton()
        button.setTitle("Press", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 20)
        button.sizeToFit()
        expectEqual(button.bounds.size, CGSize(width: 55, height: 36))
        let toggle = UISwitch()
        toggle.bounds.size = .zero
        toggle.sizeToFit()
        expectEqual(toggle.bounds.size, CGSize(width: 51, height: 31))
        expectEqual(UIStepper().intrinsicContentSize, CGSize(width: 94, height: 32))
    }
}
