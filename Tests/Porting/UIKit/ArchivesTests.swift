import TestSupport
import Testing
import TouchTesting
import UIKit

/// Initializers as iOS code writes them, and properties that it overrides.
struct ArchivesTests {
    private class Plain: UIView {
        let size: Int
        private(set) var changes: [String] = []

        init() {
            size = 1
            super.init(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        }

        required init?(coder aDecoder: NSCoder) {
            size = 2
            super.init(coder: aDecoder)
        }

        override var frame: CGRect { didSet { changes.append("frame") } }
        override var bounds: CGRect { didSet { changes.append("bounds") } }
        override var center: CGPoint { didSet { changes.append("center") } }
        override var transform: CGAffineTransform { didSet { changes.append("transform") } }
        override var alpha: CGFloat { didSet { changes.append("alpha") } }
        override var isHidden: Bool { didSet { changes.append("isHidden") } }

        override func addSubview(_ view: UIView) {
            changes.append("adds a view")
            super.addSubview(view)
        }

        override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
            changes.append("adds a recognizer")
            super.addGestureRecognizer(gestureRecognizer)
        }
    }

    private class Numbered: UIPanGestureRecognizer {
        let number: Int

        init(number: Int, target: Any?, action: Selector?) {
            self.number = number
            super.init(target: target, action: action)
        }

        override func velocity(in view: UIView?) -> CGPoint { CGPoint(x: number, y: 0) }
    }

    private class Page: UIViewController {
        let number: Int

        init(number: Int) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
        }

        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            number = 0
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        }

        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }
    }

    private class Observing: UIApplication {
        let number: Int

        override init() {
            number = 5
            super.init()
        }
    }

    @Test(.rules("S-127")) func `views, controllers and recognizers come from an archive, of which they read nothing`()
    {
        let view = Plain(coder: NSCoder())
        expectEqual(view?.size, 2)
        expectEqual(view?.frame, .zero)
        expectEqual(UIGestureRecognizer(coder: NSCoder())?.state, .possible)
        expectEqual(UITapGestureRecognizer(coder: NSCoder())?.numberOfTapsRequired, 1)
        expectEqual(UIViewController(coder: NSCoder())?.isViewLoaded, false)
        expectNil(UIApplication(coder: NSCoder()))
    }

    @Test func `subclasses have the initializers that UIKit's have`() {
        expectEqual(Plain().size, 1)
        expectEqual(Numbered(number: 3, target: nil, action: nil).velocity(in: nil).x, 3)
        expectEqual(Page(number: 4).number, 4)
        expectEqual(Page().number, 0)
        expect(Page(nibName: "Page", bundle: nil).view != nil)
        expectEqual(Observing().number, 5)
    }

    @Test func `an override of a property or method of a view receives every use`() {
        let view = Plain()
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        view.bounds.size.width = 20
        view.center.x += 1
        view.transform = CGAffineTransform(rotationAngle: 1)
        view.alpha = 0.5
        view.isHidden = true
        view.addSubview(UIView())
        view.addGestureRecognizer(Numbered(number: 1, target: nil, action: nil))
        view.gestureRecognizers = [UITapGestureRecognizer()]
        expectEqual(
            view.changes,
            [
                "frame", "bounds", "center", "transform", "alpha", "isHidden", "adds a view", "adds a recognizer",
                "adds a recognizer",
            ])
    }
}
