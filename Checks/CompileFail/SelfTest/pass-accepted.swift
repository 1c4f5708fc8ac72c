// Nothing is expected and there is no error.
let answer: Int = 42
