import TestSupport
import Testing
import TouchTesting
@_spi(Subclass) import Touchstone

/// Recognizers that wait for the failure of others (B-165…B-173).
struct RequirementTests {
    @Test(.rules("B-165", "B-172", "S-139", "S-140", "S-141", "S-142", "T-10"))
    func `a held tap fires once the double tap has failed`() {
        let stage = Stage { $0.addTap("single").require(toFail: $0.addTap("double", count: 2)) }
        stage.play("D--U------------", step: .milliseconds(40))
        stage.expect(
            """
            D                 view hit by 1
            D                 double, single watch 1
            D                 double, single receive began 1
            D                 view receives began 1
               U              double, single receive ended 1
               U              single holds for double
               U              view waits for ended 1: double, single
                       *      double failed: no tap 2 within 0.35 s
                       *      view receives cancelled 1
                       *      single ended
                       *      double, single reset
            """)
    }

    @Test(.rules("B-165", "S-139", "S-141", "T-11")) func `a held tap fails when the double tap recognizes`() {
        let stage = Stage { $0.addTap("single").require(toFail: $0.addTap("double", count: 2)) }
        stage.play("DUDU", step: .milliseconds(50))
        stage.expect(
            """
            D     view hit by 1
            D     double, single watch 1
            D     double, single receive began 1
            D     view receives began 1
             U    double, single receive ended 1
             U    single holds for double
             U    view waits for ended 1: double, single
              D   view hit by 2
              D   double watches 2
              D   single does not receive 2: already decided, waiting for its reset
              D   double receives began 2
              D   view receives began 2
               U  double receives ended 2
               U  single failed: double recognized
               U  view receives cancelled 1+2
               U  double ended
               U  double, single reset
            """)
    }

    @Test(.rules("B-165")) func `a requirement that began counts as recognized`() {
        let stage = Stage { stage in
            let drag = stage.written("drag")
            drag.isDrag()
            drag.mayPrevent = { _ in false }
            let tap = stage.written("tap")
            tap.isDiscrete()
            tap.require(toFail: drag)
        }
        stage.play("DM", step: .milliseconds(10))
        stage.expect(
            """
            D   view hit by 1
            D   tap, drag watch 1
            D   tap, drag receive began 1
            D   view receives began 1
             M  tap, drag receive moved 1
             M  tap failed: drag recognized
             M  view receives cancelled 1
             M  drag began
             M  tap reset
            """)
    }

    @Test(.rules("B-098", "B-166")) func `while held it goes on analyzing, but the outside sees possible`() {
        var inside: [UIGestureRecognizer.State] = []
        var outside: [UIGestureRecognizer.State] = []
        var told: [UIGestureRecognizer.State] = []
        let stage = Stage { stage in
            let required = stage.written("required")
            required.onEnded = { $0.state = .failed }
            let held = stage.written("held")
            held.isDrag()
            held.onMoved = { own in
                own.state = own.state == .possible ? .began : .changed
                inside.append(own.state)
            }
            held.require(toFail: required)
            held.addAction { told.append($0.state) }
            stage.add(NotingView(frame: stage.view.bounds), "noting").onReceiving = { _, _ in outside.append(held.state)
            }
        }
        stage.play("DMMMU", step: .milliseconds(10))
        expectEqual(inside, [.began, .changed, .changed])
        // The last one is the cancellation, just before the action (B-125).
        expectEqual(outside, [.possible, .possible, .possible, .possible, .began])
        // The end came while it was held, so it is reported right after the beginning.
        expectEqual(told, [.began, .ended])
    }

