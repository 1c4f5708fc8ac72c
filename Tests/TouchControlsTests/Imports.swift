import Testing
import TouchTesting
import Touchstone
