import Touchstone

/// What a recognizer says.
struct FieldReport {
    /// Its name.
    var name: String
    /// Whether it sent an action; otherwise it was asked after an event.
    var isAction: Bool
    var state: String
    var place: CGPoint
    var places: [CGPoint]
    /// Its other outputs, by name: translation and velocity of pans, scale, rotation and speed.
    var outputs: [(name: String, values: [Double])]

    /// The names of the recorder's recognizers.
    static let names: Set = [
        "tap", "double tap", "long press", "pan", "pinch", "rotation", "edge pan", "hover", "swipe left", "swipe right",
        "swipe up", "swipe down", "plain pan", "paging pan", "zooming pan", "zooming pinch",
    ]

    func output(_ name: String) -> [Double]? { outputs.first { $0.name == name }?.values }
}
