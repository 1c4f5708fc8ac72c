import TestSupport
import Testing

@testable import TouchstoneCommand

struct `A file that cannot be read` {
    @Test(arguments: [
        (UnreadableCause.missing, "there is no such file. Check the path"),
        (.directory, "this is a directory. Name a file in it"),
        (.forbidden("Permission denied"), "it cannot be read: Permission denied. Name a file that you may read"),
        (.tooLarge(mebibytes: 512), "it is larger than 512 MiB. Record less at a time, or name another file"),
        (.other("Input/output error"), "it cannot be read: Input/output error. Name another file"),
    ])
    func `is an error that says why, and what to do about it`(cause: UnreadableCause, words: String) {
        expectEqual(CommandFailure("gone.evemu", cause).description, "gone.evemu: error: \(words)")
    }
}
