// An expected error that does not come: the runner has to say no.
// expect-error: cannot convert value of type
let answer: Int = 42
