import Touchstone

/// A view that notes each call: the step, and where the touches are and were on its x axis, from left to right.
final class PlacesView: UIView {
    var received: [String] = []
    /// The places of all readings of the latest movements, since it was emptied.
    var coalesced: [CGFloat] = []

    private func note(_ step: String, _ touches: Set<UITouch>, isCancelled: Bool = false) {
        let places = touches.sorted { $0.location(in: self).x < $1.location(in: self).x }.map { touch in
            let (now, before) = (Int(touch.location(in: self).x), Int(touch.previousLocation(in: self).x))
            return isCancelled ? "\(now)" : "\(now) from \(before)"
        }
        received.append("\(step) \(places.joined(separator: ", "))")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("moved", touches)
        for touch in touches {
            coalesced += (event?.coalescedTouches(for: touch) ?? []).map { $0.location(in: self).x }
        }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled", touches, isCancelled: true)
    }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { received.append("updated") }
}
