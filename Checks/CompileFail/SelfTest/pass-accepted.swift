// Nothing is expected and nothing is wrong.
let answer: Int = 42
