extension UIScrollView {
    /// The style of the indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark with a light rim, visible on any content.
        case `default` = 0
        /// Dark, for light content.
        case black = 1
        /// Light, for dark content.
        case white = 2
    }
}
