import Testing
import TouchTesting
import TouchTrace
@_spi(Subclass) import Touchstone

/// The answer names the cause of each of the twenty puzzles, with its number if there is one.
@Suite struct `The answer to a puzzle` {
    /// The answer for a recognizer, and a touch; the last one by default.
    private func why(_ stage: Stage, _ recognizer: RecognizerName, finger: Int? = nil) -> String {
        touch(stage, finger).map { "\($0.why(recognizer))" } ?? "no touch"
    }

    /// The answer for the view that was hit.
    private func view(_ stage: Stage, finger: Int? = nil) -> String {
        touch(stage, finger).map { "\($0.delivery)" } ?? "no touch"
    }

    private func touch(_ stage: Stage, _ finger: Int?) -> TouchAnswers? {
        let answers = AnswerReader.answers(to: stage.records)
        return finger.map { number in answers.first { $0.touch.finger == number } } ?? answers.last
    }

    @Test func `1: a tap is recognized together with a control`() {
        let stage = Puzzles.aTapFiresTogetherWithAControl()
        #expect(why(stage, "parent tap") == "parent tap recognized 0.050 s after finger 1 came down.")
        #expect(view(stage) == "control received finger 1 and its end.")
    }

    @Test func `2: rows are not selected under a tap`() {
        #expect(
            view(Puzzles.aTapKillsTheSelection())
                == "row received finger 1, and its cancellation: dismiss took it 0.050 s after it came down.")
    }

    @Test func `3: the tap of a label is never recognized`() {
        #expect(
            why(Puzzles.aLabelNeverFires(), "label tap")
                == "label tap was not asked about finger 1: its view label has isUserInteractionEnabled off.")
    }

    @Test func `4: a link in a row that is dragged is dead`() {
        #expect(
            why(Puzzles.aLinkIsDead(), "link tap")
                == "link tap lost to row pan 0.042 s after finger 1 came down: row pan recognized first and prevents it."
        )
    }

    @Test func `5: a pan in a row takes its touch`() {
        #expect(
            view(Puzzles.aPanKillsTheSelection())
                == "row received finger 1, and its cancellation: row pan took it 0.042 s after it came down.")
    }

    @Test func `6: a tap is late`() {
        #expect(
            why(Puzzles.aTapIsLate(), "single")
                == "single recognized 0.400 s after finger 1 came down. It waited 0.350 s for double to fail."
        )
    }

    @Test func `7: the list does not scroll from a view that is dragged`() {
        #expect(
            why(Puzzles.aDraggedViewStopsTheList(), "list pan")
                == "list pan lost to card pan 0.017 s after finger 1 came down: both were ready, and card pan has the higher precedence."
        )
    }

    @Test func `8: another recognizer wins since the last version`() {
        #expect(
            why(Puzzles.anotherOneWins(), "old pan")
                == "old pan lost to new pan 0.033 s after finger 1 came down: both were ready, and new pan has the higher precedence."
        )
    }

    @Test func `9: a drag stops without an end when a pinch begins`() {
        #expect(
            view(Puzzles.aDragDiesInAPinch(), finger: 1)
                == "card received finger 1, and its cancellation: pinch took it 0.117 s after it came down.")
    }

    @Test func `10: the content of a sheet receives no taps`() {
        #expect(
            why(Puzzles.theSheetIsTooSmall(), "content tap")
                == "content tap was not asked about finger 1: the location is outside of sheet, which is around its view content."
        )
    }

    @Test func `11: a recognizer is never asked`() {
        #expect(
            why(Puzzles.aRecognizerIsNeverAsked(), "card tap")
                == "card tap was not asked about finger 2: new card was hit, and its view is neither that nor around it."
        )
    }

    @Test func `12: neither the end nor the cancellation of a touch comes`() {
        let stage = Puzzles.aTouchHasNoEnd()
        #expect(view(stage) == "view received finger 1, and not its end: unfinished may still recognize.")
        #expect(
            why(stage, "unfinished")
                == "unfinished received finger 1, which was lifted after 0.050 s, and has not decided; no timer is set."
        )
    }

    @Test func `13: of two views that overlap one receives touches`() {
        #expect(
            why(Puzzles.onlyOneHears(), "below")
                == "below was not asked about finger 1: upper, in front of its view lower, was hit.")
    }

    @Test func `14: nothing is recognized`() {
        #expect(
            why(Puzzles.nothingFires(), "tap")
                == "tap was not asked about contact 1: window, around its view view, has isUserInteractionEnabled off.")
    }

    @Test func `15: the list sticks`() {
        #expect(
            why(Puzzles.theListSticks(), "list pan")
                == "list pan lost to row press 0.500 s after finger 1 came down: row press recognized first and prevents it."
        )
    }

    @Test func `16: a pan keeps the list from scrolling`() {
        #expect(
            why(Puzzles.aPanBlocksScrolling(), "list pan")
                == "list pan lost to content pan 0.033 s after finger 1 came down: both were ready, and content pan has the higher precedence."
        )
    }

    @Test func `17: the tap of the view around a button is dead`() {
        #expect(
            why(Puzzles.theParentsTapIsDead(), "parent tap")
                == "parent tap was ready 0.050 s after finger 1 came down, and shouldBegin of button returned false.")
    }

    @Test func `18: two taps are recognized at once`() {
        final class Together: UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
            ) -> Bool { true }
        }
        let delegate = Together()
        let stage = Puzzles.bothFire(delegate)
        #expect(why(stage, "parent tap") == "parent tap recognized 0.050 s after finger 1 came down.")
        #expect(why(stage, "child tap") == "child tap recognized 0.050 s after finger 1 came down.")
    }

    @Test func `19: a canvas ignores some touches`() {
        #expect(
            view(Puzzles.aCanvasIgnoresTouches()) == "canvas never receives finger 2: it takes one touch at a time.")
    }

    @Test func `20: the list takes the swipe`() {
        #expect(
            why(Puzzles.theListTakesTheSwipe(), "row swipe")
                == "row swipe lost to list pan 0.017 s after finger 1 came down: list pan recognized first and prevents it."
        )
    }
}
