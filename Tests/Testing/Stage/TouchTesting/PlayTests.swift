import TestSupport
import Testing
import TouchTesting

struct PlayTests {
    // The example of README.md, word for word.
    @Test func `a single tap fires once the double tap has failed`() {
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

    @Test func `a pattern moves 20 points a step, and is taken away by the system`() {
        let stage = Stage { _ = $0.addPan() }
        stage.play("DMMX", step: .milliseconds(10))
        stage.expect(
            """
            D     view hit by 1
            D     pan watches 1
            D     pan receives began 1
            D     view receives began 1
             M    pan receives moved 1
             M    view receives cancelled 1
             M    pan began
              M   pan receives moved 1
              M   pan changed
               X  pan receives cancelled 1
               X  pan breaks off: system cancelled
               X  pan cancelled
               X  pan reset
            """)
    }

    @Test(.bug(id: "K-5"))
    func `a second pattern goes on where the first ended, with an empty column for the time between`() {
        let stage = Stage { $0.addTap() }
        stage.play("D-", step: .milliseconds(10))
        stage.play("-U", step: .milliseconds(20))
        stage.wait(1)
        stage.play("DU", step: .milliseconds(10))
        stage.expect(
            """
            D        view hit by 1
            D        tap watches 1
            D        tap receives began 1
            D        view receives began 1
               U     tap receives ended 1
               U     view receives cancelled 1
               U     tap ended
               U     tap reset
                 D   view hit by 2
                 D   tap watches 2
                 D   tap receives began 2
                 D   view receives began 2
                  U  tap receives ended 2
                  U  view receives cancelled 2
                  U  tap ended
                  U  tap reset
            """)
        stage.clearLog()
        stage.play("DX", step: .milliseconds(10))
        expect(stage.log.hasPrefix("D   view hit by 3\n"))
    }
}
