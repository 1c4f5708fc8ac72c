import TestSupport
import Testing

@testable import TouchstoneCommand

/// The first proposal of `touchstone advise` for each of the twenty puzzles.
struct `The advice about a puzzle` {
    @Test(arguments: Array(Self.edits.enumerated()))
    func `begins with the edit that a person would make`(index: Int, edit: String) throws {
        let puzzle = Puzzles.all[index]
        let lines = try Asked(puzzle).advice(columns: 200).split(separator: "\n")
        expectEqual(lines.first { $0.hasPrefix("1. ") }, "1. \(edit)", "\(lines.joined(separator: "\n"))")
    }

    @Test func `is there for all twenty`() {
        expectEqual(Self.edits.count, Puzzles.all.count)
    }

    nonisolated private static let simultaneous =
        "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) of the delegate of"
    nonisolated private static let edits = [
        "gestureRecognizer(_:shouldReceive:) of the delegate of parent tap returns false for touches on control",
        "dismiss.cancelsTouchesInView = false",
        "label.isUserInteractionEnabled = true",
        "row pan.require(toFail: link tap)",
        "row pan.cancelsTouchesInView = false",
        "without single.require(toFail: double)",
        "\(simultaneous) card pan returns true for list pan",
        "new pan.require(toFail: old pan)",
        "pinch.cancelsTouchesInView = false",
        "a frame of sheet that contains the location 100, 100 of the window",
        "new card.addGestureRecognizer(card tap)",
        "unfinished.delaysTouchesEnded = false",
        "bringSubviewToFront(lower) of its superview",
        "window.isUserInteractionEnabled = true",
        "\(simultaneous) row press returns true for list pan",
        "\(simultaneous) content pan returns true for list pan",
        "parent tap.cancelsTouchesInView = false",
        "parent tap.require(toFail: child tap)",
        "canvas.isMultipleTouchEnabled = true",
        "list pan.require(toFail: row swipe)",
    ]
}
