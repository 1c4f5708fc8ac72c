// The error is in another line: the runner must report a failure.
// expect-error: cannot convert value of type

let answer: Int = "forty-two"
