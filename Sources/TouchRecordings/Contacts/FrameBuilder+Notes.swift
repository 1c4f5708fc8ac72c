/// The notes that several decoders share.
extension FrameBuilder {
    mutating func noteAlreadyDown(line: Int) {
        notes.add(
            .alreadyDown, line: line, "a contact moves that never came down",
            "It begins here: either it was down before the recording, or its beginning was lost")
    }

    mutating func notePositionMissing(line: Int) {
        notes.add(
            .positionMissing, line: line, "a contact comes down without a complete position",
            "What is missing was taken from ABS_X and ABS_Y, or else is 0")
    }
}
