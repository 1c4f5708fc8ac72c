package import TouchInput

extension Instant {
    /// Returns seconds with so many decimal places, at most nine, rounded to nearest.
    package func text(places: Int) -> String {
        var (unit, scale): (UInt64, UInt64) = (1_000_000_000, 1)
        for _ in 0..<places { (unit, scale) = (unit / 10, scale * 10) }
        let magnitude = nanoseconds.magnitude
        let rounded = magnitude / unit + (magnitude % unit * 2 >= unit ? 1 : 0)
        let sign = nanoseconds < 0 && rounded > 0 ? "-" : ""
        if places == 0 { return "\(sign)\(rounded)" }
        // The digits after a 1, which keeps their zeros.
        let digits = Array("\(scale + rounded % scale)".utf8)
        return "\(sign)\(rounded / scale).\(String(decoding: digits[1...], as: UTF8.self))"
    }
}
