import Touchstone

// Objects of which an app can have very many in one touch, or a digitizer in one frame.

extension Catalog {
    private static let crowdSizes = [10, 100, 1_000]

    /// The curves of crowds that compete for one touch, and of frames with very many samples.
    static var crowds: [Growth] {
        [
            Growth(
                "competing", "a whole touch, pans on one view that all want it", crowdSizes, limit: Growth.nearlyLinear,
                countedEvents: 3
            ) { size in
                let nest = Nest()
                for _ in 0..<size { nest.add(nest.pan()) }
                return WholeTouches(nest, actionsPerTouch: 4)
            },
            Growth(
                "competing-taps", "a tap, as many tap recognizers on one view", crowdSizes, limit: Growth.nearlyLinear,
                countedEvents: 3
            ) { size in
                let nest = Nest()
                for _ in 0..<size { nest.add(UITapGestureRecognizer(target: nest.target, action: Target.noted)) }
                return WholeTouches(nest, stretch: 0, actionsPerTouch: 1)
            },
            Growth(
                "prevented-taps", "a tap beside a finger that drags, as many tap recognizers, which that pan prevents",
                crowdSizes, limit: Growth.nearlyLinear, countedEvents: 3
            ) { size in
                let nest = Nest()
                nest.drag(withPanOn: nest.views[0])
                for _ in 0..<size { nest.add(UITapGestureRecognizer(target: nest.target, action: Target.noted)) }
                return WholeTouches(nest, stretch: 0)
            },
            Growth(
                "requirements", "a whole touch, pans that each await the failure of the one before", crowdSizes,
                limit: Growth.nearlyLinear, countedEvents: 3
            ) { size in
                let nest = Nest()
                addChain(of: size, to: nest)
                return WholeTouches(nest, actionsPerTouch: 4)
            },
            Growth(
                "requirements-held", "a whole touch, the same, and the first of them decides at the end", crowdSizes,
                limit: Growth.nearlyLinear, countedEvents: 3
            ) { size in
                let nest = Nest()
                addChain(of: size, to: nest)
                (nest.recognizers.first as? UIPanGestureRecognizer)?.hysteresis = 1_000_000
                return WholeTouches(nest, actionsPerTouch: 2)
            },
            Growth(
                "requirements-star", "a whole touch, a pan that awaits the failure of all others", crowdSizes,
                limit: Growth.nearlyLinear, countedEvents: 3
            ) { size in
                let nest = Nest()
                for _ in 0..<size { nest.add(nest.pan()) }
                for pan in nest.recognizers.dropLast() { nest.recognizers.last?.require(toFail: pan) }
                return WholeTouches(nest, actionsPerTouch: 4)
            },
            Growth(
                "ancestors", "a whole touch, a pan on the leaf and on each view around it", [10, 100, 1_000],
                limit: Growth.nearlyLinear, countedEvents: 3
            ) { size in
                let nest = Nest(depth: size)
                for view in nest.views { nest.add(nest.pan(), to: view) }
                return WholeTouches(nest, actionsPerTouch: 4)
            },
            Growth(
                "ancestors-turned", "the same in a turned view, and each pan reads its translation", crowdSizes,
                limit: Growth.nearlyLinear, countedEvents: 3
            ) { size in
                let nest = Nest(depth: size)
                nest.views.first?.transform = CGAffineTransform(rotationAngle: .pi / 2)
                for view in nest.views {
                    nest.add(ReadingPan(target: nest.target, action: Target.noted), to: view)
                }
                return WholeTouches(nest, actionsPerTouch: 4)
            },
            Growth(
                "branches", "a whole touch of ten fingers, pans on a view of each and on views around it",
                [10, 100, 1_000], limit: Growth.nearlyLinear, countedEvents: 3
            ) { size in BranchTouches(pansAFinger: size / 10) },
            Growth(
                "scroll-views", "a whole touch, scroll views inside each other", [1, 10, 100, 200],
                limit: Growth.nearlyLinear, countedEvents: 3
            ) { size in ScrollTouches(depth: size) },
            Growth(
                "readings", "a frame with as many readings of one finger, the latest first", [10, 100, 1_000, 10_000],
                limit: Growth.nearlyLinear, countedEvents: 3
            ) { size in CrowdedFrames(readings: size) },
            Growth(
                "mentions", "a frame that mentions one finger as often", crowdSizes, limit: Growth.nearlyLinear,
                countedEvents: 3
            ) { size in CrowdedFrames(mentions: size) },
            Growth(
                "strangers", "a frame with as many contacts that never came down, and a reading of each", crowdSizes,
                limit: Growth.nearlyLinear, countedEvents: 3
            ) { size in CrowdedFrames(strangers: size) },
        ]
    }

    /// Adds pans, each of which awaits the failure of the previous one.
    private static func addChain(of size: Int, to nest: Nest) {
        for _ in 0..<size {
            let pan = nest.pan()
            if let last = nest.recognizers.last { pan.require(toFail: last) }
            nest.add(pan)
        }
    }
}
