import TestSupport
import Testing
import TouchTesting
import Touchstone

struct UITapGestureRecognizerTests {
    private func makeStage(
        taps: Int = 1, fingers: Int = 1, _ set: (UITapGestureRecognizer) -> Void = { _ in }
    ) -> (stage: Stage, tap: UITapGestureRecognizer, told: Told) {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = taps
        tap.numberOfTouchesRequired = fingers
        set(tap)
        return (Stage { $0.add(tap, "tap") }, tap, Told(tap))
    }

    /// Taps side by side, 40 pt between the fingers.
    private func play(taps: Int, fingers: Int, on stage: Stage, apart: CGFloat = 40) {
        for _ in 0..<taps {
            stage.hands.together {
                for (index, finger) in Finger.rightHand.prefix(fingers).enumerated() {
                    stage.hands.down(finger, at: CGPoint(x: 100 + CGFloat(index) * apart, y: 100))
                }
            }
            stage.wait(0.05)
            stage.hands.together { for finger in Finger.rightHand.prefix(fingers) { stage.hands.up(finger) } }
            stage.wait(0.1)
        }
    }

    @Test(.rules("B-220", "B-225", "S-079"), arguments: 1...3, 1...3)
    func `exactly the required taps and fingers, in all combinations, one action`(
        taps: Int, fingers: Int
    ) {
        for played in 1...3 {
            for used in 1...4 {
                let (stage, _, told) = makeStage(taps: taps, fingers: fingers)
                play(taps: played, fingers: used, on: stage)
                stage.wait(2)
                let isEnough = played >= taps && used == fingers
                expectEqual(told.take(), Array(repeating: .ended, count: isEnough ? played / taps : 0))
            }
        }
    }

    @Test(.rules("B-220")) func `fingers may come and go one after the other; it recognizes on the lift of the last`() {
        let (stage, _, told) = makeStage(fingers: 2)
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.wait(0.1)
        stage.hands.down(.leftIndex, at: CGPoint(x: 200, y: 100))
        stage.wait(0.1)
        stage.hands.up()
        expectEqual(told.take(), [])
        stage.wait(0.1)
        stage.hands.up(.leftIndex)
        expectEqual(told.take(), [.ended])
    }

    @Test(.rules("B-221")) func `a finger that was lifted before all were down makes it fail`() {
        let (stage, tap, told) = makeStage(fingers: 3)
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.down(.leftIndex, at: CGPoint(x: 200, y: 100))
        stage.hands.up()
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        expectEqual(tap.failureReason, .own("a finger was lifted before all 3 were down"))
        stage.hands.up()
        stage.hands.up(.leftIndex)
        expectEqual(told.take(), [])
    }

