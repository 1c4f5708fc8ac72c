import TestSupport
import Testing
import TouchTesting
import Touchstone

/// A touch on a row that two parts of the system withhold one after the other: the scroll view its beginning, a double tap its end.
struct WaitingTapTests {
    /// A table of three rows of 100 points; the recognizers are added to row 1.
    private func table(_ recognizers: KeyValuePairs<String, UIGestureRecognizer>) -> TableStage {
        let scene = TableStage(rows: 3, height: 100)
        scene.stage.perform {
            guard let row = scene.cell(1) else { return }
            for (name, recognizer) in recognizers {
                recognizer.addAction { _ in }
                scene.stage.add(recognizer, name, on: row)
            }
        }
        return scene
    }

    /// A single tap that waits for a double tap.
    private func taps() -> KeyValuePairs<String, UIGestureRecognizer> {
        let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        return ["single": single, "double": double]
    }

    @Test(.rules("B-311", "T-02", "T-15"))
    func `a quick tap on a row begins late, then waits for a double tap, and ends or is cancelled`() {
        let scene = table(taps())
        scene.hands.tap(at: CGPoint(x: 200, y: 150))
        scene.stage.wait(1)
        scene.stage.expect(
            """
            0     content 1 hit by 1
                  double, single, pan, delay watch 1
                  double, single, pan, delay receive began 1
                  content 1 waits for began 1: delay
            50    double, single, pan, delay receive ended 1
                  pan failed: lifted before it moved 10 pt
                  delay failed: a touch ended
                  single holds for double
                  content 1 receives began 1 late
                  shouldHighlight 1
                  didHighlight 1
                  content 1 waits for ended 1: double, single
                  pan, delay reset
            400   double failed: no tap 2 within 0.35 s
                  content 1 receives cancelled 1
                  didUnhighlight 1
                  single ended
                  double, single reset
            """)
    }

    @Test(.rules("B-311", "T-02")) func `a finger that rests on the row begins in it and then waits for a double tap`()
    {
        let scene = table(taps())
        scene.hands.down(at: CGPoint(x: 200, y: 150))
        scene.stage.wait(0.2)
        scene.hands.up()
        scene.stage.wait(1)
        scene.stage.expect(
            """
            0     content 1 hit by 1
                  double, single, pan, delay watch 1
                  double, single, pan, delay receive began 1
                  content 1 waits for began 1: delay
            150   delay failed: down for 0.15 s
                  content 1 receives began 1 late
                  shouldHighlight 1
                  didHighlight 1
                  delay reset
            200   double, single, pan receive ended 1
                  pan failed: lifted before it moved 10 pt
                  single holds for double
                  content 1 waits for ended 1: double, single
                  pan reset
            550   double failed: no tap 2 within 0.35 s
                  content 1 receives cancelled 1
                  didUnhighlight 1
                  single ended
                  double, single reset
            """)
    }

