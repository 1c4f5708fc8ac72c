extension UIScrollView {
    /// What the indicators look like.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark with a light rim: to be seen on anything.
        case `default` = 0
        /// Dark, for light content.
        case black = 1
        /// Light, for dark content.
        case white = 2
    }
}
