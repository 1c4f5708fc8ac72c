import TestSupport
import Testing
import TouchTesting
import Touchstone

/// The content that a button shows in its states.
struct UIButtonTests {
    @Test func `title, color and image are those of the state, else of the normal one`() {
        let button = UIButton(type: .custom)
        expect(button.currentTitle == nil && button.currentTitleColor == .white)
        button.setTitle("Save", for: .normal)
        button.setTitle("Saving", for: .selected)
        button.setTitleColor(.red, for: .highlighted)
        let image = UIImage(pixels: [UInt8](repeating: 255, count: 4), width: 1, height: 1)
        button.setImage(image, for: .normal)
        button.setBackgroundImage(image, for: .disabled)
        expect(button.currentTitle == "Save" && button.titleLabel?.text == "Save")
        expectEqual(button.imageView?.image, image)
        button.isSelected = true
        expect(button.currentTitle == "Saving" && button.titleLabel?.text == "Saving")
        button.isHighlighted = true
        expectEqual(button.currentTitle, "Save", "nothing was set for both together")
        expectEqual(button.currentTitleColor, .white)
        button.isSelected = false
        expect(button.currentTitleColor == .red && button.titleLabel?.textColor == .red)
        expect(button.titleColor(for: .normal) == nil && button.title(for: .disabled) == "Save")
        expect(button.currentBackgroundImage == nil && button.image(for: .disabled) == image)
        button.isHighlighted = false
        button.isEnabled = false
        expect(button.currentBackgroundImage == image && button.backgroundImage(for: .normal) == nil)
        expectEqual(button.currentTitleColor, .tertiaryLabel)
        button.setTitle(nil, for: .normal)
        expectNil(button.currentTitle)
    }

    @Test func `a button of the system fades while a finger is on it`() {
        let stage = Stage()
        let button = stage.add(UIButton(type: .system), "button")
        button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
        button.setTitle("Save", for: .normal)
        expect(button.titleLabel?.textColor == .systemBlue && button.titleLabel?.alpha == 1)
        stage.hands.down(at: button)
        expect(button.isHighlighted && button.titleLabel?.alpha == 0.3)
        stage.hands.move(dx: 300)
        expectEqual(button.titleLabel?.alpha, 1)
        stage.hands.up()
    }

    @Test func `a button made of an action has its title and image and performs it`() {
        let stage = Stage()
        let image = UIImage(pixels: [UInt8](repeating: 255, count: 4), width: 1, height: 1)
        var senders: [AnyObject?] = []
        let button = UIButton(
            type: .custom, primaryAction: UIAction(title: "Go", image: image) { senders.append($0.sender) })
        stage.add(button, "button")
        button.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        expect(button.currentTitle == "Go" && button.currentImage == image && button.buttonType == .custom)
        stage.hands.tap(at: button)
        expect(senders.count == 1 && senders.first.flatMap { $0 } === button)
    }

    @Test func `the alignments place the image and the title`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        let image = UIImage(pixels: [UInt8](repeating: 255, count: 4 * 20 * 10), width: 20, height: 10)
        button.setImage(image, for: .normal)
        let content = button.contentRect(forBounds: button.bounds)
        func place(_ x: UIControl.ContentHorizontalAlignment, _ y: UIControl.ContentVerticalAlignment) -> CGRect {
            (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (x, y)
            return button.imageRect(forContentRect: content)
        }
        expectEqual(place(.center, .center), CGRect(x: 40, y: 25, width: 20, height: 10))
        expectEqual(place(.leading, .top), CGRect(x: 0, y: 0, width: 20, height: 10))
        expectEqual(place(.trailing, .bottom), CGRect(x: 80, y: 50, width: 20, height: 10))
        expectEqual(place(.fill, .fill), CGRect(x: 0, y: 0, width: 100, height: 60))
        button.setTitle("Save", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 20)
        expectEqual(place(.right, .top), CGRect(x: 0, y: 0, width: 20, height: 10), "left of the title")
        expectEqual(button.titleRect(forContentRect: content), CGRect(x: 28, y: 0, width: 72, height: 24))
        button.contentVerticalAlignment = .bottom
        expectEqual(button.titleRect(forContentRect: content).minY, 36)
        button.contentVerticalAlignment = .center
        expectEqual(button.titleRect(forContentRect: content).minY, 18)
        button.contentVerticalAlignment = .fill
        expectEqual(button.titleRect(forContentRect: content).height, 60)
        button.layoutIfNeeded()
        expectEqual(button.titleLabel?.textAlignment, .right)
        expectEqual(button.titleLabel?.frame, CGRect(x: 28, y: 0, width: 72, height: 60))
    }

