// The expected error occurs, in its line and with its words.
// expect-error: cannot convert value of type 'String' to specified type 'Int'
let answer: Int = "forty-two"
