@_exported public import TouchStage
import XCTest

extension Stage {
    /// Compares everything observable that happened with the expected log; a difference fails the running XCTest test case.
    ///
    /// Indentation that all lines share and trailing spaces do not count. See `Stage.log` for what a line looks like.
    public func expect(_ expected: String, file: StaticString = #filePath, line: UInt = #line) {
        guard let difference = difference(from: expected) else { return }
        XCTFail(difference, file: file, line: line)
    }
}
