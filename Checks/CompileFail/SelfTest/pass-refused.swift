// What is expected is refused, in its line and in its words.
// expect-error: cannot convert value of type 'String' to specified type 'Int'
let answer: Int = "forty-two"
