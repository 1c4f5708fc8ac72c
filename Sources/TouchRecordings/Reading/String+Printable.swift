extension String {
    /// Without characters that steer a terminal or turn the order of what follows around: each is a question mark instead.
    /// Names of devices and lines of files come from anywhere.
    package var printable: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.map { scalar in
                    let steers =
                        scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
                        || (0x2028..<0x202F).contains(scalar.value) || (0x2066..<0x206A).contains(scalar.value)
                    return steers ? "?" : scalar
                }))
    }
}
