// An unexpected error: the runner must report a failure.
let answer: Int = "forty-two"
