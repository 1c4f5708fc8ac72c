import TouchDrawing
import TouchInput

// Images, gradients and texts.

nonisolated extension BitmapPainter {
    /// Paints pixels, stretched into a rectangle.
    mutating func paint(_ bitmap: DrawnBitmap, in rect: CGRect, opacity: CGFloat) {
        let place = CGAffineTransform(
            a: rect.width / CGFloat(bitmap.width), b: 0, c: 0, d: rect.height / CGFloat(bitmap.height), tx: rect.minX,
            ty: rect.minY)
        let map = place.concatenating(state.map)
        let determinant = map.a * map.d - map.b * map.c
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return }
        let inverse = map.inverted()
        let alpha = opacity > 0 ? Float(min(opacity, 1)) : 0
        // As many samples as a pixel has of the image in each direction, so that none is left out.
        let shrinking = max(
            (inverse.a * inverse.a + inverse.b * inverse.b).squareRoot(),
            (inverse.c * inverse.c + inverse.d * inverse.d).squareRoot())
        let count = shrinking > 1 ? Int(min(shrinking.rounded(.up), 32)) : 1
        let shape = Coverage(PathOutline(rect: rect), .winding, state.map, limit: state.clip.area)
        layer.paint(shape, clip: state.clip, state.mode) { x, y in
            var sum = Pixel.zero
            for row in 0..<count {
                for column in 0..<count {
                    let point = CGPoint(
                        x: CGFloat(x) + (CGFloat(column) + 0.5) / CGFloat(count),
                        y: CGFloat(y) + (CGFloat(row) + 0.5) / CGFloat(count))
                    sum += bitmap.blended(at: point.applying(inverse))
                }
            }
            return sum * (alpha / Float(count * count))
        }
    }

    /// Paints a gradient over the clipping area.
    mutating func paint(_ gradient: DrawnGradient) {
        let determinant = state.map.a * state.map.d - state.map.b * state.map.c
        guard !gradient.isEmpty, determinant.isFinite, abs(determinant) > 1e-12 else { return }
        let inverse = state.map.inverted()
        layer.paint(Coverage(state.clip.area, of: 1), clip: state.clip, state.mode) { x, y in
            gradient.pixel(at: CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse))
        }
    }

    /// Paints a box for each word of a text.
    mutating func paint(_ text: DrawnText) {
        let size = text.font.pointSize
        let (character, line) = (size * 0.55, (size * 1.2).rounded(.up))
        let lines = text.writtenLines
        let height = line * CGFloat(lines.count)
        var top =
            switch text.verticalAlignment {
            case .top: text.rect.minY
            case .center: text.rect.midY - height / 2
            case .bottom: text.rect.maxY - height
            }
        var boxes = PathOutline()
        for written in lines {
            let width = CGFloat(written.unicodeScalars.count) * character
            var x =
                switch text.alignment {
                case .left, .natural, .justified: text.rect.minX
                case .center: text.rect.midX - width / 2
                case .right: text.rect.maxX - width
                }
            var start = x
            func end() {
                guard x > start else { return }
                boxes.append(
                    PathOutline(rect: CGRect(x: start, y: top + 0.45 * size, width: x - start, height: 0.5 * size)))
            }
            for scalar in written.unicodeScalars {
                if scalar == " " {
                    end()
                    start = x + character
                }
                x += character
            }
            end()
            top += line
        }
        paint(Coverage(boxes, .winding, state.map, limit: state.clip.area), text.color)
    }
}

nonisolated extension DrawnBitmap {
    /// Returns a pixel; those outside are like the nearest at the edge.
    func pixel(x: Int, y: Int) -> Pixel {
        let place = (max(0, min(y, height - 1)) * width + max(0, min(x, width - 1))) * 4
        let opacity = Float(rgba[place + 3]) / 255
        return Pixel(
            Float(rgba[place]) / 255 * opacity, Float(rgba[place + 1]) / 255 * opacity,
            Float(rgba[place + 2]) / 255 * opacity, opacity)
    }

    /// Returns the color at a point, blended from the four nearest pixels, whose centers are at halves.
    fileprivate func blended(at point: CGPoint) -> Pixel {
        let (x, y) = (limited(point.x) - 0.5, limited(point.y) - 0.5)
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        let (dx, dy) = (Float(x - left), Float(y - top))
        let (column, row) = (Int(left), Int(top))
        let upper = pixel(x: column, y: row) * (1 - dx) + pixel(x: column + 1, y: row) * dx
        guard dy > 0 else { return upper }
        let lower = pixel(x: column, y: row + 1) * (1 - dx) + pixel(x: column + 1, y: row + 1) * dx
        return upper * (1 - dy) + lower * dy
    }
}

nonisolated extension DrawnGradient {
    /// Returns the color at a point.
    fileprivate func pixel(at point: CGPoint) -> Pixel {
        guard let place = location(of: point) else { return .zero }
        if place < 0, !options.contains(.drawsBeforeStartLocation) { return .zero }
        if place > 1, !options.contains(.drawsAfterEndLocation) { return .zero }
        guard let next = stops.firstIndex(where: { $0.location > place }) else {
            return stops[stops.count - 1].color.pixel
        }
        guard next > 0 else { return stops[0].color.pixel }
        let (before, after) = (stops[next - 1], stops[next])
        let part = (place - before.location) / (after.location - before.location)
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
        return CGColor(
            red: between(before.color.red, after.color.red), green: between(before.color.green, after.color.green),
            blue: between(before.color.blue, after.color.blue), alpha: between(before.color.alpha, after.color.alpha)
        ).pixel
    }

    /// Returns the location of a point, below 0 or above 1 beyond the ends; `nil` where no circle is.
    private func location(of point: CGPoint) -> CGFloat? {
        switch shape {
        case .linear(let start, let end):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let square = dx * dx + dy * dy
            return square > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / square : nil
        case .radial(let start, let radius, let end, let endRadius):
            // The greatest t with |p - (start + t·(end - start))| = radius + t·(endRadius - radius), and no radius below 0.
            let (dx, dy, dr) = (end.x - start.x, end.y - start.y, endRadius - radius)
            let (px, py) = (point.x - start.x, point.y - start.y)
            let a = dx * dx + dy * dy - dr * dr
            let b = px * dx + py * dy + radius * dr
            let c = px * px + py * py - radius * radius
            func isSeen(_ t: CGFloat) -> Bool {
                radius + t * dr >= 0 && (t >= 0 || options.contains(.drawsBeforeStartLocation))
                    && (t <= 1 || options.contains(.drawsAfterEndLocation))
            }
            if a == 0 {
                guard b != 0 else { return nil }
                return isSeen(c / (2 * b)) ? c / (2 * b) : nil
            }
            let discriminant = b * b - a * c
            guard discriminant >= 0 else { return nil }
            let root = discriminant.squareRoot()
            return [(b + root) / a, (b - root) / a].sorted(by: >).first(where: isSeen)
        }
    }
}
