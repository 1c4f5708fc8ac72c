import TouchTesting

@testable import Touchstone

extension ScrollStage {
    /// A stage whose content zooms: as large as the window at first, and called `content`.
    static func zooming(
        _ scrollView: UIScrollView? = nil, from minimum: CGFloat = 0.5, to maximum: CGFloat = 4,
        size: CGSize = CGSize(width: 400, height: 300), _ build: (ScrollStage) -> Void = { _ in }
    ) -> ScrollStage {
        ScrollStage(scrollView, size: size) {
            $0.diary.zoomed = $0.content
            $0.scroll.minimumZoomScale = minimum
            $0.scroll.maximumZoomScale = maximum
            $0.scroll.pinchGestureRecognizer?.name = "pinch"
            build($0)
        }
    }

    /// The point of the content at a point of the screen, at a scale of 1; nothing is rounded.
    func shown(at point: CGPoint) -> CGPoint {
        let (offset, scale) = (scroll.position, scroll.zoomScale)
        return CGPoint(x: (offset.x + point.x) / scale, y: (offset.y + point.y) / scale)
    }

    /// The scale and the offset that are shown, as an animation shows them.
    var presented: (scale: CGFloat, offset: CGPoint) {
        (
            content.layer.presentation()?.affineTransform().a ?? 0,
            scroll.layer.presentation()?.bounds.origin ?? .zero
        )
    }

    /// The point of the content that an animation shows at a point of the screen, at a scale of 1.
    func presented(at point: CGPoint) -> CGPoint {
        let (scale, offset) = presented
        return CGPoint(x: (offset.x + point.x) / scale, y: (offset.y + point.y) / scale)
    }

    /// Two fingers come down side by side about a point.
    func spread(at middle: CGPoint, _ distance: CGFloat) {
        hands.together {
            hands.down(.rightThumb, at: CGPoint(x: middle.x - distance / 2, y: middle.y))
            hands.down(.rightIndex, at: CGPoint(x: middle.x + distance / 2, y: middle.y))
        }
    }

    /// They go on side by side, in one step.
    func spread(to middle: CGPoint, _ distance: CGFloat) {
        hands.move(
            [
                (.rightThumb, CGPoint(x: middle.x - distance / 2, y: middle.y)),
                (.rightIndex, CGPoint(x: middle.x + distance / 2, y: middle.y)),
            ], over: 0)
    }

    /// Both are lifted.
    func lift() {
        hands.together {
            hands.up(.rightThumb)
            hands.up(.rightIndex)
        }
    }
}

func isNear(_ a: CGPoint, _ b: CGPoint, within limit: CGFloat = 1e-9) -> Bool {
    abs(a.x - b.x) <= limit && abs(a.y - b.y) <= limit
}
