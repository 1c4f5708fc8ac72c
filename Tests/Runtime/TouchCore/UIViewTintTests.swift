import TestSupport
import Testing
import TouchTesting
import Touchstone

struct UIViewTintTests {
    /// A view that counts the changes of its tint color.
    private final class Lamp: UIView {
        private(set) var seen: [UIColor] = []
        override func tintColorDidChange() {
            super.tintColorDidChange()
            seen.append(tintColor)
        }
    }

    private let room = Lamp()
    private let shelf = Lamp()
    private let lamp = Lamp()

    init() {
        room.addSubview(shelf)
        shelf.addSubview(lamp)
    }

    @Test func `a view has the color of the nearest view above that has one`() {
        expectEqual(lamp.tintColor, .systemBlue)
        room.tintColor = .red
        expectEqual(lamp.tintColor, .red)
        shelf.tintColor = .green
        #expect((room.tintColor, shelf.tintColor, lamp.tintColor) == (.red, .green, .green))
        shelf.tintColor = nil
        expectEqual(lamp.tintColor, .red)
    }

    @Test func `views without a color of their own are notified when it changes, and no others`() {
        room.tintColor = .red
        room.tintColor = .red
        lamp.tintColor = .green
        room.tintColor = .blue
        expectEqual(room.seen, [.red, .blue])
        expectEqual(shelf.seen, [.red, .blue])
        expectEqual(lamp.seen, [.red, .green])
    }

    @Test func `a view that moves below another color is notified`() {
        room.tintColor = .red
        let other = Lamp()
        other.addSubview(shelf)
        expectEqual(lamp.seen, [.red, .systemBlue])
        shelf.removeFromSuperview()
        expectEqual(lamp.seen, [.red, .systemBlue])
        room.addSubview(shelf)
        expectEqual(lamp.seen, [.red, .systemBlue, .red])
    }

    @Test func `a view that changes the color below it while it is notified does not stop the others`() {
        final class Painter: UIView {
            override func tintColorDidChange() { subviews.first?.tintColor = .black }
        }
        let painter = Painter()
        let below = Lamp()
        painter.addSubview(below)
        room.addSubview(painter)
        room.tintColor = .red
        expectEqual(below.seen, [.black])
        expectEqual(lamp.seen, [.red])
    }

    @Test func `titles of system buttons and tracks of sliders have it`() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        slider.value = 0.5
        for view in [button, slider] { room.addSubview(view) }
        room.tintColor = .red
        expectEqual(button.titleLabel?.textColor, .red)
        let colors = slider.drawList.commands.compactMap { if case .fill(_, let color, _) = $0 { color } else { nil } }
        expect(colors.contains(UIColor.red.cgColor))
        expect(!colors.contains(UIColor.systemBlue.cgColor))
        slider.minimumTrackTintColor = .green
        room.tintColor = .blue
        expect(
            slider.drawList.commands.contains {
                if case .fill(_, UIColor.green.cgColor, _) = $0 { true } else { false }
            })
    }
}
