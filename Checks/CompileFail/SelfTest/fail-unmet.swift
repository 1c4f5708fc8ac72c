// A missing expected error: the runner must report a failure.
// expect-error: cannot convert value of type
let answer: Int = 42
