import Foundation
import TouchInput
import TouchRecordings

/// The real movements of `shared/data`, in points.
struct RecordedStrokes {
    let name: String
    let strokes: [Stroke]

    static func all() throws -> [RecordedStrokes] {
        let (screens, pads) = try recordings()
        return [
            RecordedStrokes(name: "iPad, pencil", strokes: [try PencilLog().stroke]),
            RecordedStrokes(name: "Android, flings", strokes: try flings()),
            RecordedStrokes(name: "touch screens", strokes: screens),
            RecordedStrokes(name: "touchpads", strokes: pads),
        ]
    }

    /// In pixels of a phone that has 2.625 of them in a point.
    private static func flings() throws -> [Stroke] {
        try AndroidStrokes.read().tests.filter { $0.name.contains("Fling") }.map { test in
            var stroke = Stroke()
            for event in test.events.dropLast() {
                guard let place = event.positions.first ?? nil else { continue }
                stroke.append(CGPoint(x: place.x / 2.625, y: place.y / 2.625), at: event.seconds)
            }
            return stroke
        }
    }

    /// Contacts of ten samples or more, in a window of 400 points' width and as high as the device is. One recording is
    /// left out: its clock is broken.
    private static func recordings() throws -> (screens: [Stroke], pads: [Stroke]) {
        var (screens, pads): ([Stroke], [Stroke]) = ([], [])
        for file in SharedData.recordings where !file.contains("eGalax") {
            let recording = try SharedData.recording(file)
            let (width, height) = (Double(recording.xAxis.count - 1), Double(recording.yAxis.count - 1))
            let size = CGSize(width: 400, height: min(max(100, (400 * height / width).rounded()), 1_600))
            var strokes: [Int: Stroke] = [:]
            // What moved, as it was reported: a finger that rests is predicted too easily.
            for frame in recording.frames(in: size, rests: .none) {
                for contact in frame.contacts where contact.phase != .ended && contact.phase != .cancelled {
                    strokes[contact.id, default: Stroke()].append(contact.location, at: frame.instant.seconds)
                }
            }
            let long = strokes.sorted { $0.key < $1.key }.map(\.value).filter { $0.samples.count >= 10 }
            // The Bamboo and the Intuos are tablets whose surface is a touchpad.
            let isPad = ["touchpads/", "Bamboo", "Intuos"].contains { file.contains($0) }
            if isPad { pads += long } else { screens += long }
        }
        return (screens, pads)
    }
}
