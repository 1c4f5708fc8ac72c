import Foundation
import TouchInput

/// The readings of a pencil on an iPad, and UIKit's predictions for them: `ipad/events.json`.
struct PencilLog {
    /// A place that UIKit predicted while a sample was the newest.
    struct Prediction {
        /// The index of that sample.
        var newest: Int
        /// Of the place.
        var time: Double
        var location: CGPoint
    }

    private struct Record: Decodable {
        var timestamp: Double
        var location: [Double]
        var isUpdate: Bool
        var isPrediction: Bool
    }

    /// As it was delivered first; the updates that follow change forces and angles.
    private(set) var stroke = Stroke()
    private(set) var predictions: [Prediction] = []

    init() throws {
        for record in try JSONDecoder().decode([Record].self, from: SharedData.data(of: "ipad/events.json"))
        where !record.isUpdate {
            let location = CGPoint(x: record.location[0], y: record.location[1])
            if record.isPrediction {
                predictions.append(
                    Prediction(newest: stroke.samples.count - 1, time: record.timestamp, location: location))
            } else {
                stroke.append(location, at: record.timestamp)
            }
        }
    }
}
