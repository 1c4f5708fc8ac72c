import TestSupport
import Testing
import TouchDrawing
import TouchInput

struct ColorTests {
    private func bytes(_ color: UIColor) -> [Int] {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&r, green: &g, blue: &b, alpha: &a)
        return [r, g, b, a].map { Int(($0 * 255).rounded()) }
    }

    @Test func `named colors have UIKit's values`() {
        expectEqual(bytes(.orange), [255, 128, 0, 255])
        expectEqual(bytes(.brown), [153, 102, 51, 255])
        expectEqual(bytes(.lightGray), [170, 170, 170, 255])
        expectEqual(bytes(.clear), [0, 0, 0, 0])
        expectEqual(bytes(.systemRed), [255, 59, 48, 255])
        expectEqual(bytes(.systemBlue), [0, 122, 255, 255])
        expectEqual(bytes(.secondaryLabel), [60, 60, 67, 153])
    }

    @Test func `hue, saturation and brightness go there and back`() {
        expectEqual(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1), .green)
        expectEqual(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1), .red)
        expectEqual(UIColor(hue: 7, saturation: -1, brightness: .nan, alpha: 1), .black)
        for seed in UInt64(0)..<500 {
            var numbers = SeededNumbers(seed: seed)
            let color = UIColor(
                red: .random(in: 0...1, using: &numbers), green: .random(in: 0...1, using: &numbers),
                blue: .random(in: 0...1, using: &numbers), alpha: 0.5)
            var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getHue(&h, saturation: &s, brightness: &b, alpha: &a)
            let again = UIColor(hue: h, saturation: s, brightness: b, alpha: a).cgColor
            let parts = [
                (again.red, color.cgColor.red), (again.green, color.cgColor.green), (again.blue, color.cgColor.blue),
            ]
            expect(parts.allSatisfy { abs($0 - $1) < 1e-9 } && again.alpha == 0.5, "seed \(seed)")
        }
    }

    @Test func `equal parts make equal colors, and grays know it`() {
        expectEqual(UIColor(white: 0, alpha: 1), .black)
        expectEqual(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count, 1)
        expectEqual(UIColor.red.withAlphaComponent(0.5).cgColor, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        var (white, alpha): (CGFloat, CGFloat) = (9, 9)
        expect(!UIColor.red.getWhite(&white, alpha: &alpha) && white == 9)
        expect(UIColor.gray.getWhite(&white, alpha: nil) && white == 0.5 && alpha == 9)
    }

    @Test func `system colors are others in the dark, named ones are not`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        expectEqual(bytes(UIColor.systemBlue.resolvedColor(with: dark)), [10, 132, 255, 255])
        expectEqual(bytes(UIColor.label.resolvedColor(with: dark)), [255, 255, 255, 255])
        expectEqual(bytes(UIColor.systemFill.resolvedColor(with: dark)), [120, 120, 128, 92])
        expectEqual(bytes(UIColor.systemFill.resolvedColor(with: UITraitCollection())), [120, 120, 128, 51])
        expect(
            UIColor.white.resolvedColor(with: dark) == .white && UIColor.darkText.resolvedColor(with: dark) == .black)
        expect(UIColor.label != .black && UIColor.systemGray != .systemGray2)
    }

    @Test func `a color becomes a value with the current traits, which come back`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let faint = UIColor.systemBackground.withAlphaComponent(0.5)
        dark.performAsCurrent {
            expectEqual(UIColor.systemBackground.cgColor, .black)
            expectEqual(faint.cgColor, CGColor(gray: 0, alpha: 0.5))
            UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
                expectEqual(UIColor.systemBackground.cgColor, .white)
            }
            expectEqual(UITraitCollection.current, dark)
        }
        expectEqual(UITraitCollection.current.userInterfaceStyle, .unspecified)
        expect(faint == UIColor.systemBackground.withAlphaComponent(0.5) && faint.cgColor.red == 1)
        expect(dark.hasDifferentColorAppearance(comparedTo: nil))
        expect(
            !dark.hasDifferentColorAppearance(comparedTo: UITraitCollection(displayScale: 3, userInterfaceStyle: .dark))
        )
    }

    @Test func `a closure provides a color for traits, and may itself name one that depends on them`() {
        let color = UIColor { $0.displayScale > 1 ? .systemRed : .black }
        let dark = UITraitCollection(displayScale: 2, userInterfaceStyle: .dark)
        expectEqual(color.cgColor, .black)
        expectEqual(bytes(color.resolvedColor(with: dark)), [255, 69, 58, 255])
        expectEqual(bytes(color.withAlphaComponent(0.2).resolvedColor(with: dark)), [255, 69, 58, 51])
        expect(color == color && color != UIColor { _ in .black } && color != .clear)
    }
}
