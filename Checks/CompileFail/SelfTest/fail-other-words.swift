// The error has other words: the runner must report a failure.
// expect-error: is a get-only property
let answer: Int = "forty-two"
