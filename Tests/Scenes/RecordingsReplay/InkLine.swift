import Foundation
import Touchstone

/// A touch as Inkable logs it, read by Foundation: what the reader is measured with.
nonisolated struct InkLine: Decodable, Equatable, CustomStringConvertible {
    var timestamp: Double
    var phase: Int
    var type: Int
    var location: [Double]
    var force: Double
    var maximumPossibleForce: Double
    var altitudeAngle: Double
    var azimuth: Double
    var azimuthUnitVector: [Double]
    var majorRadius: Double
    var majorRadiusTolerance: Double
    var estimationUpdateIndex: Int?
    var estimatedProperties: Int
    var estimatedPropertiesExpectingUpdates: Int
    var isUpdate: Bool
    var isPrediction: Bool

    /// The view that an app has of a touch.
    @MainActor init(_ touch: UITouch, in view: UIView, isUpdate: Bool = false, isPrediction: Bool = false) {
        timestamp = touch.timestamp
        phase = touch.phase.rawValue
        type = touch.type.rawValue
        let place = touch.location(in: view)
        location = [place.x, place.y]
        force = touch.force
        maximumPossibleForce = touch.maximumPossibleForce
        altitudeAngle = touch.altitudeAngle
        azimuth = touch.azimuthAngle(in: view)
        let vector = touch.azimuthUnitVector(in: view)
        azimuthUnitVector = [vector.dx, vector.dy]
        majorRadius = touch.majorRadius
        majorRadiusTolerance = touch.majorRadiusTolerance
        estimationUpdateIndex = touch.estimationUpdateIndex?.intValue
        estimatedProperties = touch.estimatedProperties.rawValue
        estimatedPropertiesExpectingUpdates = touch.estimatedPropertiesExpectingUpdates.rawValue
        (self.isUpdate, self.isPrediction) = (isUpdate, isPrediction)
    }

    /// Everything; time to a microsecond, angles to 10⁻⁹, which is what sine, cosine and back leave of them.
    var description: String {
        func text(_ number: Double, _ places: Int = 9) -> String { String(format: "%.\(places)f", number) }
        let kind = isUpdate ? "update" : isPrediction ? "prediction" : "touch"
        return "\(kind) #\(estimationUpdateIndex.map { "\($0)" } ?? "-") phase \(phase) at \(text(timestamp, 6)) "
            + "type \(type) in \(location) force \(force) of \(maximumPossibleForce) altitude \(altitudeAngle) azimuth "
            + "\(text(azimuth)) (\(azimuthUnitVector.map { text($0) }.joined(separator: ", "))) radius \(majorRadius) ± "
            + "\(majorRadiusTolerance) estimated \(estimatedProperties) expecting \(estimatedPropertiesExpectingUpdates)"
    }
}
