import Testing
import Touchstone
import TouchTesting

@Suite struct Probe {
    @Test func `probe`() {
        let s1 = Stage { _ = $0.tap() }
        s1.hands.tap(at: s1.view)
        print(s1.log); print("----- T-04")
        let s2 = Stage { _ = $0.tap("double", count: 2) }
        s2.hands.tap(at: s2.view); s2.wait(1)
        print(s2.log); print("----- T-05")
        let s3 = Stage { _ = $0.tap("double", count: 2) }
        s3.hands.doubleTap(at: s3.view); s3.wait(1)
        print(s3.log); print("----- T-10")
        let s4 = Stage { $0.tap("single").require(toFail: $0.tap("double", count: 2)) }
        s4.play("D--U------------", stepMilliseconds: 40)
        print(s4.log); print("----- T-12")
        let s5 = Stage {
            _ = $0.tap("single"); _ = $0.tap("double", count: 2)
        }
        s5.hands.doubleTap(at: s5.view); s5.wait(1)
        print(s5.log); print("----- T-08")
        let s6 = Stage { s in
            let l = s.addView("left", frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            let r = s.addView("right", frame: CGRect(x: 200, y: 0, width: 200, height: 300))
            _ = r
            _ = s.tap("tap", on: l); _ = s.pinch()
        }
        s6.hands.pinch(at: s6.view, from: 200, to: 100, over: 0.05)
        print(s6.log); print("----- T-06")
        let s7 = Stage { $0.tap().delaysTouchesBegan = true }
        s7.hands.down(at: s7.view); s7.hands.move(dx: 10); s7.wait(0.1); s7.hands.move(dx: 60); s7.hands.up()
        print(s7.log)
    }
}
