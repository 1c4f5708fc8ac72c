// A module that does not exist: the runner has to say no, whatever else is expected.
import NoModuleOfThisName

// expect-error: cannot convert value of type
let answer: Int = "forty-two"
