import TouchReplays
import TouchInput
import TouchStory
import Touchstone

/// A recognizer of one of UIKit's classes, with the usual settings, whose thresholds a log of an app shows.
struct MeasuredRecognizer {
    let id: Int
    /// The name in the trace.
    let name: String
    /// The name that a recognizer of that kind has on the field recorder's screen.
    private let kind: String

    /// Returns a Boolean value that indicates whether its gestures show a number: that a touch is no tap shows one only of a tap.
    func shows(_ number: FieldNumber) -> Bool {
        switch number.id {
        case "N-01", "N-02": kind == "tap"
        // The pauses of a double tap are those of two recognizers.
        case "N-03": false
        case _: true
        }
    }

    /// Returns the recognizers of a log, in the order of their numbers.
    static func all(in reading: AppLogReading) -> [MeasuredRecognizer] {
        var kinds: [Int: String?] = [:]
        for line in reading.log.lines {
            guard case .recognizer(let recognizer) = line.content else { continue }
            let kind = kind(of: recognizer)
            // One whose settings change has two.
            kinds[recognizer.id] = kinds[recognizer.id].map { $0 == kind ? kind : nil } ?? .some(kind)
        }
        return kinds.sorted { $0.key < $1.key }.compactMap { id, kind in
            kind.map { MeasuredRecognizer(id: id, name: reading.run.name(of: id).text, kind: $0) }
        }
    }

    /// Returns the name of a recognizer of a kind on the field recorder's screen; `nil` for one with other settings.
    private static func kind(of recognizer: LoggedRecognizer) -> String? {
        guard recognizer.isStock, recognizer.role == nil || recognizer.role == "scroll pan" else { return nil }
        let settings = recognizer.settings.filter { $0.name != "scrolls" }
        switch (recognizer.stock, settings.first?.name, settings.first?.value) {
        case ("UITapGestureRecognizer", nil, nil): return "tap"
        case ("UILongPressGestureRecognizer", nil, nil): return "long press"
        case ("UIPanGestureRecognizer", nil, nil): return "pan"
        case ("UIPinchGestureRecognizer", nil, nil): return "pinch"
        case ("UIRotationGestureRecognizer", nil, nil): return "rotation"
        case ("UIScreenEdgePanGestureRecognizer", "edges", 2) where settings.count == 1: return "edge pan"
        case ("UISwipeGestureRecognizer", nil, nil): return "swipe right"
        case ("UISwipeGestureRecognizer", "direction", 2) where settings.count == 1: return "swipe left"
        case ("UISwipeGestureRecognizer", "direction", 4) where settings.count == 1: return "swipe up"
        case ("UISwipeGestureRecognizer", "direction", 8) where settings.count == 1: return "swipe down"
        case _: return nil
        }
    }

    /// Returns its gestures in a log, with the number of the first touch.
    /// - Parameter isFree: Returns a Boolean value that indicates whether the recognizer decided about a touch by itself.
    func gestures(in log: AppLog, where isFree: (_ touch: Int) -> Bool) -> [FieldGesture] {
        var (lines, received, places) = ([FieldLine](), Set<Int>(), [Int: CGPoint]())
        for line in log.lines {
            switch line.content {
            case .event(let event):
                for touch in event.touches where touch.phase == .began && touch.recognizers?.contains(id) == true {
                    received.insert(touch.id)
                }
                let touches = event.touches.filter { received.contains($0.id) }
                guard !touches.isEmpty else { continue }
                for touch in touches { places[touch.id] = touch.place }
                lines.append(FieldLine(number: line.number, at: line.at.seconds, content: .event(touches.map(field))))
                for touch in touches where touch.phase == .ended || touch.phase == .cancelled { places[touch.id] = nil }
            case .state(let state) where state.id == id && !lines.isEmpty:
                let places = places.sorted { $0.key < $1.key }.map(\.value)
                let report = FieldReport(
                    name: kind, isAction: state.moment == .action, state: state.state.rawValue,
                    place: places.first ?? .zero, places: places, outputs: state.values.map { ($0.name, $0.numbers) })
                lines.append(FieldLine(number: line.number, at: line.at.seconds, content: .recognizer(report)))
            case .input, .state, .view, .recognizer, .gone, .offset, .control, .frame, .left: break
            }
        }
        let field = FieldLog(
            device: "", system: "", size: log.head.size, scale: log.head.scale, rate: log.head.rate, places: [:],
            content: .zero, lines: lines)
        return field.gestures().compactMap { gesture in
            let touches = gesture.events.flatMap { $0.touches.map(\.id) }
            guard let first = touches.first, touches.allSatisfy(isFree) else { return nil }
            return FieldGesture(log: field, number: first, lines: gesture.lines)
        }
    }

    /// The pad of the field recorder stands for any view.
    private func field(_ touch: LoggedFinger) -> FieldTouch {
        FieldTouch(
            id: touch.id, phase: touch.phase, tool: touch.tool, view: "pad", place: touch.place, details: touch.details,
            earlier: touch.earlier)
    }

    /// Returns a Boolean value that indicates whether the recognizer decided about a touch by itself, so that its own thresholds count.
    func isFree(_ touch: AppLogTouch) -> Bool {
        let stated = touch.why(RecognizerName(name))
        if case .inferred = stated.certainty { return false }
        switch stated.answer.outcome {
        case .recognized(let recognition): return recognition.wait == nil
        case .failed(_, .own): return true
        case .failed, .withdrawn, .lost, .refused, .waiting, .undecided, .ignored, .reset, .notAsked: return false
        @unknown default: return false
        }
    }
}
