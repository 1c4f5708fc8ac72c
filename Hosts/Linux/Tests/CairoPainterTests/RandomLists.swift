import Touchstone

/// The same numbers for the same seed (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

/// Draw lists with everything in them, and small changes of them.
struct RandomLists {
    private var numbers: SeededNumbers
    private let size: CGFloat
    private let image = UIImage(pixels: (0..<64).map { UInt8(truncatingIfNeeded: $0 * 37) }, width: 4, height: 4)!

    init(seed: UInt64, size: CGFloat) { (numbers, self.size) = (SeededNumbers(seed: seed), size) }

    /// Returns a list.
    mutating func list() -> [DrawCommand] { (0..<Int.random(in: 5...30, using: &numbers)).flatMap { _ in element() } }

    /// Returns a list with a few commands taken out, put in, replaced or moved.
    mutating func changed(_ list: [DrawCommand]) -> [DrawCommand] {
        var list = list
        for _ in 0..<Int.random(in: 0...3, using: &numbers) {
            let index = Int.random(in: 0...list.count, using: &numbers)
            switch Int.random(in: 0..<4, using: &numbers) {
            case 0: list.insert(contentsOf: element(), at: index)
            case 1 where index < list.count: list.remove(at: index)
            case 2 where index < list.count: list.replaceSubrange(index...index, with: element())
            case 3 where index < list.count:
                let command = list.remove(at: index)
                list.insert(command, at: Int.random(in: 0...list.count, using: &numbers))
            default: break
            }
        }
        return list
    }

    private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
        // Whole numbers are edges on pixels.
        let value = CGFloat.random(in: range, using: &numbers)
        return Bool.random(using: &numbers) ? value.rounded() : value
    }

    private mutating func place() -> CGFloat { number(-20...size + 20) }

    private mutating func color() -> CGColor {
        CGColor(
            red: number(0...1), green: number(0...1), blue: number(0...1),
            alpha: Bool.random(using: &numbers) ? 1 : number(0...1))
    }

    private mutating func path() -> PathOutline {
        let frame = CGRect(x: place(), y: place(), width: number(0...size / 2), height: number(0...size / 2))
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: return PathOutline(ellipseIn: frame)
        case 1:
            var path = PathOutline([.move(CGPoint(x: place(), y: place()))])
            for _ in 0..<Int.random(in: 1...4, using: &numbers) {
                let (end, first, second) = (
                    CGPoint(x: place(), y: place()), CGPoint(x: place(), y: place()), CGPoint(x: place(), y: place())
                )
                path.append(Bool.random(using: &numbers) ? .line(end) : .curve(end, control1: first, control2: second))
            }
            if Bool.random(using: &numbers) { path.append(.close) }
            return path
        default: return PathOutline(rect: frame)
        }
    }

    private mutating func shadow() -> DrawnShadow {
        DrawnShadow(
            color: color(), offset: CGSize(width: number(-9...9), height: number(-9...9)), radius: number(0...6))
    }

    private mutating func transform() -> CGAffineTransform {
        CGAffineTransform(translationX: number(-30...30), y: number(-30...30))
            .rotated(by: Bool.random(using: &numbers) ? 0 : number(-3...3)).scaledBy(
                x: number(0.5...2), y: number(0.5...2))
    }

    private mutating func rule() -> CGPathFillRule { Bool.random(using: &numbers) ? .winding : .evenOdd }

    private mutating func gradient() -> DrawnGradient {
        let stops = [0, number(0...1), 1].sorted().map { DrawnGradient.Stop(location: $0, color: color()) }
        let (start, end) = (CGPoint(x: place(), y: place()), CGPoint(x: place(), y: place()))
        let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        let isRadial = Bool.random(using: &numbers)
        return DrawnGradient(
            stops: stops,
            shape: isRadial
                ? .radial(from: start, radius: number(0...9), to: start, endRadius: number(10...size))
                : .linear(from: start, to: end), options: Bool.random(using: &numbers) ? both : [])
    }

    private mutating func element() -> [DrawCommand] {
        switch Int.random(in: 0..<14, using: &numbers) {
        case 0: return [.save, .concatenate(transform())] + element() + element() + [.restore]
        case 1: return [.save, .clip(path(), rule())] + element() + element() + [.restore]
        case 2:
            var shadow = Bool.random(using: &numbers) ? shadow() : nil
            // Some shadows fall into the picture from far outside.
            let far: CGFloat = Int.random(in: 0..<4, using: &numbers) == 0 ? 9_000 : 0
            shadow?.offset.width += far
            let away = DrawCommand.concatenate(CGAffineTransform(translationX: shadow == nil ? 0 : -far, y: 0))
            return [.beginGroup(opacity: number(0...1), shadow: shadow), away] + element() + element() + [.endGroup]
        case 3: return [.shadow(path(), shadow())]
        case 4:
            let frame = CGRect(x: place(), y: place(), width: number(0...80), height: number(0...80))
            return [.image(image, frame, opacity: number(0...1))]
        case 5:
            let words = ["finger", "a tap fails", "two words\nand a line"]
            let frame = CGRect(x: place(), y: place(), width: number(10...120), height: number(10...40))
            let font = UIFont.systemFont(ofSize: number(8...24))
            return [.text(DrawnText(words.randomElement(using: &numbers)!, font: font, color: color(), rect: frame))]
        case 12: return [.save, .blend(CGBlendMode.allCases.randomElement(using: &numbers)!)] + element() + [.restore]
        case 13: return [.save, .clip(path(), rule()), .gradient(gradient()), .restore]
        case 6, 7:
            let style = DrawnStrokeStyle(width: number(0...12), join: Bool.random(using: &numbers) ? .miter : .round)
            return [.stroke(path(), color(), style)]
        default: return [.fill(path(), color(), rule())]
        }
    }
}
