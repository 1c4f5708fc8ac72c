import Foundation
import TouchRecordings
import Touchstone

@testable import TouchstoneCommand

/// The angle by which two fingers of a recording turned about each other, measured from their locations alone: the reasons in
/// the table about circles quote it.
nonisolated struct PairTurn: CustomStringConvertible {
    /// Points between them when both were down.
    let distance: Double
    /// Points by which the distance changed at most.
    let spread: Double
    /// The farthest that they turned from where they began, degrees.
    let turn: Double

    /// Degrees at which a rotation begins: each finger goes 10 points about their middle (N-15).
    var needed: Double { 2 * asin(min(1, 10 / distance)) * 180 / .pi }

    /// The first two fingers that are down at once, until one of them lifts; `nil` if there are none.
    @MainActor init?(_ recording: Recording) {
        var places: [Int: CGPoint] = [:]
        var pair: [Int] = []
        var (first, before, sum) = (0.0, 0.0, 0.0)
        var (spread, turn) = (0.0, 0.0)
        for frame in recording.frames(in: recording.suitableWindow) {
            for sample in frame.contacts { places[sample.id] = sample.location }
            if pair.isEmpty, places.count > 1 { pair = Array(places.keys.sorted().prefix(2)) }
            if pair.count == 2, let one = places[pair[0]], let two = places[pair[1]] {
                let (apart, angle) = (hypot(two.x - one.x, two.y - one.y), atan2(two.y - one.y, two.x - one.x))
                if first == 0 { (first, before) = (apart, angle) }
                sum += remainder(angle - before, 2 * .pi)
                before = angle
                spread = max(spread, abs(apart - first))
                if abs(sum) > abs(turn) { turn = sum }
            }
            for sample in frame.contacts where sample.phase == .ended || sample.phase == .cancelled {
                if pair.contains(sample.id) { pair = [-1] }
                places[sample.id] = nil
            }
        }
        guard first > 0 else { return nil }
        (distance, self.spread, self.turn) = (first, spread, turn * 180 / .pi)
    }

    /// In whole degrees and points, as the reasons of the table have it.
    var description: String {
        func text(_ number: Double) -> String { String(format: "%.0f", number) }
        return "\(text(distance)) pt apart ±\(text(spread)), turned \(text(abs(turn)))° of \(text(needed))°"
    }
}
