import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Translations and velocities in the coordinates of views that are turned, scaled and moved while they are asked for.
struct VectorConversionTests {
    @Test(arguments: 0..<40 as Range<UInt64>)
    func `a vector in a view is the distance between two points in it, after any turns and moves`(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let stage = Stage()
        let recognizer = stage.addPan()
        let other = stage.perform { UIWindow(frame: stage.window.frame) }
        let roots: [UIView] = [stage.view, stage.window, other]
        let views = stage.perform { (0..<9).map { _ in UIView(frame: CGRect(x: 5, y: 9, width: 50, height: 40)) } }
        for step in 0..<120 {
            let view = views[Int.random(in: 0..<9, using: &numbers)]
            let place = (views + roots)[Int.random(in: 0..<12, using: &numbers)]
            stage.perform {
                switch Int.random(in: 0..<8, using: &numbers) {
                case 0: view.transform = .identity
                case 1: view.transform = CGAffineTransform(rotationAngle: CGFloat.random(in: 0...6, using: &numbers))
                case 2: view.transform = CGAffineTransform(scaleX: CGFloat.random(in: 0.5...2, using: &numbers), y: -1)
                case 3: view.bounds.origin.x += 3
                case 4: view.removeFromSuperview()
                default: if !place.isDescendant(of: view) { place.addSubview(view) }
                }
            }
            for (index, view) in views.enumerated() where view.window === stage.window {
                let vector = CGPoint(x: CGFloat.random(in: -9...9, using: &numbers), y: 7)
                let (start, end) = (
                    view.convert(CGPoint.zero, from: stage.window), view.convert(vector, from: stage.window)
                )
                let shown = recognizer.convertVector(vector, to: view)
                // Lengths may have been doubled or halved nine times.
                let size = max(1, abs(end.x - start.x), abs(end.y - start.y), abs(start.x), abs(start.y))
                expect(
                    abs(shown.x - end.x + start.x) < 1e-9 * size && abs(shown.y - end.y + start.y) < 1e-9 * size,
                    "seed \(seed), step \(step), view \(index)")
            }
        }
    }
}
