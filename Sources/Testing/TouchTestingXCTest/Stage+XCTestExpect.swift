@_exported public import TouchStage
public import TouchCore
import XCTest

extension Stage {
    /// Compares the log of everything observable with the expected log; a difference fails the running test of XCTest.
    ///
    /// Common indentation and trailing spaces are ignored. `Stage.log` describes the format of the lines. With `TOUCHSTONE_RECORD=1` in the
    /// environment, an empty expectation, `expect("")`, gets the log in the source file, and fails a last time.
    public func expect(_ expected: String, file: StaticString = #filePath, line: UInt = #line) {
        fail(failure(expecting: expected, file: "\(file)", line: Int(line)), file, line)
    }

    /// Compares the lines of the log about a recognizer, as `log(of:)` returns them, with the expected ones.
    public func expect(
        _ expected: String, of recognizer: UIGestureRecognizer, file: StaticString = #filePath, line: UInt = #line
    ) {
        fail(failure(expecting: expected, part: log(of: recognizer), file: "\(file)", line: Int(line)), file, line)
    }

    /// Compares the lines of the log about a view, as `log(of:)` returns them, with the expected ones.
    public func expect(_ expected: String, of view: UIView, file: StaticString = #filePath, line: UInt = #line) {
        fail(failure(expecting: expected, part: log(of: view), file: "\(file)", line: Int(line)), file, line)
    }

    /// Fails the running test if the log does not contain lines: without their times or columns, in this order, with others between them.
    public func expect(contains lines: String, file: StaticString = #filePath, line: UInt = #line) {
        fail(failure(containing: lines), file, line)
    }

    private func fail(_ failure: String?, _ file: StaticString, _ line: UInt) {
        if let failure { XCTFail(failure, file: file, line: line) }
    }
}
