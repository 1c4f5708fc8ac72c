import Touchstone

/// A recognizer's state and outputs.
struct FieldReport {
    /// The name of the recognizer.
    var name: String
    /// A Boolean value that indicates whether it sent an action; otherwise its state was read after an event.
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
