import TouchInput
import TouchRecordings
import TouchTrace

extension PackedTrace.Screen {
    /// Creates the properties of a screen from the numbers of a page.
    package init(_ width: Double, _ height: Double, _ scale: Double) {
        self.init(size: CGSize(width: width, height: height), scale: scale)
    }
}
