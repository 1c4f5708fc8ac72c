internal import TouchDrawing
internal import TouchInput

// The format of numbers, colors and texts in an SVG file: the same in every build.

/// Returns a number with at most `places` decimal places, without trailing zeros; NaN, or a number of more than 12 digits,
/// gives 0.
func svgNumber(_ value: CGFloat, places: Int = 4) -> String {
    var unit: Int64 = 1
    for _ in 0..<places { unit *= 10 }
    let scaled = (value * CGFloat(unit)).rounded()
    guard scaled.isFinite, abs(scaled) < 1e18, abs(value) < 1e12 else { return "0" }
    let whole = Int64(abs(scaled)) / unit
    var rest = Int64(abs(scaled)) % unit
    let sign = scaled < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    // A leading digit keeps the zeros after the point.
    rest += unit
    while rest % 10 == 0 { rest /= 10 }
    return "\(sign)\(whole).\(String(rest).dropFirst())"
}

/// Returns a color without its opacity.
func svgColor(_ color: CGColor) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text = "#"
    for part in [color.red, color.green, color.blue] {
        let byte = part > 0 ? Int((min(part, 1) * 255).rounded()) : 0
        text.unicodeScalars.append(Unicode.Scalar(digits[byte / 16]))
        text.unicodeScalars.append(Unicode.Scalar(digits[byte % 16]))
    }
    return text
}

/// Returns an attribute for an opacity; an empty string for full opacity.
func svgOpacity(_ name: String, _ opacity: CGFloat) -> String {
    let cut = opacity > 0 ? min(opacity, 1) : 0
    return cut == 1 ? "" : " \(name)=\"\(svgNumber(cut))\""
}

/// Returns a text for use between tags and in attributes: escaped, with characters that XML does not allow replaced.
func svgEscaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": escaped += "&amp;"
        case "<": escaped += "&lt;"
        case ">": escaped += "&gt;"
        case "\"": escaped += "&quot;"
        case "\t", "\n", "\r": escaped += " "
        default:
            let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
            escaped.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
        }
    }
    return escaped
}

/// Returns the steps of a path.
func svgPath(_ outline: PathOutline) -> String {
    func point(_ point: CGPoint) -> String { "\(svgNumber(point.x)) \(svgNumber(point.y))" }
    var text = ""
    for element in outline.elements {
        switch element {
        case .move(let end): text += "M\(point(end))"
        case .line(let end): text += "L\(point(end))"
        case .quad(let end, let control): text += "Q\(point(control)) \(point(end))"
        case .curve(let end, let first, let second): text += "C\(point(first)) \(point(second)) \(point(end))"
        case .close: text += "Z"
        }
    }
    return text
}

/// Returns bytes in Base64.
func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
        let count = min(3, bytes.count - start)
        var three = 0
        for index in 0..<3 { three = three << 8 | (index < count ? Int(bytes[start + index]) : 0) }
        for index in 0..<4 {
            text.append(index <= count ? letters[three >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
        }
    }
    return String(decoding: text, as: UTF8.self)
}
