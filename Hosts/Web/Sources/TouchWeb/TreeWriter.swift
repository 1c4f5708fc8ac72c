@_spi(Host) @_spi(Subclass) import TouchCore
import Touchstone

/// Writes views, recognizers and touches as words for a page.
struct TreeWriter {
    private let words: WordBuffer

    init(_ words: WordBuffer) { self.words = words }

    /// Writes a view and its subviews: for each 1, depth, isHidden, isInteractive, the eight coordinates of its corners in its window,
    /// name, kind, number of recognizers, recognizers. A 0 ends the list.
    func write(_ window: UIWindow) {
        write(window, depth: 0)
        words.int(0)
    }

    private func write(_ view: UIView, depth: Int) {
        words.int(1)
        words.int(depth)
        words.int(view.isHidden ? 1 : 0)
        words.int(view.isUserInteractionEnabled ? 1 : 0)
        let bounds = view.bounds
        write(CGPoint(x: bounds.minX, y: bounds.minY), in: view)
        write(CGPoint(x: bounds.maxX, y: bounds.minY), in: view)
        write(CGPoint(x: bounds.maxX, y: bounds.maxY), in: view)
        write(CGPoint(x: bounds.minX, y: bounds.maxY), in: view)
        words.string(PlaceNames.name(view))
        words.string(view.kindInTraces)
        let recognizers = view.gestureRecognizers ?? []
        words.int(recognizers.count)
        for recognizer in recognizers { write(recognizer) }
        for subview in view.subviews { write(subview, depth: depth + 1) }
    }

    private func write(_ point: CGPoint, in view: UIView) {
        let shown = view.convert(point, to: nil)
        words.number(shown.x)
        words.number(shown.y)
    }

    /// Writes name, kind, state (the number of `UIGestureRecognizer.State`), isEnabled, number of touches.
    private func write(_ recognizer: UIGestureRecognizer) {
        words.string(PlaceNames.name(recognizer))
        words.string(recognizer.kindInTraces)
        words.int(recognizer.state.rawValue)
        words.int(recognizer.isEnabled ? 1 : 0)
        words.int(recognizer.numberOfTouches)
    }

    /// Writes the touches that are down: their number, and for each finger, phase (the number of `UITouch.Phase`), x, y, the name of the
    /// view (empty for none), the number of recognizers, their names.
    func write(_ touches: [UITouch]) {
        words.int(touches.count)
        for touch in touches {
            words.int(touch.finger)
            words.int(touch.phase.rawValue)
            let location = touch.location(in: nil)
            words.number(location.x)
            words.number(location.y)
            words.string(touch.view.map { PlaceNames.name($0) } ?? "")
            let recognizers = touch.gestureRecognizers ?? []
            words.int(recognizers.count)
            for recognizer in recognizers { words.string(PlaceNames.name(recognizer)) }
        }
    }
}