    @Test(.rules("B-311", "T-02")) func `a quick tap waits for a double tap alone, without a single one`() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let scene = table(["double": double])
        scene.hands.tap(at: CGPoint(x: 200, y: 150))
        scene.stage.wait(1)
        scene.stage.expect(
            """
            0     content 1 hit by 1
                  double, pan, delay watch 1
                  double, pan, delay receive began 1
                  content 1 waits for began 1: delay
            50    double, pan, delay receive ended 1
                  pan failed: lifted before it moved 10 pt
                  delay failed: a touch ended
                  content 1 receives began 1 late
                  shouldHighlight 1
                  didHighlight 1
                  content 1 waits for ended 1: double
                  pan, delay reset
            400   double failed: no tap 2 within 0.35 s
                  content 1 receives ended 1 late
                  didUnhighlight 1
                  willSelect 1
                  didSelect 1
                  double reset
            """)
    }

    @Test(.rules("B-311", "T-02")) func `a double tap on a row cancels what had begun late`() {
        let scene = table(taps())
        scene.hands.doubleTap(at: CGPoint(x: 200, y: 150))
        scene.stage.wait(1)
        scene.stage.expect(
            """
            0     content 1 hit by 1
                  double, single, pan, delay watch 1
                  double, single, pan, delay receive began 1
                  content 1 waits for began 1: delay
            50    double, single, pan, delay receive ended 1
                  pan failed: lifted before it moved 10 pt
                  delay failed: a touch ended
                  single holds for double
                  content 1 receives began 1 late
                  shouldHighlight 1
                  didHighlight 1
                  content 1 waits for ended 1: double, single
                  pan, delay reset
            150   content 1 hit by 2
                  double watches 2
                  single does not receive 2: already decided, waiting for its reset
                  pan, delay watch 2
                  double, pan, delay receive began 2
                  content 1 waits for began 2: delay
            200   double, pan, delay receive ended 2
                  pan failed: lifted before it moved 10 pt
                  delay failed: a touch ended
                  single failed: double recognized
                  content 1 never receives 2
                  content 1 receives cancelled 1
                  didUnhighlight 1
                  double ended
                  double, single, pan, delay reset
            """)
    }

    @Test(.rules("B-311", "T-02"))
    func `two fingers that are lifted together begin late and wait for a tap of two that counts twice`() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        double.numberOfTouchesRequired = 2
        let content = UIView(frame: .zero)
        content.isMultipleTouchEnabled = true
        let scene = ScrollStage(content: content) { $0.stage.add(double, "double", on: content) }
        scene.hands.together {
            scene.hands.down(.leftIndex, at: CGPoint(x: 100, y: 150))
            scene.hands.down(.rightIndex, at: CGPoint(x: 300, y: 150))
        }
        scene.stage.wait(0.05)
        scene.hands.liftAll()
        scene.stage.wait(1)
        scene.stage.expect(
            """
            0     content hit by 1
                  double, pan, delay watch 1
                  content hit by 2
                  double, pan, delay watch 2
                  double, pan, delay receive began 1+2
                  content waits for began 1: delay
                  content waits for began 2: delay
            50    double, pan, delay receive ended 1+2
                  pan failed: lifted before it moved 10 pt
                  delay failed: a touch ended
                  content receives began 1+2 late
                  content waits for ended 1: double
                  content waits for ended 2: double
                  pan, delay reset
            400   double failed: no tap 2 within 0.35 s
                  content receives ended 1+2 late
                  double reset
            """)
    }

    @Test(.rules("B-311", "T-02"))
    func `outside of scroll views a recognizer that delays the beginning gives the same order`() {
        let stage = Stage()
        let view = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), "view")
        let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        let press = UILongPressGestureRecognizer()
        press.delaysTouchesBegan = true
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        for (tap, name) in [(single, "single"), (double, "double"), (press, "press")] as [(UIGestureRecognizer, String)]
        {
            tap.addAction { _ in }
            stage.add(tap, name, on: view)
        }
        stage.hands.tap(at: CGPoint(x: 100, y: 100))
        stage.wait(1)
        stage.expect(
            """
            0     view hit by 1
                  press, double, single watch 1
                  press, double, single receive began 1
                  view waits for began 1: press
            50    press, double, single receive ended 1
                  press failed: lifted before 0.5 s
                  single holds for double
                  view receives began 1 late
                  view waits for ended 1: double, single
                  press reset
            400   double failed: no tap 2 within 0.35 s
                  view receives cancelled 1
                  single ended
                  double, single reset
            """)
    }

    /// A view whose beginnings a press withholds, with a double tap that withholds ends and another recognizer that waits for it.
    private func delayed(_ other: UIGestureRecognizer, named name: String) -> Stage {
        final class Field: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let stage = Stage()
        let view = stage.add(Field(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), "view")
        stage.perform { _ = view.becomeFirstResponder() }
        let (press, double) = (UILongPressGestureRecognizer(), UITapGestureRecognizer())
        press.delaysTouchesBegan = true
        double.numberOfTapsRequired = 2
        other.require(toFail: double)
        for (recognizer, name) in [(other, name), (double, "double"), (press, "press")] {
            recognizer.addAction { _ in }
            stage.add(recognizer, name, on: view)
        }
        return stage
    }

    @Test(.rules("B-130", "T-02")) func `a pan that waits for a double tap withholds the end after the late beginning`()
    {
        let stage = delayed(UIPanGestureRecognizer(), named: "pan")
        stage.hands.down(at: CGPoint(x: 100, y: 100))
        stage.hands.move(dx: 20)
        stage.hands.up()
        stage.wait(1)
        stage.expect(
            """
            0     view hit by 1
                  press, double, pan watch 1
                  press, double, pan receive began 1
                  view waits for began 1: press
                  press, double, pan receive moved 1
                  press failed: moved 20 pt, more than 10
                  pan holds for double
                  view receives began 1 late
                  view receives moved 1
                  press reset
                  double, pan receive ended 1
                  view waits for ended 1: double, pan
            350   double failed: no tap 2 within 0.35 s
                  view receives cancelled 1
                  pan began
                  pan ended
                  double, pan reset
            """)
    }

    @Test(.rules("B-130", "T-02")) func `a button that is clicked begins late and waits like a finger`() {
        let stage = delayed(UITapGestureRecognizer(), named: "single")
        stage.hands.click(.select)
        stage.wait(1)
        stage.expect(
            """
            0     view receives press 1
                  press, double, single follow press 1
                  press, double, single receive press-began 1
                  view waits for press-began 1: press
            50    press, double, single receive press-ended 1
                  press failed: lifted before 0.5 s
                  single holds for double
                  view receives press-began 1 late
                  view waits for press-ended 1: double, single
                  press reset
            400   double failed: no tap 2 within 0.35 s
                  view receives press-cancelled 1
                  single ended
                  double, single reset
            """)
    }
}
