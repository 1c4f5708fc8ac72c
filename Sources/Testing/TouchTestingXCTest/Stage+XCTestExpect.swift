@_exported public import TouchStage
import XCTest

extension Stage {
    /// Compares the log of everything observable with the expected log; a difference fails the running XCTest test case.
    ///
    /// Common indentation and trailing spaces are ignored. `Stage.log` describes the format of the lines.
    public func expect(_ expected: String, file: StaticString = #filePath, line: UInt = #line) {
        guard let failure = failure(expecting: expected, file: "\(file)", line: Int(line)) else { return }
        XCTFail(failure, file: file, line: line)
    }
}
