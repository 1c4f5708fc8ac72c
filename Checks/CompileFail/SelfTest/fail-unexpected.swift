// An error that nobody expects: the runner has to say no.
let answer: Int = "forty-two"
