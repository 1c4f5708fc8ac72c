import TouchDrawing
import TouchInput

/// Pixels that are painted on.
nonisolated struct PixelLayer {
    /// The pixels that there are.
    let area: PixelArea
    private(set) var pixels: [Pixel]

    /// Creates transparent pixels.
    init(_ area: PixelArea) {
        self.area = area
        pixels = [Pixel](repeating: .zero, count: area.width * area.height)
    }

    /// A pixel; transparent outside.
    subscript(x: Int, y: Int) -> Pixel {
        get {
            guard x >= area.left, x < area.right, y >= area.top, y < area.bottom else { return .zero }
            return pixels[(y - area.top) * area.width + x - area.left]
        }
        set {
            guard x >= area.left, x < area.right, y >= area.top, y < area.bottom else { return }
            pixels[(y - area.top) * area.width + x - area.left] = newValue
        }
    }

    /// Mixes colors with the pixels where a shape is.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - clip: The clipping area.
    ///   - mode: The mode. One that changes more than the shape changes the whole clipping area.
    ///   - color: Returns the color of a pixel.
    mutating func paint(
        _ shape: Coverage, clip: Coverage, _ mode: CGBlendMode, _ color: (_ x: Int, _ y: Int) -> Pixel
    ) {
        let reach = (mode.isUnbounded ? clip.area : shape.area.intersection(clip.area)).intersection(area)
        for y in reach.top..<reach.bottom {
            var place = (y - area.top) * area.width + reach.left - area.left
            for x in reach.left..<reach.right {
                let (part, cut) = (shape.part(x: x, y: y), clip.part(x: x, y: y))
                if mode.isUnbounded {
                    let source = part > 0 ? color(x, y) * part : .zero
                    pixels[place] += (mode.mix(source, over: pixels[place]) - pixels[place]) * cut
                } else if part * cut > 0 {
                    pixels[place] = mode.mix(color(x, y) * (part * cut), over: pixels[place])
                }
                place += 1
            }
        }
    }

    /// Mixes a layer with the pixels.
    mutating func paint(_ layer: PixelLayer, opacity: Float, clip: Coverage, _ mode: CGBlendMode) {
        paint(Coverage(layer.area, of: 1), clip: clip, mode) { layer[$0, $1] * opacity }
    }

    /// The opacities of the pixels.
    var silhouette: Coverage { Coverage(area, parts: pixels.map { $0.w }) }

    /// Returns an area of the pixels as a bitmap.
    func bitmap(width: Int, height: Int) -> DrawnBitmap {
        var rgba: [UInt8] = []
        rgba.reserveCapacity(4 * width * height)
        for y in 0..<height {
            for x in 0..<width {
                let (r, g, b, a) = bytes(x: x, y: y)
                rgba.append(r)
                rgba.append(g)
                rgba.append(b)
                rgba.append(a)
            }
        }
        return DrawnBitmap(width: width, height: height, rgba: rgba) ?? .pixel
    }

    /// Returns a pixel as red, green, blue and opacity, colors not multiplied by it.
    func bytes(x: Int, y: Int) -> (UInt8, UInt8, UInt8, UInt8) {
        let pixel = self[x, y]
        let opacity = byte(pixel.w)
        guard opacity > 0 else { return (0, 0, 0, 0) }
        return (byte(pixel.x / pixel.w), byte(pixel.y / pixel.w), byte(pixel.z / pixel.w), opacity)
    }
}

private nonisolated func byte(_ part: Float) -> UInt8 { part > 0 ? UInt8((min(part, 1) * 255).rounded()) : 0 }

nonisolated extension CGColor {
    /// The color, multiplied by its opacity.
    var pixel: Pixel {
        func part(_ value: CGFloat) -> Float { value > 0 ? Float(min(value, 1)) : 0 }
        let opacity = part(alpha)
        return Pixel(part(red) * opacity, part(green) * opacity, part(blue) * opacity, opacity)
    }
}

nonisolated extension Coverage {
    /// Returns the shape, blurred by a Gaussian.
    /// - Parameters:
    ///   - deviation: The standard deviation, in pixels; at most 200 counts.
    ///   - limit: The pixels that matter.
    func blurred(deviation: CGFloat, limit: PixelArea) -> Coverage {
        guard deviation > 0.1 else { return self }
        let deviation = min(deviation, 200)
        let reach = Int((3 * deviation).rounded(.up))
        var weights = (0...reach).map { Float(exponential(-CGFloat($0 * $0) / (2 * deviation * deviation))) }
        let sum = 2 * weights.reduce(0, +) - weights[0]
        for index in weights.indices { weights[index] /= sum }
        let wide = area.outset(by: reach)
        let result = wide.intersection(limit)
        let across = PixelArea(left: result.left, top: area.top, right: result.right, bottom: area.bottom)
        let rows = Coverage(across) { x, y in weighted(weights) { part(x: x + $0, y: y) } }
        return Coverage(result) { x, y in weighted(weights) { rows.part(x: x, y: y + $0) } }
    }

    /// Creates a coverage of computed parts.
    private init(_ area: PixelArea, _ part: (Int, Int) -> Float) {
        var parts: [Float] = []
        parts.reserveCapacity(area.width * area.height)
        for y in area.top..<area.bottom { for x in area.left..<area.right { parts.append(part(x, y)) } }
        self.init(area, parts: parts)
    }

    private func weighted(_ weights: [Float], _ part: (Int) -> Float) -> Float {
        var sum = weights[0] * part(0)
        for index in 1..<weights.count { sum += weights[index] * (part(index) + part(-index)) }
        return sum
    }

    /// Returns the shape, moved by a distance of pixels: between two pixels it is blended from both.
    func moved(x: CGFloat, y: CGFloat) -> Coverage {
        let (left, top) = (limited(x).rounded(.down), limited(y).rounded(.down))
        let (dx, dy) = (Float(limited(x) - left), Float(limited(y) - top))
        let (column, row) = (Int(left), Int(top))
        let place = PixelArea(
            left: area.left + column, top: area.top + row, right: area.right + column, bottom: area.bottom + row)
        guard dx > 0 || dy > 0 else { return Coverage(place, parts: parts) }
        let wider = PixelArea(left: place.left, top: place.top, right: place.right + 1, bottom: place.bottom + 1)
        return Coverage(wider) { x, y in
            let (x, y) = (x - column, y - row)
            return (part(x: x, y: y) * (1 - dx) + part(x: x - 1, y: y) * dx) * (1 - dy)
                + (part(x: x, y: y - 1) * (1 - dx) + part(x: x - 1, y: y - 1) * dx) * dy
        }
    }
}
