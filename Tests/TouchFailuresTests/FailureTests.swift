import Foundation
import Testing
import TouchFailures
import TouchTesting
import Touchstone
