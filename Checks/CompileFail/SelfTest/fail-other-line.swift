// The error comes in another line: the runner has to say no.
// expect-error: cannot convert value of type

let answer: Int = "forty-two"
