import TestSupport
import Testing
import TouchTesting

@testable import Touchstone

/// Laws of any pinch.
struct ZoomPropertyTests {
    @Test(.rules("N-54")) func `the band of a scale has no end and is the same inwards and outwards`() {
        let limits = ZoomLimits(minimum: 0.5, maximum: 4)
        var numbers = SeededNumbers(seed: 54)
        var last: CGFloat = 0
        for step in 0..<2_000 {
            let virtual = 0.001 * CGFloat(step + 1) * CGFloat(step + 1)
            let shown = limits.shown(virtual)
            expect(shown >= last && shown < 8 && shown > 0.25)
            last = shown
            expect(abs(limits.shown(4 * virtual) / 4 * limits.shown(0.5 / virtual) / 0.5 - 1) < 1e-12 || virtual < 1)
            let random = numbers.number(0.01...40)
            expect(abs(limits.virtual(limits.shown(random)) / random - 1) < 1e-9)
        }
        for wild in [CGFloat.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0] {
            let shown = limits.shown(wild)
            expect(shown >= 0.25 && shown <= 8)
            expect(limits.virtual(shown).isFinite)
        }
    }

    @Test(.rules("B-361", "B-362"), arguments: 0..<40)
    func `the content stays under any two fingers and everything comes to rest`(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed) &* 77 &+ 5)
        let scene = ScrollStage.zooming(
            from: numbers.number(0.2...1), to: numbers.number(1.1...6),
            size: CGSize(width: numbers.number(300...3_000), height: numbers.number(300...3_000)))
        let scroll = scene.scroll
        var place = CGPoint(x: numbers.number(120...280), y: numbers.number(80...220))
        var distance = numbers.number(40...150)
        scene.spread(at: place, distance)
        var held: CGPoint?
        for _ in 0..<40 {
            scene.stage.wait(Double(numbers.number(0...0.03)))
            place.x = max(20, min(380, place.x + numbers.number(-12...12)))
            place.y = max(20, min(280, place.y + numbers.number(-12...12)))
            distance = max(12, min(390, distance * numbers.number(0.8...1.3)))
            scene.spread(to: place, distance)
            expect(scroll.zoomScale > scroll.minimumZoomScale / 2 && scroll.zoomScale < scroll.maximumZoomScale * 2)
            guard scroll.isZooming else { continue }
            // What the fingers hold where it was begun, which may have been beyond an end.
            let virtual = CGPoint(
                x: scroll.range(.horizontal).virtual(scroll.position.x) + place.x,
                y: scroll.range(.vertical).virtual(scroll.position.y) + place.y)
            let point = held ?? CGPoint(x: virtual.x / scroll.zoomScale, y: virtual.y / scroll.zoomScale)
            held = point
            for axis in ScrollAxis.allCases {
                let virtual = point[axis] * scroll.zoomScale - place[axis]
                let range = scroll.range(axis)
                // Between its ends exactly, beyond them as any drag.
                expect(abs(scroll.position[axis] - range.shown(virtual)) < 1e-6)
            }
            expect(isNear(scroll.contentOffset, scroll.position, within: 0.5))
        }
        scene.lift()
        scene.stage.wait(6)
        expect(!scene.stage.application.host.areFramesWanted)
        expect(!scroll.isZooming && !scroll.isZoomBouncing && !scroll.isDecelerating)
        expect(scroll.zoomScale >= scroll.minimumZoomScale && scroll.zoomScale <= scroll.maximumZoomScale)
        expectEqual(scroll.clamped(scroll.position), scroll.position)
        expect(isGrammatical(scene.takeCalls()))
    }

    /// Zooms begin and end in turn, and nothing is zoomed outside of them.
    private func isGrammatical(_ calls: [String]) -> Bool {
        var isZooming = false
        for call in calls {
            switch call {
            case "willBeginZooming":
                if isZooming { return false }
                isZooming = true
            case "didEndZooming":
                if !isZooming { return false }
                isZooming = false
            case "didZoom":
                if !isZooming { return false }
            default: break
            }
        }
        return !isZooming
    }

    @Test(.rules("B-361", "B-363"), arguments: 0..<25)
    func `fingers come and go, and nothing jumps`(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed) &* 31 &+ 9)
        let scene = ScrollStage.zooming(from: 0.1, to: 20, size: CGSize(width: 2_000, height: 2_000))
        scene.scroll.contentOffset = CGPoint(x: 800, y: 800)
        let fingers: [Finger] = [.rightThumb, .rightIndex, .leftIndex]
        var places: [Finger: CGPoint] = [:]
        for _ in 0..<120 {
            scene.stage.wait(0.01)
            let finger = fingers[Int(numbers.next() % 3)]
            let (scale, offset) = (scene.scroll.zoomScale, scene.scroll.position)
            if places[finger] == nil {
                let place = CGPoint(x: numbers.number(20...380), y: numbers.number(20...280))
                scene.hands.down(finger, at: place)
                places[finger] = place
                expect(scene.scroll.zoomScale == scale && isNear(scene.scroll.position, offset, within: 1e-6))
            } else if numbers.next() % 12 == 0, places.count > 1 {
                scene.hands.up(finger)
                places[finger] = nil
                expect(isNear(scene.scroll.position, offset, within: 1e-6))
            } else if var place = places[finger] {
                place.x = max(10, min(390, place.x + numbers.number(-6...6)))
                place.y = max(10, min(290, place.y + numbers.number(-6...6)))
                scene.hands.move(finger, to: place)
                places[finger] = place
            }
        }
        for finger in places.keys { scene.hands.up(finger) }
        scene.stage.wait(8)
        expect(!scene.stage.application.host.areFramesWanted)
        expect(isGrammatical(scene.takeCalls()))
    }

    @Test(.rules("N-52", "N-54"))
    func `the scale and the offset that are shown do not depend on the rate of the display`() throws {
        var reference: [(CGFloat, CGPoint)] = []
        for rate in [60.0, 120, 240, 97.3] {
            var found: [(CGFloat, CGPoint)] = []
            let scene = ScrollStage.zooming(to: 2)
            scene.stage.host.framesPerSecond = rate
            func look(_ times: Int) throws {
                for _ in 0..<times {
                    scene.stage.wait(0.05)
                    let (content, scroll) = (scene.content.layer.presentation(), scene.scroll.layer.presentation())
                    found.append((try #require(content).affineTransform().a, try #require(scroll).bounds.origin))
                }
            }
            scene.spread(at: CGPoint(x: 150, y: 120), 100)
            scene.spread(to: CGPoint(x: 150, y: 120), 110)
            scene.spread(to: CGPoint(x: 170, y: 130), 300)
            scene.lift()
            try look(12)
            scene.stage.wait(2)
            scene.scroll.zoom(to: CGRect(x: 0, y: 0, width: 300, height: 300), animated: true)
            try look(8)
            if reference.isEmpty { reference = found }
            expect(Set(found.map(\.0)).count > 12)
            for (a, b) in zip(reference, found) {
                expect(abs(a.0 - b.0) < 1e-9 && isNear(a.1, b.1))
            }
        }
    }
}

extension SeededNumbers {
    fileprivate mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
        CGFloat.random(in: range, using: &self)
    }
}
