import Touchstone

/// A painter whose pixels are characters: the lighter a color, the denser the character. What is finer than characters it leaves out.
struct TextPainter {
    /// The size of a character, in points.
    private static let cell = CGSize(width: 8, height: 16)
    private static let shades = Array(" .:-=+*#%@")

    private var rows: [[Character]]

    /// Creates an empty picture.
    /// - Parameter size: The size of the screen, in points.
    init(size: CGSize) {
        let row = [Character](repeating: " ", count: Int(size.width / Self.cell.width))
        rows = Array(repeating: row, count: Int(size.height / Self.cell.height))
    }

    /// The picture, line by line.
    var text: String { rows.map { String($0) }.joined(separator: "\n") }

    /// An area of the screen outside of which nothing is painted.
    private typealias Clip = (area: PathOutline, rule: CGPathFillRule)

    /// Paints a list. Its only state is the transform to the screen and the areas that clip; a group saves both.
    mutating func paint(_ list: DrawList) {
        var (transform, clips): (CGAffineTransform, [Clip]) = (.identity, [])
        var saved: [(CGAffineTransform, [Clip])] = []
        for command in list.balanced.commands {
            switch command {
            case .save, .beginGroup: saved.append((transform, clips))
            case .restore, .endGroup: (transform, clips) = saved.removeLast()
            case .concatenate(let inner): transform = inner.concatenating(transform)
            case .clip(let area, let rule): clips.append((area.applying(transform), rule))
            case .fill(let area, let color, let rule):
                fill((area.applying(transform), rule), clips, color)
            case .text(let text): write(text.string, at: text.rect.origin.applying(transform))
            case .stroke, .shadow, .image, .blend, .gradient: break
            @unknown default: break
            }
        }
    }

    private mutating func fill(_ shape: Clip, _ clips: [Clip], _ color: CGColor) {
        guard color.alpha >= 0.5 else { return }
        let lightness = 0.3 * color.red + 0.6 * color.green + 0.1 * color.blue
        let shade = Self.shades[Int((lightness * CGFloat(Self.shades.count - 1)).rounded())]
        for (y, row) in rows.enumerated() {
            for x in row.indices {
                let middle = CGPoint(
                    x: (CGFloat(x) + 0.5) * Self.cell.width, y: (CGFloat(y) + 0.5) * Self.cell.height)
                let isInside = ([shape] + clips).allSatisfy { $0.area.contains(middle, using: $0.rule) }
                if isInside { rows[y][x] = shade }
            }
        }
    }

    private mutating func write(_ string: String, at point: CGPoint) {
        let (x, y) = (Int(point.x / Self.cell.width), Int(point.y / Self.cell.height))
        guard rows.indices.contains(y) else { return }
        for (index, character) in zip(x..., string) where rows[y].indices.contains(index) {
            rows[y][index] = character
        }
    }
}