    @Test(.rules("B-167")) func `one that received no touch in this attempt is not waited for`() {
        let stage = Stage { stage in
            let aside = stage.addView("aside", frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            stage.addTap("single").require(toFail: stage.addTap("elsewhere", count: 2, on: aside))
        }
        stage.play("DU", step: .milliseconds(50))
        stage.expect(
            """
            D   view hit by 1
            D   single watches 1
            D   single receives began 1
            D   view receives began 1
             U  single receives ended 1
             U  view receives cancelled 1
             U  single ended
             U  single reset
            """)
    }

    enum Way: CaseIterable {
        case hookOfHeld
        case hookOfRequired
        case delegateOfHeld
        case delegateOfRequired
    }

    @Test(.rules("B-168"), arguments: Way.allCases)
    func `either hook and either delegate makes a requirement for this attempt`(way: Way) {
        let delegate = WrittenDelegate()
        let stage = Stage { stage in
            let required = stage.written("required")
            required.onEnded = { $0.state = .failed }
            let held = stage.written("held")
            held.isDrag()
            switch way {
            case .hookOfHeld: held.requires = { $0.name == "required" }
            case .hookOfRequired: required.isRequired = { $0.name == "held" }
            case .delegateOfHeld:
                delegate.requires = { $0.name == "held" && $1.name == "required" }
                held.delegate = delegate
            case .delegateOfRequired:
                delegate.isRequired = { $0.name == "required" && $1.name == "held" }
                required.delegate = delegate
            }
        }
        stage.play("DMU", step: .milliseconds(10))
        stage.expect(
            """
            D    view hit by 1
            D    held, required watch 1
            D    held, required receive began 1
            D    view receives began 1
             M   held, required receive moved 1
             M   held holds for required
             M   view receives moved 1
              U  held, required receive ended 1
              U  required failed: own decision
              U  view receives cancelled 1
              U  held began
              U  held ended
              U  held, required reset
            """)
    }

    @Test(.rules("B-168")) func `a no takes no lasting requirement away, and each pair is asked once an attempt`() {
        var calls: [String] = []
        let delegate = WrittenDelegate()
        delegate.onEveryCall = { if $0.contains("require") { calls.append($0) } }
        let stage = Stage { stage in
            let required = stage.written("required")
            required.onEnded = { $0.state = .failed }
            let held = stage.written("held")
            held.isDrag()
            held.delegate = delegate
            held.require(toFail: required)
        }
        stage.play("DMMMU", step: .milliseconds(10))
        expectEqual(calls, ["held requires required"])
        stage.expect(
            """
            D      view hit by 1
            D      held, required watch 1
            D      held, required receive began 1
            D      view receives began 1
             M     held, required receive moved 1
             M     held holds for required
             M     view receives moved 1
              M    held, required receive moved 1
              M    view receives moved 1
               M   held, required receive moved 1
               M   view receives moved 1
                U  held, required receive ended 1
                U  required failed: own decision
                U  view receives cancelled 1
                U  held began
                U  held ended
                U  held, required reset
            """)
    }

    @Test(.rules("B-170")) func `a circle of waiting is broken at its lowest precedence and named`() {
        let stage = Stage { stage in
            let (first, second) = (stage.written("first"), stage.written("second"))
            for own in [first, second] { own.isDrag() }
            first.require(toFail: second)
            second.require(toFail: first)
        }
        stage.play("DM", step: .milliseconds(10))
        stage.expect(
            """
            D   view hit by 1
            D   second, first watch 1
            D   second, first receive began 1
            D   view receives began 1
             M  second, first receive moved 1
             M  second holds for first
             M  first holds for second
             M  ! \(TouchDiagnostic.requirementCycle(["first", "second"]))
             M  first failed: deadlock
             M  view receives cancelled 1
             M  second began
             M  first reset
            """)
        expectEqual(stage.diagnostics.count, 1)
        expectEqual(stage.diagnostics.first?.description.contains("so first was failed"), true)
    }

    @Test(.rules("B-173", "S-143"), arguments: [true, false])
    func `disabling or removing the one that is waited for lets the waiting one go`(isDisabled: Bool) {
        var double: UITapGestureRecognizer?
        let stage = Stage { stage in
            double = stage.addTap("double", count: 2)
            if let double { stage.addTap("single").require(toFail: double) }
        }
        stage.hands.tap(at: stage.view)
        stage.clearLog()
        stage.perform {
            if isDisabled { double?.isEnabled = false } else { double?.view?.removeGestureRecognizer(double!) }
        }
        stage.wait(0.01)
        stage.expect(
            """
            50    double failed: \(isDisabled ? "disabled" : "removed")
                  view receives cancelled 1
                  single ended
                  single, double reset
            """)
        // Without it there is no latency any more.
        stage.clearLog()
        stage.hands.tap(at: stage.view)
        let (first, second) = ("single watches 2", "double does not receive 2: disabled")
        stage.expect(
            """
            60    view hit by 2
                  \(isDisabled ? "\(first)\n      \(second)" : first)
                  single receives began 2
                  view receives began 2
            110   single receives ended 2
                  view receives cancelled 2
                  single ended
                  single reset
            """)
    }
}
