import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Pointers and pencils that do not touch (B-270).
struct HoverTests {
    private static let middle = CGPoint(x: 200, y: 150)

    private func hover(_ stage: Stage, _ name: String = "hover", on view: UIView? = nil) -> UIHoverGestureRecognizer {
        stage.perform { stage.add(UIHoverGestureRecognizer(), name, on: view) }
    }

    @Test(.rules("B-270"))
    func `a hover begins with the pointer's coming, changes with its movement, ends with its going`() {
        let stage = Stage()
        let hover = hover(stage)
        var places: [CGPoint] = []
        hover.addAction { places.append($0.location(in: stage.view)) }
        stage.hands.hover(at: Self.middle)
        stage.wait(0.1)
        stage.hands.hover(at: CGPoint(x: 10, y: 10))
        stage.wait(0.1)
        stage.hands.stopHovering()
        expectEqual(places, [Self.middle, CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 10)])
        stage.expect(
            """
              0     hover follows hover
                    hover receives stream-began
                    hover began
              100   hover receives stream-changed
                    hover changed
              200   hover receives stream-ended
                    hover ended
                    hover reset
            """)
    }

    @Test(.rules("B-270")) func `a crowd that hovers begins in one event`() {
        let (stage, size) = (Stage(), 300)
        var begun = 0
        for index in 0..<size {
            let hover = hover(stage, "hover \(index)")
            hover.addAction { if $0.state == .began { begun += 1 } }
        }
        stage.hands.hover(at: Self.middle)
        expectEqual(begun, size)
        expectEqual(stage.diagnostics, [])
        stage.hands.stopHovering()
    }

    @Test(.rules("B-270")) func `a pointer that moves from view to view ends one hover and begins another`() {
        let stage = Stage()
        let left = stage.perform { stage.addView("left", frame: CGRect(x: 0, y: 0, width: 100, height: 300)) }
        let inner = stage.perform {
            stage.addView("inner", frame: CGRect(x: 0, y: 0, width: 50, height: 50), on: left)
        }
        let right = stage.perform { stage.addView("right", frame: CGRect(x: 200, y: 0, width: 100, height: 300)) }
        for (name, view) in [("outer", stage.view), ("left", left), ("inner", inner), ("right", right)] {
            _ = hover(stage, name, on: view)
        }
        for x in [20, 70, 150, 250] { stage.hands.hover(at: CGPoint(x: x, y: 20)) }
        stage.hands.stopHovering()
        stage.expect(
            """
              0     inner, left, outer follow hover
                    inner, left, outer receive stream-began
                    inner began
                    left began
                    outer began
                    inner receives stream-ended
                    left, outer receive stream-changed
                    inner ended
                    left changed
                    outer changed
                    inner reset
                    left receives stream-ended
                    outer receives stream-changed
                    left ended
                    outer changed
                    left reset
                    right follows hover
                    right receives stream-began
                    outer receives stream-changed
                    outer changed
                    right began
                    right, outer receive stream-ended
                    right ended
                    outer ended
                    right, outer reset
            """)
    }

    @Test(.rules("B-270")) func `the event is one of hover, its touch has the phases of a region`() throws {
        let stage = Stage()
        let probe = stage.perform { stage.add(DeviceProbe(), "probe") }
        probe.kinds = [.hover]
        var notes: [String] = []
        probe.onStream = { _, step, event in
            expectEqual(event.type, .hover)
            let touches = event.allTouches ?? []
            expectEqual(event.touches(for: stage.view), touches)
            expectEqual(event.touches(for: stage.window), touches)
            for touch in touches {
                expectEqual(touch.gestureRecognizers, [])
                notes.append("\(step) \(touch.phase) \(touch.type) \(touch.location(in: nil).x) \(touch.timestamp)")
            }
        }
        stage.hands.hover(at: Self.middle)
        stage.wait(0.5)
        stage.hands.hover(at: CGPoint(x: 10, y: 10))
        stage.hands.stopHovering()
        expectEqual(
            notes,
            [
                "began regionEntered indirectPointer 200.0 0.0",
                "changed regionMoved indirectPointer 10.0 0.5",
                "ended regionExited indirectPointer 10.0 0.5",
            ])
    }

    @Test(.rules("B-401", "B-403")) func `the touch of a hover has itself as its reading, and nothing is predicted`() {
        let stage = Stage()
        let probe = stage.perform { stage.add(DeviceProbe(), "probe") }
        probe.kinds = [.hover]
        var notes: [String] = []
        probe.onStream = { _, _, event in
            for touch in event.allTouches ?? [] {
                expectEqual(event.predictedTouches(for: touch), [])
                for reading in event.coalescedTouches(for: touch) ?? [] {
                    notes.append("\(reading.phase) \(reading.location(in: nil).x) \(reading.timestamp)")
                    // A copy is not the touch of the event.
                    expectNil(event.coalescedTouches(for: reading))
                    expectNil(event.predictedTouches(for: reading))
                }
            }
        }
        stage.hands.hover(at: Self.middle)
        stage.wait(0.5)
        stage.hands.hover(at: CGPoint(x: 10, y: 10))
        expectEqual(notes, ["regionEntered 200.0 0.0", "regionMoved 10.0 0.5"])
    }

    @Test(.rules("1.8")) func `a hovering pencil tells its height and its angles, in the coordinates of any view`() {
        let stage = Stage()
        let turned = stage.perform { stage.addView("turned", frame: stage.view.bounds) }
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let hover = hover(stage)
        var details = ContactDetails()
        (details.altitude, details.azimuth, details.roll) = (0.5, 1, 0.25)
        stage.hands.hover(at: Self.middle, tool: .pencil, distance: 0.75, details: details)
        func rounded(_ value: CGFloat) -> CGFloat { (value * 1_000).rounded() / 1_000 }
        expectEqual(hover.zOffset, 0.75)
        expectEqual(hover.altitudeAngle, 0.5)
        expectEqual(hover.rollAngle, 0.25)
        expectEqual(rounded(hover.azimuthAngle(in: nil)), 1)
        expectEqual(rounded(hover.azimuthAngle(in: turned)), rounded(1 - .pi / 2))
        let vector = hover.azimuthUnitVector(in: nil)
        expectEqual(rounded(vector.dx * vector.dx + vector.dy * vector.dy), 1)
        stage.hands.hover(at: Self.middle, tool: .pencil, distance: .nan)
        expectEqual(hover.zOffset, 0)
        stage.hands.stopHovering()
        expectEqual(hover.altitudeAngle, 0)
        expectEqual(hover.azimuthUnitVector(in: nil), CGVector(dx: 0, dy: 0))
    }

    @Test(.rules("B-270")) func `a hover neither prevents nor is prevented: a click under it taps`() {
        let stage = Stage { _ = $0.addTap() }
        stage.application.supportsIndirectInputEvents = true
        _ = hover(stage)
        stage.hands.hover(at: Self.middle)
        stage.hands.click(at: Self.middle)
        stage.hands.hover(at: CGPoint(x: 10, y: 10))
        stage.expect(
            """
              0     hover follows hover
                    hover receives stream-began
                    hover began
                    view hit by 2
                    hover does not receive 2: handles no touches
                    tap watches 2
                    tap receives began 2
                    view receives began 2
              50    tap receives ended 2
                    view receives cancelled 2
                    tap ended
                    tap reset
                    hover receives stream-changed
                    hover changed
            """)
    }

    @Test(.rules("B-200", "B-201"))
    func `a hover that is disabled is cancelled, and begins again when the pointer comes back`() {
        let stage = Stage()
        let leaf = stage.perform { stage.addView("leaf", frame: CGRect(x: 0, y: 0, width: 50, height: 50)) }
        let hover = hover(stage, on: leaf)
        stage.hands.hover(at: CGPoint(x: 20, y: 20))
        stage.perform { hover.isEnabled = false }
        stage.wait(0.1)
        stage.perform { hover.isEnabled = true }
        stage.hands.hover(at: CGPoint(x: 30, y: 20))
        stage.hands.hover(at: CGPoint(x: 100, y: 20))
        stage.hands.hover(at: CGPoint(x: 30, y: 20))
        stage.expect(
            """
              0     hover follows hover
                    hover receives stream-began
                    hover began
                    hover breaks off: disabled
                    hover cancelled
                    hover reset
              100   hover follows hover
                    hover receives stream-began
                    hover began
            """)
    }

    @Test(.rules("B-202", "B-206"))
    func `a hover of a view that goes is cancelled, one that is added later waits for a movement`() {
        let stage = Stage()
        _ = hover(stage, "outer")
        let leaf = stage.perform { stage.addView("leaf", frame: stage.view.bounds) }
        _ = hover(stage, "leaf hover", on: leaf)
        stage.hands.hover(at: Self.middle)
        stage.perform { leaf.removeFromSuperview() }
        stage.wait(0.1)
        stage.hands.hover(at: CGPoint(x: 10, y: 10))
        _ = hover(stage, "late")
        stage.wait(0.1)
        stage.hands.hover(at: Self.middle)
        stage.hands.stopHovering()
        stage.expect(
            """
              0     leaf hover, outer follow hover
                    leaf hover, outer receive stream-began
                    leaf hover began
                    outer began
                    leaf hover breaks off: removed
                    leaf hover cancelled
                    leaf hover reset
              100   outer receives stream-changed
                    outer changed
              200   late follows hover
                    late receives stream-began
                    outer receives stream-changed
                    outer changed
                    late began
                    late, outer receive stream-ended
                    late ended
                    outer ended
                    late, outer reset
            """)
    }

    @Test(.rules("B-015")) func `an interruption cancels a hover; the next movement begins another`() {
        let stage = Stage()
        _ = hover(stage)
        stage.hands.hover(at: Self.middle)
        stage.application.host.resignActive()
        stage.hands.hover(at: Self.middle)
        stage.application.host.becomeActive()
        stage.hands.hover(at: Self.middle)
        stage.expect(
            """
              0     hover follows hover
                    hover receives stream-began
                    hover began
                    hover receives stream-cancelled
                    hover breaks off: system cancelled
                    hover cancelled
                    hover reset
                    hover follows hover
                    hover receives stream-began
                    hover began
            """)
    }

    @Test(.rules("B-270")) func `from window to window, each receives in its own coordinates`() {
        let stage = Stage()
        let first = hover(stage, "first")
        let window = stage.perform {
            let window = UIWindow(frame: CGRect(x: 200, y: 0, width: 200, height: 300))
            window.accessibilityIdentifier = "second window"
            window.isHidden = false
            return window
        }
        let second = stage.perform { stage.add(UIHoverGestureRecognizer(), "second", on: window) }
        var places: [String] = []
        for recognizer in [first, second] {
            recognizer.addAction { places.append("\($0.name ?? "") \($0.location(in: nil).x)") }
        }
        stage.hands.hover(at: CGPoint(x: 100, y: 20))
        stage.hands.hover(at: CGPoint(x: 250, y: 20))
        stage.hands.mayMiss = true
        stage.hands.hover(at: CGPoint(x: 900, y: 20))
        expectEqual(
            places,
            [
                "first 100.0", "first 250.0", "second 50.0", "second 700.0",
            ])
        stage.expect(
            """
              0     first follows hover
                    first receives stream-began
                    first began
                    second follows hover
                    first receives stream-ended
                    second receives stream-began
                    first ended
                    second began
                    first reset
                    second receives stream-ended
                    second ended
                    second reset
            """)
    }

    @Test(.rules("B-270")) func `two pencils hover apart; a recognizer follows one of them`() {
        let stage = Stage()
        _ = hover(stage)
        func send(_ id: Int, _ phase: HoverSample.Phase, _ location: CGPoint = Self.middle) {
            let sample = HoverSample(id: id, phase: phase, location: location)
            stage.host.receive(InputFrame(at: stage.host.now, others: [.hover(sample)]))
        }
        send(1, .entered)
        send(2, .entered)
        send(2, .moved)
        send(1, .exited, CGPoint(x: CGFloat.nan, y: 0))
        send(2, .exited)
        send(3, .exited)
        send(4, .moved, CGPoint(x: CGFloat.nan, y: 0))
        expectEqual(stage.diagnostics, [.inputNotFinite("a hover")])
        stage.expect(
            """
              0     hover follows hover
                    hover receives stream-began
                    hover began
                    hover does not receive hover: it follows other input
                    hover receives stream-ended
                    hover ended
                    hover reset
                    ! a hover has a value that is not finite; the value was ignored: report finite numbers
            """)
    }
}
