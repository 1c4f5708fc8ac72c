// The error comes in other words: the runner has to say no.
// expect-error: is a get-only property
let answer: Int = "forty-two"
