import TouchDrawing
import TouchInput

/// Writes draw lists as words for a page: `Hosts/Web/page/painter.mjs` reads them.
///
///     command   1 save · 2 restore · 3 concatenate a b c d tx ty · 4 clip rule path
///               5 group opacity hasShadow [shadow] · 6 end of group · 7 fill color rule path
///               8 stroke color width cap join miterLimit dashPhase n dash… path · 9 shadow shadow path
///               10 image index x y w h opacity · 11 text (see `write(_:)`) · 12 blend, by the number of `CGBlendMode`
///               13 gradient 0 x y x y or 1 x y r x y r, n, then n times location color · 0 end of the list
///     path      n, then n times 0 move x y · 1 line x y · 2 quad cx cy x y · 3 curve ax ay bx by x y · 4 close
///     shadow    color dx dy radius
///     color    red, green, blue, alpha as bytes of one word, from the lowest
///     rule      0 non-zero winding, 1 even-odd
///
/// Counts and choices are integers, everything else is a 32-bit float.
final class DrawListWriter {
    private let words: WordBuffer
    /// The images that were mentioned, by the identity of their pixels; kept alive, so that the number of one is not used for another.
    private(set) var images: [UIImage] = []

    init(_ words: WordBuffer) { self.words = words }

    func write(_ list: DrawList) {
        for command in list.commands { write(command) }
        words.int(0)
    }

    private func write(_ command: DrawCommand) {
        switch command {
        case .save: words.int(1)
        case .restore: words.int(2)
        case .concatenate(let map):
            words.int(3)
            write(map)
        case .clip(let path, let rule):
            words.int(4)
            write(rule)
            write(path)
        case .beginGroup(let opacity, let shadow):
            words.int(5)
            words.number(opacity)
            words.int(shadow == nil ? 0 : 1)
            if let shadow { write(shadow) }
        case .endGroup: words.int(6)
        case .fill(let path, let color, let rule):
            words.int(7)
            write(color)
            write(rule)
            write(path)
        case .stroke(let path, let color, let style):
            words.int(8)
            write(color)
            write(style)
            write(path)
        case .shadow(let path, let shadow):
            words.int(9)
            write(shadow)
            write(path)
        case .image(let image, let rect, let opacity):
            words.int(10)
            words.int(number(of: image))
            write(rect)
            words.number(opacity)
        case .text(let text):
            words.int(11)
            write(text)
        case .blend(let mode):
            words.int(12)
            words.int(Int(mode.rawValue))
        case .gradient(let gradient): if !gradient.isEmpty { write(gradient) }
        @unknown default: break
        }
    }

    private func write(_ gradient: DrawnGradient) {
        words.int(13)
        switch gradient.shape {
        case .linear(let start, let end):
            words.int(0)
            write(start)
            write(end)
        case .radial(let start, let radius, let end, let endRadius):
            words.int(1)
            write(start)
            words.number(radius)
            write(end)
            words.number(endRadius)
        }
        let stops = gradient.paddedStops
        words.int(stops.count)
        for stop in stops {
            words.number(stop.location)
            write(stop.color)
        }
    }

    private func write(_ map: CGAffineTransform) {
        words.number(map.a)
        words.number(map.b)
        words.number(map.c)
        words.number(map.d)
        words.number(map.tx)
        words.number(map.ty)
    }

    private func write(_ point: CGPoint) {
        words.number(point.x)
        words.number(point.y)
    }

    private func write(_ rect: CGRect) {
        write(rect.origin)
        words.number(rect.width)
        words.number(rect.height)
    }

    private func write(_ rule: CGPathFillRule) { words.int(rule == .evenOdd ? 1 : 0) }

    private func write(_ color: CGColor) {
        func byte(_ part: CGFloat) -> UInt32 { part > 0 ? UInt32((min(part, 1) * 255).rounded()) : 0 }
        words.word(byte(color.red) | byte(color.green) << 8 | byte(color.blue) << 16 | byte(color.alpha) << 24)
    }

    private func write(_ shadow: DrawnShadow) {
        write(shadow.color)
        words.number(shadow.offset.width)
        words.number(shadow.offset.height)
        words.number(shadow.radius)
    }

    private func write(_ style: DrawnStrokeStyle) {
        words.number(style.width)
        switch style.cap {
        case .butt: words.int(0)
        case .round: words.int(1)
        case .square: words.int(2)
        }
        switch style.join {
        case .miter: words.int(0)
        case .round: words.int(1)
        case .bevel: words.int(2)
        }
        words.number(style.miterLimit)
        words.number(style.dashPhase)
        words.int(style.dash.count)
        for length in style.dash { words.number(length) }
    }

    private func write(_ path: PathOutline) {
        words.int(path.elements.count)
        for element in path.elements {
            switch element {
            case .move(let end):
                words.int(0)
                write(end)
            case .line(let end):
                words.int(1)
                write(end)
            case .quad(let end, let control):
                words.int(2)
                write(control)
                write(end)
            case .curve(let end, let control1, let control2):
                words.int(3)
                write(control1)
                write(control2)
                write(end)
            case .close: words.int(4)
            }
        }
    }

    /// Writes color, x y w h, size, weight, italic 0 or 1, alignment 0 left 1 center 2 right, vertical 0 top 1 center 2 bottom, lines
    /// (0 any number), mode 0 words 1 characters 2 clipped 3 … at the head 4 at the tail 5 in the middle, family, text. A string is its
    /// number of bytes and its UTF-8, padded to whole words.
    private func write(_ text: DrawnText) {
        write(text.color)
        write(text.rect)
        words.number(text.font.pointSize)
        words.number(text.font.weight.rawValue)
        words.int(text.font.isItalic ? 1 : 0)
        switch text.alignment {
        case .left, .natural, .justified: words.int(0)
        case .center: words.int(1)
        case .right: words.int(2)
        }
        switch text.verticalAlignment {
        case .top: words.int(0)
        case .center: words.int(1)
        case .bottom: words.int(2)
        }
        words.int(text.numberOfLines)
        switch text.lineBreakMode {
        case .byWordWrapping: words.int(0)
        case .byCharWrapping: words.int(1)
        case .byClipping: words.int(2)
        case .byTruncatingHead: words.int(3)
        case .byTruncatingTail: words.int(4)
        case .byTruncatingMiddle: words.int(5)
        }
        words.string(text.font.familyName)
        words.string(text.string)
    }

    private func number(of image: UIImage) -> Int {
        // An image by name is another object with each use, of the same pixels.
        for index in images.indices where images[index].cgImage === image.cgImage { return index }
        images.append(image)
        return images.count - 1
    }
}