    @Test(.rules("B-221", "N-02", "S-007")) func `a finger that moves 2 pt taps, one that moves 200 pt does not`() {
        let (stage, tap, told) = makeStage()
        stage.hands.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 102, y: 100), over: 0.1)
        expectEqual(told.take(), [.ended])
        expectNil(tap.failureReason)
        stage.hands.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 100), over: 0.1)
        expectEqual(told.take(), [])
        guard case .own(let reason) = tap.failureReason else {
            Issue.record("no reason of its own")
            return
        }
        expect(reason.description.hasPrefix("moved ") && reason.description.hasSuffix(" pt, more than 45"))
    }

    @Test(.rules("B-221")) func `movement is the distance from where the finger came down, not the length of its way`()
    {
        let (stage, _, told) = makeStage()
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        for _ in 0..<5 {
            stage.hands.move(dx: 20)
            stage.hands.move(dx: -20)
        }
        stage.hands.up()
        expectEqual(told.take(), [.ended])
    }

    @Test(.rules("B-221")) func `movement in the very event of the lift counts`() {
        let (stage, _, told) = makeStage()
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.host.receive(
            InputFrame(
                at: stage.host.now,
                [
                    ContactSample(
                        id: Finger.rightIndex.rawValue, phase: .ended, location: CGPoint(x: 300, y: 100))
                ]))
        expectEqual(told.take(), [])
    }

    @Test(.rules("B-221", "N-03")) func `taps 0.1 s apart are a double tap, 1 s apart they are not`() {
        let (stage, tap, told) = makeStage(taps: 2)
        stage.hands.doubleTap(at: stage.view, pause: 0.1)
        expectEqual(told.take(), [.ended])
        stage.wait(1)
        stage.hands.doubleTap(at: stage.view, pause: 1)
        expectEqual(told.take(), [])
        stage.wait(1)
        expectEqual(tap.failureReason, .own("no tap 2 within 0.35 s"))
    }

    /// A pattern, the tap that it is for, and the setting that makes the difference.
    private struct Limit {
        var taps = 1
        var fingers = 1
        /// A value at which what is played passes.
        var generous: (UITapGestureRecognizer) -> Void
        /// A value at which it does not.
        var strict: (UITapGestureRecognizer) -> Void
        var play: (Hands) -> Void
        var reason: String
    }

    enum Setting: CaseIterable {
        case maximumTapDuration
        case maximumTapInterval
        case allowableMovement
        case allowableSeparation
        case maximumTouchSeparation
        case maximumTouchDistance
    }

    private static let limits: [Setting: Limit] = [
        .maximumTapDuration: Limit(
            generous: { $0.maximumTapDuration = 2 },
            strict: { $0.maximumTapDuration = 0.5 },
            play: { $0.tap(at: CGPoint(x: 100, y: 100), holding: 1) },
            reason: "down for more than 0.5 s"),
        .maximumTapInterval: Limit(
            taps: 2, generous: { $0.maximumTapInterval = 1 },
            strict: { $0.maximumTapInterval = 0.2 },
            play: { $0.doubleTap(at: CGPoint(x: 100, y: 100), pause: 0.5) },
            reason: "no tap 2 within 0.2 s"),
        .allowableMovement: Limit(
            generous: { $0.allowableMovement = 100 },
            strict: { $0.allowableMovement = 50 },
            play: {
                $0.down(at: CGPoint(x: 100, y: 100))
                $0.move(dx: 60)
                $0.up()
            },
            reason: "moved 60 pt, more than 50"),
        .allowableSeparation: Limit(
            taps: 2, generous: { $0.allowableSeparation = 100 },
            strict: { $0.allowableSeparation = 20 },
            play: {
                $0.tap(at: CGPoint(x: 100, y: 100))
                $0.wait(0.1)
                $0.tap(at: CGPoint(x: 160, y: 180))
            },
            reason: "taps 100 pt apart, more than 20"),
        .maximumTouchSeparation: Limit(
            fingers: 2, generous: { $0.maximumTouchSeparation = 1 },
            strict: { $0.maximumTouchSeparation = 0.1 },
            play: {
                $0.down(at: CGPoint(x: 100, y: 100))
                $0.wait(0.5)
                $0.down(.leftIndex, at: CGPoint(x: 200, y: 100))
                $0.up()
                $0.up(.leftIndex)
            },
            reason: "1 of 2 fingers after 0.1 s"),
        .maximumTouchDistance: Limit(
            fingers: 2, generous: { $0.maximumTouchDistance = 100 },
            strict: { $0.maximumTouchDistance = 50 },
            play: { hands in
                hands.together {
                    hands.down(at: CGPoint(x: 100, y: 100))
                    hands.down(.leftIndex, at: CGPoint(x: 160, y: 180))
                }
                hands.up()
                hands.up(.leftIndex)
            },
            reason: "fingers 100 pt apart, more than 50"),
    ]

    @Test(.rules("B-221"), arguments: Setting.allCases)
    func `every limit can be set, and decides`(setting: Setting) throws {
        let limit = try #require(Self.limits[setting])
        let generous = makeStage(taps: limit.taps, fingers: limit.fingers, limit.generous)
        limit.play(generous.stage.hands)
        expectEqual(generous.told.take(), [.ended])
        let strict = makeStage(taps: limit.taps, fingers: limit.fingers, limit.strict)
        limit.play(strict.stage.hands)
        expectEqual(strict.told.take(), [])
        let failures = strict.stage.log.split(separator: "\n").filter { $0.contains("tap failed: \(limit.reason)") }
        expectEqual(failures.count, 1)
    }

    @Test(.rules("N-01", "N-02", "N-03", "N-05", "N-06", "N-07", "B-221"))
    func `defaults are what the specification asks for`() {
        let tap = UITapGestureRecognizer()
        expectEqual(tap.numberOfTapsRequired, 1)
        expectEqual(tap.numberOfTouchesRequired, 1)
        expectEqual(tap.maximumTapDuration, 1.5)
        expectEqual(tap.allowableMovement, 45)
        expect((0.3...0.4).contains(tap.maximumTapInterval))
        expectEqual(tap.allowableSeparation, 45)
        expectEqual(tap.maximumTouchSeparation, 0.3)
    }

    @Test(.rules("B-221", "N-01"))
    func `a hold of two fingers for 1.0 s is a tap, as one of one finger, of 1.5 s it is none`() {
        for fingers in 1...2 {
            for (seconds, isTap) in [(1.0, true), (1.49, true), (1.5, false)] {
                let (stage, _, told) = makeStage(fingers: fingers)
                stage.hands.together {
                    for (index, finger) in Finger.rightHand.prefix(fingers).enumerated() {
                        stage.hands.down(finger, at: CGPoint(x: 100 + 40 * CGFloat(index), y: 100))
                    }
                }
                stage.wait(seconds)
                stage.hands.liftAll()
                expectEqual(told.take(), isTap ? [.ended] : [])
            }
        }
    }

    /// A time limit comes before input of the same instant.
    @Test(.rules("B-221", "N-03"), arguments: [(0.349, true), (0.35, false)])
    func `the next tap comes less than 0.35 s after the last lift, also with two fingers`(
        _ pause: TimeInterval, _ isInTime: Bool
    ) {
        for fingers in 1...2 {
            let (stage, tap, told) = makeStage(taps: 2, fingers: fingers)
            let used = Finger.rightHand.prefix(fingers)
            func down() {
                stage.hands.together {
                    for (index, finger) in used.enumerated() {
                        stage.hands.down(finger, at: CGPoint(x: 100 + 40 * CGFloat(index), y: 100))
                    }
                }
            }
            down()
            // The fingers are lifted one after the other: the pause counts from the last one.
            for finger in used {
                stage.wait(0.2)
                stage.hands.up(finger)
            }
            stage.wait(pause)
            expectEqual(tap.failureReason, isInTime ? nil : .own("no tap 2 within 0.35 s"))
            down()
            stage.hands.liftAll()
            expectEqual(told.take(), isInTime ? [.ended] : [])
        }
    }

    @Test(.rules("B-222")) func `with several taps and fingers the locations are those of the first tap`() {
        let inner = UIView(frame: CGRect(x: 50, y: 20, width: 300, height: 200))
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.numberOfTouchesRequired = 2
        var places: [CGPoint] = []
        tap.addAction {
            places = [$0.location(in: nil), $0.location(in: inner)]
            for index in 0..<$0.numberOfTouches { places.append($0.location(ofTouch: index, in: nil)) }
            places.append($0.location(ofTouch: 1, in: inner))
        }
        let stage = Stage {
            $0.add(inner, "inner")
            $0.add(tap, "tap")
        }
        for shift in [0, 10] as [CGFloat] {
            stage.hands.together {
                stage.hands.down(at: CGPoint(x: 100 + shift, y: 100 + shift))
                stage.hands.down(.leftIndex, at: CGPoint(x: 140 + shift, y: 100 + shift))
            }
            stage.wait(0.05)
            stage.hands.up()
            stage.hands.up(.leftIndex)
            stage.wait(0.05)
        }
        expectEqual(
            places,
            [
                CGPoint(x: 120, y: 100), CGPoint(x: 70, y: 80), CGPoint(x: 100, y: 100), CGPoint(x: 140, y: 100),
                CGPoint(x: 90, y: 80),
            ])
        // The next attempt has its own.
        for _ in 0..<2 {
            stage.hands.together {
                stage.hands.down(at: CGPoint(x: 200, y: 50))
                stage.hands.down(.leftIndex, at: CGPoint(x: 220, y: 50))
            }
            stage.hands.up()
            stage.hands.up(.leftIndex)
        }
        expectEqual(places.first, CGPoint(x: 210, y: 50))
    }

    @Test(.rules("B-222")) func `after the reset it has no fingers, and is where it was until the next attempt`() {
        let (stage, tap, _) = makeStage()
        stage.application.supportsIndirectInputEvents = true
        var counts: [Int] = []
        tap.addAction { counts.append($0.numberOfTouches) }
        stage.hands.tap(at: CGPoint(x: 100, y: 100))
        expectEqual(counts, [1])
        expectEqual(tap.numberOfTouches, 0)
        expectEqual(tap.location(in: nil), CGPoint(x: 100, y: 100))
        // An attempt that fails before any finger counts is an attempt.
        stage.hands.click(.secondary, at: CGPoint(x: 200, y: 50))
        expectEqual(tap.failureReason, .own("buttons 2, not 1"))
        expectEqual(tap.location(in: nil), CGPoint(x: 200, y: 50))
        expectEqual(counts, [1])
    }

    @Test(.rules("B-223"))
    func `a single tap is possible while the finger is down and waits for nothing after the lift`() {
        let (stage, tap, told) = makeStage()
        stage.hands.down(at: stage.view)
        stage.wait(1)
        expectEqual(tap.state, .possible)
        expectEqual(told.take(), [])
        let lift = stage.host.now
        stage.hands.up()
        expectEqual(told.take(), [.ended])
        expectEqual(stage.host.now, lift)
    }

    @Test(.rules("B-221", "S-042", "S-077")) func `one finger more than required makes it fail at once`() {
        let (stage, tap, _) = makeStage()
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.down(.leftIndex, at: CGPoint(x: 200, y: 100))
        expectEqual(tap.failureReason, .own("2 fingers, not 1"))
    }

    @Test(.rules("B-099", "S-076")) func `a cancelled finger makes it fail`() {
        let (stage, tap, told) = makeStage()
        stage.hands.down(at: stage.view)
        stage.hands.cancel()
        expectEqual(told.take(), [])
        expectEqual(tap.failureReason, .systemCancelled)
    }
}
