// A module that does not exist: the runner must report a failure, even if the rest is as expected.
import NoModuleOfThisName

// expect-error: cannot convert value of type
let answer: Int = "forty-two"
