import TestSupport
import Testing

@testable import TouchReports

struct `The hash of a script` {
    @Test(arguments: [
        ("", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"),
        ("abc", "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='"),
        // Two blocks: the length does not fit into the first.
        (String(repeating: "a", count: 60), "'sha256-Ee45EhHGJWRgtu03WVf63YBhyvuzHa+Wfbh1rr1aqtQ='"),
    ]) func `is SHA-256 in base64`(text: String, source: String) {
        expectEqual(SHA256.source(of: text), source)
    }
}
