extension Double {
    /// Reads a number of a trace: decimal, `inf`, `-inf` or `nan`; `nil` for anything else.
    ///
    /// `init(_: String)` asks the C library, which a program in Embedded Swift does not have. This reads the same texts to the
    /// same values, on every platform.
    package init?(traced text: ArraySlice<UInt8>) {
        if let number = DecimalNumber(text) {
            self = number.value
        } else if text.elementsEqual("inf".utf8) {
            self = .infinity
        } else if text.elementsEqual("-inf".utf8) {
            self = -.infinity
        } else if text.elementsEqual("nan".utf8) {
            self = .nan
        } else {
            return nil
        }
    }
}