    @Test func `a disabled button has the color of its normal state, and is gray if there is none`() {
        let button = UIButton(type: .system)
        button.isEnabled = false
        expectEqual(button.currentTitleColor, .tertiaryLabel)
        button.setTitleColor(.red, for: .normal)
        expect(button.currentTitleColor == .red && button.titleLabel?.textColor == .red)
        button.setTitleColor(.blue, for: .disabled)
        expectEqual(button.currentTitleColor, .blue)
        button.isEnabled = true
        expectEqual(button.currentTitleColor, .red)
    }

    @Test func `the image of a disabled button is faint, unless it was made for that`() {
        let button = UIButton(type: .custom)
        let image = UIImage(pixels: [UInt8](repeating: 255, count: 4), width: 1, height: 1)
        button.setImage(image, for: .normal)
        button.isEnabled = false
        expectEqual(button.imageView?.alpha, 0.5)
        button.setImage(image, for: .disabled)
        expectEqual(button.imageView?.alpha, 1)
        button.setImage(nil, for: .disabled)
        expectEqual(button.imageView?.alpha, 0.5)
        button.isEnabled = true
        expectEqual(button.imageView?.alpha, 1)
    }

    @Test func `insets move the title, the image and both, and only those of both change the size`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        let image = UIImage(pixels: [UInt8](repeating: 255, count: 4 * 20 * 10), width: 20, height: 10)
        button.setImage(image, for: .normal)
        button.setTitle("Save", for: .normal)
        button.contentHorizontalAlignment = .left
        let (size, title) = (button.sizeThatFits(.zero), button.titleRect(forContentRect: button.bounds))
        button.imageEdgeInsets = UIEdgeInsets(top: 10, left: 6, bottom: 0, right: 0)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 15)
        expectEqual(button.imageRect(forContentRect: button.bounds), CGRect(x: 6, y: 30, width: 20, height: 10))
        let moved = button.titleRect(forContentRect: button.bounds)
        #expect((moved.minX, moved.maxX) == (title.minX + 5, title.maxX - 15))
        expectEqual(button.sizeThatFits(.zero), size)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        expectEqual(button.sizeThatFits(.zero), CGSize(width: size.width + 6, height: size.height + 4))
        button.layoutIfNeeded()
        expect(button.imageView?.frame.minX == 8 && button.titleLabel?.frame.minX == title.minX + 7)
    }

    @Test func `the image is fainter while a finger is on the button or it is disabled, unless it has one of its own`()
    {
        let stage = Stage()
        let button = stage.add(UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), "button")
        let image = UIImage(pixels: [UInt8](repeating: 255, count: 4), width: 1, height: 1)
        button.setImage(image, for: .normal)
        func alphas() -> [CGFloat?] {
            var seen = [button.imageView?.alpha]
            stage.hands.down(at: button)
            seen.append(button.imageView?.alpha)
            stage.hands.up()
            button.isEnabled = false
            seen.append(button.imageView?.alpha)
            button.isEnabled = true
            return seen
        }
        expectEqual(alphas(), [1, 0.5, 0.5])
        (button.adjustsImageWhenHighlighted, button.adjustsImageWhenDisabled) = (false, false)
        expectEqual(alphas(), [1, 1, 1])
        (button.adjustsImageWhenHighlighted, button.adjustsImageWhenDisabled) = (true, true)
        button.setImage(image, for: .highlighted)
        button.setImage(image, for: .disabled)
        expectEqual(alphas(), [1, 1, 1])
    }
}
